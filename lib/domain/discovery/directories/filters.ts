import { z } from "zod";
import { pressePassLevels, type UserType } from "@/db/enums";
import { flag, singleLine } from "@/lib/core/fields";
import { quoted } from "@/lib/utils/quoted";
import { MAX_COUNT, parseCount } from "@/lib/utils/read-number";
import type { AddressKey } from "./address-keys";

/** The field takes a number, also as people write it ("30k", "1,200"). */
const wholeNumber = (label: string) =>
  z.preprocess(
    (value) => (typeof value === "string" ? (parseCount(value) ?? value) : value),
    z.coerce
      .number({ error: `${label} must be a number such as 1200, 10k or 2.5M` })
      .int(`${label} must be a whole number`)
      .min(0, `${label} must be 0 or more`)
      .max(MAX_COUNT, `${label} must be below 2 billion`),
  );

/** The field takes several values with commas between. */
const several = (label: string) =>
  singleLine(label, 400).transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );

const isTier = (value: string): value is (typeof pressePassLevels)[number] =>
  (pressePassLevels as readonly string[]).includes(value);

const figure = (value: string) => (parseCount(value) ?? value).toLocaleString("en-US");

type Part = {
  /** The name that stands in "could not be read". */
  name: string;
  /** Writes the chosen value as it stands over the list that it narrows. */
  chosen?: (value: string) => string;
  /** A filter says what the query takes; parts that are no filter have none. */
  read?: z.ZodType;
  /** The types whose directory has the filter; all where absent. */
  kinds?: readonly UserType[];
};

const STATED_FOLLOWERS = "Compared with `reach`, which is self-reported, not with the followers here";

/** The parts of a directory's address include its filters, whose conditions are in `queries/filters.ts`. */
export const addressParts = {
  q: { name: "search", chosen: (value) => quoted(value), read: singleLine("q", 100) },
  category: { name: "category" },
  sort: { name: "order" },
  topic: { name: "topic", chosen: (value) => value, read: singleLine("topic", 60) },
  /** A city as `/locations` writes it, or any words of one. */
  location: { name: "location", read: singleLine("location", 150) },
  /** Miles around a known city; 50 when left out. */
  distance: {
    name: "distance",
    read: z.coerce
      .number({ error: "distance must be a number" })
      .min(1, "distance must be 1 mile or more")
      .max(500, "distance must be 500 miles or fewer"),
  },
  minFollowers: {
    name: "least followers",
    chosen: (value) => `From ${figure(value)} followers, self-reported`,
    read: wholeNumber("minFollowers").meta({ description: STATED_FOLLOWERS }),
  },
  maxFollowers: {
    name: "most followers",
    chosen: (value) => `Up to ${figure(value)} followers, self-reported`,
    read: wholeNumber("maxFollowers").meta({ description: STATED_FOLLOWERS }),
  },
  verified: { name: "verified", chosen: () => "Verified", read: flag() },
  /** A profile matches that has one of these Presse Pass tiers. */
  tier: {
    name: "tier",
    kinds: ["press"],
    read: several("tier")
      .refine((tiers) => tiers.every((tier) => isTier(tier.toLowerCase())), {
        message: `tier must be of ${pressePassLevels.join(", ")}`,
      })
      .transform((tiers) => tiers.map((tier) => tier.toLowerCase()).filter(isTier)),
  },
  /** A profile matches that offers or prefers one of these perks. */
  perks: { name: "perks", read: several("perks") },
  /** The lowest rate, in whole US dollars. */
  minRate: {
    name: "lowest rate",
    kinds: ["paid_media"],
    chosen: (value) => `From $${figure(value)}`,
    read: wholeNumber("minRate"),
  },
  maxRate: {
    name: "highest rate",
    kinds: ["paid_media"],
    chosen: (value) => `Up to $${figure(value)}`,
    read: wholeNumber("maxRate"),
  },
  shown: { name: "number shown" },
  cursor: { name: "place in the list" },
} satisfies Record<AddressKey, Part>;

/** The parts in the order of an address. */
export const partList = Object.entries<Part>(addressParts) as [AddressKey, Part][];

type Filters = {
  [Key in AddressKey as (typeof addressParts)[Key] extends { read: z.ZodType } ? Key : never]: z.ZodOptional<
    (typeof addressParts)[Key] extends { read: infer Read extends z.ZodType } ? Read : never
  >;
};
type KindsOf<Key extends AddressKey> = (typeof addressParts)[Key] extends { kinds: (infer Kind)[] }
  ? Kind
  : UserType;
type FiltersOf<Kind extends UserType> = {
  [Key in keyof Filters as [Kind] extends [KindsOf<Key>] ? Key : never]: Filters[Key];
};
export type ChosenFilters = { [Key in keyof Filters]?: z.output<Filters[Key]> };

/** Returns the inputs of a directory's filters; for several types, of the filters that all of them have. */
export const filtersOf = <Kind extends UserType>(...of: Kind[]) =>
  Object.fromEntries(
    partList.flatMap(([key, { read, kinds }]) =>
      read && of.every((kind) => !kinds || kinds.includes(kind)) ? [[key, read.optional()]] : [],
    ),
  ) as FiltersOf<Kind>;
