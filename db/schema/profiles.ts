import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { DataMiningTerm, DigitalSourceType } from "../enums";
import { evidenceKinds, newsroomStatuses, pitchPageStatuses, pressePassLevels } from "../enums";
import { companies, users, userType } from "./accounts";
import { belongsTo, createdAt, id, refersTo, time, tsvector } from "./columns";
import { cities } from "./places";

export const pressePassLevel = pgEnum("presse_pass_level", pressePassLevels);
export const evidenceKind = pgEnum("evidence_kind", evidenceKinds);
export const newsroomStatus = pgEnum("newsroom_status", newsroomStatuses);
export const pitchPageStatus = pgEnum("pitch_page_status", pitchPageStatuses);

/** Values that are only displayed are in JSONB, checked by the profiles' zod schema on the way in. */
export type SocialAccount = { handle: string; url: string; followers: number };
export type SocialMedia = Partial<
  Record<"instagram" | "x" | "linkedin" | "tiktok" | "youtube" | "facebook", SocialAccount>
>;
export type HeroStory = { title: string; subtitle: string; url: string; type: string; image: string };
export type Availability = { responseTime?: string; bookingLead?: string; currentlyAccepting?: boolean };

/** A newsroom's contact for the press, as its owner wants it shown. */
export type PressContact = {
  name: string;
  role?: string;
  email?: string;
  phone?: string;
  languages?: string;
  hours?: string;
  /** The path of one of our own files. */
  image?: string;
};
/** A line of "At a glance": "Founded", "2014, Rjukan". */
export type Fact = { label: string; value: string };
/** Whole US dollars; `saving` in percent against the single rates. */
export type Package = { name: string; price: number; saving?: number; includes: string[] };
/** An add-on costs whole US dollars, or percent of the package. */
export type AddOn = { name: string; description?: string; price?: number; percent?: number };
/** A creator's followers, as stated: percent by group, and what those people like. */
export type Audience = {
  ageRange?: Record<string, number>;
  gender?: Record<string, number>;
  topLocations?: Record<string, number>;
  interests?: string[];
};
/**
 * Material that a source offers at an address elsewhere; `type` is one of `resourceTypes` in
 * lib/domain/vocabulary/options/options.ts.
 */
export type ResourceLink = { title: string; description?: string; url: string; type: string; tags: string[] };
/** A creator's own video of a piece of work, as stored: bytes, pixels as shown, seconds; null where unknown. */
export type WorkVideo = {
  key: string;
  contentType: string;
  size: number;
  width: number | null;
  height: number | null;
  duration: number | null;
  captionsKey: string | null;
  /** What its file says of where it came from and of data mining; absent from what was stored before this was read. */
  stated?: {
    digitalSourceType: DigitalSourceType | null;
    dataMining: DataMiningTerm | null;
    dataMiningConstraints: string;
  };
};

/** A text in a search document: its terms in every form, and the short ones as they are. */
const weighed = (weight: "A" | "B" | "C" | "D", text: string) =>
  sql.raw(`setweight(f_stems(search_language, f_unaccent(${text})) || f_short_words(${text}), '${weight}')`);

