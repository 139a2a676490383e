/** How a chart and its legend tell the first figure from the second, without colour too. */
export const series = [
  { key: "first", color: "var(--accent-vivid)", symbol: "circle" },
  { key: "second", color: "var(--ink)", symbol: "square" },
] as const;
