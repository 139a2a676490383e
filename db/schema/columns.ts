import { sql } from "drizzle-orm";
import { type AnyPgColumn, customType, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";

/** The primary key is a UUIDv7 made in the app, so that keys sort by the moment they were made. */
export const id = () => idPart().primaryKey();

/** The same where the key has a further column, by which the table is parted. */
export const idPart = () => uuid("id").notNull().$defaultFn(v7);

/** The id of a row that this one goes with when it is deleted. */
export const belongsTo = <Name extends string>(name: Name, parent: () => AnyPgColumn) =>
  uuid(name).notNull().references(parent, { onDelete: "cascade" });

/** The id of a row that this one outlives: null once that is deleted. */
export const refersTo = <Name extends string>(name: Name, other: () => AnyPgColumn) =>
  uuid(name).references(other, { onDelete: "set null" });

/** The timestamp has a time zone and is read as a `Date`. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The row's creation by the database's clock. Only tests and the seed move `app_now()`. */
export const createdAt = () => time("created_at").notNull().default(sql`app_now()`);

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
export const citext = customType<{ data: string }>({ dataType: () => "citext" });
