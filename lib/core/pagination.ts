import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { AppError } from "./errors";

/** Totals are counted up to here; the response then says `totalCapped`. */
export const TOTAL_CAP = 10_000;

/** A column that counts a select's rows up to `cap`. A total asks for one more, which shows that there are more. */
export const countUpTo = (cap: number, rows: SQL) =>
  sql<number>`(select count(*)::int from (${rows} limit ${cap}) as counted)`;

/** A number in a query consists of digits alone: Number() would accept "0x64" and "1e2" as well. */
const fromDigits = <T extends z.ZodType>(number: T) =>
  z.preprocess((value) => (typeof value === "string" && !/^\d+$/.test(value) ? Number.NaN : value), number);

const pageNumber = z.coerce
  .number({ error: "page must be a number from 1 to 500" })
  .int("page must be a whole number")
  .min(1, "page must be 1 or more")
  .max(500, "page must be 500 or fewer: further on, use the cursor");

/** A page number that defaults to the first, for a list without a cursor. */
export const pageFromFirst = () => fromDigits(pageNumber.default(1));

/** The query of a paged list: `cursor` for any depth, or `page` for shallow ones. */
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
