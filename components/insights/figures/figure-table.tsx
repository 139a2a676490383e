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

/**
 * Figures by rows. Beside a chart, which says the same, the table is `quiet`; alone it has each row's name on a line of
 * its own on phones, above the figures. On paper no row is parted, and the sums stand once, at the end.
 */
export function FigureTable({ caption, heads, rows, total, className, quiet }: Props & { quiet?: true }) {
  const edge = quiet ? "py-0.5" : "py-2";
  const number = cn(edge, quiet ? "pl-3" : "flex-1 pl-2", "text-right align-top");
  const name = cn(
    edge,
    "text-left font-normal [overflow-wrap:anywhere]",
    quiet ? "text-ink-2" : "max-md:not-print:w-full",
  );
  const line = quiet ? "" : "max-md:not-print:flex max-md:not-print:flex-wrap";
  const block = quiet ? "" : "max-md:not-print:block";
  // What is no longer laid out as a table has to say that it is one.
  const as = (role: string) => (quiet ? {} : { role });
  return (
    <table
      {...as("table")}
      className={cn("num h-fit w-full", quiet ? "text-xs" : "text-sm", block, className)}
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...as("rowgroup")} className={cn("text-ink-3", !quiet && "text-xs", block)}>
        <tr {...as("row")} className={line}>
          {heads.map((head, place) => (
            <th
              key={head}
              scope="col"
              {...as("columnheader")}
              className={cn(
                place > 0 ? number : quiet ? name : cn(edge, "text-left max-md:not-print:sr-only"),
                "font-normal text-ink-3",
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as("rowgroup")} className={block}>
        {rows.map((row) => (
          <Fragment key={row.key}>
            <tr
              {...as("row")}
              className={cn(
                "break-inside-avoid border-rule border-t",
                line,
                row.note !== undefined && "break-after-avoid",
              )}
            >
              <th scope="row" {...as("rowheader")} className={name}>
                {row.name}
              </th>
              <Cells cells={row.cells} {...{ heads, as, className: number }} />
            </tr>
            {row.note && (
              <tr {...as("row")} className={cn("break-inside-avoid", block)}>
                <td {...as("cell")} colSpan={heads.length} className={cn("meta pb-2 text-pretty", block)}>
                  {row.note}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      {total && (
        <tfoot
          {...as("rowgroup")}
          className={cn("break-before-avoid font-[600] print:table-row-group", block)}
        >
          <tr {...as("row")} className={cn("border-ink border-t", line)}>
            <th scope="row" {...as("rowheader")} className={cn(name, "font-[600] text-ink")}>
              All
            </th>
            <Cells cells={total} {...{ heads, as, className: number }} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

type CellsProps = Pick<Props, "heads" | "className"> & {
  cells: readonly Cell[];
  as: (role: string) => { role?: string };
};

function Cells({ cells, heads, as, className }: CellsProps) {
  return cells.map((cell, place) => (
    <td key={heads[place + 1]} {...as("cell")} className={className}>
      {typeof cell === "number" ? cell.toLocaleString("en") : cell}
    </td>
  ));
}
