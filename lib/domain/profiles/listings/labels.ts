import type { UserType } from "@/db/enums";

/** A sort as the queries know it; its address is its label in kebab-case. */
export type SortKey =
  | "relevance"
  | "followers"
  | "articles"
  | "recently-updated"
  | "most-press-releases"
  | "alphabetical"
  | "engagement"
  | "rates";

type Sorts = readonly [string, ...string[]];
const newsroomSorts: Sorts = ["Recently Updated", "Most Press Releases", "Alphabetical"];

/** The orders a directory offers. The first is the order without a choice. */
export const sortLabels: Record<UserType, Sorts> = {
  press: ["Relevance", "Followers", "Articles"],
  brand: newsroomSorts,
  source: newsroomSorts,
  paid_media: ["Followers", "Engagement", "Rates"],
};

/** "Most Press Releases" as it stands in an address: "most-press-releases". */
export const slugOf = (label: string) => label.toLowerCase().replaceAll(" ", "-");

/** The order a directory has without a choice. */
export const defaultSortOf = (kind: UserType) => slugOf(sortLabels[kind][0]) as SortKey;
