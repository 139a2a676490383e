import type { ReactNode } from "react";
import { toShellViewer } from "@/components/accounts/shell-viewer";
import { AppShell } from "@/components/layout/app-shell";
import type { ShellViewer } from "@/components/layout/shell-types";
import { lowItems, matchingItems } from "@/components/matching/shell-items";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { me } from "@/lib/domain/accounts/queries";
import type { UserView } from "@/lib/domain/accounts/schema";
import { type MatchingCounts, matchingCounts } from "@/lib/domain/matches/queries/counts";
import { countUnread } from "@/lib/domain/messages/queries/read";
import { countUnreadNotifications } from "@/lib/domain/notifications/queries";
import { page } from "@/lib/transport/page";

export type Frame = {
  user: UserView;
  viewer: ShellViewer;
  counts: MatchingCounts;
  unreadMessages: number;
  /** The notification bell: the shell's top bar on phones, the page's own head on wide screens. */
  bell: ReactNode;
};

/** What every page of the matching platform and the dashboard stand in; `here` is where a sign-in leads back to. */
export async function readFrame(here: string): Promise<Frame> {
  const [{ user }, { counts }, { unreadCount }, { count }] = await Promise.all([
    page(me, {}, here),
    page(matchingCounts, {}, here),
    page(countUnreadNotifications, {}, here),
    page(countUnread, {}, here),
  ]);
  return {
    user,
    viewer: toShellViewer(user),
    counts,
    unreadMessages: count,
    bell: <NotificationBell userId={user.id} initialUnread={unreadCount} />,
  };
}

/** The shell with its counts around a page; `current` is the address of the open place. */
export function MatchingFrame({
  frame: { viewer, counts, unreadMessages, bell },
  current,
  children,
}: {
  frame: Frame;
  current: string;
  children: ReactNode;
}) {
  return (
    <AppShell
      label="Matching"
      viewer={viewer}
      items={matchingItems({ ...counts, unread: unreadMessages })}
      lowItems={lowItems}
      current={current}
      bell={bell}
    >
      {children}
    </AppShell>
  );
}
