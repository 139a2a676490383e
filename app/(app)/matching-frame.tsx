import type { ReactNode } from "react";
import { toShellViewer } from "@/components/accounts/accounts/shell-viewer";
import { StateBand } from "@/components/accounts/settings/state-band";
import { ActingProvider } from "@/components/layout/acting";
import type { ShellViewer } from "@/components/layout/shell-types";
import { LiveShell } from "@/components/matching/matching/live-shell";
import { tabPath } from "@/components/matching/matching/tabs";
import { RightsProvider } from "@/components/profiles/companies/rights";
import { NotificationBell } from "@/components/profiles/notifications/notification-bell";
import { me } from "@/lib/domain/accounts/accounts/queries";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";
import { matchingCounts } from "@/lib/domain/matching/matches/queries/counts";
import type { MatchingCounts } from "@/lib/domain/matching/matches/schema";
import { countUnreadNotifications } from "@/lib/domain/profiles/notifications/queries";
import { page } from "@/lib/transport/page";
import { softly } from "@/lib/transport/softly";

export type Frame = {
  user: UserView;
  viewer: ShellViewer;
  counts: MatchingCounts;
  /** The notification bell stands in the shell's top bar on phones, in the page's own head on wide screens. */
  bell: ReactNode;
};

/** A count of none is not shown; the open page asks once more. */
const notCounted = { pitches: 0, matches: 0, inbox: 0, received: 0, sent: 0, waiting: 0, elsewhere: [] };

/** Every page of the matching platform and the dashboard has this frame; a sign-in leads back to `here`. */
export async function readFrame(here: string): Promise<Frame> {
  const [{ user }, matching, unread] = await Promise.all([
    page(me, {}, here),
    softly(page(matchingCounts, {}, here)),
    softly(page(countUnreadNotifications, {}, here)),
  ]);
  return {
    user,
    viewer: toShellViewer(user),
    counts: matching?.counts ?? notCounted,
    bell: <NotificationBell userId={user.id} initialUnread={unread?.unreadCount ?? 0} />,
  };
}

/** The inbox has no room above it; its composer says the same. */
const fillsHeight = (current: string) => current === tabPath("inbox");

/** The shell has its counts around a page; `current` is the address of the open one. */
export function MatchingFrame({
  frame: { user, viewer, counts, bell },
  current,
  children,
}: {
  frame: Frame;
  current: string;
  children: ReactNode;
}) {
  return (
    <ActingProvider slug={user.profile.id === user.ownProfile.id ? null : user.profile.slug}>
      <RightsProvider of={user}>
        <LiveShell userId={user.id} viewer={viewer} counts={counts} current={current} bell={bell}>
          {!fillsHeight(current) && <StateBand {...user} />}
          {children}
        </LiveShell>
      </RightsProvider>
    </ActingProvider>
  );
}
