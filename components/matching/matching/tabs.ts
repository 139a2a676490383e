import { z } from "zod";

/** The four tabs of the matching platform, by the ids their addresses carry. */
export const matchingTabs = ["create-pitch", "discover", "matches", "inbox"] as const;
export type MatchingTab = (typeof matchingTabs)[number];

const tabParam = z.enum(matchingTabs).catch("discover");

/** The open tab from an address. Without one, or with a word that is none, it is Discover. */
export const readTab = (value: unknown): MatchingTab => tabParam.parse(value);

export const tabPath = (tab: MatchingTab) => `/matching?tab=${tab}`;
