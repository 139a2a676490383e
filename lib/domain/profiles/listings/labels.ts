import type { UserType } from "@/db/enums";

/** The queries know a sort by this key; in an address it is the label in kebab-case. */
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

/** A directory offers these orders. The first holds without a choice. */
export const sortLabels: Record<UserType, Sorts> = {
  press: ["Relevance", "Followers", "Articles"],
  brand: newsroomSorts,
  source: newsroomSorts,
  paid_media: ["Followers", "Engagement", "Rates"],
};

/** Writes a sort as it is offered: followers here are no order, only those that owners state of other places. */
export const sortName = (label: string) => (label === "Followers" ? "Followers, self-reported" : label);

/** Writes a sort's name for the address: "Most Press Releases" becomes "most-press-releases". */
export const slugOf = (label: string) => label.toLowerCase().replaceAll(" ", "-");

export const defaultSortOf = (kind: UserType) => slugOf(sortLabels[kind][0]) as SortKey;
