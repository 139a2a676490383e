"use client";

import { ChartNoAxesColumn, Table2 } from "lucide-react";
import { type ComponentType, useEffect, useId, useState } from "react";
import { ChartKey } from "@/components/insights/analytics/chart-key";
import type { ChartSpec } from "@/components/insights/analytics/tabs";
import { FigureTable } from "@/components/insights/figures/figure-table";
import { filterChip } from "@/components/ui/filter-chip";
import { Link } from "@/components/ui/link";
import { useDeferred } from "@/components/ui/use-deferred";
import { figures } from "@/lib/domain/insights/figures/rules";
import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";
import { cn } from "@/lib/utils/cn";
import { utcDayOfYear } from "@/lib/utils/dates";
import { series as marks } from "./series";

const loadChart = () => import("./chart").then(({ Chart }) => Chart);
type Chart = Awaited<ReturnType<typeof loadChart>>;

/** Paper shows the colours as the screen does. */
const onPaper = { printColorAdjust: "exact" } as const;

const unitNames = { day: "Day", week: "Week of", month: "Month from" } as const;

/** A chart with its numbers as a table beside it; below 1180 px one of the two is shown. */
export function FigureChart({
  spec,
  analytics,
  wider,
  both = false,
}: {
  spec: ChartSpec;
  analytics: AnalyticsView;
  /** The address of a longer period, offered where nothing was counted. */
  wider?: string;
  /** Shows the two at any width, as on paper. */
  both?: boolean;
}) {
  const [first, second] = spec.of;
  const { period, before, series, seriesBefore } = analytics;
  const [shown, setShown] = useState<"chart" | "table">("chart");
  const [Chart, ask] = useDeferred<ComponentType<Parameters<Chart>[0]>>(loadChart);
  const hasAny = [first, ...(second ? [second] : [])].some((name) => analytics[name] + before[name] > 0);
  useEffect(() => {
    if (hasAny) void ask();
  }, [ask, hasAny]);
  const id = useId();
  const now = new Date(analytics.countedAt);
  const nameOf = (bucket: { firstDay: string; isOpen: boolean }) =>
    `${utcDayOfYear(`${bucket.firstDay}T12:00:00Z`, now)}${bucket.isOpen ? ", so far" : ""}`;
  const names = { first: spec.names[0], second: spec.names[1], before: `${spec.names[0]}, before` };
  const points = series.map((bucket, index) => ({
    label: nameOf(bucket),
    first: bucket[first],
    ...(second ? { second: bucket[second] } : {}),
    before: seriesBefore[index]?.[first] ?? 0,
    isOpen: bucket.isOpen,
  }));
  return (
    <figure aria-labelledby={id} className="mt-10 break-inside-avoid" style={onPaper}>
      <div className="mb-5 flex items-end justify-between gap-x-8 gap-y-2 max-md:items-center">
        <div className="min-w-0">
          <h2 id={id} className="h3">
            {spec.title}
          </h2>
          <p className="meta mt-0.5 text-pretty max-md:hidden">
            {[figures[first].counted, second && figures[second].counted].filter(Boolean).join(" ")}
          </p>
        </div>
        <fieldset
          className={cn("flex flex-none border-0 xl:hidden print:hidden", (both || !hasAny) && "hidden")}
        >
          <legend className="sr-only">Show {spec.title} as</legend>
          {(["chart", "table"] as const).map((way) => (
            <button
              key={way}
              type="button"
              aria-pressed={shown === way}
              onClick={() => setShown(way)}
              className={cn(
                filterChip,
                "aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink",
              )}
            >
              {way === "chart" ? <ChartNoAxesColumn aria-hidden /> : <Table2 aria-hidden />}
              {way === "chart" ? "Chart" : "Table"}
            </button>
          ))}
        </fieldset>
      </div>
      {hasAny ? (
        <div className="grid gap-12 xl:grid-cols-[minmax(0,1fr)_304px]">
          <div className={cn("min-w-0 noscript:hidden", !both && shown === "table" && "max-xl:hidden")}>
            {Chart ? (
              <Chart points={points} names={names} as={spec.as} />
            ) : (
              <div
                role="status"
                className="h-[260px] animate-pulse rounded-md bg-sunk motion-reduce:animate-none"
              >
                <span className="sr-only">Loading the chart</span>
              </div>
            )}
            <ul className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-xs">
              {marks.map(
                ({ key, ...mark }) =>
                  names[key] && <ChartKey key={key} {...mark} as={spec.as} label={names[key]} />,
              )}
              {spec.as === "lines" && <ChartKey as="lines" color="var(--edge)" label={names.before} />}
            </ul>
          </div>
          <FigureTable
            quiet
            caption={spec.title}
            className={cn(!both && shown === "chart" && "max-xl:not-noscript:hidden")}
            heads={[unitNames[period.unit], ...spec.names.flatMap((name) => name ?? []), "Before"]}
            rows={points.map(({ label, first, second, before }) => ({
              ...{
                key: label,
                name: <span className="whitespace-nowrap">{label}</span>,
                cells: [first, ...(second === undefined ? [] : [second]), before],
              },
            }))}
            total={[analytics[first], ...(second ? [analytics[second]] : []), before[first]]}
          />
        </div>
      ) : (
        <p className="text-ink-2 text-sm">
          Nothing was counted in these days, nor in as many days before.{" "}
          {wider && (
            <Link href={wider} scroll={false} className="link hit-area font-medium print:hidden">
              Last 3 months
            </Link>
          )}
        </p>
      )}
    </figure>
  );
}
