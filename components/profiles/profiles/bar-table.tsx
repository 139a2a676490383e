import type { Bar } from "@/components/profiles/profiles/chart-data";
import { Section } from "@/components/ui/section";

/** The chart is a table: every row has its number and a bar of that length, drawn on the server. */
export function BarTable({
  title,
  note,
  unit,
  bars,
}: {
  title: string;
  note?: string;
  unit: string;
  bars: Bar[];
}) {
  if (bars.length === 0) return null;
  return (
    <Section title={title} note={note}>
      <table className="num mt-3 w-full border-collapse text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, shown, length }) => (
            <tr key={label}>
              <th scope="row" className="w-full pt-2.5 pb-1 text-left font-normal [overflow-wrap:anywhere]">
                {label}
                <svg
                  aria-hidden
                  viewBox="0 0 100 6"
                  preserveAspectRatio="none"
                  className="mt-1.5 block h-1.5 w-full"
                >
                  <rect width="100" height="6" className="fill-rule" />
                  <rect width={length} height="6" className="fill-accent-vivid" />
                </svg>
              </th>
              <td className="pt-2.5 pl-5 text-right align-bottom font-[600] leading-4">{shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
