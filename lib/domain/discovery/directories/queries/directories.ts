import type { UserType } from "@/db/enums";
import { query } from "@/lib/core/operation";
import { defaultSortOf, type SortKey } from "@/lib/domain/profiles/listings/labels";
import { correctSpelling } from "@/lib/domain/vocabulary/topics/spelling";
import { resolveTopics } from "@/lib/domain/vocabulary/topics/taxonomy";
import type { ChosenFilters } from "../filters";
import { categoryTopics } from "../labels";
import {
  brandDirectoryInput,
  brandDirectoryView,
  type DirectoryQuery,
  paidMediaDirectoryInput,
  paidMediaDirectoryView,
  pressDirectoryInput,
  pressDirectoryView,
  radiusOf,
  searchUsersInput,
  searchUsersView,
  sourceDirectoryInput,
  sourceDirectoryView,
} from "../schema";
import { findCards } from "./find-cards";

const open = { public: "Directories list what is public; only listed profiles are in them." } as const;

type Input = Omit<DirectoryQuery, "kinds" | "sort" | "topicSets" | "distance" | "isDefaultSort"> &
  ChosenFilters & { category?: string; sort?: string };

/** Turns an input into the lists' form. An unknown topic belongs to no profile and finds nothing. */
function asQuery(kinds: readonly [UserType, ...UserType[]], input: Input): DirectoryQuery {
  const { topic, category, sort, distance, ...rest } = input;
  const named = topic ? topicsOf(topic) : undefined;
  const chosen = categoryTopics(kinds[0], category);
  return {
    ...rest,
    kinds,
    sort: (sort as SortKey | undefined) ?? (kinds.length === 1 ? defaultSortOf(kinds[0]) : "relevance"),
    isDefaultSort: sort === undefined,
    distance: radiusOf({ location: rest.location, distance }),
    topicSets: [named, chosen].filter((topics) => topics !== undefined),
  };
}

/** Returns the topics that a text names; its typing errors are corrected where it names none. */
function topicsOf(text: string) {
  const named = resolveTopics([text]);
  const corrected = named.length === 0 ? correctSpelling(text) : null;
  return corrected === null ? named : resolveTopics([corrected]);
}

export const listPress = query({
  name: "directories.listPress",
  summary: "The directory of journalists",
  input: pressDirectoryInput,
  output: pressDirectoryView,
  access: open,
  run: async ({ db, input }) => {
    const { cards, ...rest } = await findCards(db, asQuery(["press"], input));
    return { press: cards, ...rest };
  },
});

export const listBrands = query({
  name: "directories.listBrands",
  summary: "The directory of brand newsrooms",
  input: brandDirectoryInput,
  output: brandDirectoryView,
  access: open,
  run: async ({ db, input }) => {
    const { cards, ...rest } = await findCards(db, asQuery(["brand"], input));
    return { brands: cards, ...rest };
  },
});

export const listSources = query({
  name: "directories.listSources",
  summary: "The directory of source newsrooms",
  input: sourceDirectoryInput,
  output: sourceDirectoryView,
  access: open,
  run: async ({ db, input }) => {
    const { cards, ...rest } = await findCards(db, asQuery(["source"], input));
    return { sources: cards, ...rest };
  },
});

export const listPaidMedia = query({
  name: "directories.listPaidMedia",
  summary: "The directory of paid-media creators",
  input: paidMediaDirectoryInput,
  output: paidMediaDirectoryView,
  access: open,
  run: async ({ db, input }) => {
    const { cards, ...rest } = await findCards(db, asQuery(["paid_media"], input));
    return { paidMedia: cards, ...rest };
  },
});

/** Answers listed profiles of every type, or of one. */
export const searchUsers = query({
  name: "directories.searchUsers",
  summary: "Search people and newsrooms of all types",
  input: searchUsersInput,
  output: searchUsersView,
  access: "signedIn",
  run: async ({ db, input: { userType, ...input } }) => {
    const kinds = userType ? ([userType] as const) : (["press", "brand", "source", "paid_media"] as const);
    const { cards, ...rest } = await findCards(db, asQuery(kinds, input));
    return { users: cards, ...rest };
  },
});
