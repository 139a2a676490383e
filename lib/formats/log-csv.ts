import type { LogEntryView } from "@/lib/domain/staff/audit-log/schema";
import { actAreaLabels } from "@/lib/domain/staff/audit-log/texts";
import { momentWithOffset } from "@/lib/utils/dates";
import { writeCsv } from "./csv";

/** Writes the log of the platform: one row an act, newest first, by the clock of the zone. */
export const writeLog = (entries: readonly LogEntryView[], zone: string): string =>
  writeCsv([
    [`When (${zone})`, "Who", "Source", "What", "Area", "About", "Kind", "Id", "As"],
    ...entries.map(({ at, who, source, text, area, subject, subjectKind, subjectId, as }) => [
      ...[momentWithOffset(at, zone), who, source, text, actAreaLabels[area]],
      ...[subject, subjectKind, subjectId, as],
    ]),
  ]);
