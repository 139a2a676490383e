/** How a chart and its legend tell the first figure from the second, without colour too. */
export const series = [
  { key: "first", color: "var(--accent-vivid)", symbol: "circle" },
  { key: "second", color: "var(--ink)", symbol: "square" },
] as const;

/**
 * A chart is as high as the look draws it beside its table, and as the place reserved for it while it loads. What is
 * drawn for paper has the height of paper at any width, since a browser prints a chart as it drew it on screen.
 */
export const chartHeight = "h-[260px] not-in-data-paper:xl:h-[340px] print:h-[260px]";
