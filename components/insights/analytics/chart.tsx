"use client";

import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { series } from "./series";

type Point = { label: string; first: number; second?: number; before?: number };
type Names = { first: string; second?: string; before?: string };

const HEIGHT = 260;
const TICK = { fontSize: 12, fill: "var(--ink-3)" };
const tooltip = {
  contentStyle: {
    background: "var(--raised)",
    border: "1px solid var(--rule)",
    borderRadius: 6,
    fontSize: 13,
  },
  labelStyle: { fontWeight: 600 },
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
  colors = [series[0].color, series[1].color],
}: {
  /** Names the chart, which the Tab key stops at; arrow keys then show each bucket's numbers. */
  label: string;
  points: Point[];
  names: Names;
  as: "lines" | "bars";
  /** The scale then ends here, whatever the points are. */
  top?: number;
  colors?: readonly [first: string, second: string];
}) {
  const axes = [
    <CartesianGrid key="grid" vertical={false} stroke="var(--rule)" />,
    <XAxis key="x" dataKey="label" tick={TICK} tickLine={false} minTickGap={32} stroke="var(--edge)" />,
    <YAxis
      key="y"
      allowDecimals={false}
      {...(top !== undefined && { domain: [0, top], tickCount: top + 1 })}
      tick={TICK}
      tickLine={false}
      axisLine={false}
      width={44}
    />,
    <Tooltip key="tooltip" {...tooltip} />,
    <g key="layers" ref={skipLayers} />,
  ];
  const drawn = series
    .map(({ key, symbol }, place) => ({ key, symbol, color: colors[place] }))
    .filter(({ key }) => names[key]);
  const shared = { data: points, margin: { top: 8, right: 8 }, "aria-label": label };
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      {as === "bars" ? (
        <BarChart {...shared}>
          {axes}
          {drawn.map(({ key, color }) => (
            <Bar
              key={key}
              {...{ dataKey: key, name: names[key], fill: color }}
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
              strokeWidth={2}
              dot={{ symbol, r: 3.5, fill: color, strokeWidth: 0 }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      )}
    </ResponsiveContainer>
  );
}
