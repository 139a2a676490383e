import { z } from "zod";
import { pressePassLevels, type UserType } from "@/db/enums";
import { flag, singleLine } from "@/lib/core/fields";
import { parseCount } from "@/lib/utils/format-number";
import type { AddressKey } from "./address-keys";

const MAX_COUNT = 2_000_000_000;

/** A number, or as people write it ("30k", "1,200"). */
const wholeNumber = (label: string) =>
  z.preprocess(
    (value) => (typeof value === "string" ? (parseCount(value) ?? value) : value),
    z.coerce
      .number({ error: `${label} must be a number such as 1200, 10k or 2.5M` })
      .int(`${label} must be a whole number`)
      .min(0, `${label} must be 0 or more`)
      .max(MAX_COUNT, `${label} must be below 2 billion`),
  );

/** Several values with commas between. */
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
  /** As it is called where it could not be read. */
  name: string;
  /** As it stands over the list it narrows. */
  chosen?: (value: string) => string;
  /** Of a filter: what the query takes. */
  read?: z.ZodType;
  /** The types whose directory has the filter; all where absent. */
  kinds?: readonly UserType[];
};

/** The parts of a directory's address, its filters among them. `queries/filters.ts` says what each filter asks for. */
export const addressParts = {
  q: { name: "search", chosen: (value) => `“${value}”`, read: singleLine("q", 100) },
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
    chosen: (value) => `From ${figure(value)} followers`,
    read: wholeNumber("minFollowers"),
  },
  maxFollowers: {
    name: "most followers",
    chosen: (value) => `Up to ${figure(value)} followers`,
    read: wholeNumber("maxFollowers"),
  },
  verified: { name: "verified", chosen: () => "Verified", read: flag() },
  /** Presse Pass tiers, any of them. */
  tier: {
    name: "tier",
    kinds: ["press"],
    read: several("tier")
      .refine((tiers) => tiers.every((tier) => isTier(tier.toLowerCase())), {
        message: `tier must be of ${pressePassLevels.join(", ")}`,
      })
      .transform((tiers) => tiers.map((tier) => tier.toLowerCase()).filter(isTier)),
  },
  /** Names of perks, any of which is offered or preferred. */
  perks: { name: "perks", read: several("perks") },
  /** Of the lowest rate, in whole US dollars. */
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

/** The same, whatever part it is, in the order of an address. */
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
/** What the filters of all directories answer. */
export type ChosenFilters = { [Key in keyof Filters]?: z.output<Filters[Key]> };

/** The inputs of a directory's filters; of several types, of those that all of them have. */
export const filtersOf = <Kind extends UserType>(...of: Kind[]) =>
  Object.fromEntries(
    partList.flatMap(([key, { read, kinds }]) =>
      read && of.every((kind) => !kinds || kinds.includes(kind)) ? [[key, read.optional()]] : [],
    ),
  ) as FiltersOf<Kind>;
