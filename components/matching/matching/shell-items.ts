import type { ShellGroup, ShellItem, ShellViewer } from "@/components/layout/shell-types";
import { CONTACTS_PATH } from "@/components/profiles/forms/paths";
import { WORK_PATH } from "@/components/profiles/work-samples/labels";
import type { AccentName } from "@/components/ui/accent-scope";
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

const newsroom: ShellGroup = {
  label: "Newsroom",
  icon: "newspaper",
  items: [
    { href: "/releases", label: "Releases", icon: "newspaper" },
    { href: "/assets", label: "Assets", icon: "image" },
    { href: "/pitch-pages", label: "Pitch pages", icon: "mic-vocal" },
    { href: CONTACTS_PATH, label: "Contacts", icon: "phone" },
  ],
};
const portfolio: ShellItem = { href: WORK_PATH, label: "Portfolio", icon: "briefcase" };
/** A journalist asks everybody, on the profile; a creator asks a brand for a product. */
const requestsAt = (href: string): ShellItem => ({ href, label: "Requests", icon: "search" });

const tools: Record<AccentName, (ShellItem | ShellGroup)[]> = {
  brand: [newsroom],
  source: [newsroom],
  press: [portfolio, requestsAt("/requests")],
  paid: [portfolio, requestsAt("/assets")],
};

/** The tools of a type, and a member's company, at the foot of the rail and in the phone's menu. */
export function lowItems({
  accent,
  companyPath,
}: Pick<ShellViewer, "accent" | "companyPath">): (ShellItem | ShellGroup)[] {
  return [
    { href: "/dashboard", label: "Dashboard", icon: "layout-dashboard" },
    ...(accent ? tools[accent] : []),
    { href: "/analytics", label: "Analytics", icon: "chart-no-axes-column" },
    ...(companyPath ? [{ href: companyPath, label: "Company", icon: "building-2" }] : []),
    { href: "/settings", label: "Settings", icon: "settings" },
  ];
}
