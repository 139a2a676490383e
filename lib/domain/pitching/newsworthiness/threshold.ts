import type { Newsworthiness } from "@/db/schema/pitches";

/** A pitch is newsworthy above this score, not at it (docs/product.md#newsworthiness). */
export const NEWSWORTHY_ABOVE = 0.7;

/** A stored score as it is sent. */
export const toNewsView = (news: Newsworthiness | null) =>
  news && { ...news, language: news.language ?? null, notes: news.notes ?? [] };

/** Whether a stored score earns the badge; without a score it does not. */
export const isNewsworthy = (news: { score: number | null } | null): boolean =>
  news !== null && news.score !== null && news.score > NEWSWORTHY_ABOVE;
