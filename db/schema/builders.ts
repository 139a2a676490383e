import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { belongsTo, createdAt, time } from "./columns";
import { profiles } from "./profiles";

/** Unpublished values in the builder of a profile: each member has one draft, however many edit the profile. */
export const builderDrafts = pgTable(
  "builder_drafts",
  {
    profileId: belongsTo("profile_id", () => profiles.id),
    userId: belongsTo("user_id", () => users.id),
    /** The form's values as typed, complete or not; read through `builderValues`. */
    values: jsonb("values").$type<unknown>().notNull(),
    /** The values that were published when the draft began, to tell its changes from other people's. */
    base: jsonb("base").$type<unknown>().notNull(),
    /** The profile's revision that `base` was read at. */
    baseRevision: integer("base_revision").notNull(),
    /** The step that its writer was at, from 1. */
    step: integer("step").notNull().default(1),
    /** The number of the draft's saves: a second tab that holds an older one is refused. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().default(sql`app_now()`),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.userId] }), index("builder_drafts_user").on(t.userId)],
);
