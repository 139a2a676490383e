import { sql } from "drizzle-orm";
import { type AnyPgColumn, customType, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";

/** Primary key: a UUIDv7 made in the app, so keys sort by the moment they were made. */
export const id = () => uuid("id").primaryKey().$defaultFn(v7);

/** The id of a row that this one goes with when it is deleted. */
export const belongsTo = <Name extends string>(name: Name, parent: () => AnyPgColumn) =>
  uuid(name).notNull().references(parent, { onDelete: "cascade" });

/** The id of a row that this one outlives: null once that is deleted. */
export const refersTo = <Name extends string>(name: Name, other: () => AnyPgColumn) =>
  uuid(name).references(other, { onDelete: "set null" });

/** Time zone aware timestamp, read as a `Date`. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The row's birth by the database's clock. `app_now()` is moved by tests and the seed only. */
export const createdAt = () => time("created_at").notNull().default(sql`app_now()`);

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
export const citext = customType<{ data: string }>({ dataType: () => "citext" });
