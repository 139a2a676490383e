import type { AccentName } from "@/components/ui/accent-scope";

/**
 * A link in the rail or the bottom bar; `icon` is a lucide name. `counted` tells screen readers what the count counts.
 * `waits` fills it: that much waits for the viewer.
 */
export type ShellItem = {
  href: string;
  label: string;
  icon: string;
  count?: number;
  counted?: string;
  waits?: boolean;
};

/** Places of one kind under a name of their own: it unfolds in the rail, and is a heading in the phone's menu. */
export type ShellGroup = { label: string; icon: string; items: ShellItem[] };

/** A profile that the viewer may act for; `waiting` counts the pitches and messages that wait there. */
export type ActsFor = {
  id: string;
  name: string;
  slug: string;
  manager: string | null;
  status: "ACTIVE" | "PAUSED" | "INACTIVE";
  isDraft: boolean;
  isCurrent: boolean;
  waiting?: number;
};

export type ShellViewer = {
  name: string;
  company?: string | null;
  /** The type's accent: press, brand, source, paid. Staff have none, which is ink. */
  accent?: AccentName;
  /** The type's label: "Paid Media". */
  typeLabel: string;
  /** The plan's label: "Premium"; empty for staff. */
  planLabel: string;
  /** The picture beside the name: a newsroom's logo, or the viewer's portrait. */
  picture?: string | null;
  isNewsroom?: boolean;
  /** The profiles that the viewer may act for, their own first; none where it is the only one. */
  actsFor?: ActsFor[];
  /** Admins manage their company there, other members see whose they are; null without one. */
  companyPath?: string | null;
  /** The own profile's path, when there is one to see. */
  profilePath?: string | null;
};
