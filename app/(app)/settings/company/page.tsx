import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { toShellViewer } from "@/components/accounts/accounts/shell-viewer";
import { ActAsLinks } from "@/components/layout/act-as";
import { InviteForm } from "@/components/profiles/companies/invite-form";
import { Team, teamDone } from "@/components/profiles/companies/team";
import { ActionForm } from "@/components/ui/action-form";
import { AskFirst } from "@/components/ui/ask-first";
import { buttonClass } from "@/components/ui/button-style";
import { DoneNote } from "@/components/ui/done-note";
import { Link } from "@/components/ui/link";
import { leaveCompany } from "@/lib/actions/company";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { listTokens } from "@/lib/domain/accounts/tokens/queries";
import { listMembers } from "@/lib/domain/profiles/companies/queries/company";
import { listInvitations } from "@/lib/domain/profiles/companies/queries/invitations";
import { companyMessages, may, roleOf } from "@/lib/domain/profiles/companies/rules";
import { page } from "@/lib/transport/page";
import { cn } from "@/lib/utils/cn";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Company", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/company";

/**
 * Every member may leave but the last Admin of others, who reads why in place of leaving. A Manager, who has no company
 * management, looks after its Editors here.
 */
export default async function CompanyPage({ searchParams }: SearchProps) {
  const { done } = await searchParams;
  const { user } = await page(me, {}, HERE);
  const acts = user.companyActs;
  const [{ tokens }, team, open] = await Promise.all([
    page(listTokens, {}, HERE),
    acts.includes("manageEditors") ? page(listMembers, {}, HERE) : null,
    acts.includes("manageEditors") ? page(listInvitations, {}, HERE) : null,
  ]);
  const isAlone = acts.includes("manageCompany") && team?.members.length === 1;
  const isLastAdmin =
    !isAlone &&
    acts.includes("manageCompany") &&
    team?.members.filter(({ role, status }) => may(roleOf(role), "manageCompany") && status === "ACTIVE")
      .length === 1;
  return (
    <SettingsSubPage here={HERE} title="Company" width="list">
      <DoneNote done={done} messages={teamDone} />
      {user.company ? (
        <>
          <p className="mb-3">You are a member of {user.company.name}.</p>
          <ActAsLinks actsFor={toShellViewer(user).actsFor ?? []} />
          <p className="mb-6 text-ink-2 text-sm">
            {isAlone
              ? "You are its only member. When you leave, the company ends, with its API tokens, its log and the invitations that it sent. The newsroom of your account and all that is in it stay yours."
              : "When you leave, you act for its newsrooms no more, and invitations that you sent end. What you made stays with the company."}
          </p>
          {tokens.length > 0 && (
            <p className="mb-6 text-ink-2 text-sm">
              Your own API tokens end: {tokens.map(({ name }) => name).join(", ")}.
              {!isAlone && " The company's go on."}
            </p>
          )}
          {isLastAdmin ? (
            <p className="text-sm">
              {companyMessages.lastAdmin}{" "}
              <Link href="/company-management?tab=team" className="link hit-area font-medium">
                To the team
              </Link>
            </p>
          ) : (
            <AskFirst
              label={`Leave ${user.company.name}`}
              variant="line"
              size="md"
              question={
                isAlone
                  ? "The company can't be brought back. You can found another one by its name."
                  : "Only a new invitation brings you back."
              }
            >
              <ActionForm action={leaveCompany} variant="bad" busyLabel="Leaving">
                {isAlone ? "Leave and end the company" : "Leave the company"}
              </ActionForm>
            </AskFirst>
          )}
          {team && open && !acts.includes("manageCompany") && (
            <div className="mt-10 grid justify-items-start gap-4">
              <Team
                members={team.members}
                invitations={open.invitations}
                acts={acts}
                note="You invite, pause and remove Editors; an Admin does the rest"
              />
              <details className="w-full max-w-[480px]">
                <summary className={cn(buttonClass({ variant: "line" }), "w-fit")}>Invite an Editor</summary>
                <div className="pt-4">
                  <InviteForm acts={acts} />
                </div>
              </details>
            </div>
          )}
        </>
      ) : user.pausedIn ? (
        <>
          <p className="mb-3">You are a paused member of {user.pausedIn}.</p>
          <p className="mb-6 text-ink-2 text-sm">
            An Admin of it can resume you. Until then you act for none of its newsrooms. To found a company or
            to join another, leave this one first; what you made stays with it.
          </p>
          <AskFirst
            label={`Leave ${user.pausedIn}`}
            variant="line"
            size="md"
            question="Only a new invitation brings you back. Your own API tokens end."
          >
            <ActionForm action={leaveCompany} variant="bad" busyLabel="Leaving">
              Leave the company
            </ActionForm>
          </AskFirst>
        </>
      ) : (
        <p className="text-ink-2">You belong to no company.</p>
      )}
    </SettingsSubPage>
  );
}
