import { sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { command } from "@/lib/core/operation";
import { decodeCursor, toPage } from "@/lib/core/pagination";
import { logEntryView, logFilters, logView, openLogInput } from "./schema";
import { readLog } from "./store";

/** Reads the log. It changes nothing, and is a command because each opening is recorded. */
export const openLog = command({
  name: "auditLog.open",
  summary: "The whole audit log, newest first",
  input: openLogInput,
  output: logView,
  access: "staff",
  audit: { kind: "audit_log", id: () => null },
  run: async ({ db, input }) => {
    const after = input.cursor
      ? decodeCursor(input.cursor, [z.iso.datetime({ offset: true }), z.uuid()])
      : null;
    const { entries, accountsCapped } = await readLog(db, input, after, input.limit + 1);
    const { rows, pagination } = toPage(entries, input, null, ({ position }) => position);
    return { entries: rows.map(({ view }) => view), accountsCapped, pagination };
  },
});

/** A file holds so many of the newest entries; the filters choose among more. */
const MAX_EXPORTED = 10_000;

export const exportLog = command({
  name: "auditLog.export",
  summary: "The audit log under the same filters, as CSV",
  input: z.object(logFilters),
  output: z.object({ entries: z.array(logEntryView), exportedOn: z.iso.date() }),
  access: "staff",
  audit: { kind: "audit_log", id: () => null },
  run: async ({ db, input }) => {
    const { today } = await db
      .execute<{ today: string }>(sql`select app_now()::date::text as today`)
      .then(only);
    const { entries } = await readLog(db, input, null, MAX_EXPORTED);
    return { entries: entries.map(({ view }) => view), exportedOn: today };
  },
});
