import { FigureTable } from "@/components/insights/figures/figure-table";
import { Section } from "@/components/ui/section";
import { LEAST_ACCOUNTS, roundFigure } from "@/lib/domain/insights/analytics/rules";
import type { BenchmarksView } from "@/lib/domain/insights/analytics/schema";
import { cn } from "@/lib/utils/cn";
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
      <FigureTable
        caption="Beside other accounts of your type"
        heads={["Measure", "You", "Median", "Your place", "Accounts"]}
        rows={measures.map((measure) => ({
          key: measure.name,
          name: <span className="label">{measure.label}</span>,
          note: measure.counted,
          cells: [
            <span key="own" className={cn(measure.own !== null && "figure-serif text-xl")}>
              {measure.own === null ? "not yet" : shown(measure, measure.own)}
            </span>,
            measure.median === null ? `from ${LEAST_ACCOUNTS} accounts` : shown(measure, measure.median),
            measure.place === null ? "none yet" : `${nth(measure.place)} of ${measure.accounts}`,
            measure.accounts,
          ],
        }))}
      />
    </Section>
  );
}

const endings: readonly (string | undefined)[] = ["th", "st", "nd", "rd"];

/** Writes a place as "21st"; the teens end in "th". */
function nth(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 20;
  return `${place.toLocaleString("en")}${(isTeen ? undefined : endings[place % 10]) ?? "th"}`;
}

function shown({ unit }: Measure, value: number): string {
  const rounded = roundFigure(unit, value);
  if (unit === "percent") return `${rounded}%`;
  return unit === "score" ? rounded.toFixed(1) : rounded.toLocaleString("en");
}
