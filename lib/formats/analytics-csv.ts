import { type FigureName, figureNames, figures } from "@/lib/domain/insights/figures/rules";
import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";
import { writeFigures } from "./figures-csv";

/** Writes a period's figures, their sums, and those of the period before. */
export function writeAnalytics({ period, before, series, leftOut, ...totals }: AnalyticsView): string {
  const counts = (of: Record<FigureName, number>) => figureNames.map((name) => of[name]);
  const labels = figureNames.map((name) => figures[name].label);
  return writeFigures(period.zone, labels, series, counts, [
    ["All", counts(totals)],
    [`Before: ${before.firstDay} to ${before.lastDay}`, counts(before)],
    [`Visits left out: ${leftOut}`, []],
  ]);
}
