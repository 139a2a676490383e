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

export type Point = { label: string; first: number; second?: number; before: number; isOpen: boolean };
type Names = { first: string; second?: string; before: string };

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

const keys = ["first", "second"] as const;
const COLORS = ["var(--accent-vivid)", "var(--ink)"] as const;

/** Draws a figure's buckets; the table beside it says the same. It is loaded with its tab. */
export function Chart({
  points,
  names,
  as,
  colors = COLORS,
}: {
  points: Point[];
  names: Names;
  as: "lines" | "bars";
  colors?: readonly [first: string, second: string];
}) {
  const axes = [
    <CartesianGrid key="grid" vertical={false} stroke="var(--rule)" />,
    <XAxis key="x" dataKey="label" tick={TICK} tickLine={false} minTickGap={32} stroke="var(--edge)" />,
    <YAxis key="y" allowDecimals={false} tick={TICK} tickLine={false} axisLine={false} width={44} />,
    <Tooltip key="tooltip" {...tooltip} />,
  ];
  const drawn = keys.flatMap((key, place) => (names[key] ? [{ key, color: colors[place] }] : []));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      {as === "bars" ? (
        <BarChart data={points} margin={{ top: 8, right: 8 }}>
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
        <LineChart data={points} margin={{ top: 8, right: 8 }}>
          {axes}
          <Line
            dataKey="before"
            name={names.before}
            stroke="var(--edge)"
            strokeDasharray="2 5"
            dot={false}
            isAnimationActive={false}
          />
          {drawn.map(({ key, color }) => (
            <Line
              key={key}
              {...{ dataKey: key, name: names[key], stroke: color }}
              strokeWidth={2}
              dot={{ r: 3.5, fill: color }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      )}
    </ResponsiveContainer>
  );
}
