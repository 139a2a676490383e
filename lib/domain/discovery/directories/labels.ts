import type { UserType } from "@/db/enums";
import { slugOf, sortLabels } from "@/lib/domain/profiles/listings/labels";

type Category = {
  label: string;
  /** A profile has any of these, with everything below them; the first category has none, as it stands for all. */
  topics: readonly string[];
};
type Directory = {
  /** The first segment of its address, and its name in the API. */
  path: "press" | "brands" | "sources" | "paid-media";
  heading: string;
  categories: readonly [Category, ...Category[]];
  sorts: (typeof sortLabels)[UserType];
  loadMore: string;
  /** The singular and the plural. */
  noun: readonly [string, string];
};

const industries: Directory["categories"] = [
  { label: "All Industries", topics: [] },
  { label: "Technology", topics: ["tech"] },
  { label: "Healthcare", topics: ["healthcare", "health"] },
  { label: "Fintech", topics: ["finance.fintech"] },
  { label: "Sustainability", topics: ["environment.sustainability"] },
  { label: "Education", topics: ["education"] },
];

export const directories: Record<UserType, Directory> = {
  press: {
    path: "press",
    heading: "Connect with Verified Journalists",
    categories: [
      { label: "All Press", topics: [] },
      { label: "Technology", topics: ["tech"] },
      { label: "Business", topics: ["business", "finance", "economy"] },
      { label: "Entertainment", topics: ["entertainment"] },
      { label: "Health", topics: ["health", "healthcare"] },
      { label: "Sports", topics: ["sport"] },
    ],
    sorts: sortLabels.press,
    loadMore: "Load More Press Members",
    noun: ["journalist", "journalists"],
  },
  brand: {
    path: "brands",
    heading: "Discover Brand Newsrooms",
    categories: industries,
    sorts: sortLabels.brand,
    loadMore: "Load More Brands",
    noun: ["brand", "brands"],
  },
  source: {
    path: "sources",
    heading: "Discover Source Newsrooms",
    categories: industries,
    sorts: sortLabels.source,
    loadMore: "Load More Sources",
    noun: ["source", "sources"],
  },
  paid_media: {
    path: "paid-media",
    heading: "Connect with Paid Media Professionals",
    categories: [
      { label: "All Creators", topics: [] },
      { label: "Beauty", topics: ["beauty"] },
      { label: "Technology", topics: ["tech"] },
      { label: "Health", topics: ["health", "healthcare"] },
      { label: "Food", topics: ["food"] },
      { label: "Finance", topics: ["finance"] },
    ],
    sorts: sortLabels.paid_media,
    loadMore: "Load More Creators",
    noun: ["creator", "creators"],
  },
};

/** Returns the directory's type for an address segment; undefined for any other. */
export const kindOfPath = (path: string) =>
  (Object.keys(directories) as UserType[]).find((kind) => directories[kind].path === path);

/** Returns the taxonomy's topics behind a category's address; undefined for all of them. */
export function categoryTopics(kind: UserType, category: string | undefined): readonly string[] | undefined {
  const found = directories[kind].categories.find(({ label }) => slugOf(label) === category);
  return found && found.topics.length > 0 ? found.topics : undefined;
}

/** The filters offer these perks, by their names in the one vocabulary. */
export const filterPerks = [
  "Interview",
  "Quote",
  "Exclusive",
  "Photo",
  "Video",
  "Product Sample",
  "Product Loan",
  "Product Gift",
  "Event",
  "Media Rate",
  "Media Stay",
  "White Paper",
] as const;

/** The filters offer these distances, in miles around a known city; the default holds where a call names none. */
export const distances = [10, 25, 50, 100, 250] as const;
export const DEFAULT_DISTANCE = 50;
