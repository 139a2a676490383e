import { z } from "zod";

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
