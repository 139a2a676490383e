import { z } from "zod";
import { isoDate } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { actFilters, inOrder } from "@/lib/domain/profiles/companies/schema";
import { actAreas } from "./texts";

/** A search shows the acts of so many accounts at most. */
export const MAX_ACCOUNTS = 50;

const { q, from, until, zone } = actFilters;
export const logFilters = {
  /** A part of an account's name or address, or its id: what it did and what was done to it. */
  q,
  area: z.enum(actAreas, { error: `area must be one of ${actAreas.join(", ")}` }).optional(),
  ...{ from, until, zone },
};
const { cursor, limit } = pageInput(50);
export const openLogInput = inOrder(z.object({ cursor, limit, ...logFilters }));
export const exportLogInput = inOrder(z.object(logFilters));
export type LogFilters = Pick<z.output<typeof openLogInput>, keyof typeof logFilters>;

export const logEntryView = z.object({
  id: z.uuid(),
  at: isoDate(),
  /** The account's name at the act, the job's, "Deleted user", or "A visitor". */
  who: z.string(),
  userId: z.uuid().nullable(),
  operation: z.string(),
  area: z.enum(actAreas),
  /** "opened the account" */
  text: z.string(),
  /** What the act was about, by its name where it has one. */
  subject: z.string().nullable(),
  subjectKind: z.string(),
  subjectId: z.uuid().nullable(),
  /** The company's profile acted for. */
  as: z.string().nullable(),
  /** What follows the name of what it was about: "from Editor to Admin". */
  rest: z.string().nullable(),
  source: z.enum(["ACCOUNT", "TOKEN", "JOB", "VISITOR"]),
});
export type LogEntryView = z.infer<typeof logEntryView>;

export const logView = z.object({
  entries: z.array(logEntryView),
  /** More accounts than 50 match the search: these are the acts of the newest ones. */
  accountsCapped: z.boolean(),
  pagination: paginationSchema,
});
