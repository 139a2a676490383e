import type { DeclineReason, RatingValue } from "../enums";

/**
 * The shapes of the demo content. Texts may hold `{+21}` or `{-3}`: the day that many days from the seeding, written
 * "12 December 2026", so that a demo started in any month has dates in its own near past and future.
 */
export type SeedDraft = {
  title: string;
  who: string;
  what: string;
  where: string;
  when: string;
  why: string;
  perks?: string[];
  /** Used for matching; the first complete one is by itself. */
  active?: boolean;
};

export type SeedSample = {
  title: string;
  type: string;
  outlet?: string;
  daysAgo: number;
  description?: string;
  image?: string;
  tags?: string[];
  /** Of a creator's work: the brand it was for, and where it was posted. */
  brand?: string;
  platform?: string;
  /** Of a reel: percent, and how often it was played. */
  engagement?: number;
  plays?: number;
};

/** What a creator offers and who follows them, as their form sends it. */
export type SeedOffer = {
  packages?: { name: string; price: number; saving?: number; includes: string[] }[];
  addOns?: { name: string; description?: string; price?: number; percent?: number }[];
  engagement?: Record<string, number>;
  demographics?: {
    ageRange?: Record<string, number>;
    gender?: Record<string, number>;
    topLocations?: Record<string, number>;
    interests?: string[];
  };
  heroStories?: { title: string; subtitle: string; url: string; type: string; image: string }[];
};

export type SeedRequest = { title: string; description: string; inDays: number };

/** What a reviewer found: the rubric makes a tier of it. */
export type SeedReview = {
  /** Outlets with an author page that links back. */
  authorPages?: string[];
  /** Bylines at the main outlet within the last twelve months. */
  bylines?: number;
};

export type SeedSocial = Partial<
  Record<
    "instagram" | "x" | "linkedin" | "tiktok" | "youtube" | "facebook",
    [handle: string, followers: number]
  >
>;

type SeedBase = {
  /** Name of the pictures (`/demo/p-{key}.webp`, `a-{key}.webp`), unique. */
  key: string;
  /** Who signs up. */
  person: string;
  email: string;
  title: string;
  /** A place of the gazetteer, word for word. */
  location: string;
  about: string;
  topics: string[];
  social?: SeedSocial;
  website?: string;
  drafts?: SeedDraft[];
};

export type SeedPress = SeedBase & {
  outlet: string;
  beats: Record<string, string[]>;
  pressTypes: string[];
  perks: string[];
  alsoIn?: string[];
  samples: SeedSample[];
  requests?: SeedRequest[];
  review?: SeedReview;
};

/** What a newsroom has beside its releases and assets. */
type SeedNewsroom = SeedBase & {
  company: string;
  perks: string[];
  demographics?: string[];
  heroStories?: { title: string; subtitle: string; url: string; type: string; image: string }[];
  /** Without any, the one who signs up answers at `press@` their site. */
  pressContacts?: {
    name: string;
    role: string;
    email: string;
    phone?: string;
    languages?: string;
    hours?: string;
  }[];
  /** Without one, what they say about themselves ends their releases. */
  boilerplate?: string;
};

export type SeedBrand = SeedNewsroom;
export type SeedSource = SeedNewsroom & { resources: string[] };

export type SeedCreator = SeedBase & {
  paidMediaTypes: string[];
  contentTypes: string[];
  platforms: string[];
  rates: Record<string, Record<string, number>>;
  availability: { responseTime: string; bookingLead: string; currentlyAccepting: boolean };
  perks: string[];
  samples: SeedSample[];
  /** A reviewer checked that the accounts are theirs. */
  reviewed?: boolean;
};

export type SeedProfile =
  | (SeedPress & { userType: "press" })
  | (SeedBrand & { userType: "brand" })
  | (SeedSource & { userType: "source" })
  | (SeedCreator & { userType: "paid_media" });

/** A pitch between two of the demo's people, and how far it got. Days count back from the seeding. */
export type SeedPitch = {
  from: string;
  to: string;
  /** Index of the sender's draft, or a letter of their own. */
  draft?: number;
  letter?: { subject: string; content: string; link?: string };
  sentDaysAgo: number;
  outcome:
    | { kind: "waiting"; read?: boolean }
    | { kind: "declined"; afterDays: number; reason: DeclineReason }
    | { kind: "expired" }
    | { kind: "withdrawn"; afterDays: number }
    | SeedCollaboration;
};

export type SeedCollaboration = {
  kind: "accepted" | "completed";
  /** Hours until the answer. */
  answeredAfterHours: number;
  /** `from` and `to` of the pitch take part; days since it was sent. */
  chat?: { by: "from" | "to"; afterDays: number; text: string }[];
  completed?: {
    afterDays: number;
    by: "from" | "to";
    rating: RatingValue;
    feedback: string;
    /** Name of a page in `db/seed/stories.ts`. */
    story?: string;
    /** The second party's rating; without it the first one counts after fourteen days. */
    second?: { afterDays: number; rating: RatingValue; feedback: string };
  };
};

export type SeedDecision = {
  from: string;
  to: string;
  action: "like" | "superlike" | "pass";
  daysAgo: number;
};

export type SeedStory = {
  slug: string;
  outlet: string;
  author: string;
  title: string;
  description: string;
  paragraphs: string[];
  daysAgo: number;
};
