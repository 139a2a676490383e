import { z } from "zod";
import { bounds } from "@/lib/core/bounds";
import { singleLine, tags } from "@/lib/core/fields";
import { creatorLimits } from "./limits";

const MAX_DOLLARS = 1_000_000;
/** Shares are rounded one by one, so a whole may come to a little more than 100. */
const WHOLE = 101;

const dollars = (label: string) =>
  z
    .number({ error: `${label} must be a number` })
    .int(`${label} must be whole dollars`)
    .min(0, `${label} must be 0 or more`)
    .max(MAX_DOLLARS, `${label} must be a million dollars or less`);

const percent = (label: string) =>
  z
    .number({ error: `${label} must be a number of percent` })
    .min(0, `${label} must be 0 or more percent`)
    .max(100, `${label} must be 100 percent or less`);

/** Two entries of the same name would look alike in a list of choices. */
const isDistinct = (entries: { name: string }[]) =>
  new Set(entries.map(({ name }) => name.toLowerCase())).size === entries.length;

const packages = z
  .array(
    z.object(
      {
        name: singleLine("Package name", bounds.tag, 1),
        price: dollars("Package price"),
        /** Percent against the single rates, as stated; shown where it cannot be computed. */
        saving: percent("Saving").optional(),
        includes: tags("What a package includes", creatorLimits.parts, creatorLimits.text).default([]),
      },
      { error: "A package must say name, price and includes" },
    ),
    { error: "Packages must be a list" },
  )
  .max(creatorLimits.packages, `Packages: at most ${creatorLimits.packages}`)
  .refine(isDistinct, "Packages must have different names");

const addOns = z
  .array(
    z
      .object(
        {
          name: singleLine("Add-on name", creatorLimits.text, 1),
          description: singleLine("Add-on description", creatorLimits.text).optional(),
          price: dollars("Add-on price").optional(),
          percent: percent("Add-on").optional(),
        },
        { error: "An add-on must say name, and price or percent" },
      )
      .refine(
        ({ price, percent }) => (price === undefined) !== (percent === undefined),
        "An add-on has either a price or a percentage of the package",
      ),
    { error: "Add-ons must be a list" },
  )
  .max(creatorLimits.addOns, `Add-ons: at most ${creatorLimits.addOns}`)
  .refine(isDistinct, "Add-ons must have different names");

const engagement = z
  .record(singleLine("Engagement: a platform", bounds.tag, 1), percent("Engagement"), {
    error: "Engagement must be percent by platform",
  })
  .refine(
    (entries) => Object.keys(entries).length <= creatorLimits.groups,
    `Engagement: at most ${creatorLimits.groups}`,
  );

/** Percent by group; together no more than all of them. */
const shares = (label: string) =>
  z
    .record(singleLine(`${label}: a name`, bounds.tag, 1), percent(label), {
      error: `${label} must be percent by group`,
    })
    .refine(
      (groups) => Object.keys(groups).length <= creatorLimits.groups,
      `${label}: at most ${creatorLimits.groups}`,
    )
    .refine(
      (groups) => Object.values(groups).reduce((sum, share) => sum + share, 0) <= WHOLE,
      `${label} must not add up to more than 100 percent`,
    )
    .optional();

const audience = z.object({
  ageRange: shares("Age range"),
  gender: shares("Gender"),
  topLocations: shares("Top locations"),
  interests: tags("Interests").optional(),
});

const NO_DEMOGRAPHICS = "Demographics must be a list, or say ageRange, gender, topLocations and interests";

/** What a creator offers and who follows them. `demographics` of a brand is a list of texts instead. */
export const creatorInputFields = {
  packages: packages.optional(),
  addOns: addOns.optional(),
  engagement: engagement.optional(),
  demographics: z
    .union([tags("Demographics", bounds.tags, creatorLimits.text), audience], {
      // Of a list, what is wrong with it as a list.
      error: ({ input, errors }) =>
        (Array.isArray(input) && (errors as z.core.$ZodIssue[][])?.[0]?.[0]?.message) || NO_DEMOGRAPHICS,
    })
    .optional(),
};

const sharesView = z.record(z.string(), z.number()).optional();

/** The same as everybody sees it. */
export const creatorViewFields = {
  /** Whole US dollars; `saving` in percent as its owner states it. */
  packages: z.array(
    z.object({
      name: z.string(),
      price: z.number().int(),
      saving: z.number().optional(),
      includes: z.array(z.string()),
    }),
  ),
  /** With a price in whole US dollars, or a percentage of the package. */
  addOns: z.array(
    z.object({
      name: z.string(),
      description: z.string().optional(),
      price: z.number().int().optional(),
      percent: z.number().optional(),
    }),
  ),
  /** Percent by platform, as stated, and their mean; null without any. */
  engagement: z.record(z.string(), z.number()),
  engagementRate: z.number().nullable(),
  /** Who follows, as stated: percent by group. */
  demographics: z.object({
    ageRange: sharesView,
    gender: sharesView,
    topLocations: sharesView,
    interests: z.array(z.string()).optional(),
  }),
};
