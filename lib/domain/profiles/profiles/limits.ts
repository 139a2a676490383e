/** Forms show these limits beside their fields. They are plain numbers, so that a page loads no validators. */

/** A newsroom names and shows so many; the "About" line has so many characters. */
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

/** A creator states so many packages, add-ons, parts and groups of an audience, in texts of so many characters. */
export const creatorLimits = { packages: 6, addOns: 12, parts: 12, groups: 12, text: 100 } as const;
