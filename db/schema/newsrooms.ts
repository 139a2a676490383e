import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  assetKinds,
  assetLicences,
  assetStates,
  dataMiningTerms,
  digitalSourceTypes,
  loanKinds,
  productRequestStates,
  releaseStatuses,
} from "../enums";
import { users } from "./accounts";
import { belongsTo, createdAt, id, refersTo, time, tsvector } from "./columns";
import { pitchPages, profiles } from "./profiles";

export const releaseStatus = pgEnum("release_status", releaseStatuses);
export const assetKind = pgEnum("asset_kind", assetKinds);
export const assetState = pgEnum("asset_state", assetStates);
export const assetLicence = pgEnum("asset_licence", assetLicences);
export const digitalSourceType = pgEnum("digital_source_type", digitalSourceTypes);
export const dataMiningTerm = pgEnum("data_mining_term", dataMiningTerms);
export const productRequestState = pgEnum("product_request_state", productRequestStates);
export const loanKind = pgEnum("loan_kind", loanKinds);

/** What the Content Credentials (C2PA) of a file state. Nothing of it was checked but the signature. */
export type ContentCredentials = {
  /**
   * Valid: the file is as it was signed. Invalid: it is not, or its signature is not in order. Unread: this machine
   * lacks the library, or gave up reading them.
   */
  status: "valid" | "invalid" | "unread";
  /** The program that wrote them, as they say. */
  generator: string;
  /** The codes of the digital source types that their actions state, each once, in their order. */
  digitalSourceTypes: string[];
  /** The name in the signer's certificate. */
  signer: string;
  /** The certificate comes from a trusted issuer. Our list of those is empty, so every signer is unknown. */
  isSignerKnown: boolean;
};

/** One size of a picture, made at upload: its pixels, and the key of its bytes. */
export type Rendition = { key: string; width: number; height: number; format: "avif" | "webp" | "jpeg" };

/** A newsroom's news: a press release. */
export const releases = pgTable(
  "releases",
  {
    id: id(),
    profileId: belongsTo("profile_id", () => profiles.id),
    userId: refersTo("user_id", () => users.id),
    /** The slug is unique within its newsroom; it follows the title until the release is public, and is fixed then. */
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    subtitle: text("subtitle").notNull().default(""),
    /** The dateline's place; its date is the day of publication. */
    dateline: text("dateline").notNull().default(""),
    who: text("who").notNull().default(""),
    what: text("what").notNull().default(""),
    whereLocation: text("where_location").notNull().default(""),
    whenTiming: text("when_timing").notNull().default(""),
    whyNewsworthy: text("why_newsworthy").notNull().default(""),
    /** Cleaned HTML of a small vocabulary; `bodyText` is the same as plain text, for search and copies. */
    body: text("body").notNull().default(""),
    bodyText: text("body_text").notNull().default(""),
    tags: text("tags").array().notNull().default(sql`'{}'`),
    topicIds: text("topic_ids").array().notNull().default(sql`'{}'`),
    /** Those who write about it are offered these perks, with details by perk. */
    perks: text("perks").array().notNull().default(sql`'{}'`),
    perkDetails: jsonb("perk_details").$type<Record<string, string>>().notNull().default({}),
    status: releaseStatus("status").notNull().default("draft"),
    publishAt: time("publish_at"),
    embargoUntil: time("embargo_until"),
    /** The IANA name of the zone that the times were given in. */
    timeZone: text("time_zone").notNull().default("UTC"),
    /**
     * The moment from which everybody may read it: the later of its publication and its embargo's end; null for a draft
     * and for what was withdrawn. Every public predicate asks this column alone.
     */
    liveAt: time("live_at"),
    publishedAt: time("published_at"),
    correctedAt: time("corrected_at"),
    withdrawnAt: time("withdrawn_at"),
    /** The moment when followers and feeds were notified: once, however often the job runs. */
    announcedAt: time("announced_at"),
    /** The number of its saves: what was typed on an older one is merged, never written over it. */
    version: integer("version").notNull().default(1),
    /** Its PDF in the storage, and the version that was set or could not be; null before the first. */
    pdfKey: text("pdf_key"),
    pdfVersion: integer("pdf_version"),
    search: tsvector("search").generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', f_unaccent(title)), 'A') || setweight(to_tsvector('simple', f_unaccent(subtitle)), 'B') || setweight(to_tsvector('simple', f_unaccent(left(body_text, 20000))), 'C')`,
    ),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().default(sql`app_now()`),
  },
  (t) => [
    uniqueIndex("releases_slug").on(t.profileId, t.slug),
    index("releases_own").on(t.profileId, t.id),
    index("releases_public").on(t.profileId, t.liveAt, t.id).where(sql`${t.liveAt} is not null`),
    index("releases_news").on(t.liveAt, t.id).where(sql`${t.liveAt} is not null`),
    index("releases_unset")
      .on(t.liveAt)
      .where(sql`${t.liveAt} is not null and ${t.pdfVersion} is distinct from ${t.version}`),
    index("releases_unannounced")
      .on(t.liveAt)
      .where(sql`${t.announcedAt} is null and ${t.liveAt} is not null`),
    // The maps for search engines cut the table in parts by the random end of the id.
    index("releases_map").on(sql`right(${t.id}::text, 4)`, t.id).where(sql`${t.liveAt} is not null`),
    index("releases_search").using("gin", t.search),
  ],
);

