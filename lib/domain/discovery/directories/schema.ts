import { z } from "zod";
import { type UserType, userTypes } from "@/db/enums";
import { anyCaseEnum, flag, isoDate } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { type SortKey, slugOf } from "@/lib/domain/profiles/listings/labels";
import { followersHere, partyView, statedReach } from "@/lib/domain/profiles/profiles/schema";
import { type ChosenFilters, filtersOf } from "./filters";
import { DEFAULT_DISTANCE, directories } from "./labels";

const oneOf = <T extends string>(label: string, values: readonly T[]) => {
  const error = `${label} must be one of ${values.join(", ")}`;
  return z.enum(values as unknown as [T, ...T[]], { error });
};

const sortOf = (sorts: readonly string[]) =>
  oneOf("sort", sorts.map(slugOf)).meta(
    sorts.includes("Followers")
      ? { description: "`followers` is by `reach`, which is self-reported, not by the followers here" }
      : {},
  );

/** The answer also says how many profiles each option would leave. */
const counts = flag().optional();

/** Makes the query of one kind's directory. It ignores the filters of other kinds, as every unknown key. */
const directoryInput = <Kind extends UserType>(kind: Kind) =>
  z.object({
    ...filtersOf(kind),
    counts,
    category: oneOf(
      "category",
      directories[kind].categories.map(({ label }) => slugOf(label)),
    ).optional(),
    sort: sortOf(directories[kind].sorts).optional(),
    ...pageInput(),
  });

export const pressDirectoryInput = directoryInput("press");
export const brandDirectoryInput = directoryInput("brand");
export const sourceDirectoryInput = directoryInput("source");
export const paidMediaDirectoryInput = directoryInput("paid_media");

const allSorts = [...new Set(userTypes.flatMap((kind) => directories[kind].sorts))];

export const searchUsersInput = z.object({
  ...filtersOf(...userTypes),
  counts,
  userType: anyCaseEnum(userTypes, "userType").optional(),
  sort: sortOf(allSorts).optional(),
  ...pageInput(),
});

/** The lists read a directory's query in this form, whatever its kind. */
export type DirectoryQuery = Omit<ChosenFilters, "topic" | "distance"> & {
  kinds: readonly UserType[];
  sort: SortKey;
  /** Nothing was chosen to sort by, so a search shows the best match first. */
  isDefaultSort: boolean;
  /** A profile has one topic of each set, or one below it. */
  topicSets: readonly (readonly string[])[];
  distance: number | null;
  counts?: boolean;
  page?: number;
  cursor?: string;
  limit: number;
};

export const directoryCard = partyView.extend({
  /** The beginning of the profile's text. */
  about: z.string(),
  followerCount: followersHere,
  reach: statedReach,
  articleCount: z.number().int(),
  releaseCount: z.number().int(),
  lastNewsAt: isoDate().nullable(),
  /** A newsroom's newest public release; null without one, and for people. */
  latestNews: z.object({ title: z.string(), url: z.string() }).nullable(),
  /** Press has coverage areas, the others have industries. */
  expertise: z.array(z.string()),
  industries: z.array(z.string()),
  publications: z.array(z.string()),
  perksOffered: z.array(z.string()),
  perksPreferred: z.array(z.string()),
  platforms: z.array(z.string()),
  contentTypes: z.array(z.string()),
  /** Whole US dollars by content type, then platform. */
  rates: z.record(z.string(), z.record(z.string(), z.number())),
  lowestRate: z.number().int().nullable(),
  /** Percent, the mean of the platforms. */
  engagementRate: z.number().nullable(),
});
export type DirectoryCard = z.infer<typeof directoryCard>;

const counted = z.array(z.object({ name: z.string(), count: z.number().int() }));

/** The number of profiles that an option leaves beside the other filters. */
export const optionCounts = z.object({
  verified: z.number().int(),
  /** Counts by tier and perk; a missing entry means none. */
  tiers: z.record(z.string(), z.number().int()),
  perks: z.record(z.string(), z.number().int()),
  /** The most frequent topics and places come first; the filters suggest them. */
  topics: counted,
  places: counted,
});
/** Null where the list is too long to count. */
export type OptionCounts = z.infer<typeof optionCounts> | null;

const foundCards = {
  pagination: paginationSchema,
  /** The text that was searched for instead, where nothing had the words asked for. */
  correctedTo: z.string().optional(),
  /** These filters name nothing we know, so they find nobody. */
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
