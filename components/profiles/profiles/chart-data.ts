import { inOrder, platformName, platformOrder } from "@/components/profiles/profiles/labels";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";

/** A bar has its label, its number as shown, and its length from 0 to 100. */
export type Bar = { label: string; shown: string; length: number };
type Creator = Extract<ProfileView, { userType: "PAID_MEDIA" }>;

/** The whole is as long as a bar can be; numbers below or at zero have none. */
export function barsOf(
  entries: readonly [label: string, value: number][],
  show: (value: number) => string,
  whole: number,
): Bar[] {
  const share = (value: number) => Math.min(100, Math.max(0, Math.round((value / whole) * 1000) / 10));
  return entries.map(([label, value]) => ({
    label,
    shown: show(value),
    length: whole > 0 ? share(value) : 0,
  }));
}

/** Shares in percent are of this whole. */
export const ALL_PERCENT = 100;

export const sumOf = (entries: readonly [label: string, value: number][]): number =>
  entries.reduce((sum, [, value]) => sum + value, 0);

/** Writes "4.9%" with at most one decimal. */
export const formatPercent = (value: number) => `${Math.round(value * 10) / 10}%`;

/** Platforms are in the order people expect; those without a number are left out. */
export function followerEntries({ socialMedia }: Pick<Creator, "socialMedia">): [string, number][] {
  return inOrder(Object.keys(socialMedia), platformOrder).flatMap((network) => {
    const followers = socialMedia[network as keyof typeof socialMedia]?.followers ?? 0;
    return followers > 0 ? [[platformName(network), followers] as [string, number]] : [];
  });
}

export const engagementEntries = ({ engagement }: Pick<Creator, "engagement">): [string, number][] =>
  inOrder(Object.keys(engagement), platformOrder).map((network) => [
    platformName(network),
    engagement[network] ?? 0,
  ]);

/** Ages go from young to old, everything else from many to few. Stored maps have no order. */
export function shareEntries(
  shares: Record<string, number> | undefined,
  order: "byName" | "byShare",
): [string, number][] {
  const entries = Object.entries(shares ?? {});
  return order === "byName"
    ? entries.toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    : entries.toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b, "en"));
}
