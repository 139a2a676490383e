import { Fragment, type ReactNode } from "react";
import { cn } from "@/lib/utils/cn";

type Cell = ReactNode;
type Props = {
  caption: string;
  /** The first head is above the rows' names, the others above their figures. */
  heads: readonly string[];
  rows: readonly {
    key: string;
    name: ReactNode;
    cells: readonly Cell[];
    /** Explains the row, under it over the whole width. */
    note?: ReactNode;
  }[];
  /** The sums of all rows. */
  total?: readonly Cell[];
  className?: string;
};

/** Figures by rows. Beside a chart, which says the same, the table is `quiet`; alone it fits a phone, and scrolls where even that is too narrow. */
export function FigureTable({ caption, heads, rows, total, className, quiet }: Props & { quiet?: true }) {
  const edge = quiet ? "py-0.5" : "py-2";
  const number = cn(edge, quiet ? "pl-3" : "pl-2 md:pl-4", "text-right align-top");
  const name = cn(edge, "text-left font-normal [overflow-wrap:anywhere]", quiet && "text-ink-2");
  const table = (
    <table
      className={cn(
        "num h-fit w-full",
        quiet ? "text-xs" : "text-sm max-md:min-w-[330px] max-md:text-xs",
        className,
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className={cn("text-ink-3", !quiet && "text-xs")}>
        <tr>
          {heads.map((head, place) => (
            <th key={head} scope="col" className={cn(place === 0 ? name : number, "font-normal text-ink-3")}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.key}>
            <tr className="border-rule border-t">
              <th scope="row" className={name}>
                {row.name}
              </th>
              <Cells cells={row.cells} {...{ heads, className: number }} />
            </tr>
            {row.note && (
              <tr>
                <td colSpan={heads.length} className="meta pb-2 text-pretty">
                  {row.note}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      {total && (
        <tfoot className="border-ink border-t font-[600]">
          <tr>
            <th scope="row" className={cn(edge, "text-left")}>
              All
            </th>
            <Cells cells={total} {...{ heads, className: number }} />
          </tr>
        </tfoot>
      )}
    </table>
  );
  if (quiet) return table;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form; a part that scrolls sideways on phones
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={caption}>
      {table}
    </div>
  );
}

function Cells({ cells, heads, className }: Pick<Props, "heads" | "className"> & { cells: readonly Cell[] }) {
  return cells.map((cell, place) => (
    <td key={heads[place + 1]} className={className}>
      {typeof cell === "number" ? cell.toLocaleString("en") : cell}
    </td>
  ));
}
