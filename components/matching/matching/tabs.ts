import { z } from "zod";

/** Addresses carry these ids. */
export const matchingTabs = ["create-pitch", "discover", "matches", "inbox"] as const;
export type MatchingTab = (typeof matchingTabs)[number];

const tabParam = z.enum(matchingTabs).catch("discover");

/** Without a tab in the address, or with an unknown one, it is Discover. */
export const readTab = (value: unknown): MatchingTab => tabParam.parse(value);

export const tabPath = (tab: MatchingTab) => `/matching?tab=${tab}`;
