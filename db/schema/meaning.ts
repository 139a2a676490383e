import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { pitchDrafts } from "./pitches";
import { profiles } from "./profiles";

/**
 * The packed embedding has 170 characters (`lib/domain/vocabulary/meaning/vector.ts`); null where the text says nothing
 * to the model.
 */
const vector = () => text("vector");
/** How much the text is about each topic that it names, 0..1 by topic id; 0 does not count. */
const topicWeights = () => jsonb("topic_weights").$type<Record<string, number>>().notNull().default({});

/**
 * The worker computes a text's meaning after each save, for matching; it is absent until then and for accounts with AI
 * switched off. A row goes with its subject, and is deleted when the text changes.
 */
export const profileMeanings = pgTable(
  "profile_meanings",
  {
    profileId: uuid("profile_id")
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    vector: vector(),
    topicWeights: topicWeights(),
  },
  (t) => [check("profile_meanings_vector", sql`length(${t.vector}) = 170`)],
);

/** Only active pitches have one: the others are compared with nobody. */
export const pitchMeanings = pgTable(
  "pitch_meanings",
  {
    draftId: uuid("draft_id")
      .primaryKey()
      .references(() => pitchDrafts.id, { onDelete: "cascade" }),
    vector: vector(),
    topicWeights: topicWeights(),
  },
  (t) => [check("pitch_meanings_vector", sql`length(${t.vector}) = 170`)],
);
