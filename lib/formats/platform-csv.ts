import { platformFigureNames, platformFigures } from "@/lib/domain/staff/platform-figures/rules";
import type { PlatformFiguresView } from "@/lib/domain/staff/platform-figures/schema";
import { bucketName, writePeriod } from "./period-csv";

/** Writes the platform's figures and their sums, beside those of the period before. */
export function writePlatformFigures({ totals, before, series, unit, ...period }: PlatformFiguresView) {
  const counts = (of: typeof totals) => platformFigureNames.map((name) => of[name]);
  const columns = ["Name", ...platformFigureNames.map((name) => platformFigures[name].label)];
  const rows = series.map((days) => ({
    days,
    cells: [bucketName(unit, days.isOpen), ...counts(days)],
  }));
  return writePeriod("figures", "platform", period, [
    { name: "Figures", columns, rows: [...rows, { cells: ["All", ...counts(totals)] }] },
    { name: "Before", columns, rows: [{ days: period.previous, cells: ["All", ...counts(before)] }] },
  ]);
}
