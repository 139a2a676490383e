"use client";

import { type ComponentType, useEffect, useId } from "react";
import { ChartKey } from "@/components/insights/analytics/chart-key";
import { chartHeight } from "@/components/insights/analytics/series";
import { useDeferred } from "@/components/ui/use-deferred";
import type { PlatformFigure } from "@/lib/domain/staff/platform-figures/rules";
import { platformFigures } from "@/lib/domain/staff/platform-figures/rules";
import type { PlatformFiguresView } from "@/lib/domain/staff/platform-figures/schema";
import { cn } from "@/lib/utils/cn";
import { utcDayOfYear } from "@/lib/utils/dates";

const loadChart = () => import("@/components/insights/analytics/chart").then(({ Chart }) => Chart);
type Chart = Awaited<ReturnType<typeof loadChart>>;

/** Staff's pages have no accent, so the two series are ink and grey. */
const COLORS = ["var(--ink)", "var(--edge)"] as const;

/** Two figures as bars; the table below the charts says the same. */
export function PlatformChart({
  title,
  of: [first, second],
  figures: { series, totals, lastDay },
}: {
  title: string;
  of: readonly [PlatformFigure, PlatformFigure];
  figures: PlatformFiguresView;
}) {
  const [Chart, ask] = useDeferred<ComponentType<Parameters<Chart>[0]>>(loadChart);
  useEffect(() => void ask(), [ask]);
  const id = useId();
  const names = { first: platformFigures[first].label, second: platformFigures[second].label };
  const now = new Date(`${lastDay}T12:00:00Z`);
  const points = series.map((bucket) => ({
    label: `${utcDayOfYear(`${bucket.firstDay}T12:00:00Z`, now)}${bucket.isOpen ? ", so far" : ""}`,
    ...{ first: bucket[first], second: bucket[second], isOpen: bucket.isOpen },
  }));
  return (
    <figure aria-labelledby={id} className="mt-10 break-inside-avoid noscript:hidden">
      <h2 id={id} className="h3 mb-5">
        {title}
      </h2>
      {totals[first] + totals[second] === 0 ? (
        <p className="grid h-[260px] place-items-center bg-sunk px-6 text-center text-ink-2 text-sm">
          Nothing was counted in these days.
        </p>
      ) : Chart ? (
        <Chart label={title} points={points} names={names} as="bars" colors={COLORS} />
      ) : (
        <div
          role="status"
          className={cn(chartHeight, "animate-pulse rounded-md bg-sunk motion-reduce:animate-none")}
        >
          <span className="sr-only">Loading the chart</span>
        </div>
      )}
      <ul className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-xs">
        <ChartKey as="bars" color={COLORS[0]} label={names.first} />
        <ChartKey as="bars" color={COLORS[1]} label={names.second} />
        {points.some(({ isOpen }) => isOpen) && (
          <ChartKey as="bars" color={COLORS[0]} label="Not over yet" open />
        )}
      </ul>
    </figure>
  );
}
