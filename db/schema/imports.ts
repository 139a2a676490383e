import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { belongsTo, createdAt, id, refersTo, time } from "./columns";
import { releases } from "./newsrooms";
import { profiles, workSamples } from "./profiles";

/** What was taken over from another site at once, so that it can be undone at once. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    profileId: belongsTo("profile_id", () => profiles.id),
    userId: refersTo("user_id", () => users.id),
    /** The feed's own address, and what it calls itself. */
    address: text("address").notNull(),
    title: text("title").notNull(),
    /** How many pieces or drafts it made, and how many of them undoing it removed. */
    created: integer("created").notNull(),
    removed: integer("removed").notNull().default(0),
    undoneAt: time("undone_at"),
    createdAt: createdAt(),
  },
  (t) => [index("imports_list").on(t.profileId, t.id), index("imports_user").on(t.userId)],
);

/** Which piece of work or release an entry became. It goes with that row, so that the entry can be taken over again. */
export const importItems = pgTable(
  "import_items",
  {
    id: id(),
    importId: belongsTo("import_id", () => imports.id),
    profileId: belongsTo("profile_id", () => profiles.id),
    /** The entry's own address, as the URL parser writes it. */
    address: text("address").notNull(),
    workSampleId: uuid("work_sample_id").references(() => workSamples.id, { onDelete: "cascade" }),
    releaseId: uuid("release_id").references(() => releases.id, { onDelete: "cascade" }),
    /** A hash of what the row said when it was made: one that says something else now was changed. */
    fingerprint: text("fingerprint").notNull(),
  },
  (t) => [
    uniqueIndex("import_items_once").on(t.profileId, t.address),
    index("import_items_import").on(t.importId, t.id),
    uniqueIndex("import_items_work").on(t.workSampleId),
    uniqueIndex("import_items_release").on(t.releaseId),
    check("import_items_one", sql`num_nonnulls(${t.workSampleId}, ${t.releaseId}) = 1`),
  ],
);
