import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { belongsTo, createdAt, id, refersTo, time } from "./columns";
import { releases } from "./newsrooms";
import { profiles, workSamples } from "./profiles";

/** The rows of an import were taken over from another site at once, so that they can be undone at once. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    profileId: belongsTo("profile_id", () => profiles.id),
    userId: refersTo("user_id", () => users.id),
    /** The feed's own address and title. */
    address: text("address").notNull(),
    title: text("title").notNull(),
    /** The number of pieces or drafts that it made, and of those that undoing it removed. */
    created: integer("created").notNull(),
    removed: integer("removed").notNull().default(0),
    undoneAt: time("undone_at"),
    createdAt: createdAt(),
  },
  (t) => [index("imports_list").on(t.profileId, t.id), index("imports_user").on(t.userId)],
);

/** An entry became this piece of work or release. The row goes with that, so that the entry can be taken over again. */
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
    /** A hash of the row's content when it was made: a row with other content was changed. */
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
