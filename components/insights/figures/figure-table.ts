/** The classes of the quiet table of figures beside a chart. */
export const figureTable = {
  table: "num h-fit w-full text-xs",
  head: "pb-1 font-normal",
  row: "py-0.5 text-left font-normal text-ink-2",
  number: "py-0.5 pl-3 text-right",
} as const;
