export const factorKeys = [
  "topicAlignment",
  "socialReach",
  "locationProximity",
  "responseTime",
  "reputation",
  "perksAlignment",
] as const;

export type FactorKey = (typeof factorKeys)[number];

/** The weights of the factors add up to 1 (docs/product.md#matching). */
export const factorWeights: Readonly<Record<FactorKey, number>> = {
  topicAlignment: 0.35,
  socialReach: 0.2,
  locationProximity: 0.15,
  responseTime: 0.1,
  reputation: 0.1,
  perksAlignment: 0.1,
};
