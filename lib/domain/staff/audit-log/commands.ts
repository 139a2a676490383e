import { z } from "zod";
import { command } from "@/lib/core/operation";
import { decodeCursor, toPage } from "@/lib/core/pagination";
import { MAX_EXPORTED_ACTS } from "@/lib/domain/profiles/companies/act-texts";
import { exportedLog } from "@/lib/domain/profiles/companies/schema";
import { readLogDays } from "@/lib/domain/profiles/companies/store";
import { exportLogInput, logEntryView, logView, openLogInput } from "./schema";
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

export const exportLog = command({
  name: "auditLog.export",
  summary: "The audit log under the same filters, as CSV",
  input: exportLogInput,
  output: z.object({ entries: z.array(logEntryView), ...exportedLog }),
  access: "staff",
  audit: { kind: "audit_log", id: () => null },
  run: async ({ db, input }) => {
    const found = await readLog(db, input, null, MAX_EXPORTED_ACTS);
    const entries = found.entries.map(({ view }) => view);
    return { entries, period: await readLogDays(db, input, entries.at(-1)?.at) };
  },
});
