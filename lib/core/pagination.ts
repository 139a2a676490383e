import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { AppError } from "./errors";

/** A total stops counting here; the response then says `totalCapped`. */
export const TOTAL_CAP = 10_000;

/** How many rows a select has, as a column, counted to `cap` and no further; a total counts one past the cap. */
export const countUpTo = (cap: number, rows: SQL) =>
  sql<number>`(select count(*)::int from (${rows} limit ${cap}) as counted)`;

/** A number in a query is written in digits alone: Number() would take "0x64" and "1e2" as well. */
const fromDigits = <T extends z.ZodType>(number: T) =>
  z.preprocess((value) => (typeof value === "string" && !/^\d+$/.test(value) ? Number.NaN : value), number);

const pageNumber = z.coerce
  .number({ error: "page must be a number from 1 to 500" })
  .int("page must be a whole number")
  .min(1, "page must be 1 or more")
  .max(500, "page must be 500 or fewer: further on, use the cursor");

/** For a list that has no cursor. */
export const pageFromFirst = () => fromDigits(pageNumber.default(1));

/** Query of a paged list: `cursor` for any depth, or `page` for shallow ones. */
export function pageInput(defaultLimit = 20) {
  return {
    page: fromDigits(pageNumber.optional()),
    cursor: z.string({ error: "cursor must be text" }).max(200, "cursor is not valid").optional(),
    limit: fromDigits(
      z.coerce
        .number({ error: "limit must be a number from 1 to 100" })
        .int("limit must be a whole number")
        .min(1, "limit must be 1 or more")
        .max(100, "limit must be 100 or fewer")
        .default(defaultLimit),
    ),
  };
}

export const paginationSchema = z.object({
  page: z.number().int().nullable(),
  limit: z.number().int(),
  total: z.number().int().nullable(),
  totalPages: z.number().int().nullable(),
  hasMore: z.boolean(),
  nextCursor: z.string().nullable(),
  totalCapped: z.boolean().optional(),
});
export type Pagination = z.infer<typeof paginationSchema>;

/** Where a keyset list goes on: the sort values of the last row shown. Opaque to clients. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** Reads a cursor back as exactly these kinds of values; anything else is a 400. */
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

type PageQuery = { page?: number; cursor?: string; limit: number };

/** How many rows to skip for a shallow `page`; a cursor never skips. */
export const offsetOf = ({ page, cursor, limit }: PageQuery) => (cursor || !page ? 0 : (page - 1) * limit);

/**
 * Cuts `limit + 1` fetched rows to a page and says how to go on. `total` is a count capped at `TOTAL_CAP + 1`,
 * or null when the list was entered by cursor.
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
