import { z } from "zod";
import { pressePassLevels, type UserType, userTypes } from "@/db/enums";
import { anyCaseEnum, flag, isoDate, singleLine } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/pagination";
import { type SortKey, slugOf } from "@/lib/domain/profiles/listings/labels";
import { partyView } from "@/lib/domain/profiles/profiles/schema";
import { parseCount } from "@/lib/utils/format-number";
import { DEFAULT_DISTANCE, directories } from "./labels";

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

const oneOf = <T extends string>(label: string, values: readonly T[]) => {
  const error = `${label} must be one of ${values.join(", ")}`;
  return z.enum(values as unknown as [T, ...T[]], { error });
};

const isTier = (value: string): value is (typeof pressePassLevels)[number] =>
  (pressePassLevels as readonly string[]).includes(value);

const filters = {
  q: singleLine("q", 100).optional(),
  /** A city as `/locations` writes it, or any words of one. */
  location: singleLine("location", 150).optional(),
  /** Miles around a known city; 50 when left out. */
  distance: z.coerce
    .number({ error: "distance must be a number" })
    .min(1, "distance must be 1 mile or more")
    .max(500, "distance must be 500 miles or fewer")
    .optional(),
  topic: singleLine("topic", 60).optional(),
  minFollowers: wholeNumber("minFollowers").optional(),
  maxFollowers: wholeNumber("maxFollowers").optional(),
  verified: flag().optional(),
  /** Names of perks, any of which is offered or preferred. */
  perks: several("perks").optional(),
  /** Also answers how many profiles each option would leave. */
  counts: flag().optional(),
};

/** The query of one kind's directory. What another kind has is ignored, as every unknown key. */
const directoryInput = (kind: UserType) =>
  z.object({
    ...filters,
    category: oneOf(
      "category",
      directories[kind].categories.map(({ label }) => slugOf(label)),
    ).optional(),
    sort: oneOf("sort", directories[kind].sorts.map(slugOf)).optional(),
    ...pageInput(),
  });

export const pressDirectoryInput = directoryInput("press").extend({
  /** Presse Pass tiers, any of them. */
  tier: several("tier")
    .refine((tiers) => tiers.every((tier) => isTier(tier.toLowerCase())), {
      message: `tier must be of ${pressePassLevels.join(", ")}`,
    })
    .transform((tiers) => tiers.map((tier) => tier.toLowerCase()).filter(isTier))
    .optional(),
});
export const brandDirectoryInput = directoryInput("brand");
export const sourceDirectoryInput = directoryInput("source");
export const paidMediaDirectoryInput = directoryInput("paid_media").extend({
  /** Of the lowest rate, in whole US dollars. */
  minRate: wholeNumber("minRate").optional(),
  maxRate: wholeNumber("maxRate").optional(),
});

const allSorts = [...new Set(userTypes.flatMap((kind) => directories[kind].sorts))].map(slugOf);

export const searchUsersInput = z.object({
  ...filters,
  userType: anyCaseEnum(userTypes, "userType").optional(),
  sort: oneOf("sort", allSorts).optional(),
  ...pageInput(),
});

/** A directory's query, whatever its kind, as the lists read it. */
export type DirectoryQuery = {
  kinds: readonly UserType[];
  sort: SortKey;
  /** Nothing was chosen to sort by: what is searched for comes best first. */
  isDefaultSort: boolean;
  q?: string;
  /** One of each set, or what lies below it. */
  topicSets: readonly (readonly string[])[];
  location?: string;
  distance: number | null;
  minFollowers?: number;
  maxFollowers?: number;
  verified?: boolean;
  tier?: readonly (typeof pressePassLevels)[number][];
  perks?: readonly string[];
  counts?: boolean;
  minRate?: number;
  maxRate?: number;
  page?: number;
  cursor?: string;
  limit: number;
};

export const directoryCard = partyView.extend({
  /** The beginning of the profile's text. */
  about: z.string(),
  /** Who follows here; `reach` is what the owner states of other places. */
  followerCount: z.number().int(),
  reach: z.number().int().nullable(),
  articleCount: z.number().int(),
  releaseCount: z.number().int(),
  lastNewsAt: isoDate().nullable(),
  /** A newsroom's newest public release; null without one, and for people. */
  latestNews: z.object({ title: z.string(), url: z.string() }).nullable(),
  /** Coverage areas of press, industries of the others. */
  expertise: z.array(z.string()),
  industries: z.array(z.string()),
  publications: z.array(z.string()),
  perksOffered: z.array(z.string()),
  perksPreferred: z.array(z.string()),
  platforms: z.array(z.string()),
  contentTypes: z.array(z.string()),
  /** Content type, then platform, then whole US dollars. */
  rates: z.record(z.string(), z.record(z.string(), z.number())),
  lowestRate: z.number().int().nullable(),
  /** Percent, the mean of the platforms. */
  engagementRate: z.number().nullable(),
});
export type DirectoryCard = z.infer<typeof directoryCard>;

const counted = z.array(z.object({ name: z.string(), count: z.number().int() }));

/** How many profiles an option leaves beside the other filters. */
export const optionCounts = z.object({
  verified: z.number().int(),
  /** By tier and perk; without an entry, none. */
  tiers: z.record(z.string(), z.number().int()),
  perks: z.record(z.string(), z.number().int()),
  /** The most frequent, the most first: what a topic or a place may be. */
  topics: counted,
  places: counted,
});
/** Null where the list is too long to count. */
export type OptionCounts = z.infer<typeof optionCounts> | null;

const foundCards = {
  pagination: paginationSchema,
  /** What was searched for instead, where nothing had the words asked for. */
  correctedTo: z.string().optional(),
  /** Filters that name nothing we know: nobody is found by them. */
  notUnderstood: z.array(z.enum(["topic", "location"])).optional(),
  counts: optionCounts.nullable().optional(),
};

export const pressDirectoryView = z.object({ press: z.array(directoryCard), ...foundCards });
export const brandDirectoryView = z.object({ brands: z.array(directoryCard), ...foundCards });
export const sourceDirectoryView = z.object({ sources: z.array(directoryCard), ...foundCards });
export const paidMediaDirectoryView = z.object({ paidMedia: z.array(directoryCard), ...foundCards });
export const searchUsersView = z.object({ users: z.array(directoryCard), ...foundCards });

/** Miles around the place asked for; null where no place is. */
export const radiusOf = (input: { location?: string; distance?: number }) =>
  input.location === undefined ? null : (input.distance ?? DEFAULT_DISTANCE);