/** The text of a release at each publication and correction. */
export const releaseVersions = pgTable(
  "release_versions",
  {
    id: id(),
    releaseId: belongsTo("release_id", () => releases.id),
    title: text("title").notNull(),
    body: text("body").notNull(),
    /** The note of a correction; empty for the first version. */
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("release_versions_release").on(t.releaseId, t.id)],
);

/** Profiles that may read a release under embargo, and when they agreed to its terms. */
export const releaseShares = pgTable(
  "release_shares",
  {
    releaseId: belongsTo("release_id", () => releases.id),
    profileId: belongsTo("profile_id", () => profiles.id),
    userId: refersTo("user_id", () => users.id),
    agreedAt: time("agreed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.releaseId, t.profileId] }),
    index("release_shares_profile").on(t.profileId, t.createdAt),
  ],
);

/** A newsroom's material: a photo, video, quote, product or resource. */
export const assets = pgTable(
  "assets",
  {
    id: id(),
    profileId: belongsTo("profile_id", () => profiles.id),
    userId: refersTo("user_id", () => users.id),
    /** It was uploaded for a release: never public by itself, also when its release was deleted or lets it go. */
    releaseOnly: boolean("release_only").notNull().default(false),
    kind: assetKind("kind").notNull(),
    /** A job makes the sizes; until then the original alone is there. */
    state: assetState("state").notNull().default("processing"),
    title: text("title").notNull().default(""),
    description: text("description").notNull().default(""),
    caption: text("caption").notNull().default(""),
    creator: text("creator").notNull().default(""),
    credit: text("credit").notNull().default(""),
    copyright: text("copyright").notNull().default(""),
    /** The licence that its owner chose, or null. */
    licence: assetLicence("licence"),
    /** How it came to be: as its file says, or else as its owner answered; null until either does. */
    digitalSourceType: digitalSourceType("digital_source_type"),
    /** The file itself said so, which its owner cannot change. */
    digitalSourceTypeInFile: boolean("digital_source_type_in_file").notNull().default(false),
    /** May it be used for data mining? Null claims nothing. */
    dataMining: dataMiningTerm("data_mining"),
    /** The file itself said so and its owner did not choose since: another file takes it along. */
    dataMiningInFile: boolean("data_mining_in_file").notNull().default(false),
    /** The text that a prohibition with constraints refers to. */
    dataMiningConstraints: text("data_mining_constraints").notNull().default(""),
    /** The owner wants the asset public without a caption and a credit. */
    publicAnyway: boolean("public_anyway").notNull().default(false),
    /** What its file's Content Credentials state; null where it has none. */
    contentCredentials: jsonb("content_credentials").$type<ContentCredentials>(),
    /** The file as it was sent, where it has Content Credentials and names no place. */
    untouchedKey: text("untouched_key"),
    /** Its owner hands that file out as well. */
    untouchedOffered: boolean("untouched_offered").notNull().default(false),
    quote: text("quote").notNull().default(""),
    speaker: text("speaker").notNull().default(""),
    tags: text("tags").array().notNull().default(sql`'{}'`),
    fileName: text("file_name").notNull().default(""),
    originalKey: text("original_key"),
    posterKey: text("poster_key"),
    /** A video's captions, WebVTT. */
    captionsKey: text("captions_key"),
    contentType: text("content_type"),
    /** Bytes of the original. */
    size: integer("size"),
    width: integer("width"),
    height: integer("height"),
    /** Seconds of a video. */
    duration: doublePrecision("duration"),
    renditions: jsonb("renditions").$type<Rendition[]>().notNull().default([]),
    /** A tiny picture as a data address, shown until the real one is there. */
    blur: text("blur"),
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().default(sql`app_now()`),
  },
  (t) => [
    index("assets_profile").on(t.profileId, t.kind, t.id),
    index("assets_original").on(t.originalKey),
    check("assets_size", sql`${t.size} is null or ${t.size} >= 0`),
  ],
);

/** The library's material that a pitch page shows, the first photo as its hero. */
export const pitchPageAssets = pgTable(
  "pitch_page_assets",
  {
    pitchPageId: belongsTo("pitch_page_id", () => pitchPages.id),
    assetId: belongsTo("asset_id", () => assets.id),
    position: integer("position").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pitchPageId, t.assetId] }),
    index("pitch_page_assets_asset").on(t.assetId),
  ],
);

