import { actKindLabels } from "@/lib/domain/profiles/companies/act-texts";
import type { ActView, ExportedLog } from "@/lib/domain/profiles/companies/schema";
import { momentWithOffset } from "@/lib/utils/dates";
import { writePeriod } from "./period-csv";

/** Writes the log of a company: one row an act, newest first, by the clock of the zone. */
export const writeActs = ({ acts, slug, period }: ExportedLog & { acts: readonly ActView[]; slug: string }) =>
  writePeriod("audit-log", slug, period, [
    {
      name: "Audit log",
      columns: [`When (${period.zone})`, "Who", "By", "What", "About", "Further", "Kind", "As"],
      rows: acts.map(({ at, who, by, text, kind, subject, rest, as }) => ({
        cells: [
          ...[momentWithOffset(at, period.zone), who, by.toLowerCase(), text],
          ...[subject, rest, actKindLabels[kind], as],
        ],
      })),
    },
  ]);
