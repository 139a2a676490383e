/** One entry of a feed, cleaned: texts are plain, addresses absolute. */
export type FeedItem = {
  /** http or https, as the URL parser writes it, without a fragment. */
  address: string;
  /** The title on one line; empty where the entry has none. */
  title: string;
  /** The summary on one line, at most 500 characters. */
  summary: string;
  /** The text's paragraphs, with empty lines between them. */
  text: string;
  picture: string | null;
  /** ISO 8601 in UTC, or null. */
  publishedAt: string | null;
  categories: string[];
};

export type Feed = {
  title: string;
  /** The entries, newest first, at most `MAX_ITEMS`. */
  items: FeedItem[];
  /** Entries that have no address to lead to. */
  withoutAddress: number;
};

/** A parser finds these, before they are cleaned. Texts are HTML unless they say otherwise. */
export type RawItem = {
  links: { href: string; rel: string; type: string }[];
  title: string;
  summary: string;
  content: string;
  dates: string[];
  pictures: string[];
  categories: string[];
};
export type RawFeed = { title: string; items: RawItem[] };

export const newRawItem = (): RawItem => ({
  links: [],
  title: "",
  summary: "",
  content: "",
  dates: [],
  pictures: [],
  categories: [],
});

export const feedLimits = {
  /** The number of entries shown, which are the newest. */
  items: 50,
  /** Entries read before the newest of them are chosen. */
  readItems: 1000,
  title: 150,
  summary: 500,
  text: 15_000,
  /** Characters of one field as they are sent. */
  rawText: 60_000,
  address: 2048,
  categories: 5,
  category: 40,
} as const;
