import { and, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { UserType } from "@/db/enums";
import { only } from "@/db/only";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { decodeCursor, offsetOf, TOTAL_CAP } from "@/lib/core/pagination";
import { type Order, orderOf } from "@/lib/domain/profiles/listings/sorts";
import type { DirectoryQuery } from "../schema";

/** A page finds its rows before it reads them whole: the id, and the sort key as a cursor carries it. */
export type Found = { id: string; key: string };
/**
 * `correctedTo` is what was searched for instead, where nothing had the words asked for; `matching` is the condition
 * that the rows meet.
 */
export type FoundPage = { rows: Found[]; total: number | null; correctedTo?: string; matching?: SQL };

/** Lists profiles by a sort's own index, from the cursor on: a page deep inside costs what the first one does. */
export async function listProfiles(db: Db, query: DirectoryQuery, filters: SQL[]): Promise<FoundPage> {
  const [rows, total] = await Promise.all([
    db.execute<Found>(pageOf(query, filters)),
    query.cursor ? null : countUpToCap(db, query.kinds, filters),
  ]);
  return { rows, total };
}

/** Builds the statement of one page. Several kinds are one index scan each, merged: the index begins with the kind. */
export function pageOf(query: DirectoryQuery, filters: SQL[]): SQL {
  const order = orderOf(query.sort);
  const upTo = query.limit + 1 + offsetOf(query);
  const after = goesOn(order, query.cursor);
  const walk = (
    kind: UserType,
  ) => sql`(select ${profiles.id} as id, ${order.key} as sort, ${order.cursor.text} as key
    from ${profiles} where ${and(sql`${profiles.kind} = ${kind}`, sql`${profiles.listed}`, ...filters, after)}
    order by ${order.key} ${order.direction}, ${profiles.id} ${order.direction} limit ${upTo})`;
  return sql`select id, key from (${sql.join(query.kinds.map(walk), sql` union all `)}) as walks
    order by sort ${order.direction}, id ${order.direction} limit ${query.limit + 1} offset ${offsetOf(query)}`;
}

/** Selects the rows after the cursor's, both columns in one direction. */
export function goesOn(order: Order, cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [key, id] = decodeCursor(cursor, [order.cursor.shape, z.uuid()]);
  const last = sql`(${order.cursor.read(key, id)}, ${id}::uuid)`;
  return order.ascending
    ? sql`(${order.key}, ${profiles.id}) > ${last}`
    : sql`(${order.key}, ${profiles.id}) < ${last}`;
}

async function countUpToCap(db: Db, kinds: readonly UserType[], filters: SQL[]): Promise<number> {
  const rows = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (select 1 from ${profiles}
      where ${and(inArray(profiles.kind, [...kinds]), sql`${profiles.listed}`, ...filters)}
      limit ${TOTAL_CAP + 1}) as counted`);
  return only(rows).total;
}
