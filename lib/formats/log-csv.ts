import type { LogEntryView } from "@/lib/domain/staff/audit-log/schema";
import { actAreaLabels } from "@/lib/domain/staff/audit-log/texts";
import { momentWithOffset } from "@/lib/utils/dates";
import { writeCsv } from "./csv";

/** Writes the log of the platform: one row an act, newest first. */
export const writeLog = (entries: readonly LogEntryView[]): string =>
  writeCsv([
    ["When (UTC)", "Who", "Source", "What", "Area", "About", "Kind", "Id", "As"],
    ...entries.map(({ at, who, source, text, area, subject, subjectKind, subjectId, as }) => [
      ...[momentWithOffset(at, "UTC"), who, source, text, actAreaLabels[area]],
      ...[subject, subjectKind, subjectId, as],
    ]),
  ]);
