import type { ShellItem } from "@/components/layout/shell-types";
import type { MatchingCounts } from "@/lib/domain/matching/matches/schema";
import { tabPath } from "./tabs";

/** The inbox counts what waits for the viewer, and is the only count that is filled. */
export function matchingItems({ pitches, matches, waiting }: MatchingCounts): ShellItem[] {
  return [
    {
      href: tabPath("create-pitch"),
      label: "Pitches",
      icon: "file-text",
      count: pitches,
      counted: "saved",
    },
    { href: tabPath("discover"), label: "Discover", icon: "compass" },
    {
      href: tabPath("matches"),
      label: "Matches",
      icon: "users",
      count: matches,
      counted: "mutual",
    },
    {
      href: tabPath("inbox"),
      label: "Inbox",
      icon: "inbox",
      count: waiting,
      counted: "waiting for you",
      waits: true,
    },
  ];
}

export const lowItems: ShellItem[] = [
  { href: "/dashboard", label: "Dashboard", icon: "layout-dashboard" },
  { href: "/settings", label: "Settings", icon: "settings" },
];
