import type { DecisionKind, UserType } from "@/db/enums";

/** The deck shows each type only these types (docs/product.md#who-meets-whom); the directories show more. */
const discovers: Record<UserType, readonly [UserType, ...UserType[]]> = {
  press: ["brand", "source"],
  paid_media: ["brand", "source"],
  brand: ["press", "paid_media"],
  source: ["press", "paid_media"],
};

const plurals: Record<UserType, string> = {
  press: "journalists",
  paid_media: "paid media",
  brand: "brands",
  source: "sources",
};

/** A profile of this kind meets these kinds, and they meet it. */
export const discoverableKinds = (viewer: UserType) => discovers[viewer];

export const canDiscover = (viewer: UserType, candidate: UserType) => discovers[viewer].includes(candidate);

/** A like of another kind is refused with this sentence: "Here you meet journalists and paid media." */
export const meetsMessage = (viewer: UserType) =>
  `Here you meet ${discovers[viewer].map((kind) => plurals[kind]).join(" and ")}.`;

/** The limits hold per user and UTC day (docs/product.md#matching). A super like spends its own count only. */
export const dailyLimits = { likes: 50, superLikes: 5 } as const;
export type LikeCount = keyof typeof dailyLimits;
export type LikesUsed = Record<LikeCount, number>;

export const likesLeft = (used: LikesUsed): LikesUsed => ({
  likes: Math.max(0, dailyLimits.likes - used.likes),
  superLikes: Math.max(0, dailyLimits.superLikes - used.superLikes),
});

/** autoMatch prepares so many suggestions a day at most, and suggests nobody below the lowest score. */
export const PREPARED_A_DAY = 10;
export const LEAST_PREPARED_SCORE = 0.5;

const countNames: Record<LikeCount, string> = { likes: "likes", superLikes: "super likes" };

export const usedUpMessage = (count: LikeCount) =>
  `You have used all ${dailyLimits[count]} ${countNames[count]} for today. New ones come at midnight UTC.`;

export const isLike = (kind: DecisionKind | null | undefined) => kind === "like" || kind === "superlike";

/** What a profile decided about another so far. `hides` is false for a pass that Refresh Matches brought back. */
export type Decision = { kind: DecisionKind; hides: boolean };

export type Step =
  | { refused: true }
  | { refused: false; changed: false }
  | { refused: false; changed: true; spends: LikeCount | null };

const unchanged: Step = { refused: false, changed: false };
const change = (spends: LikeCount | null): Step => ({ refused: false, changed: true, spends });

/**
 * Returns what an action does to a decision. A pass may become a like and a like a super like, never back; repeating
 * costs nothing, and neither does anything once the two have matched.
 */
export function stepOf(current: Decision | null, action: DecisionKind, matched: boolean): Step {
  if (action === "pass") {
    if (isLike(current?.kind)) return { refused: true };
    return current?.hides ? unchanged : change(null);
  }
  if (matched) return unchanged;
  if (action === "superlike") return current?.kind === "superlike" ? unchanged : change("superLikes");
  return isLike(current?.kind) ? unchanged : change("likes");
}

export const matchedMessage = (name: string, hasPitch: boolean) =>
  hasPitch ? `It's a match with ${name}!` : `It's a match with ${name}! Create a pitch to connect.`;

export const likedMessage = (name: string) =>
  `You liked ${name}! If they like you back, you'll be able to connect.`;