export const profiles = pgTable(
  "profiles",
  {
    id: id(),
    /** The user whose own profile this is. A company's managed profiles have none. */
    userId: refersTo("user_id", () => users.id),
    companyId: refersTo("company_id", () => companies.id),
    /** Since this moment the company's plan holds fewer newsrooms, and this one is only read. */
    readOnlySince: time("read_only_since"),
    /** The member who looks after a company's newsroom. */
    managerId: refersTo("manager_id", () => users.id),
    /** A paused newsroom is public and shown to nobody new; an inactive one exists for its own people alone. */
    status: newsroomStatus("status").notNull().default("active"),
    kind: userType("kind").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /** The professional title of the person: whose profile this is, or who acts for this newsroom. */
    title: text("title").notNull().default(""),
    /** A newsroom's own line, shown above its name. */
    tagline: text("tagline").notNull().default(""),
    about: text("about").notNull().default(""),
    locationText: text("location_text").notNull().default(""),
    cityId: integer("city_id").references(() => cities.id),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    website: text("website"),
    customPortfolioUrl: text("custom_portfolio_url"),
    /** The person's portrait, and a newsroom's logo. */
    avatarKey: text("avatar_key"),
    logoKey: text("logo_key"),
    socialMedia: jsonb("social_media").$type<SocialMedia>().notNull().default({}),
    /** The networks in the owner's order, which an object stored as JSONB does not preserve. */
    socialOrder: text("social_order").array().notNull().default(sql`'{}'`),
    /** The kind of people who sign for a newsroom; null while nobody chose one. */
    accountType: text("account_type"),
    /** The languages, by name, in which its people write and answer. */
    languages: text("languages").array().notNull().default(sql`'{}'`),
    resourceLinks: jsonb("resource_links").$type<ResourceLink[]>().notNull().default([]),
    demographics: jsonb("demographics").$type<string[]>().notNull().default([]),
    beats: jsonb("beats").$type<Record<string, string[]>>().notNull().default({}),
    heroStories: jsonb("hero_stories").$type<HeroStory[]>().notNull().default([]),
    rates: jsonb("rates").$type<Record<string, Record<string, number>>>().notNull().default({}),
    availability: jsonb("availability").$type<Availability>().notNull().default({}),
    packages: jsonb("packages").$type<Package[]>().notNull().default([]),
    addOns: jsonb("add_ons").$type<AddOn[]>().notNull().default([]),
    /** Percent by platform, as the owner states it. */
    engagement: jsonb("engagement").$type<Record<string, number>>().notNull().default({}),
    audience: jsonb("audience").$type<Audience>().notNull().default({}),
    /** The "About" text at the end of a release. */
    boilerplate: text("boilerplate").notNull().default(""),
    pressContacts: jsonb("press_contacts").$type<PressContact[]>().notNull().default([]),
    /** The topics as chosen, by the labels shown; `profile_topics` holds them by taxonomy id. */
    expertise: text("expertise").array().notNull().default(sql`'{}'`),
    topicIds: text("topic_ids").array().notNull().default(sql`'{}'`),
    publications: text("publications").array().notNull().default(sql`'{}'`),
    pressTypes: text("press_types").array().notNull().default(sql`'{}'`),
    resources: text("resources").array().notNull().default(sql`'{}'`),
    perksPreferred: text("perks_preferred").array().notNull().default(sql`'{}'`),
    perksOffered: text("perks_offered").array().notNull().default(sql`'{}'`),
    /** The owner's description of each perk that is offered. */
    perkDetails: jsonb("perk_details").$type<Record<string, string>>().notNull().default({}),
    facts: jsonb("facts").$type<Fact[]>().notNull().default([]),
    paidMediaTypes: text("paid_media_types").array().notNull().default(sql`'{}'`),
    contentTypes: text("content_types").array().notNull().default(sql`'{}'`),
    platforms: text("platforms").array().notNull().default(sql`'{}'`),
    /** Self-reported followers and readers together; null while nothing is known. */
    reach: integer("reach"),
    thumbsUpCount: integer("thumbs_up_count").notNull().default(0),
    thumbsDownCount: integer("thumbs_down_count").notNull().default(0),
    followerCount: integer("follower_count").notNull().default(0),
    followingCount: integer("following_count").notNull().default(0),
    /** Published releases, the moment of the newest, and the stories and work shown. The domain updates them. */
    releaseCount: integer("release_count").notNull().default(0),
    lastNewsAt: time("last_news_at"),
    articleCount: integer("article_count").notNull().default(0),
    /** The directories' default order: see `relevanceOf` in lib/domain/profiles/listings/rules.ts. */
    relevance: integer("relevance").notNull().default(0),
    /** The mean of `engagement`, and the lowest rate in whole US dollars: for sorting and filters. */
    engagementRate: doublePrecision("engagement_rate"),
    lowestRate: integer("lowest_rate"),
    /** The topics with everything above them in the taxonomy, for category and topic filters. */
    topicTree: text("topic_tree").array().notNull().default(sql`'{}'`),
    /** Median hours to an answer over the last 20 answered pitches. */
    responseHours: doublePrecision("response_hours"),
    answeredCount: integer("answered_count").notNull().default(0),
    /** The tier is computed from the evidence table by the published rubric; never typed in. */
    pressePassLevel: pressePassLevel("presse_pass_level"),
    verified: boolean("verified").notNull().default(false),
    /** Names that look like a verified one share this key (`lookAlikeKey`); null for unverified ones. */
    nameKey: text("name_key"),
    visible: boolean("visible").notNull().default(true),
    allowDirectMessages: boolean("allow_direct_messages").notNull().default(true),
    /** Complete, verified by mail, visible and not deleted: in lists, decks and search. The domain updates it. */
    listed: boolean("listed").notNull().default(false),
    sortName: text("sort_name").generatedAlwaysAs(sql`lower(f_unaccent(name))`),
    /** Titles of the newest public releases, work and coverage, a line each: for search. The domain updates them. */
    headlines: text("headlines").notNull().default(""),
    /** The word forms of this language are searched besides English ones; the city's country decides (`f_stems`). */
    searchLanguage: text("search_language").notNull().default("english"),
    /** The city's country, state and region, as a search for one of them asks for it (`placeCodesOf`). */
    placeCodes: text("place_codes").array().notNull().default([]),
    search: tsvector("search").generatedAlwaysAs(
      sql`${weighed("A", "name")} || ${weighed("B", "case when kind in ('brand', 'source') then tagline else title end || ' ' || f_words(expertise) || ' ' || f_beats(beats)")} || ${weighed("C", "f_words(publications) || ' ' || f_words(platforms) || ' ' || location_text")} || ${weighed("D", "headlines || ' ' || left(about, 5000)")} || f_labels(city_id, topic_tree) || f_places(place_codes) || f_kind(kind)`,
    ),
    /** The number of saves of what its owner fills in: a form that began at an older one is stale. */
    revision: integer("revision").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().default(sql`app_now()`),
  },
  (t) => [
    uniqueIndex("profiles_slug").on(t.slug),
    uniqueIndex("profiles_user").on(t.userId),
    index("profiles_company").on(t.companyId),
    index("profiles_manager").on(t.managerId).where(sql`${t.managerId} is not null`),
    index("profiles_name_key").on(t.nameKey).where(sql`${t.verified}`),
    index("profiles_listed").on(t.kind, t.id).where(sql`${t.listed}`),
    // The order is that of the meanings' keys, to find profiles without one.
    index("profiles_to_read").on(t.id, t.userId).where(sql`${t.listed}`),
    // The maps for search engines cut the table in parts by the random end of the id.
    index("profiles_map").on(t.kind, sql`right(${t.id}::text, 4)`, t.id).where(sql`${t.listed}`),
    index("profiles_by_relevance").on(t.kind, t.relevance, t.id).where(sql`${t.listed}`),
    index("profiles_by_reach").on(t.kind, sql`coalesce(${t.reach}, -1)`, t.id).where(sql`${t.listed}`),
    index("profiles_by_articles").on(t.kind, t.articleCount, t.id).where(sql`${t.listed}`),
    index("profiles_by_news")
      .on(t.kind, sql`coalesce(${t.lastNewsAt}, ${t.createdAt})`, t.id)
      .where(sql`${t.listed}`),
    index("profiles_by_releases").on(t.kind, t.releaseCount, t.id).where(sql`${t.listed}`),
    index("profiles_by_name").on(t.kind, t.sortName, t.id).where(sql`${t.listed}`),
    index("profiles_by_engagement")
      .on(t.kind, sql`coalesce(${t.engagementRate}, -1)`, t.id)
      .where(sql`${t.listed}`),
    index("profiles_by_rate")
      .on(t.kind, sql`coalesce(${t.lowestRate}, 2147483647)`, t.id)
      .where(sql`${t.listed}`),
    index("profiles_by_place").on(t.kind, t.latitude, t.longitude).where(sql`${t.listed}`),
    index("profiles_topic_tree").using("gin", t.topicTree).where(sql`${t.listed}`),
    index("profiles_name_part").using("gin", t.name.op("gin_trgm_ops")),
    index("profiles_search").using("gin", t.search).where(sql`${t.listed}`),
    check(
      "profiles_counts",
      sql`${t.thumbsUpCount} >= 0 and ${t.thumbsDownCount} >= 0 and ${t.followerCount} >= 0`,
    ),
  ],
);

