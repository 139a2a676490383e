import { FigureTable } from "@/components/insights/figures/figure-table";
import { Link } from "@/components/ui/link";
import { figures } from "@/lib/domain/insights/figures/rules";
import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";
import { utcDayOfYear } from "@/lib/utils/dates";
import { ChartFigure } from "./chart-figure";
import type { ChartSpec } from "./tabs";

const unitNames = { day: "Day", week: "Week of", month: "Month from" } as const;
const openNames = { day: "Day not over", week: "Week not over", month: "Month not over" } as const;

/** One or two figures by the period's days, weeks or months, beside those of the period before. */
export function FigureChart({
  spec,
  analytics,
  wider,
  both,
}: {
  spec: ChartSpec;
  analytics: AnalyticsView;
  /** The address of a longer period, offered where nothing was counted. */
  wider?: string;
  /** Shows chart and table at any width, as on paper. */
  both?: boolean;
}) {
  const [first, second] = spec.of;
  const { period, before, series, seriesBefore } = analytics;
  const hasAny = [first, ...(second ? [second] : [])].some((name) => analytics[name] + before[name] > 0);
  const now = new Date(analytics.countedAt);
  const nameOf = (bucket: { firstDay: string; isOpen: boolean }) =>
    `${utcDayOfYear(`${bucket.firstDay}T12:00:00Z`, now)}${bucket.isOpen ? ", so far" : ""}`;
  const points = series.map((bucket, index) => ({
    label: nameOf(bucket),
    first: bucket[first],
    ...(second ? { second: bucket[second] } : {}),
    before: seriesBefore[index]?.[first] ?? 0,
    isOpen: bucket.isOpen,
  }));
  // On paper a month of days without any would be a page of zeros.
  const rows = both ? points.filter(({ first, second = 0, before }) => first + second + before > 0) : points;
  const leftOut = points.length - rows.length;
  return (
    <ChartFigure
      title={spec.title}
      note={[figures[first].counted, second && figures[second].counted].filter(Boolean).join(" ")}
      points={points}
      names={{ first: spec.names[0], second: spec.names[1], before: `${spec.names[0]}, before` }}
      as={spec.as}
      both={both}
      open={openNames[period.unit]}
      empty={
        hasAny ? undefined : (
          <p className="text-ink-2 text-sm">
            Nothing was counted in these days, nor in as many days before.{" "}
            {wider && (
              <Link href={wider} scroll={false} className="link hit-area font-medium print:hidden">
                Last 3 months
              </Link>
            )}
          </p>
        )
      }
    >
      <FigureTable
        quiet
        caption={spec.title}
        heads={[unitNames[period.unit], ...spec.names.flatMap((name) => name ?? []), "Before"]}
        rows={rows.map(({ label, first, second, before }) => ({
          key: label,
          name: <span className="whitespace-nowrap">{label}</span>,
          cells: [first, ...(second === undefined ? [] : [second]), before],
        }))}
        total={[analytics[first], ...(second ? [analytics[second]] : []), before[first]]}
      />
      {leftOut > 0 && (
        <p className="meta num mt-1">
          {leftOut} {leftOut === 1 ? period.unit : `${period.unit}s`} without any{" "}
          {leftOut === 1 ? "is" : "are"} left out.
        </p>
      )}
    </ChartFigure>
  );
}
