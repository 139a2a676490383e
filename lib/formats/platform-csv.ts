import { platformFigureNames, platformFigures } from "@/lib/domain/staff/platform-figures/rules";
import type { PlatformFiguresView } from "@/lib/domain/staff/platform-figures/schema";
import { momentWithOffset } from "@/lib/utils/dates";
import { writeCsv } from "./csv";

/** Writes the platform's figures: one row a day, week or month, and their sums. */
export function writePlatformFigures({ zone, unit, firstDay, lastDay, totals, series }: PlatformFiguresView) {
  const counts = (of: typeof totals) => platformFigureNames.map((name) => of[name]);
  return writeCsv([
    [
      "First day",
      "Last day",
      `Begins (${zone})`,
      ...platformFigureNames.map((name) => platformFigures[name].label),
    ],
    ...series.map((row) => [row.firstDay, row.lastDay, momentWithOffset(row.from, zone), ...counts(row)]),
    [firstDay, lastDay, `All, by the ${unit}`, ...counts(totals)],
  ]);
}
