/** Limits that forms show beside their fields: plain numbers, so that a page takes them without the checks. */

/** How many a newsroom names and shows, and characters of its "About" line. */
export const newsroomLimits = {
  contacts: 6,
  stories: 5,
  boilerplate: 2000,
  role: 150,
  phone: 40,
  languages: 100,
  hours: 100,
  facts: 8,
  factLabel: 30,
  factValue: 100,
  subtitle: 300,
  resourceLinks: 20,
  resourceDescription: 1000,
} as const;

/** How many packages, add-ons, parts of a package and groups of an audience a creator states; characters of a text. */
export const creatorLimits = { packages: 6, addOns: 12, parts: 12, groups: 12, text: 100 } as const;
