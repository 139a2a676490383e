import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { UserType } from "@/db/enums";
import { profiles } from "@/db/schema/profiles";
import { defaultSortOf, type SortKey } from "./labels";

export type Order = {
  /** This is the expression of the index `profiles_by_…` that holds this order within a kind. */
  key: SQL;
  direction: SQL;
  /** True where the next rows have larger keys. */
  ascending: boolean;
  /** The key as a cursor carries it, read back as the key's own type: another would not use the index. */
  cursor: { text: SQL; shape: z.ZodType<string>; read: (value: string, id: string) => SQL };
};

/** Numbers travel as Postgres writes them, which reads back as the same number. */
const numeric = (key: SQL, type: "int" | "float8"): Order["cursor"] => ({
  text: sql`${key}::text`,
  shape: z.string().regex(/^-?\d{1,20}(\.\d{1,20})?(e-?\d{1,3})?$/),
  read: (value) => sql`${value}::${sql.raw(type)}`,
});

function order(key: SQL, cursor: Order["cursor"], ascending = false): Order {
  return { key, cursor, ascending, direction: sql.raw(ascending ? "asc" : "desc") };
}

const byNumber = (key: SQL, ascending = false) => order(key, numeric(key, "int"), ascending);

const newsAt = sql`coalesce(${profiles.lastNewsAt}, ${profiles.createdAt})`;

const engagement = sql`coalesce(${profiles.engagementRate}, -1)`;

const orders: Record<SortKey, Order> = {
  relevance: byNumber(sql`${profiles.relevance}`),
  followers: byNumber(sql`coalesce(${profiles.reach}, -1)`),
  articles: byNumber(sql`${profiles.articleCount}`),
  // A cursor in milliseconds would lose rows between two of them, so it holds microseconds.
  "recently-updated": order(newsAt, {
    text: sql`(extract(epoch from ${newsAt}) * 1000000)::bigint::text`,
    shape: z.string().regex(/^-?\d{1,18}$/),
    read: (value) => sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`,
  }),
  "most-press-releases": byNumber(sql`${profiles.releaseCount}`),
  // A name may be longer than a cursor, so it is read again from the row that the cursor names.
  alphabetical: order(
    sql`${profiles.sortName}`,
    {
      text: sql`''`,
      shape: z.literal(""),
      read: (_, id) => sql`(select sort_name from profiles where id = ${id}::uuid)`,
    },
    true,
  ),
  engagement: order(engagement, numeric(engagement, "float8")),
  rates: byNumber(sql`coalesce(${profiles.lowestRate}, 2147483647)`, true),
};

export const orderOf = (sort: SortKey): Order => orders[sort];
export const defaultOrder = (kind: UserType): Order => orders[defaultSortOf(kind)];
