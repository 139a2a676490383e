import { SignOutForm } from "@/components/layout/sign-out-form";
import { ActionForm } from "@/components/ui/action-form";
import { Kicker } from "@/components/ui/kicker";
import { LinkButton } from "@/components/ui/link-button";
import { Moment } from "@/components/ui/moment";
import { acceptInvitation } from "@/lib/actions/company";
import {
  companyActNames,
  companyActs,
  companyMessages,
  endedInvitation,
  isEnded,
  may,
  roleLabels,
  roleOf,
} from "@/lib/domain/profiles/companies/rules";
import type { ShownInvitation } from "@/lib/domain/profiles/companies/schema";
import { withCallback } from "@/lib/utils/safe-path";

/** The rights of the invitation's role are listed. */
export function InvitationNote({
  invitation: { company, role },
}: {
  invitation: NonNullable<ShownInvitation["invitation"]>;
}) {
  return (
    <>
      <Kicker className="mb-3">
        {roleLabels[roleOf(role)]} at {company}
      </Kicker>
      <ul className="grid gap-1.5 text-sm">
        {companyActNames
          .filter((act) => may(roleOf(role), act) && "waits" in companyActs[act])
          .map((act) => (
            <li key={act}>{companyActs[act].label}</li>
          ))}
      </ul>
    </>
  );
}

/** Whoever opens an invitation can accept it, or reads what is in the way and goes on from there. */
export function InvitationScreen({
  shown: { invitation, state },
  token,
  here,
  isSignedIn,
}: {
  shown: ShownInvitation;
  token: string;
  here: string;
  isSignedIn: boolean;
}) {
  if (!invitation || isEnded(state))
    return (
      <>
        <h1 className="h1">This invitation is over</h1>
        <p className="lede mt-3 mb-7">{endedInvitation[isEnded(state) ? state : "unknown"]}</p>
        <LinkButton href={isSignedIn ? "/dashboard" : "/login"} size="lg" className="w-full">
          {isSignedIn ? "To your dashboard" : "Sign in"}
        </LinkButton>
      </>
    );
  const { company, email, role, invitedBy, expiresAt, hasAccount, kind } = invitation;
  const way = hasAccount ? "/login" : `/signup?type=${kind.toLowerCase()}&email=${encodeURIComponent(email)}`;
  return (
    <>
      <h1 className="h1 [overflow-wrap:anywhere]">Join {company}</h1>
      <p className="lede mt-3 [overflow-wrap:anywhere]">
        {invitedBy ?? "An Admin"} invites {email} as {roleLabels[roleOf(role)]}.
      </p>
      <p className="meta mt-2 mb-7">
        Works once, until <Moment iso={expiresAt} />
      </p>
      {state === "open" && (
        <ActionForm
          action={acceptInvitation}
          fields={{ token }}
          variant="ink"
          size="lg"
          className="w-full"
          busyLabel="Joining"
        >
          Accept invitation
        </ActionForm>
      )}
      {state === "signedOut" && (
        <LinkButton
          href={hasAccount ? withCallback(way, here) : `${way}&callbackUrl=${encodeURIComponent(here)}`}
          variant="ink"
          size="lg"
          className="w-full"
        >
          {hasAccount ? "Sign in to accept" : "Create your account"}
        </LinkButton>
      )}
      {state !== "open" && state !== "signedOut" && (
        <div className="grid gap-3">
          <p className="text-sm">{companyMessages[state]}</p>
          {(state === "otherAddress" || state === "otherType") && (
            <>
              <p className="text-ink-2 text-sm">
                {state === "otherAddress"
                  ? `Sign out, then ${hasAccount ? "sign in" : "create your account"} as ${email}: this invitation waits here.`
                  : "Sign out and create an account with another address, and ask for an invitation to that one."}
              </p>
              <SignOutForm to={here} variant="ink" size="lg" className="w-full" />
            </>
          )}
          {state === "otherCompany" && (
            <LinkButton href="/settings/company" variant="ink" size="lg" className="w-full">
              Leave your company
            </LinkButton>
          )}
          <LinkButton href="/dashboard" size="lg" className="w-full">
            To your dashboard
          </LinkButton>
        </div>
      )}
    </>
  );
}
