import { figureNames, figures } from "@/lib/domain/insights/figures/rules";
import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";
import { momentWithOffset } from "@/lib/utils/dates";
import { writeCsv } from "./csv";

/** Writes a period's figures: one row a day, week or month, their sums, and those of the period before. */
export function writeAnalytics({ period, before, series, leftOut, ...totals }: AnalyticsView): string {
  const { zone, unit } = period;
  const labels = figureNames.map((name) => figures[name].label);
  const counts = (of: Record<(typeof figureNames)[number], number>) => figureNames.map((name) => of[name]);
  const begins = ({ from }: { from: string }) => momentWithOffset(from, zone);
  return writeCsv([
    ["First day", "Last day", `Begins (${zone})`, ...labels],
    ...series.map((bucket) => [bucket.firstDay, bucket.lastDay, begins(bucket), ...counts(bucket)]),
    [period.firstDay, period.lastDay, `All, by the ${unit}`, ...counts(totals)],
    [before.firstDay, before.lastDay, "The period before", ...counts(before)],
    ["", "", `Visits left out: ${leftOut}`, ...figureNames.map(() => null)],
  ]);
}
