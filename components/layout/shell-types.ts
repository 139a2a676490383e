import type { AccentName } from "@/components/ui/accent-scope";

/**
 * A place in the rail or the bottom bar; `icon` is a lucide name. `counted` says what the count counts, for screen
 * readers. `waits` fills it: that much waits for the viewer.
 */
export type ShellItem = {
  href: string;
  label: string;
  icon: string;
  count?: number;
  counted?: string;
  waits?: boolean;
};

/** The viewer as the shell shows them. */
export type ShellViewer = {
  name: string;
  company?: string | null;
  /** The type's accent: press, brand, source, paid. */
  accent: AccentName;
  /** As read: "Paid Media". */
  typeLabel: string;
  /** As read: "Premium". */
  planLabel: string;
  avatarUrl?: string | null;
  /** The own profile's path, when there is one to see. */
  profilePath?: string | null;
};
