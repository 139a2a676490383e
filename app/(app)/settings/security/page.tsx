import { Check, KeyRound, Mail, Plug, ShieldCheck, TriangleAlert } from "lucide-react";
import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { ActivityList } from "@/components/accounts/accounts/activity-list";
import { SessionList } from "@/components/accounts/accounts/session-list";
import { SettingsRow } from "@/components/accounts/accounts/settings-row";
import { Badge } from "@/components/ui/badge";
import { DoneNote } from "@/components/ui/done-note";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { listActivity, listSessions, readSecurity } from "@/lib/domain/accounts/accounts/queries";
import type { SecurityView } from "@/lib/domain/accounts/accounts/schema";
import { listTokens } from "@/lib/domain/accounts/tokens/queries";
import { page } from "@/lib/transport/page";
import { utcDay } from "@/lib/utils/dates";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Security", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/security";

/** A form that led back here names what it did. */
const DONE = {
  password: "Your password is changed. You are signed out everywhere else.",
  email: "We sent a link to your new address. Your address changes once it is opened.",
  corrected: "Your address is corrected. We sent a link to it.",
  mail: "We write to you again. The first mail is on its way.",
  session: "That device is signed out.",
  sessions: "You are signed out everywhere else.",
  "two-factor-off": "Two-factor sign-in is off.",
};

export default async function SecurityPage({ searchParams }: SearchProps) {
  const { done } = await searchParams;
  const [{ security }, { sessions }, { events }, { tokens }] = await Promise.all([
    page(readSecurity, {}, HERE),
    page(listSessions, {}, HERE),
    page(listActivity, {}, HERE),
    page(listTokens, {}, HERE),
  ]);
  const places = sessions.length === 1 ? "One place is signed in" : `${sessions.length} places are signed in`;
  return (
    <SettingsSubPage here={HERE} title="Security" width="full">
      <DoneNote done={done} messages={DONE} />
      <Section title="Signing in" note={places}>
        <SecurityRows security={security} />
        <SessionList sessions={sessions} />
      </Section>
      <Section title="API tokens" note="For programs that act for you" className="mt-12">
        <SettingsRow
          icon={<Plug aria-hidden />}
          title={tokens.length === 1 ? "One token" : `${tokens.length} tokens`}
          note={tokens.map(({ name }) => name).join(", ")}
          action={
            <LinkButton href="/settings/tokens" size="sm">
              Manage<VisuallyHidden> API tokens</VisuallyHidden>
            </LinkButton>
          }
        />
      </Section>
      <Section title="Recent security activity" note="The last ten" className="mt-12">
        <ActivityList events={events.slice(0, 10)} />
      </Section>
    </SettingsSubPage>
  );
}

function SecurityRows({ security }: { security: SecurityView }) {
  const { twoFactor, passwordChangedAt, pendingEmail } = security;
  const codes = twoFactor.recoveryCodesLeft;
  return (
    <>
      <SettingsRow
        icon={<KeyRound aria-hidden />}
        title="Password"
        state={passwordChangedAt && `Changed ${utcDay(passwordChangedAt)}`}
        action={
          <LinkButton href="/settings/password" size="sm">
            Change<VisuallyHidden> password</VisuallyHidden>
          </LinkButton>
        }
      />
      <SettingsRow
        icon={<Mail aria-hidden />}
        title="Email"
        note={security.email}
        state={pendingEmail && `${pendingEmail} is yet to be confirmed`}
        action={
          <LinkButton href="/settings/email" size="sm">
            Change<VisuallyHidden> email</VisuallyHidden>
          </LinkButton>
        }
      />
      <SettingsRow
        icon={<ShieldCheck aria-hidden />}
        title="Two-factor sign-in"
        note={twoFactor.enabled ? `${codes} of 10 recovery codes left` : "A code besides the password"}
        badge={
          twoFactor.enabled ? (
            <Badge tone="good" icon={<Check aria-hidden />}>
              On
            </Badge>
          ) : (
            <Badge tone="warn" icon={<TriangleAlert aria-hidden />}>
              Off
            </Badge>
          )
        }
        state={
          twoFactor.enabledAt
            ? `On since ${utcDay(twoFactor.enabledAt)}`
            : twoFactor.requiredFrom &&
              `Your company asks for it: needed from ${utcDay(twoFactor.requiredFrom)} on`
        }
        action={
          <LinkButton href="/settings/two-factor" size="sm">
            {twoFactor.enabled ? "Manage" : "Set up"}
            <VisuallyHidden> two-factor sign-in</VisuallyHidden>
          </LinkButton>
        }
      />
    </>
  );
}
