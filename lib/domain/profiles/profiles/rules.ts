import type { NewsroomStatus } from "@/db/enums";
import { settings } from "@/lib/platform/settings/settings";

type Basics = { name: string; title: string; tagline: string; locationText: string };

/**
 * A complete profile has a name, a professional title and a location. A newsroom's own line does as well as the title
 * of whoever acts for it: its builder asks for the line alone (docs/product.md#accounts).
 */
export const isProfileComplete = ({ name, title, tagline, locationText }: Basics) =>
  name !== "" && (title !== "" || tagline !== "") && locationText !== "";

/**
 * A profile is in lists, decks and search without review when it is complete, visible, active or paused, and its
 * account's e-mail verified, which testing mode lifts (docs/product.md#profiles).
 */
export function isListed(
  profile: Basics & { visible: boolean; status: NewsroomStatus },
  account: { emailVerified: boolean; deleted: boolean },
): boolean {
  const verified = account.emailVerified || settings().TESTING_MODE;
  const isShown = profile.visible && profile.status !== "inactive";
  return isProfileComplete(profile) && isShown && verified && !account.deleted;
}

/** The sentences for what a newsroom that nobody else can open may not do. */
export const closedNewsroom = {
  inactive:
    "This newsroom is inactive, so nobody can look it up. An Admin of your company can activate it, then this can go out.",
  draft:
    "This newsroom is a draft, so nobody can look it up. Publish it first, with a line about it and a location, then this can go out.",
} as const;

/** Sums all stated followers; null when no platform is stated, so that "none" and "unknown" stay apart. */
export function totalReach(social: Partial<Record<string, { followers: number }>>): number | null {
  const counts = Object.values(social).flatMap((account) => (account ? [account.followers] : []));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total > 0 ? Math.min(total, 2_147_483_647) : null;
}
