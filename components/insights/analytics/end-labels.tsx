"use client";

import { usePlotArea, useYAxisScale } from "recharts";

/** Two labels are at least so many pixels apart. */
const APART = 16;
/** The room that a chart leaves for them at its right. */
export const LABEL_ROOM = 92;

type Line = { key: string; name: string; last: number; color: string };

/** Names each line where it ends. Labels of lines that end close to each other stand one below the other. */
export function EndLabels({ lines }: { lines: readonly Line[] }) {
  const area = usePlotArea();
  const scale = useYAxisScale();
  if (!area || !scale) return null;
  const bottom = area.y + area.height;
  const wanted = lines
    .map((line) => ({ ...line, y: scale(line.last) ?? bottom }))
    .toSorted((one, other) => one.y - other.y);
  const placed: (Line & { y: number })[] = [];
  // From the lowest upwards, so that none falls below the axis.
  for (const line of wanted.toReversed()) {
    const below = placed.at(-1)?.y ?? bottom + APART;
    placed.push({ ...line, y: Math.min(line.y, below - APART) });
  }
  return placed.map(({ key, name, y, color }) => (
    <text
      key={key}
      aria-hidden
      x={area.x + area.width + 10}
      y={y}
      dy="0.35em"
      fontSize={12}
      fontWeight={560}
      fill={color}
    >
      {name}
    </text>
  ));
}
