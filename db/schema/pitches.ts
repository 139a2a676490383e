import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { declineReasons, pitchStatuses, ratingValues, urgencies } from "../enums";
import { companies, users } from "./accounts";
import { belongsTo, createdAt, id, refersTo, time } from "./columns";
import { pitchPages, profiles } from "./profiles";

export const pitchStatus = pgEnum("pitch_status", pitchStatuses);
export const declineReason = pgEnum("decline_reason", declineReasons);
export const urgency = pgEnum("urgency", urgencies);
export const ratingValue = pgEnum("rating_value", ratingValues);

/** The built-in model scores 0..1, null in a language it does not know, with factors and what holds it down. */
export type Newsworthiness = {
  score: number | null;
  /** Two letters. They are absent, as the notes are, from rows scored before the model read languages. */
  language?: string | null;
  reasons: { key: string; label: string; value: number; reason: string }[];
  notes?: string[];
};

/** A proposal of the assistant that its writer took: the field, and the new text with what is around it. */
export type AcceptedPiece = { field: "title" | "who" | "what" | "where" | "when" | "why"; text: string };

const aiPieces = () => jsonb("ai_pieces").$type<AcceptedPiece[]>().notNull().default([]);

export const pitchDrafts = pgTable(
  "pitch_drafts",
  {
    id: id(),
    userId: belongsTo("user_id", () => users.id),
    profileId: belongsTo("profile_id", () => profiles.id),
    /** The pitch page that it belongs to, whose link its pitches carry. */
    pitchPageId: refersTo("pitch_page_id", () => pitchPages.id),
    title: text("title").notNull().default(""),
    who: text("who").notNull().default(""),
    what: text("what").notNull().default(""),
    where: text("where").notNull().default(""),
    when: text("when").notNull().default(""),
    why: text("why").notNull().default(""),
    perks: text("perks").array().notNull().default(sql`'{}'`),
    isActive: boolean("is_active").notNull().default(false),
    matchCount: integer("match_count").notNull().default(0),
    sentCount: integer("sent_count").notNull().default(0),
    acceptedCount: integer("accepted_count").notNull().default(0),
    lastSentAt: time("last_sent_at"),
    newsworthiness: jsonb("newsworthiness").$type<Newsworthiness>(),
    /** Something of these pieces is still in the draft. */
    aiPieces: aiPieces(),
    /** The number of its saves: what was typed on an older one is merged, never written over it. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().default(sql`app_now()`),
  },
  (t) => [
    index("pitch_drafts_user").on(t.userId, t.id),
    uniqueIndex("pitch_drafts_page").on(t.pitchPageId),
    index("pitch_drafts_active").on(t.profileId).where(sql`${t.isActive}`),
    // The order is that of the meanings' keys, to find drafts without one.
    index("pitch_drafts_to_read").on(t.id, t.userId).where(sql`${t.isActive}`),
  ],
);

export const pitches = pgTable(
  "pitches",
  {
    id: id(),
    draftId: refersTo("draft_id", () => pitchDrafts.id),
    senderId: refersTo("sender_id", () => users.id),
    recipientId: refersTo("recipient_id", () => users.id),
    senderProfileId: uuid("sender_profile_id")
      .notNull()
      .references(() => profiles.id),
    recipientProfileId: uuid("recipient_profile_id").references(() => profiles.id),
    /** The company whose free pitches this one counts against. */
    companyId: refersTo("company_id", () => companies.id),
    status: pitchStatus("status").notNull().default("unsent"),
    title: text("title").notNull().default(""),
    subject: text("subject").notNull().default(""),
    who: text("who").notNull().default(""),
    what: text("what").notNull().default(""),
    whereLocation: text("where_location").notNull().default(""),
    whenTiming: text("when_timing").notNull().default(""),
    whyNewsworthy: text("why_newsworthy").notNull().default(""),
    content: text("content").notNull().default(""),
    resources: text("resources").array().notNull().default(sql`'{}'`),
    perks: text("perks").array().notNull().default(sql`'{}'`),
    expertise: text("expertise").array().notNull().default(sql`'{}'`),
    urgency: urgency("urgency").notNull().default("medium"),
    /** Something in it was written with the assistant's help: a piece of `aiPieces`, or as its sender says. */
    aiAssisted: boolean("ai_assisted").notNull().default(false),
    aiPieces: aiPieces(),
    newsworthiness: jsonb("newsworthiness").$type<Newsworthiness>(),
    aiNewsworthyScore: real("ai_newsworthy_score"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().default(sql`app_now()`),
    sentAt: time("sent_at"),
    readAt: time("read_at"),
    respondedAt: time("responded_at"),
    expiresAt: time("expires_at"),
    completedAt: time("completed_at"),
    declineReason: declineReason("decline_reason"),
    storyUrl: text("story_url"),
  },
  (t) => [
    // One pitch per pair may wait for an answer, in either direction.
    uniqueIndex("pitches_one_waiting")
      .on(
        sql`least(${t.senderProfileId}, ${t.recipientProfileId})`,
        sql`greatest(${t.senderProfileId}, ${t.recipientProfileId})`,
      )
      .where(sql`${t.status} in ('sent', 'read')`),
    index("pitches_sender").on(t.senderProfileId, t.status, t.id),
    index("pitches_recipient").on(t.recipientProfileId, t.status, t.id),
    // The inbox can be filtered by whether the assistant helped.
    index("pitches_recipient_ai").on(t.recipientProfileId, t.aiAssisted, t.status, t.id),
    index("pitches_expiry").on(t.expiresAt).where(sql`${t.status} in ('sent', 'read')`),
    index("pitches_draft").on(t.draftId),
    // A profile's matches learn from what it declined as not its beat, newest first.
    index("pitches_not_my_beat")
      .on(t.recipientProfileId, t.respondedAt)
      .where(sql`${t.declineReason} = 'not_my_beat'`),
    // The index counts the free pitches that a company has used up.
    index("pitches_company").on(t.companyId).where(sql`${t.sentAt} is not null`),
    check("pitches_two_parties", sql`${t.senderProfileId} <> ${t.recipientProfileId}`),
    check(
      "pitches_sent_to_someone",
      sql`${t.status} = 'unsent' or (${t.recipientProfileId} is not null and ${t.sentAt} is not null)`,
    ),
  ],
);

/** A story that came of a collaboration; its page is fetched once after the completion. */
export const stories = pgTable(
  "stories",
  {
    id: id(),
    pitchId: belongsTo("pitch_id", () => pitches.id),
    url: text("url").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    /** The picture that the page names. It is never shown from there: readers load our own copy only. */
    image: text("image"),
    /** Our copy's key in the file storage; null until it was fetched, for good where it could not be. */
    imageKey: text("image_key"),
    siteName: text("site_name").notNull().default(""),
    /** False until the page was found: only a found story is listed as coverage. */
    found: boolean("found").notNull().default(false),
    /** The moment when a job last read the page; null while that is pending. */
    lookedAt: time("looked_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("stories_pitch_url").on(t.pitchId, t.url)],
);

/** Coverage is a found story on each party's profile. */
export const coverage = pgTable(
  "coverage",
  {
    profileId: belongsTo("profile_id", () => profiles.id),
    storyId: belongsTo("story_id", () => stories.id),
    /** What the party states of the story: nobody measures it here. Null until it does. */
    readers: integer("readers"),
    interactions: integer("interactions"),
    readSeconds: integer("read_seconds"),
    statedAt: time("stated_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.storyId] }),
    index("coverage_profile").on(t.profileId, t.createdAt),
  ],
);

/** Each party rates once. Hidden from the other until both are in or `RATING_DAYS` have passed; then it counts. */
export const ratings = pgTable(
  "ratings",
  {
    id: id(),
    pitchId: belongsTo("pitch_id", () => pitches.id),
    raterId: refersTo("rater_id", () => users.id),
    raterProfileId: uuid("rater_profile_id")
      .notNull()
      .references(() => profiles.id),
    ratedProfileId: uuid("rated_profile_id")
      .notNull()
      .references(() => profiles.id),
    value: ratingValue("value").notNull(),
    feedback: text("feedback").notNull().default(""),
    /** The rater lets the rated one show the note as a testimonial. */
    feedbackPublic: boolean("feedback_public").notNull().default(false),
    outcome: boolean("outcome").notNull(),
    storyUrl: text("story_url"),
    countedAt: time("counted_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("ratings_once").on(t.pitchId, t.raterProfileId),
    index("ratings_rated").on(t.ratedProfileId, t.countedAt),
    index("ratings_uncounted").on(t.createdAt).where(sql`${t.countedAt} is null`),
  ],
);
