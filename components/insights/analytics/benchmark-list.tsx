import { Section } from "@/components/ui/section";
import { LEAST_ACCOUNTS } from "@/lib/domain/insights/analytics/rules";
import type { BenchmarksView } from "@/lib/domain/insights/analytics/schema";
import { utcDay } from "@/lib/utils/dates";

type Measure = BenchmarksView["measures"][number];

/** Each measure of one's own beside the median of the accounts of the same type, and the place among them. */
export function BenchmarkList({
  benchmarks: { days, measures, computedAt },
  typeLabel,
}: {
  benchmarks: BenchmarksView;
  typeLabel: string;
}) {
  return (
    <Section
      title="Beside other accounts of your type"
      note={
        computedAt
          ? `${typeLabel} accounts, the last ${days} days. Medians of ${utcDay(computedAt)}, own figures of now`
          : "Medians are computed each night, for the first time in the coming one"
      }
      className="mt-8"
    >
      <div className="overflow-x-auto">
        <table className="num w-full text-sm max-md:min-w-[560px]">
          <thead className="text-ink-3 text-xs">
            <tr>
              <th scope="col" className="py-2 text-left font-normal">
                Measure
              </th>
              {["You", "Median", "Your place", "Accounts"].map((head) => (
                <th key={head} scope="col" className="py-2 pl-4 text-right font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map((measure) => (
              <tr key={measure.name} className="border-rule border-t align-top">
                <th scope="row" className="py-3 text-left font-normal">
                  <span className="label">{measure.label}</span>
                  <span className="meta block max-w-[52ch] text-pretty">{measure.counted}</span>
                </th>
                <td className="figure-serif py-3 pl-4 text-right text-xl">
                  {measure.own === null ? (
                    <span className="meta font-sans">not yet</span>
                  ) : (
                    shown(measure, measure.own)
                  )}
                </td>
                <td className="py-3 pl-4 text-right">
                  {measure.median === null ? (
                    <span className="meta">from {LEAST_ACCOUNTS} accounts</span>
                  ) : (
                    shown(measure, measure.median)
                  )}
                </td>
                <td className="py-3 pl-4 text-right">
                  {measure.below === null ? (
                    <span className="meta">none yet</span>
                  ) : (
                    `More than ${measure.below}%`
                  )}
                </td>
                <td className="py-3 pl-4 text-right">{measure.accounts.toLocaleString("en")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function shown({ unit }: Measure, value: number): string {
  if (unit === "percent") return `${Math.round(value)}%`;
  return unit === "score" ? value.toFixed(1) : Math.round(value).toLocaleString("en");
}
