import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { AppError } from "./errors";
import type { Pagination } from "./page-schema";

/** Totals are counted up to here; the response then says `totalCapped`. */
export const TOTAL_CAP = 10_000;

/** A column that counts a select's rows up to `cap`. A total asks for one more, which shows that there are more. */
export const countUpTo = (cap: number, rows: SQL) =>
  sql<number>`(select count(*)::int from (${rows} limit ${cap}) as counted)`;

/** Encodes the sort values of the last row shown, after which a keyset list goes on. Clients treat it as opaque. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** Decodes a cursor into values of exactly these kinds; anything else is a 400. */
export function decodeCursor<const T extends readonly z.ZodType[]>(cursor: string, shape: T) {
  try {
    return z
      .tuple(shape as unknown as [z.ZodType, ...z.ZodType[]])
      .parse(JSON.parse(Buffer.from(cursor, "base64url").toString())) as {
      [K in keyof T]: z.output<T[K]>;
    };
  } catch {
    throw new AppError("invalid_input", "This page link is not valid.", {
      fields: { cursor: ["is not valid"] },
    });
  }
}

/** What an address of ours asks for: one that was cut off or changed by hand leads to the first page. */
export function cursorIn(asked: unknown, shape: readonly z.ZodType[]): { cursor?: string } {
  if (typeof asked !== "string") return {};
  try {
    decodeCursor(asked, shape);
    return { cursor: asked };
  } catch {
    return {};
  }
}

type PageQuery = { page?: number; cursor?: string; limit: number };

/** The number of rows to skip for a shallow `page`; with a cursor nothing is skipped. */
export const offsetOf = ({ page, cursor, limit }: PageQuery) => (cursor || !page ? 0 : (page - 1) * limit);

/**
 * Cuts the `limit + 1` fetched rows to one page and adds how to go on. `total` is counted up to `TOTAL_CAP + 1`, and
 * null when the list was entered by a cursor.
 */
export function toPage<Row>(
  rows: Row[],
  query: PageQuery,
  total: number | null,
  cursorOf: (row: Row) => readonly (string | number)[],
): { rows: Row[]; pagination: Pagination } {
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const hasMore = rows.length > query.limit;
  const counted = query.cursor ? null : total;
  const capped = counted !== null && counted > TOTAL_CAP;
  const shownTotal = counted === null ? null : Math.min(counted, TOTAL_CAP);
  return {
    rows: shown,
    pagination: {
      page: query.cursor ? null : (query.page ?? 1),
      limit: query.limit,
      total: shownTotal,
      totalPages: shownTotal === null ? null : Math.max(1, Math.ceil(shownTotal / query.limit)),
      hasMore,
      nextCursor: hasMore && last ? encodeCursor(cursorOf(last)) : null,
      ...(capped ? { totalCapped: true } : {}),
    },
  };
}
