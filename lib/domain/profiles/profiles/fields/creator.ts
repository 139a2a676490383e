import { z } from "zod";
import type { AddOn, Audience, Package } from "@/db/schema/profiles";
import { bounds } from "@/lib/core/bounds";
import { singleLine, tags } from "@/lib/core/fields";
import { creatorLimits } from "../limits";
import { asAmount, asPercent, dollars, percent } from "./amounts";
import { listOf, named, type ProfileField } from "./field";
import { filledTexts, saysAnything, whereFilled } from "./filled";
import { typed } from "./typed";

/** Shares are rounded one by one, so a whole may come to a little more than 100. */
const WHOLE = 101;

/** Two entries of the same name would look alike in a list of choices. */
const isDistinct = (entries: { name: string }[]) =>
  new Set(entries.map(({ name }) => name.toLowerCase())).size === entries.length;

const packages = listOf(
  "Packages",
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
  creatorLimits.packages,
).refine(isDistinct, "Packages must have different names");

const addOn = z.object(
  {
    name: singleLine("Add-on name", creatorLimits.text, 1),
    description: singleLine("Add-on description", creatorLimits.text).optional(),
    price: dollars("Add-on price").optional(),
    percent: percent("Add-on").optional(),
  },
  { error: "An add-on must say name, and price or percent" },
);
const addOns = listOf(
  "Add-ons",
  addOn.refine(
    ({ price, percent }) => (price === undefined) !== (percent === undefined),
    "An add-on has either a price or a percentage of the package",
  ),
  creatorLimits.addOns,
).refine(isDistinct, "Add-ons must have different names");

const percents = (label: string, name: string, by: string) =>
  z
    .record(singleLine(`${label}: ${name}`, bounds.tag, 1), percent(label), {
      error: `${label} must be percent by ${by}`,
    })
    .refine(
      (groups) => Object.keys(groups).length <= creatorLimits.groups,
      `${label}: at most ${creatorLimits.groups}`,
    );

/** The shares come to no more than all of them. */
const shares = (label: string) =>
  percents(label, "a name", "group")
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

const availability = z.object(
  {
    responseTime: singleLine("Response time", 100).optional(),
    bookingLead: singleLine("Booking lead", 100).optional(),
    currentlyAccepting: z.boolean({ error: "currentlyAccepting must be true or false" }).optional(),
  },
  { error: "Availability must say responseTime, bookingLead or currentlyAccepting" },
);

type Share = { name: string; percent: string };
const toShares = (rows: Share[]) =>
  Object.fromEntries(
    rows.filter((row) => saysAnything(row)).map(({ name, percent }) => [name.trim(), asPercent(percent)]),
  );
const fromShares = (groups: Record<string, number> = {}): Share[] =>
  Object.entries(groups).map(([name, percent]) => ({ name, percent: String(percent) }));

const typedRates = typed.rows(["contentType", "platform", "price"]);
function toRates(rows: z.output<typeof typedRates>) {
  const rates: Record<string, Record<string, unknown>> = {};
  for (const { contentType, platform, price } of rows.filter(({ price }) => saysAnything(price))) {
    const type = contentType.trim();
    rates[type] = { ...rates[type], [platform.trim()]: asAmount(price) };
  }
  return rates;
}

const typedPackages = typed.rows(["name", "price", "saving"], { includes: typed.lines });
const typedAddOns = typed.rows(["name", "description", "amount"], {
  /** The `amount` is dollars, or percent of the package. */
  unit: z.enum(["dollars", "percent"]).default("dollars"),
});
const { shares: typedShares, lines, line: typedLine } = typed;
const typedAudience = z
  .object({ ageRange: typedShares, gender: typedShares, topLocations: typedShares, interests: lines })
  .prefault({});
const typedAvailability = z
  .object({ responseTime: typedLine, bookingLead: typedLine, currentlyAccepting: z.boolean().default(false) })
  .prefault({});
const sharesView = z.record(z.string(), z.number()).optional();

