/** Addresses carry these ids. */
export const matchingTabs = ["create-pitch", "discover", "matches", "inbox"] as const;
export type MatchingTab = (typeof matchingTabs)[number];

/** Without a tab in the address, or with an unknown one, it is Discover. */
export const readTab = (value: unknown): MatchingTab =>
  matchingTabs.find((tab) => tab === value) ?? "discover";

export const tabPath = (tab: MatchingTab) => `/matching?tab=${tab}`;