/** Single terms of listed profiles of a kind, each once, that a typing error may have meant. The domain adds them. */
export const searchTerms = pgTable(
  "search_terms",
  { term: text("term").notNull(), kind: userType("kind").notNull() },
  (t) => [
    primaryKey({ columns: [t.term, t.kind] }),
    index("search_terms_trigrams").using("gin", t.term.op("gin_trgm_ops")),
    index("search_terms_stems").on(sql`f_stem("term")`, t.kind),
  ],
);

/** A brand's or source's pitch as a page of its own, which anybody may read once it is published. */
export const pitchPages = pgTable(
  "pitch_pages",
  {
    id: id(),
    profileId: belongsTo("profile_id", () => profiles.id),
    /** The user who made it; the newsroom's people share it. */
    userId: refersTo("user_id", () => users.id),
    /** The slug follows the title until the page was public, and is fixed from then on. */
    slug: text("slug").notNull(),
    name: text("name").notNull().default(""),
    pitchTitle: text("pitch_title").notNull().default(""),
    who: text("who").notNull().default(""),
    what: text("what").notNull().default(""),
    why: text("why").notNull().default(""),
    about: text("about").notNull().default(""),
    /** The event's day and time of day ("22:14") as its place's clocks show them. */
    eventDate: date("event_date", { mode: "string" }),
    eventTime: text("event_time"),
    /** The IANA name of the zone of the event's time. */
    timeZone: text("time_zone").notNull().default("UTC"),
    eventLocation: text("event_location").notNull().default(""),
    topics: text("topics").array().notNull().default(sql`'{}'`),
    perks: text("perks").array().notNull().default(sql`'{}'`),
    /** The owner's description of each perk that is offered. */
    perkDetails: jsonb("perk_details").$type<Record<string, string>>().notNull().default({}),
    customPerks: text("custom_perks").notNull().default(""),
    demographics: text("demographics").array().notNull().default(sql`'{}'`),
    /** Its owner wants it used for matching while it is public, by the draft that follows it in `pitch_drafts`. */
    useForMatching: boolean("use_for_matching").notNull().default(false),
    status: pitchPageStatus("status").notNull().default("draft"),
    expiresAt: time("expires_at"),
    /** The moment when it was first published. */
    publishedAt: time("published_at"),
    /** The number of its saves: what was typed on an older one is merged, never written over it. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().default(sql`app_now()`),
  },
  (t) => [
    uniqueIndex("pitch_pages_slug").on(t.slug),
    index("pitch_pages_own").on(t.profileId, t.id),
    index("pitch_pages_due").on(t.expiresAt).where(sql`${t.status} = 'published'`),
    // The maps for search engines cut the table in parts by the random end of the id.
    index("pitch_pages_map").on(sql`right(${t.id}::text, 4)`, t.id).where(sql`${t.status} = 'published'`),
    check("pitch_pages_time", sql`${t.eventTime} is null or ${t.eventDate} is not null`),
  ],
);

/** Every kind of page shares one space of slugs. An old slug stays and redirects for good. */
export const slugs = pgTable(
  "slugs",
  {
    slug: text("slug").primaryKey(),
    profileId: uuid("profile_id").references(() => profiles.id, { onDelete: "cascade" }),
    pitchPageId: uuid("pitch_page_id").references(() => pitchPages.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("slugs_profile").on(t.profileId),
    index("slugs_pitch_page").on(t.pitchPageId),
    check("slugs_one_owner", sql`num_nonnulls(${t.profileId}, ${t.pitchPageId}) = 1`),
  ],
);

/** A side table for filters and the candidate index, with one row per profile and topic. */
export const profileTopics = pgTable(
  "profile_topics",
  {
    topicId: text("topic_id").notNull(),
    profileId: belongsTo("profile_id", () => profiles.id),
  },
  (t) => [primaryKey({ columns: [t.topicId, t.profileId] }), index("profile_topics_profile").on(t.profileId)],
);

export const workSamples = pgTable(
  "work_samples",
  {
    id: id(),
    profileId: belongsTo("profile_id", () => profiles.id),
    type: text("type").notNull(),
    title: text("title").notNull(),
    url: text("url"),
    description: text("description").notNull().default(""),
    /** The path of one of our own files. */
    image: text("image"),
    /** The key of that picture, if it was uploaded for this piece. */
    pictureKey: text("picture_key"),
    video: jsonb("video").$type<WorkVideo>(),
    /** The outlet that published it; for a creator's work the brand it was for. */
    outlet: text("outlet"),
    /** The network it was posted on. */
    platform: text("platform"),
    /** A social reel's engagement in percent and its plays, as its owner states them. */
    engagement: doublePrecision("engagement"),
    plays: integer("plays"),
    tags: text("tags").array().notNull().default(sql`'{}'`),
    publishedAt: time("published_at"),
    createdAt: createdAt(),
  },
  (t) => [index("work_samples_profile").on(t.profileId, t.publishedAt, t.id)],
);

/** A journalist's "Currently Seeking" request for material. */
export const requests = pgTable(
  "requests",
  {
    id: id(),
    profileId: belongsTo("profile_id", () => profiles.id),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    deadline: time("deadline"),
    /** The moment when its owner or its deadline closed it; null while open. */
    closedAt: time("closed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("requests_profile").on(t.profileId, t.createdAt),
    index("requests_list").on(t.profileId, t.id),
    index("requests_due").on(t.deadline).where(sql`${t.closedAt} is null`),
  ],
);

/** A review's or check's finding about a profile. Tiers and verified marks are computed from it. */
export const evidence = pgTable(
  "evidence",
  {
    id: id(),
    profileId: belongsTo("profile_id", () => profiles.id),
    kind: evidenceKind("kind").notNull(),
    outlet: text("outlet"),
    url: text("url"),
    /** The registrable domain of the address, which makes it an accepted outlet's. */
    domain: text("domain"),
    /** The name, or the domain of the address, that it was accepted for: it holds for no other. */
    boundTo: text("bound_to"),
    occurredAt: time("occurred_at"),
    note: text("note").notNull().default(""),
    reviewedBy: text("reviewed_by").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("evidence_profile").on(t.profileId), index("evidence_domain").on(t.domain, t.kind)],
);
