import type { ComponentProps, ReactNode } from "react";
import { FigureTable } from "@/components/insights/figures/figure-table";

/** Bars stand beside the table that says the same, on paper too. */
export const besideTable =
  "grid gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,1fr)_304px] print:grid-cols-[minmax(0,1fr)_300px] print:gap-x-6";

/** One row of bars: its name and count, and the bar that `children` fill. */
export function PartBar({ label, count, children }: { label: string; count: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-4">
      <span>
        <span className="label block">{label}</span>
        <span className="meta num">{count}</span>
      </span>
      <span className="flex h-3 bg-rule">{children}</span>
    </li>
  );
}

/** The length of a bar's part. */
export const partOf = (count: number, of: number) => `${of > 0 ? (count / of) * 100 : 0}%`;

type Props = {
  parts: readonly { key: string; label: string; count: number; cells?: readonly ReactNode[] }[];
  /** The whole that the parts add up to. */
  whole: number;
  /** What stands in the last row beside the whole. */
  total?: readonly ReactNode[];
} & Pick<ComponentProps<typeof FigureTable>, "caption" | "heads">;

/** Draws the parts of one whole as bars. */
export function PartBars({ parts, whole, total = [], ...table }: Props) {
  return (
    <div className={`mt-5 ${besideTable}`}>
      <ul aria-hidden className="grid content-start gap-4" style={{ printColorAdjust: "exact" }}>
        {parts.map(({ key, label, count }) => (
          <PartBar
            key={key}
            label={label}
            count={`${count.toLocaleString("en")} of ${whole.toLocaleString("en")}`}
          >
            <i className="bg-accent-vivid" style={{ width: partOf(count, whole) }} />
          </PartBar>
        ))}
      </ul>
      <FigureTable
        quiet
        {...table}
        rows={parts.map(({ key, label, count, cells = [] }) => ({
          key,
          name: label,
          cells: [count, ...cells],
        }))}
        total={[whole, ...total]}
      />
    </div>
  );
}
