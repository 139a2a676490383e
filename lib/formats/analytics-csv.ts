import { type FigureName, figureNames, figures } from "@/lib/domain/insights/figures/rules";
import type { AnalyticsView, ScopeView } from "@/lib/domain/insights/figures/schema";
import { bucketName, writePeriod } from "./period-csv";

type Counts = Record<FigureName, number>;
type Bucket = Counts & { firstDay: string; lastDay: string; from: string; isOpen?: boolean };

/** Writes a period's figures and their sums, then those of the period before. */
export function writeAnalytics(analytics: AnalyticsView, { slug }: Pick<ScopeView["profile"], "slug">) {
  const { period, before, series, seriesBefore, leftOut, ...totals } = analytics;
  const columns = ["Name", ...figureNames.map((name) => figures[name].label), "Visits left out"];
  const counts = (of: Counts) => figureNames.map((name) => of[name]);
  const rows = (buckets: readonly Bucket[]) =>
    buckets.map((days) => ({ days, cells: [bucketName(period.unit, days.isOpen), ...counts(days)] }));
  return writePeriod("analytics", slug, period, [
    {
      ...{ name: "Figures", columns },
      rows: [...rows(series), { cells: ["All", ...counts(totals), leftOut] }],
    },
    {
      ...{ name: "Before", columns },
      rows: [...rows(seriesBefore), { days: before, cells: ["All", ...counts(before)] }],
    },
  ]);
}
