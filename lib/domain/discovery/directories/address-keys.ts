/**
 * The query keys of a directory's address, in their order. next.config.ts reads them and can follow no import of ours,
 * so they are not derived from the entries in filters.ts, which types compare with them. The matcher of middleware.ts
 * has to be a literal; a test compares the two.
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
