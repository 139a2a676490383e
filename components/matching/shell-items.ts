import type { ShellItem } from "@/components/layout/shell-types";
import { tabPath } from "./tabs";

type Counts = { pitches: number; matches: number; inbox: number; unread?: number };

/** Rail and bottom bar of the matching platform; a count is filled only when something is new. */
export function matchingItems({ pitches, matches, inbox, unread = 0 }: Counts): ShellItem[] {
  return [
    { href: tabPath("create-pitch"), label: "Pitches", icon: "file-text", count: pitches },
    { href: tabPath("discover"), label: "Discover", icon: "compass" },
    { href: tabPath("matches"), label: "Matches", icon: "users", count: matches, fresh: matches > 0 },
    { href: tabPath("inbox"), label: "Inbox", icon: "inbox", count: inbox, fresh: unread > 0 },
  ];
}

export const lowItems: ShellItem[] = [{ href: "/dashboard", label: "Dashboard", icon: "layout-dashboard" }];
