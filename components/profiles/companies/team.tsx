import { ActionForm } from "@/components/ui/action-form";
import { AskFirst, underRow } from "@/components/ui/ask-first";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-style";
import { FoldOut } from "@/components/ui/fold-out";
import { LinkButton } from "@/components/ui/link-button";
import { Moment } from "@/components/ui/moment";
import { Portrait } from "@/components/ui/portrait";
import { Section } from "@/components/ui/section";
import {
  deleteMember,
  resendInvitation,
  revokeInvitation,
  transferCompany,
  updateMember,
} from "@/lib/actions/company";
import { actOn, type CompanyAct, may, roleLabels, roleOf } from "@/lib/domain/profiles/companies/rules";
import type { InvitationView, MemberView } from "@/lib/domain/profiles/companies/schema";
import { cn } from "@/lib/utils/cn";
import { PermissionForm } from "./permission-form";
import { StatusBadge } from "./status-badge";

const labelOf = (role: MemberView["role"]) => roleLabels[roleOf(role)];

/** A form of the team led back to its page, and names what it did. */
export const teamDone = {
  invited: "Invitation sent.",
  revoked: "The invitation works no more.",
  saved: "Saved.",
  removed: "Removed. They have no access any more.",
};

/** The company's people, and the invitations that are open or out of date, with what the viewer may do with each. */
export function Team({
  members,
  invitations,
  note,
  acts,
}: {
  members: MemberView[];
  invitations: InvitationView[];
  note: string;
  /** What the viewer's role may do. */
  acts: readonly CompanyAct[];
}) {
  const ownTokens = members.find(({ isSelf }) => isSelf)?.knownTokens ?? [];
  return (
    <Section title="Team Management" note={note}>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {members.map((member) => (
          <Member key={member.id} member={member} acts={acts} ownTokens={ownTokens} />
        ))}
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} acts={acts} />
        ))}
      </ul>
    </Section>
  );
}

/** Where name and badges have no room beside each other, the badges stand below, so that no address is broken. */
const headLine = "flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-1.5";
const nameBlock = "min-w-0 flex-[1_1_14rem]";
const row = "grid text-left content-start gap-2 border-rule border-b py-5 text-sm [overflow-wrap:anywhere]";

type KnownTokens = MemberView["knownTokens"];

/** A company's token works on with its own role, whatever becomes of whoever knows its text. */
function KnownTokensNote({ who, tokens }: { who: string; tokens: KnownTokens }) {
  if (tokens.length === 0) return null;
  return (
    <p className="text-sm">
      {who} the company's API {tokens.length === 1 ? "token" : "tokens"}{" "}
      {tokens.map((token) => token.name).join(", ")}, which work on with their own roles.{" "}
      <a href={TOKENS} className="link">
        Rotate {tokens.length === 1 ? "it" : "them"}
      </a>
    </p>
  );
}
const TOKENS = "/company-management?tab=settings#tokens";

function Member({
  member,
  acts,
  ownTokens,
}: {
  member: MemberView;
  acts: readonly CompanyAct[];
  ownTokens: KnownTokens;
}) {
  const { id, name, email, avatarUrl, role, status, manages, lastActiveAt, twoFactor, isSelf, readOnlyAt } =
    member;
  const known = <KnownTokensNote who={`${name} knows`} tokens={member.knownTokens} />;
  const isPaused = status === "PAUSED";
  return (
    <li className={row} aria-label={name}>
      <div className="flex items-start gap-3">
        <Portrait name={name} src={avatarUrl} size="md" />
        <div className={headLine}>
          <div className={nameBlock}>
            <h3 className="h4">{name}</h3>
            <p className="meta">{email}</p>
          </div>
          <span className="flex flex-wrap gap-1">
            <Badge tone={may(roleOf(role), "manageCompany") ? "accent" : "plain"}>{labelOf(role)}</Badge>
            <StatusBadge status={status} />
            {readOnlyAt && <StatusBadge status="READ_ONLY" />}
          </span>
        </div>
      </div>
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-y-1">
        <dt className="meta">Manages</dt>
        <dd>{manages.map((newsroom) => newsroom.name).join(", ") || "No newsroom by name"}</dd>
        <dt className="meta">Last active</dt>
        <dd>
          {lastActiveAt ? <Moment iso={lastActiveAt} /> : "Not yet"}, two-factor {twoFactor ? "on" : "off"}
        </dd>
      </dl>
      <div className="relative -ml-2 flex flex-wrap items-start gap-1">
        {acts.includes("manageMembers") && (
          <FoldOut
            across
            label="Edit Permissions"
            className={cn(buttonClass({ variant: "text", size: "sm" }), "w-fit")}
            panelClass={cn(underRow, "grid gap-3")}
          >
            <PermissionForm id={id} name={name} role={role} />
            {known}
          </FoldOut>
        )}
        {acts.includes("manageCompany") && (
          <LinkButton href={`/company-management?tab=settings&member=${id}#log`} variant="text" size="sm">
            View Activity
          </LinkButton>
        )}
        {!isSelf && acts.includes(actOn(roleOf(role))) && (
          <>
            {isPaused ? (
              <ActionForm action={updateMember} fields={{ id, status: "ACTIVE" }} variant="text" size="sm">
                Resume
              </ActionForm>
            ) : (
              <AskFirst
                inRow
                label="Pause"
                question="They have no access until they are resumed, and invitations that they sent end."
              >
                {known}
                <ActionForm action={updateMember} fields={{ id, status: "PAUSED" }} variant="bad" size="sm">
                  Pause {name}
                </ActionForm>
              </AskFirst>
            )}
            <AskFirst
              inRow
              label="Remove"
              question="They lose all access at once, their open windows and own API tokens included. What they made stays with the company."
            >
              {known}
              <ActionForm action={deleteMember} fields={{ id }} variant="bad" size="sm">
                Remove {name}
              </ActionForm>
            </AskFirst>
            {!isPaused && acts.includes("manageMembers") && (
              <AskFirst
                inRow
                label="Hand over"
                question={`${name} becomes Admin and you a Manager. Only an Admin can give the role back to you.`}
              >
                <KnownTokensNote who="You know" tokens={ownTokens} />
                <ActionForm action={transferCompany} fields={{ id }} variant="ink" size="sm">
                  Hand the company over to {name}
                </ActionForm>
              </AskFirst>
            )}
          </>
        )}
      </div>
    </li>
  );
}

function Invitation({ invitation, acts }: { invitation: InvitationView; acts: readonly CompanyAct[] }) {
  const { id, email, role, invitedBy, expiresAt, isOpen } = invitation;
  return (
    <li className={row} aria-label={email}>
      <div className={headLine}>
        <div className={nameBlock}>
          <h3 className="h4">{email}</h3>
          <p className="meta">Invited by {invitedBy ?? "a former member"}</p>
        </div>
        <span className="flex flex-wrap gap-1">
          <Badge>{labelOf(role)}</Badge>
          <StatusBadge status={isOpen ? "INVITED" : "OVER"} />
        </span>
      </div>
      <p className="meta">
        {isOpen ? "Works until" : "Worked until"} <Moment iso={expiresAt} />, opens once
      </p>
      {acts.includes(actOn(roleOf(role))) && (
        <div className="flex flex-wrap gap-1">
          <ActionForm action={resendInvitation} fields={{ id }} variant="text" size="sm">
            Send again
          </ActionForm>
          <ActionForm action={revokeInvitation} fields={{ id }} variant="text" size="sm">
            Revoke
          </ActionForm>
        </div>
      )}
    </li>
  );
}
