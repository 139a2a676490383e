import type { CompanyAnalyticsView } from "@/lib/domain/insights/company/schema";
import { type FigureName, figureNames, figures } from "@/lib/domain/insights/figures/rules";
import type { AnalyticsView, ScopeView } from "@/lib/domain/insights/figures/schema";
import { slugify } from "@/lib/domain/profiles/slugs/slug";
import { bucketName, type CsvTable, writePeriod } from "./period-csv";

type Counts = Record<FigureName, number>;
type Bucket = Counts & { firstDay: string; lastDay: string; from: string; isOpen?: boolean };

const columns = ["Name", ...figureNames.map((name) => figures[name].label), "Visits left out"];
const counts = (of: Counts) => figureNames.map((name) => of[name]);

/** Writes a period's figures and their sums, then those of the period before. */
export const writeAnalytics = (analytics: AnalyticsView, { slug }: Pick<ScopeView["profile"], "slug">) =>
  writePeriod("analytics", slug, analytics.period, tablesOf(analytics));

/** Writes the same over all newsrooms of a company, then the period's figures of each newsroom. */
export const writeCompanyAnalytics = ({ company, analytics, newsrooms }: CompanyAnalyticsView) =>
  writePeriod("analytics", slugify(company.name) || "company", analytics.period, [
    ...tablesOf(analytics),
    {
      ...{ name: "Newsrooms", columns },
      rows: newsrooms.map((newsroom) => ({ cells: [newsroom.name, ...counts(newsroom)] })),
    },
  ]);

function tablesOf({ period, before, series, seriesBefore, leftOut, ...totals }: AnalyticsView): CsvTable[] {
  const rows = (buckets: readonly Bucket[]) =>
    buckets.map((days) => ({ days, cells: [bucketName(period.unit, days.isOpen), ...counts(days)] }));
  return [
    {
      ...{ name: "Figures", columns },
      rows: [...rows(series), { cells: ["All", ...counts(totals), leftOut] }],
    },
    {
      ...{ name: "Before", columns },
      rows: [...rows(seriesBefore), { days: before, cells: ["All", ...counts(before)] }],
    },
  ];
}
