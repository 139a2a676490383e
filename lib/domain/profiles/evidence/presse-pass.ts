/**
 * The tier of the presse pass says how well a journalist's work is evidenced. It is not the reputation, which comes
 * from ratings.
 */
export type PressePassTier = "gold" | "silver" | "bronze";

/** The tooltips are fixed texts. They stand apart from the rubric, because browsers load them. */
export const pressePassTooltips: Readonly<Record<PressePassTier, string>> = {
  gold: "Premium verified journalist with extensive credentials",
  silver: "Verified journalist with established portfolio",
  bronze: "Emerging journalist with verified credentials",
};

const ranks: Readonly<Record<PressePassTier, number>> = { gold: 3, silver: 2, bronze: 1 };

/** No tier is the lowest. */
export const isLowerTier = (tier: PressePassTier | null, than: PressePassTier | null): boolean =>
  (tier ? ranks[tier] : 0) < (than ? ranks[than] : 0);
