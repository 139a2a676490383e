import { getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { accountsHoldings } from "./holdings/accounts";
import { billingHoldings } from "./holdings/billing";
import type { AnyHolding } from "./holdings/holding";
import { insightsHoldings } from "./holdings/insights";
import { matchingHoldings } from "./holdings/matching";
import { messagesHoldings } from "./holdings/messages";
import { newsroomsHoldings } from "./holdings/newsrooms";
import { pitchesHoldings } from "./holdings/pitches";
import { platformHoldings } from "./holdings/platform";
import { profilesHoldings } from "./holdings/profiles";
import { trustHoldings } from "./holdings/trust";

export type { Owner } from "./holdings/holding";

/** Every table that holds something of a person is listed with all its columns; a test compares the database. */
export const holdings: AnyHolding[] = [
  ...accountsHoldings,
  ...billingHoldings,
  ...profilesHoldings,
  ...matchingHoldings,
  ...pitchesHoldings,
  ...messagesHoldings,
  ...newsroomsHoldings,
  ...insightsHoldings,
  ...trustHoldings,
  ...platformHoldings,
];

/** These tables hold nothing of a person, each with the reason. */
export const impersonal: Record<string, string> = {
  cities: "Places by GeoNames.",
  city_names: "Names of those places.",
  search_terms: "Single words of listed profiles, without whose they are; refreshed as profiles leave.",
  cache_tags: "Ids and addresses of pages, and when they changed; gone once no cached copy can be as old.",
  linked_pages:
    "What public pages say of themselves, without who linked to them; gone a day after the last message.",
  push_keys: "The installation's own key pair, by which push services know it.",
  app_clock: "The tests' clock.",
  event_progress: "The hour up to which events are summed up.",
  visitor_salts: "Random numbers, one a day.",
  benchmarks: "Medians of five accounts or more, without whose.",
};

/** The files of a copy with the tables that they are read from. */
export const copies = holdings.flatMap(({ table, copies }) => copies.map((copy) => ({ ...copy, table })));
export type ExportCopy = (typeof copies)[number];

export const columnsOf = (table: PgTable): Record<string, PgColumn> =>
  getTableColumns(table) as Record<string, PgColumn>;
