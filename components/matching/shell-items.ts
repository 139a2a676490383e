import type { ShellItem } from "@/components/layout/shell-types";
import { tabPath } from "./tabs";

type Counts = { pitches: number; matches: number; inbox: number; unread?: number };

/** Rail and bottom bar of the matching platform; a count is filled only when something is new. */
export function matchingItems({ pitches, matches, inbox, unread = 0 }: Counts): ShellItem[] {
  return [
    { href: tabPath("create-pitch"), label: "Pitches", icon: "FileText", count: pitches },
    { href: tabPath("discover"), label: "Discover", icon: "Compass" },
    { href: tabPath("matches"), label: "Matches", icon: "Users", count: matches, fresh: matches > 0 },
    { href: tabPath("inbox"), label: "Inbox", icon: "Inbox", count: inbox, fresh: unread > 0 },
  ];
}

export const lowItems: ShellItem[] = [{ href: "/dashboard", label: "Dashboard", icon: "LayoutDashboard" }];
