import { Check, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { SlideTop } from "@/components/discovery/deck/slides/slide-top";

export type TableColumn = { label: string; state?: "today" | "planned" };

/** So many rows have room for air. */
const ROOMY = 5;

/** A column may say whether it is there today or planned. */
export function TableSlide({
  title,
  lede,
  label,
  columns,
  rows,
  source,
}: {
  title: string;
  lede: string;
  /** The table's name for those who do not see it. */
  label: string;
  columns: TableColumn[];
  rows: { name: string; cells: ReactNode[] }[];
  source?: string;
}) {
  return (
    <div className="slide-body">
      <SlideTop title={title} lede={lede} />
      {/* biome-ignore lint/a11y/useSemanticElements: no form; a part that scrolls sideways on phones */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <div className="slide-scroll" tabIndex={0} role="group" aria-label={label}>
        <table data-dense={rows.length > ROOMY || undefined}>
          {source && (
            <caption className="slide-meta">
              <Check aria-hidden />
              {source}
            </caption>
          )}
          <thead>
            <tr>
              <td />
              {columns.map(({ label, state }) => (
                <th key={label} scope="col">
                  {label}
                  {state === "today" && (
                    <span className="slide-state" data-now>
                      <Check aria-hidden />
                      Today
                    </span>
                  )}
                  {state === "planned" && (
                    <span className="slide-state">
                      <Clock aria-hidden />
                      Planned
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map((column, at) => (
                  <td key={column.label}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
