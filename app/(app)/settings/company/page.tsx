import type { Metadata } from "next";
import { toShellViewer } from "@/components/accounts/accounts/shell-viewer";
import { ActAsLinks } from "@/components/layout/act-as";
import { ActionForm } from "@/components/ui/action-form";
import { leaveCompany } from "@/lib/actions/company";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { listTokens } from "@/lib/domain/accounts/tokens/queries";
import { listMembers } from "@/lib/domain/profiles/companies/queries/company";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Company", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/company";

/** Every member may leave but the last Admin of others, who reads why in place of leaving. */
export default async function CompanyPage() {
  const { user } = await page(me, {}, HERE);
  const { tokens } = await page(listTokens, {}, HERE);
  const isAlone = user.company && user.isAdmin && (await page(listMembers, {}, HERE)).members.length === 1;
  return (
    <SettingsSubPage here={HERE} title="Company">
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
          <ActionForm action={leaveCompany} variant="line" busyLabel="Leaving">
            Leave {user.company.name}
          </ActionForm>
        </>
      ) : (
        <p className="text-ink-2">You belong to no company.</p>
      )}
    </SettingsSubPage>
  );
}
