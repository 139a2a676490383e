import type { Metadata } from "next";
import { Suspense } from "react";
import { AppShell } from "@/components/layout/app-shell";
import { toShellViewer } from "@/components/accounts/shell-viewer";
import { lowItems, matchingItems } from "@/components/matching/shell-items";
import { SignInRequired } from "@/components/matching/sign-in-required";
import { type MatchingTab, readTab, tabPath } from "@/components/matching/tabs";
import { me } from "@/lib/domain/accounts/queries";
import { matchingCounts } from "@/lib/domain/matches/queries/counts";
import { currentActor } from "@/lib/platform/auth/current-actor";
import { page } from "@/lib/transport/page";
import { DiscoverTab } from "./tabs/discover-tab";
import { InboxTab } from "./tabs/inbox-tab";
import { MatchesTab } from "./tabs/matches-tab";
import { PitchesTab } from "./tabs/pitches-tab";

export const dynamic = "force-dynamic";

const titles: Record<MatchingTab, string> = {
  "create-pitch": "Pitches",
  discover: "Discover",
  matches: "Matches",
  inbox: "Inbox",
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: titles[readTab((await searchParams).tab)] };
}

const tabs = {
  "create-pitch": PitchesTab,
  discover: DiscoverTab,
  matches: MatchesTab,
  inbox: InboxTab,
} as const;

/** The matching platform: four tabs in the address, one shell around them. */
export default async function MatchingPage({ searchParams }: Props) {
  const actor = await currentActor();
  if (actor.kind !== "user") return <SignInRequired />;
  const params = await searchParams;
  const tab = readTab(params.tab);
  const [{ user }, { counts }] = await Promise.all([page(me, {}), page(matchingCounts, {})]);
  const Tab = tabs[tab];
  return (
    <AppShell
      label="Matching"
      viewer={toShellViewer(user)}
      items={matchingItems(counts)}
      lowItems={lowItems}
      current={tabPath(tab)}
    >
      <Suspense
        key={tab}
        fallback={<p className="px-5 py-18 text-ink-2 md:px-10">Finding your perfect matches...</p>}
      >
        <Tab user={user} params={params} />
      </Suspense>
    </AppShell>
  );
}
