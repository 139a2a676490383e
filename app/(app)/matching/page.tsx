import type { Metadata } from "next";
import { Suspense } from "react";
import { SignInRequired } from "@/components/matching/matching/sign-in-required";
import { type MatchingTab, readTab, tabPath } from "@/components/matching/matching/tabs";
import { pageActor } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../matching-frame";
import { DiscoverTab } from "./tabs/discover-tab";
import { readOpened } from "./tabs/inbox-data";
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

export default async function MatchingPage({ searchParams }: Props) {
  const actor = await pageActor();
  if (actor.kind !== "user") return <SignInRequired />;
  const params = await searchParams;
  const tab = readTab(params.tab);
  // This comes before anything is sent, so that someone else's conversation answers with the status 404.
  if (tab === "inbox") await readOpened(params);
  const frame = await readFrame("/matching");
  const Tab = tabs[tab];
  return (
    <MatchingFrame frame={frame} current={tabPath(tab)}>
      {tab === "inbox" ? (
        // The tab is whole in the HTML, because it is read and used without scripts too.
        <Tab user={frame.user} params={params} bell={frame.bell} />
      ) : (
        <Suspense
          key={tab}
          fallback={<p className="px-5 py-18 text-ink-2 md:px-10">Finding your perfect matches...</p>}
        >
          <Tab user={frame.user} params={params} bell={frame.bell} />
        </Suspense>
      )}
    </MatchingFrame>
  );
}