/** The assets of a release, in its order. An asset may belong to several: it is public once one of them is. */
export const releaseAssets = pgTable(
  "release_assets",
  {
    releaseId: belongsTo("release_id", () => releases.id),
    assetId: belongsTo("asset_id", () => assets.id),
    /** Its place in the release; `assets.position` is the one in the newsroom. */
    position: integer("position").notNull().default(0),
    /** Its owner let it out with this release without a caption or a credit. */
    publicAnyway: boolean("public_anyway").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.releaseId, t.assetId] }),
    index("release_assets_order").on(t.releaseId, t.position, t.assetId),
    index("release_assets_asset").on(t.assetId),
  ],
);

/** A request for a brand's product, from asking to its return. */
export const productRequests = pgTable(
  "product_requests",
  {
    id: id(),
    assetId: refersTo("asset_id", () => assets.id),
    productTitle: text("product_title").notNull(),
    ownerProfileId: belongsTo("owner_profile_id", () => profiles.id),
    requesterProfileId: belongsTo("requester_profile_id", () => profiles.id),
    requesterId: refersTo("requester_id", () => users.id),
    message: text("message").notNull().default(""),
    state: productRequestState("state").notNull().default("asked"),
    /** The product is given for good or lent; the answer decides. */
    loan: loanKind("loan"),
    note: text("note").notNull().default(""),
    dueAt: time("due_at"),
    answeredAt: time("answered_at"),
    sentAt: time("sent_at"),
    endedAt: time("ended_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("product_requests_owner").on(t.ownerProfileId, t.id),
    index("product_requests_requester").on(t.requesterProfileId, t.id),
    uniqueIndex("product_requests_open")
      .on(t.assetId, t.requesterProfileId)
      .where(sql`${t.state} in ('asked', 'granted', 'sent', 'due')`),
    index("product_requests_due").on(t.dueAt).where(sql`${t.state} = 'sent'`),
  ],
);

/** One row per follower and profile; the profile's count is updated with it. */
export const follows = pgTable(
  "follows",
  {
    followerId: belongsTo("follower_id", () => profiles.id),
    profileId: belongsTo("profile_id", () => profiles.id),
    userId: refersTo("user_id", () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.followerId] }),
    index("follows_of").on(t.followerId, t.createdAt, t.profileId),
    index("follows_by").on(t.profileId, t.createdAt, t.followerId),
    check("follows_not_oneself", sql`${t.followerId} <> ${t.profileId}`),
  ],
);

/** Creators and newsrooms that were saved for later. */
export const savedProfiles = pgTable(
  "saved_profiles",
  {
    saverId: belongsTo("saver_id", () => profiles.id),
    profileId: belongsTo("profile_id", () => profiles.id),
    userId: refersTo("user_id", () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.saverId, t.profileId] }),
    index("saved_profiles_list").on(t.saverId, t.createdAt, t.profileId),
  ],
);

/** The newsletter's readers, who asked for it, confirmed by mail, or left again. */
export const subscribers = pgTable(
  "subscribers",
  {
    id: id(),
    email: text("email").notNull(),
    /** The hash of the token in the confirmation mail; the address itself proves nothing. */
    tokenHash: text("token_hash").notNull(),
    sentAt: time("sent_at").notNull().default(sql`app_now()`),
    confirmedAt: time("confirmed_at"),
    unsubscribedAt: time("unsubscribed_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("subscribers_email").on(t.email), uniqueIndex("subscribers_token").on(t.tokenHash)],
);
