"use client";

import { useId, useSyncExternalStore } from "react";
import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  type DotItemDotProps,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { watchWide } from "@/components/ui/watch-phone";
import { EndLabels, LABEL_ROOM } from "./end-labels";
import { chartHeight, series } from "./series";

type Point = {
  label: string;
  first: number;
  second?: number;
  before?: number;
  /** The bucket is not over yet, so that its bars are hatched and its marks hollow. */
  isOpen?: boolean;
  /** The moment of a step, in milliseconds; its value holds until the next one. */
  at?: number;
  /** The last value still holds here: no mark is drawn. */
  isEnd?: boolean;
};
/** The time that steps are drawn over, with the days that its axis names. */
type Span = { from: number; until: number; days: { at: number; label: string }[] };
type MarkSymbol = (typeof series)[number]["symbol"];
type Names = { first: string; second?: string; before?: string };

const TICK = { fontSize: 12, fill: "var(--ink-3)" };
const tooltip = {
  contentStyle: {
    background: "var(--raised)",
    border: "1px solid var(--rule)",
    borderRadius: 6,
    fontSize: 13,
  },
  labelStyle: { fontWeight: 600 },
  separator: ": ",
  /** The order of the legend, where the name would sort by the alphabet. */
  itemSorter: ({ dataKey }: { dataKey?: unknown }) => ["first", "second", "before"].indexOf(String(dataKey)),
} as const;

/**
 * Recharts draws its layers in portals, whose root listeners let Chromium focus them; without names they are no stops
 * for the Tab key.
 */
const skipLayers = (mark: SVGGElement | null) => {
  for (const layer of mark?.ownerSVGElement?.querySelectorAll("g[class^=recharts-zIndex-layer]") ?? [])
    layer.setAttribute("tabindex", "-1");
};

