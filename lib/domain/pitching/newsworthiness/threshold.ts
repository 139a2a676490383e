import type { Newsworthiness } from "@/db/schema/pitches";

/** A pitch is newsworthy above this score, not at it (docs/product.md#newsworthiness). */
export const NEWSWORTHY_ABOVE = 0.7;

export const toNewsView = (news: Newsworthiness | null) =>
  news && { ...news, language: news.language ?? null, notes: news.notes ?? [] };

/** A stored score earns the badge; a missing one does not. */
export const isNewsworthy = (news: { score: number | null } | null): boolean =>
  news !== null && news.score !== null && news.score > NEWSWORTHY_ABOVE;
