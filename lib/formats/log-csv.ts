import type { ExportedLog } from "@/lib/domain/profiles/companies/schema";
import type { LogEntryView } from "@/lib/domain/staff/audit-log/schema";
import { actAreaLabels } from "@/lib/domain/staff/audit-log/texts";
import { momentWithOffset } from "@/lib/utils/dates";
import { writePeriod } from "./period-csv";

/** Writes the log of the platform: one row an act, newest first, by the clock of the zone. */
export const writeLog = ({ entries, period }: ExportedLog & { entries: readonly LogEntryView[] }) =>
  writePeriod("audit-log", "platform", period, [
    {
      name: "Audit log",
      columns: [
        `When (${period.zone})`,
        "Who",
        "Source",
        "What",
        "Area",
        "About",
        "Further",
        "Kind",
        "Id",
        "As",
      ],
      rows: entries.map(({ at, who, source, text, area, subject, rest, subjectKind, subjectId, as }) => ({
        cells: [
          ...[momentWithOffset(at, period.zone), who, source, text, actAreaLabels[area]],
          ...[subject, rest, subjectKind, subjectId, as],
        ],
      })),
    },
  ]);
