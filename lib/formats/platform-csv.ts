import { platformFigureNames, platformFigures } from "@/lib/domain/staff/platform-figures/rules";
import type { PlatformFiguresView } from "@/lib/domain/staff/platform-figures/schema";
import { writeFigures } from "./figures-csv";

/** Writes the platform's figures and their sums. */
export function writePlatformFigures({ zone, totals, series }: PlatformFiguresView) {
  const counts = (of: typeof totals) => platformFigureNames.map((name) => of[name]);
  const labels = platformFigureNames.map((name) => platformFigures[name].label);
  return writeFigures(zone, labels, series, counts, [["All", counts(totals)]]);
}
