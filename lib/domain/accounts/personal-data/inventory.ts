import { getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { accountsHoldings } from "./holdings/accounts";
import type { AnyHolding } from "./holdings/holding";
import { matchingHoldings } from "./holdings/matching";
import { messagesHoldings } from "./holdings/messages";
import { newsroomsHoldings } from "./holdings/newsrooms";
import { pitchesHoldings } from "./holdings/pitches";
import { platformHoldings } from "./holdings/platform";
import { profilesHoldings } from "./holdings/profiles";

export type { Owner } from "./holdings/holding";

/** Every table that holds something of a person, with every column of it. A test compares it with the database. */
export const holdings: AnyHolding[] = [
  ...accountsHoldings,
  ...profilesHoldings,
  ...matchingHoldings,
  ...pitchesHoldings,
  ...messagesHoldings,
  ...newsroomsHoldings,
  ...platformHoldings,
];

/** Tables without anything of a person, and why. */
export const impersonal: Record<string, string> = {
  cities: "Places by GeoNames.",
  city_names: "Names of those places.",
  search_terms: "Single words of listed profiles, without whose they are; refreshed as profiles leave.",
  cache_tags: "Ids and addresses of pages, and when they changed; gone once no cached copy can be as old.",
  app_clock: "The tests' clock.",
};

/** The copy's files with the tables they are read from. */
export const copies = holdings.flatMap(({ table, copies }) => copies.map((copy) => ({ ...copy, table })));
export type ExportCopy = (typeof copies)[number];

/** A table's columns by their names in the schema. */
export const columnsOf = (table: PgTable): Record<string, PgColumn> =>
  getTableColumns(table) as Record<string, PgColumn>;
