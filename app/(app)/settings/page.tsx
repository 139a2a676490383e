import { Check } from "lucide-react";
import type { Metadata } from "next";
import { CheckMailNote } from "@/components/accounts/accounts/check-mail-note";
import { SettingsGroup } from "@/components/accounts/settings/settings-group";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { Portrait } from "@/components/ui/portrait";
import { readSecurity } from "@/lib/domain/accounts/accounts/queries";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";
import { listPitchPages } from "@/lib/domain/pitching/pitch-pages/queries";
import { isNewsroom, ownPathOf } from "@/lib/domain/profiles/profiles/identity";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { isBeta, testingTerms } from "@/lib/site";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../matching-frame";
import { settingsGroups } from "./rows";

export const metadata: Metadata = { title: "Settings", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings";

export default async function SettingsPage() {
  const [frame, { security }, { profile }] = await Promise.all([
    readFrame(HERE),
    page(readSecurity, {}, HERE),
    page(getOwnProfile, {}, HERE),
  ]);
  const { user, viewer, bell } = frame;
  const pitchPages = isNewsroom(user) ? (await page(listPitchPages, { limit: 1 }, HERE)).counts : null;
  const facts = { user, profile, security, pitchPages, beta: isBeta() };
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <AppPage>
        <AppPageHead title="Settings" actions={<span className="max-md:hidden">{bell}</span>} />
        <AccountCard user={user} typeLabel={viewer.typeLabel} location={profile.location} />
        {!user.emailVerified && (
          <div className="mt-8">
            <CheckMailNote email={user.email} testing={testingTerms()} />
          </div>
        )}
        {settingsGroups.map(({ title, rows }) => (
          <SettingsGroup key={title} title={title} rows={rows(facts)} />
        ))}
      </AppPage>
    </MatchingFrame>
  );
}

function AccountCard({ user, typeLabel, location }: { user: UserView; typeLabel: string; location: string }) {
  return (
    <section aria-label="Signed in as" className="grid gap-5 md:flex md:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-5">
        <Portrait name={user.name} src={user.profile.avatarUrl} size="xl" />
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
          <p className="meta [overflow-wrap:anywhere]">
            {[user.profile.title, `${typeLabel} account`, user.companyName, location]
              .filter(Boolean)
              .join(", ")}
          </p>
        </div>
      </div>
      {user.profile.complete && (
        <LinkButton href={ownPathOf(user.profile)}>
          {isNewsroom(user) ? "View newsroom" : "View profile"}
        </LinkButton>
      )}
    </section>
  );
}