/** A creator states what they make, what it costs, and who follows them. */
export const creatorFields = {
  paidMediaTypes: {
    label: "Paid media types",
    kinds: ["paid_media"],
    typed: typed.lines,
    read: tags("Paid media types"),
    shown: z.array(z.string()),
  },
  contentTypes: {
    label: "Content types",
    kinds: ["paid_media"],
    typed: typed.lines,
    read: tags("Content types"),
    shown: z.array(z.string()),
  },
  platforms: {
    label: "Platforms",
    kinds: ["paid_media"],
    typed: typed.lines,
    read: tags("Platforms"),
    shown: z.array(z.string()),
  },
  /** Whole US dollars by content type, then platform. */
  rates: {
    label: "Rates",
    kinds: ["paid_media"],
    typed: typedRates,
    read: named("Rates", "Content type", named("Rates", "Platform", dollars("A rate"))),
    shown: z.record(z.string(), z.record(z.string(), z.number())),
    toInput: toRates,
    toTyped: (rates: Record<string, Record<string, number>>) =>
      Object.entries(rates).flatMap(([contentType, byPlatform]) =>
        Object.entries(byPlatform).map(([platform, price]) => ({
          ...{ contentType, platform },
          price: String(price),
        })),
      ),
  },
  /** Whole US dollars; `saving` in percent as its owner states it. */
  packages: {
    label: "Packages",
    kinds: ["paid_media"],
    typed: typedPackages,
    read: packages,
    shown: z.array(
      z.object({
        name: z.string(),
        price: z.number().int(),
        saving: z.number().optional(),
        includes: z.array(z.string()),
      }),
    ),
    toInput: (rows: z.output<typeof typedPackages>) =>
      rows.map(({ name, price, saving, includes }) => ({
        ...{ name, price: asAmount(price), includes: filledTexts(includes) },
        ...whereFilled("saving", saving, asPercent(saving)),
      })),
    toTyped: (stored: Package[]) =>
      stored.map(({ price, saving = "", ...rest }) => ({
        ...{ ...rest, price: String(price), saving: String(saving) },
      })),
  },
  /** An add-on has a price in whole US dollars, or a percentage of the package. */
  addOns: {
    label: "Add-ons",
    kinds: ["paid_media"],
    typed: typedAddOns,
    read: addOns,
    shown: z.array(
      z.object({
        name: z.string(),
        description: z.string().optional(),
        price: z.number().int().optional(),
        percent: z.number().optional(),
      }),
    ),
    preset: "unit",
    toInput: (rows: z.output<typeof typedAddOns>) =>
      rows.map(({ name, description, amount, unit }) => ({
        ...{ name, ...whereFilled("description", description) },
        ...(unit === "percent" ? { percent: asPercent(amount) } : { price: asAmount(amount) }),
      })),
    toTyped: (stored: AddOn[]) =>
      stored.map(({ name, description = "", price, percent }) => ({
        ...{ name, description, amount: String(price ?? percent ?? "") },
        unit: percent === undefined ? ("dollars" as const) : ("percent" as const),
      })),
  },
  /** Percent by platform, as stated. */
  engagement: {
    label: "Engagement",
    kinds: ["paid_media"],
    typed: typed.shares,
    read: percents("Engagement", "a platform", "platform"),
    shown: z.record(z.string(), z.number()),
    toInput: toShares,
    toTyped: fromShares,
  },
  /** The followers in percent by group, as stated. The API calls it demographics. */
  audience: {
    label: "Audience",
    kinds: ["paid_media"],
    typed: typedAudience,
    read: audience,
    toInput: ({ ageRange, gender, topLocations, interests }: z.output<typeof typedAudience>) => ({
      ...{ ageRange: toShares(ageRange), gender: toShares(gender) },
      ...{ topLocations: toShares(topLocations), interests: filledTexts(interests) },
    }),
    toTyped: ({ ageRange, gender, topLocations, interests = [] }: Audience) => ({
      ...{ ageRange: fromShares(ageRange), gender: fromShares(gender) },
      ...{ topLocations: fromShares(topLocations), interests },
    }),
  },
  availability: {
    label: "Availability",
    kinds: ["paid_media"],
    typed: typedAvailability,
    read: availability,
    shown: z.object({
      responseTime: z.string().optional(),
      bookingLead: z.string().optional(),
      currentlyAccepting: z.boolean().optional(),
    }),
    toInput: ({ responseTime, bookingLead, currentlyAccepting }: z.output<typeof typedAvailability>) => ({
      ...whereFilled("responseTime", responseTime),
      ...whereFilled("bookingLead", bookingLead),
      currentlyAccepting,
    }),
  },
} satisfies Record<string, ProfileField>;

/** Everybody sees a creator's audience like this, where other types have a list of texts. */
export const audienceView = z.object({
  ageRange: sharesView,
  gender: sharesView,
  topLocations: sharesView,
  interests: z.array(z.string()).optional(),
});
