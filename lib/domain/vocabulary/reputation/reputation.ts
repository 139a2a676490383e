/**
 * Reputation comes from ratings of completed collaborations. It is not the presse pass, which comes from evidence
 * (`lib/domain/profiles/evidence/rubric.ts`): the two have different names wherever they are shown.
 */
export type ReputationBadge = "gold" | "silver" | "bronze";

export const GOLD_THUMBS = 7;

const thresholds: readonly [badge: ReputationBadge, thumbsUp: number][] = [
  ["gold", GOLD_THUMBS],
  ["silver", 3],
  ["bronze", 1],
];

/** The badge is gold from 7 thumbs up, silver from 3, bronze from 1, else none (docs/product.md#reputation). */
export function reputationBadge(thumbsUp: number): ReputationBadge | null {
  return thresholds.find(([, least]) => thumbsUp >= least)?.[0] ?? null;
}

export function reputationLabel(badge: ReputationBadge): string {
  return badge.charAt(0).toUpperCase() + badge.slice(1);
}

/** Returns how many more thumbs up the next badge needs; null at gold. */
export function thumbsToNextBadge(thumbsUp: number): { badge: ReputationBadge; missing: number } | null {
  const next = thresholds.findLast(([, least]) => thumbsUp < least);
  return next ? { badge: next[0], missing: next[1] - thumbsUp } : null;
}

/** One good and one bad rating are added, so that few ratings say little; 0..1, null without any. */
export function reputationShare(thumbsUp: number, thumbsDown: number): number | null {
  const up = Math.max(0, thumbsUp);
  const down = Math.max(0, thumbsDown);
  return up + down > 0 ? (up + 1) / (up + down + 2) : null;
}

export const MAX_SCORE = 5;

/** Computes the dashboard's figure out of 5: `5 · (up + 1) / (up + down + 2)`; null shows as "No ratings yet". */
export function reputationScore(thumbsUp: number, thumbsDown: number): number | null {
  const share = reputationShare(thumbsUp, thumbsDown);
  return share === null ? null : MAX_SCORE * share;
}

/** Writes the dashboard's text: "4.3/5", or "No ratings yet". */
export function formatReputation(thumbsUp: number, thumbsDown: number): string {
  const score = reputationScore(thumbsUp, thumbsDown);
  return score === null ? "No ratings yet" : `${score.toFixed(1)}/${MAX_SCORE}`;
}
