import type { Metadata } from "next";
import { Suspense } from "react";
import { toShellViewer } from "@/components/accounts/shell-viewer";
import { AppShell } from "@/components/layout/app-shell";
import { lowItems, matchingItems } from "@/components/matching/shell-items";
import { SignInRequired } from "@/components/matching/sign-in-required";
import { type MatchingTab, readTab, tabPath } from "@/components/matching/tabs";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { me } from "@/lib/domain/accounts/queries";
import { matchingCounts } from "@/lib/domain/matches/queries/counts";
import { countUnread } from "@/lib/domain/messages/queries/read";
import { listNotifications } from "@/lib/domain/notifications/queries";
import { currentActor } from "@/lib/platform/auth/current-actor";
import { page } from "@/lib/transport/page";
import { DiscoverTab } from "./tabs/discover-tab";
import { readOpened } from "./tabs/inbox-data";
import { InboxTab } from "./tabs/inbox-tab";
import { MatchesTab } from "./tabs/matches-tab";
import { PitchesTab, readEditedPitch } from "./tabs/pitches-tab";

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
  // Before anything is sent: a stranger's pitch or conversation is a 404, in the status too.
  if (tab === "inbox") await readOpened(params);
  if (tab === "create-pitch") await readEditedPitch(params);
  const [{ user }, { counts }, { unreadCount }, { count: unread }] = await Promise.all([
    page(me, {}),
    page(matchingCounts, {}),
    page(listNotifications, { limit: 1 }),
    page(countUnread, {}),
  ]);
  const bell = <NotificationBell userId={user.id} initialUnread={unreadCount} />;
  const Tab = tabs[tab];
  return (
    <AppShell
      label="Matching"
      viewer={toShellViewer(user)}
      items={matchingItems({ ...counts, unread })}
      lowItems={lowItems}
      current={tabPath(tab)}
      bell={bell}
    >
      <Suspense
        key={tab}
        fallback={<p className="px-5 py-18 text-ink-2 md:px-10">Finding your perfect matches...</p>}
      >
        <Tab user={user} params={params} bell={bell} />
      </Suspense>
    </AppShell>
  );
}
