"use client";

import { ChartNoAxesColumn, Table2 } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { type ComponentType, type ReactNode, useEffect, useId } from "react";
import { filterChip } from "@/components/ui/filter-chip";
import { Link } from "@/components/ui/link";
import { useDeferred } from "@/components/ui/use-deferred";
import { cn } from "@/lib/utils/cn";
import { ChartKey } from "./chart-key";
import { chartHeight, series as marks } from "./series";

const loadChart = () => import("./chart").then(({ Chart }) => Chart);
type ChartProps = Parameters<Awaited<ReturnType<typeof loadChart>>>[0];

/** Paper shows the colours as the screen does. */
const onPaper = { printColorAdjust: "exact" } as const;

/** So many rows are about as high as the chart; more scroll beside it, and a row is cut in half to show that they do. */
const BESIDE = 14;
const longTable =
  "xl:max-h-[372px] xl:pr-3 xl:[&_thead]:sticky xl:[&_thead]:top-0 xl:[&_thead]:bg-paper xl:[&_tfoot]:sticky xl:[&_tfoot]:bottom-0 xl:[&_tfoot]:bg-paper xl:[&_tfoot]:shadow-[0_-1px_0_var(--ink)] xl:overflow-y-auto";

/** A chart with its table beside it; below 1180 px one of the two is shown, which the address says for all charts. */
export function ChartFigure({
  title,
  note,
  empty,
  both = false,
  open,
  children,
  ...chart
}: {
  title: string;
  note: string;
  /** Stands in the place of both where there is nothing to draw. */
  empty?: ReactNode;
  /** Shows the two at any width, as on paper. */
  both?: boolean;
  /** The legend's name of what is not over yet. */
  open?: string;
  /** The table, which says the same. */
  children: ReactNode;
} & Pick<ChartProps, "points" | "names" | "as" | "top" | "span">) {
  const [Chart, ask] = useDeferred<ComponentType<ChartProps>>(loadChart);
  useEffect(() => {
    if (!empty) void ask();
  }, [ask, empty]);
  const id = useId();
  const path = usePathname();
  const params = useSearchParams();
  const shown = params.get("show") === "table" ? "table" : "chart";
  const addressOf = (way: typeof shown) => {
    const query = new URLSearchParams(params);
    if (way === "table") query.set("show", way);
    else query.delete("show");
    return `${path}?${query}`;
  };
  const { names, as } = chart;
  const isLong = !both && chart.points.length > BESIDE;
  return (
    <figure aria-labelledby={id} data-paper={both || undefined} className="mt-10 print:mt-6" style={onPaper}>
      <div className="mb-5 flex break-inside-avoid break-after-avoid items-end justify-between gap-x-8 gap-y-2 max-md:items-center">
        <div className="min-w-0">
          <h2 id={id} className="h3">
            {title}
          </h2>
          <p className="meta mt-0.5 text-pretty max-md:not-print:hidden">{note}</p>
        </div>
        {!both && !empty && (
          <ul
            aria-label={`Show ${title} as`}
            className="flex flex-none noscript:hidden xl:hidden print:hidden"
          >
            {(["chart", "table"] as const).map((way) => (
              <li key={way}>
                <Link
                  href={addressOf(way)}
                  replace
                  scroll={false}
                  aria-current={shown === way ? "true" : undefined}
                  className={cn(
                    filterChip,
                    "aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink [&_svg]:size-4",
                  )}
                >
                  {way === "chart" ? <ChartNoAxesColumn aria-hidden /> : <Table2 aria-hidden />}
                  {way === "chart" ? "Chart" : "Table"}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {empty ?? (
        <div
          className={cn(
            "grid print:grid-cols-1 print:gap-4 print:[&_.recharts-wrapper]:max-h-[260px] print:[&_.recharts-wrapper]:max-w-[718px]",
            both ? "gap-4" : "gap-12 xl:grid-cols-[minmax(0,1fr)_minmax(304px,max-content)]",
          )}
        >
          <div
            className={cn(
              "min-w-0 break-inside-avoid noscript:hidden",
              !both && shown === "table" && "max-xl:hidden",
            )}
          >
            {Chart ? (
              <Chart {...chart} label={title} />
            ) : (
              <div
                role="status"
                className={cn(chartHeight, "animate-pulse rounded-md bg-sunk motion-reduce:animate-none")}
              >
                <span className="sr-only">Loading the chart</span>
              </div>
            )}
            <ul className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-xs">
              {marks.map(
                ({ key, ...mark }) =>
                  names[key] && <ChartKey key={key} {...mark} as={as} label={names[key]} />,
              )}
              {open &&
                chart.points.some(
                  ({ isOpen, first, second = 0 }) => isOpen && (as !== "bars" || first + second > 0),
                ) && <ChartKey as={as} color={marks[0].color} symbol={marks[0].symbol} label={open} open />}
              {as !== "bars" && names.before && (
                <ChartKey as="lines" color="var(--edge)" label={names.before} />
              )}
            </ul>
          </div>
          {/* Screen readers get the numbers at any width, whichever of the two is in sight. */}
          <div
            {...(isLong && { tabIndex: 0, role: "region", "aria-label": `${title}, the table` })}
            className={cn(
              "min-w-0",
              !both && shown === "chart" && "max-xl:not-noscript:sr-only",
              isLong && longTable,
            )}
          >
            {children}
          </div>
        </div>
      )}
    </figure>
  );
}
