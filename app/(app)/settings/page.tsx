import {
  BadgeCheck,
  Check,
  Download,
  KeyRound,
  Mail,
  ShieldCheck,
  Sparkles,
  Trash2,
  TriangleAlert,
} from "lucide-react";
import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { ActivityList } from "@/components/accounts/activity-list";
import { CheckMailNote } from "@/components/accounts/check-mail-note";
import { SessionList } from "@/components/accounts/session-list";
import { SettingsRow } from "@/components/accounts/settings-row";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { ActionForm } from "@/components/ui/action-form";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { switchAi } from "@/lib/actions/account-security";
import { listActivity, listSessions, readSecurity } from "@/lib/domain/accounts/queries";
import type { SecurityView, UserView } from "@/lib/domain/accounts/schema";
import { VERIFICATION_PATH } from "@/lib/domain/evidence/rules";
import { testingTerms } from "@/lib/site";
import { page } from "@/lib/transport/page";
import { utcDay } from "@/lib/utils/dates";
import { MatchingFrame, readFrame } from "../matching-frame";

export const metadata: Metadata = { title: "Settings", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings";

/** What a form that led back here did. */
const DONE: Record<string, string> = {
  password: "Your password is changed. You are signed out everywhere else.",
  email: "We sent a link to your new address. Your address changes once it is opened.",
  corrected: "Your address is corrected. We sent a link to it.",
  session: "That device is signed out.",
  sessions: "You are signed out everywhere else.",
  "two-factor-off": "Two-factor sign-in is off.",
  "ai-on": "AI features are on.",
  "ai-off": "AI features are off. The scores of what you wrote are deleted.",
};

export default async function SettingsPage({ searchParams }: SearchProps) {
  const { done } = await searchParams;
  const [frame, { security }, { sessions }, { events }] = await Promise.all([
    readFrame(HERE),
    page(readSecurity, {}, HERE),
    page(listSessions, {}, HERE),
    page(listActivity, {}, HERE),
  ]);
  const { user, viewer, bell } = frame;
  const places = sessions.length === 1 ? "One place is signed in" : `${sessions.length} places are signed in`;
  const message = typeof done === "string" && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <AppPage>
        <AppPageHead title="Settings" actions={<span className="max-md:hidden">{bell}</span>} />
        <p
          role="status"
          className="empty:hidden mb-6 rounded-md bg-good-tint px-4 py-3 font-medium text-good text-sm"
        >
          {message}
        </p>
        <AccountCard user={user} typeLabel={viewer.typeLabel} />
        {!user.emailVerified && (
          <div className="mt-8">
            <CheckMailNote email={user.email} testing={testingTerms()} />
          </div>
        )}
        <Section title="Verification" className="mt-12">
          <SettingsRow
            icon={<BadgeCheck aria-hidden />}
            title="Your marks"
            badge={
              user.isVerified ? (
                <Badge tone="good" icon={<Check aria-hidden />}>
                  Verified
                </Badge>
              ) : (
                <Badge>Not verified yet</Badge>
              )
            }
            note="What counts, what is missing, and how to add to it"
            action={
              <LinkButton href={VERIFICATION_PATH} size="sm">
                Open<VisuallyHidden> verification</VisuallyHidden>
              </LinkButton>
            }
          />
        </Section>
        <Section title="Security" note={places} className="mt-12">
          <SecurityRows security={security} />
          <SessionList sessions={sessions} />
        </Section>
        <Section title="Recent security activity" note="The last ten" className="mt-12">
          <ActivityList events={events.slice(0, 10)} />
        </Section>
        <Section title="Privacy" note="What AI may read" className="mt-12">
          <AiRow on={user.preferences.ai} />
        </Section>
        <Section title="Data" note="Yours to take, yours to delete" className="mt-12">
          <SettingsRow
            icon={<Download aria-hidden />}
            title="Download your data"
            note="A zip with everything your account holds, and the files you uploaded."
            action={
              <LinkButton href="/settings/data" size="sm">
                Download<VisuallyHidden> your data</VisuallyHidden>
              </LinkButton>
            }
          />
          <SettingsRow
            icon={<Trash2 aria-hidden />}
            title="Delete account"
            note="Everything of yours goes for good within 24 hours. People you wrote to keep what they received."
            action={
              <LinkButton href="/settings/delete" size="sm" className="border-bad text-bad">
                Delete account
              </LinkButton>
            }
          />
        </Section>
      </AppPage>
    </MatchingFrame>
  );
}

function AccountCard({ user, typeLabel }: { user: UserView; typeLabel: string }) {
  return (
    <section aria-label="Account" className="flex items-center gap-5">
      <Avatar name={user.profile.name} src={user.profile.avatarUrl} size="lg" />
      <div className="min-w-0">
        <h2 className="h2 [overflow-wrap:anywhere]">{user.name}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm [overflow-wrap:anywhere]">
          {user.email}
          {user.emailVerified && (
            <Badge tone="good" icon={<Check aria-hidden />}>
              Confirmed
            </Badge>
          )}
        </p>
        <p className="meta">{[`${typeLabel} account`, user.company?.name].filter(Boolean).join(", ")}</p>
      </div>
    </section>
  );
}

function AiRow({ on }: { on: boolean }) {
  return (
    <SettingsRow
      icon={<Sparkles aria-hidden />}
      title="AI features"
      note="Scores and proposals for what you write. Off: both go, and nothing of yours is sent to a provider."
      badge={
        on ? (
          <Badge tone="good" icon={<Check aria-hidden />}>
            On
          </Badge>
        ) : (
          <Badge>Off</Badge>
        )
      }
      action={
        <ActionForm action={switchAi} fields={{ ai: on ? "off" : "on" }} size="sm" busyLabel="Saving">
          {on ? "Turn off" : "Turn on"}
          <VisuallyHidden> AI features</VisuallyHidden>
        </ActionForm>
      }
    />
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
        state={twoFactor.enabledAt && `On since ${utcDay(twoFactor.enabledAt)}`}
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
