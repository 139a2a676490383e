/**
 * The query keys of a directory's address, in their order. The matcher of middleware.ts has to be a literal; a test
 * compares the two.
 */
export const addressKeys = [
  "q",
  "category",
  "sort",
  "topic",
  "location",
  "distance",
  "minFollowers",
  "maxFollowers",
  "verified",
  "tier",
  "perks",
  "minRate",
  "maxRate",
  "shown",
  "cursor",
] as const;
export type AddressKey = (typeof addressKeys)[number];
