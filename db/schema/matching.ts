import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { decisionKinds } from "../enums";
import { users } from "./accounts";
import { belongsTo, createdAt, id, refersTo, time } from "./columns";
import { profiles } from "./profiles";

export const decisionKind = pgEnum("decision_kind", decisionKinds);

/** One profile's decision about another. One row per ordered pair; a pass may become a like, never back. */
export const decisions = pgTable(
  "decisions",
  {
    profileId: belongsTo("profile_id", () => profiles.id),
    targetId: belongsTo("target_id", () => profiles.id),
    userId: refersTo("user_id", () => users.id),
    kind: decisionKind("kind").notNull(),
    /** A pass brought back by Refresh Matches stays as history, but no longer hides its target. */
    hides: boolean("hides").notNull().default(true),
    decidedAt: time("decided_at").notNull().default(sql`app_now()`),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.targetId] }),
    index("decisions_history").on(t.profileId, t.decidedAt, t.targetId),
    index("decisions_target").on(t.targetId, t.kind),
  ],
);

/** A profile saw another one's card, in the deck or on its own page, for the first time. Figures count from these rows. */
export const shownCards = pgTable(
  "shown_cards",
  {
    profileId: belongsTo("profile_id", () => profiles.id),
    targetId: belongsTo("target_id", () => profiles.id),
    shownAt: time("shown_at").notNull().default(sql`app_now()`),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.targetId] }),
    index("shown_cards_period").on(t.profileId, t.shownAt),
    index("shown_cards_target").on(t.targetId),
  ],
);

/** Likes and super likes used, per user and UTC day. */
export const dailyLikes = pgTable(
  "daily_likes",
  {
    userId: belongsTo("user_id", () => users.id),
    day: date("day").notNull(),
    likes: integer("likes").notNull().default(0),
    superLikes: integer("super_likes").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/** Two likes make a match. The lower profile id is in `profileA`, so that a pair has one row. */
export const matches = pgTable(
  "matches",
  {
    id: id(),
    profileA: belongsTo("profile_a", () => profiles.id),
    profileB: belongsTo("profile_b", () => profiles.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("matches_pair").on(t.profileA, t.profileB),
    index("matches_a").on(t.profileA, t.id),
    index("matches_b").on(t.profileB, t.id),
    check("matches_order", sql`${t.profileA} < ${t.profileB}`),
  ],
);

/** Suggestions that autoMatch has prepared for a profile: nobody is prepared twice. */
export const preparedSuggestions = pgTable(
  "prepared_suggestions",
  {
    profileId: belongsTo("profile_id", () => profiles.id),
    targetId: belongsTo("target_id", () => profiles.id),
    preparedAt: time("prepared_at").notNull().default(sql`app_now()`),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.targetId] }),
    index("prepared_suggestions_target").on(t.targetId),
  ],
);

/** "Was this suggestion helpful?" The answer moves later ranking. */
export const matchFeedback = pgTable(
  "match_feedback",
  {
    id: id(),
    userId: belongsTo("user_id", () => users.id),
    profileId: belongsTo("profile_id", () => profiles.id),
    targetId: belongsTo("target_id", () => profiles.id),
    helpful: boolean("helpful").notNull(),
    reason: text("reason").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("match_feedback_once").on(t.profileId, t.targetId)],
);

/**
 * What a profile took back of what its feedback taught: acts up to this moment no longer count for the topic, or for
 * any under "*". Weights themselves are computed from the acts and stored nowhere.
 */
export const feedbackResets = pgTable(
  "feedback_resets",
  {
    profileId: belongsTo("profile_id", () => profiles.id),
    topicId: text("topic_id").notNull(),
    resetAt: time("reset_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.topicId] })],
);