/** Draws a figure's buckets; the table beside it says the same. It is loaded with its tab. */
export function Chart({
  label,
  points,
  names,
  as,
  top,
  span,
  colors = [series[0].color, series[1].color],
}: {
  /** Names the chart, which the Tab key stops at; arrow keys then show each bucket's numbers. */
  label: string;
  points: Point[];
  names: Names;
  as: "lines" | "bars" | "steps";
  /** Steps stand at their moments on a true axis of time. */
  span?: Span;
  /** The scale then ends here, whatever the points are. */
  top?: number;
  colors?: readonly [first: string, second: string];
}) {
  const isWide = useSyncExternalStore(watchWide.subscribe, watchWide.read, () => false);
  const id = useId();
  const labelAt = (place: number) => points[place]?.label ?? "";
  const stepAt = (at: number) => points.find((point) => point.at === at)?.label ?? "";
  const dayAt = (at: number) => span?.days.find((day) => day.at === at)?.label ?? "";
  // Recharts ends an axis at 4 or higher, which would draw a month of ones at the bottom.
  const ceiling =
    top ?? Math.max(1, ...points.flatMap(({ first, second = 0, before = 0 }) => [first, second, before]));
  const axes = [
    <CartesianGrid key="grid" vertical={false} stroke="var(--rule)" />,
    <XAxis
      key="x"
      {...(span
        ? {
            ...{ dataKey: "at", type: "number", scale: "time", domain: [span.from, span.until] },
            ...{ ticks: span.days.map(({ at }) => at), tickFormatter: dayAt },
          }
        : { dataKey: "place", ticks: points.map((_, place) => place), tickFormatter: labelAt })}
      interval="equidistantPreserveStart"
      tick={TICK}
      tickLine={false}
      minTickGap={32}
      stroke="var(--edge)"
    />,
    <YAxis
      key="y"
      allowDecimals={false}
      {...((top !== undefined || ceiling < 4) && { domain: [0, ceiling], tickCount: ceiling + 1 })}
      tickFormatter={(value: number) => value.toLocaleString("en")}
      tick={TICK}
      tickLine={false}
      axisLine={false}
      width={44}
    />,
    <Tooltip
      key="tooltip"
      {...tooltip}
      labelFormatter={(place) => (span ? stepAt : labelAt)(Number(place))}
    />,
    <g key="layers" ref={skipLayers} />,
  ];
  const drawn = series
    .map(({ key, symbol }, place) => ({ key, symbol, color: colors[place] ?? series[0].color }))
    .filter(({ key }) => names[key]);
  const hasLabels = as !== "bars" && isWide && (names.second ?? names.before) !== undefined;
  const shared = {
    data: points.map((point, place) => ({ ...point, place })),
    margin: { top: 8, right: hasLabels ? LABEL_ROOM : 8 },
    "aria-label": label,
  };
  const lines = [...drawn, { key: "before" as const, color: "var(--ink-3)" }].flatMap(({ key, color }) => {
    const name = key === "before" ? names.before && "Before" : names[key];
    return name ? [{ key, color, name, last: points.at(-1)?.[key] ?? 0 }] : [];
  });
  return (
    <div className={chartHeight}>
      <ResponsiveContainer width="100%" height="100%">
        {as === "bars" ? (
          <BarChart {...shared}>
            <defs>
              {drawn.map(({ key, color }) => (
                <pattern
                  key={key}
                  id={`${id}${key}`}
                  width={5}
                  height={5}
                  patternUnits="userSpaceOnUse"
                  patternTransform="rotate(45)"
                >
                  <rect width={2} height={5} fill={color} />
                </pattern>
              ))}
            </defs>
            {axes}
            {drawn.map(({ key, color }) => (
              <Bar
                key={key}
                {...{ dataKey: key, name: names[key], fill: color }}
                shape={(bar: BarShapeProps) => drawBar(bar, color, `url(#${id}${key})`)}
                maxBarSize={19}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        ) : (
          <LineChart {...shared}>
            {axes}
            {names.before && (
              <Line
                dataKey="before"
                name={names.before}
                stroke="var(--edge)"
                strokeDasharray="2 5"
                dot={false}
                isAnimationActive={false}
              />
            )}
            {drawn.map(({ key, color, symbol }) => (
              <Line
                key={key}
                {...{ dataKey: key, name: names[key], stroke: color }}
                type={span ? "stepAfter" : "linear"}
                strokeWidth={2}
                dot={span ? drawStep : (dot: DotItemDotProps) => drawMark(dot, color, symbol)}
                isAnimationActive={false}
              />
            ))}
            {hasLabels && <EndLabels lines={lines} />}
          </LineChart>
        )}
      </ResponsiveContainer>
    </div>
  );
}

/** The mark of what is not over yet is hollow, so that a day that has just begun reads as no fall. */
function drawMark({ cx, cy, index, payload }: DotItemDotProps, color: string, symbol: MarkSymbol) {
  if (cx === undefined || cy === undefined) return <g key={index} />;
  const fill = payload.isOpen
    ? { fill: "var(--paper)", stroke: color, strokeWidth: 1.5, "data-open": true }
    : { fill: color };
  return symbol === "circle" ? (
    <circle key={index} cx={cx} cy={cy} r={3.5} {...fill} />
  ) : (
    <rect key={index} x={cx - 3} y={cy - 3} width={6} height={6} {...fill} />
  );
}

/** A step is marked where it begins, and not where the line ends. */
const drawStep = ({ cx, cy, index, payload }: DotItemDotProps) =>
  payload.isEnd ? <g key={index} /> : <circle key={index} cx={cx} cy={cy} r={3.5} fill={series[0].color} />;

/** What is not over yet is hatched, within a line of the same colour. */
function drawBar({ x, y, width, height, payload }: BarShapeProps, color: string, hatch: string) {
  if (!height) return <g />;
  const rect = { x, y, width, height };
  if (!payload.isOpen) return <rect {...rect} fill={color} />;
  return <rect {...rect} fill={hatch} stroke={color} data-open />;
}
