import { FigureTable } from "@/components/insights/figures/figure-table";
import { HowCounted } from "@/components/ui/how-counted";
import { LEAST_ACCOUNTS, roundFigure } from "@/lib/domain/insights/analytics/rules";
import type { BenchmarksView } from "@/lib/domain/insights/analytics/schema";
import { MAX_SCORE } from "@/lib/domain/vocabulary/reputation/reputation";
import { cn } from "@/lib/utils/cn";
import { dayIn, utcDay } from "@/lib/utils/dates";
import { besideTable } from "./part-bars";

type Measure = BenchmarksView["measures"][number];
/** A measure of enough accounts: of fewer, the count alone is said. */
type Benchmark = Measure & { median: number };

/** Each measure of one's own beside the median of the accounts of the same type, and the place among them. */
export function BenchmarkList({
  benchmarks: { days, period, measures, industry, computedAt },
  typeLabel,
  isNewsroom,
}: {
  benchmarks: BenchmarksView;
  typeLabel: string;
  /** A newsroom has a company, whose settings name an industry. */
  isNewsroom: boolean;
}) {
  const title = `You and the median ${typeLabel.toLowerCase()} account`;
  const compared = measures.flatMap((measure) =>
    measure.median === null ? [] : [{ ...measure, median: measure.median }],
  );
  const few = measures.filter(({ median }) => median === null);
  const day = (text: string) => dayIn(`${text}T12:00:00Z`, "UTC");
  return (
    <section aria-labelledby="benchmarks" className="mt-10">
      <h2 id="benchmarks" className="h3">
        {title}
      </h2>
      <p className="meta mt-0.5 max-w-[92ch] text-pretty">
        Always of the last {days} days, {day(period.firstDay)} to {day(period.lastDay)} (UTC), whichever
        period is chosen.{" "}
        {computedAt
          ? `The median, of ${utcDay(computedAt)}: half of the accounts lie above, half below. Your own figures are of now; nobody else is named.`
          : "Medians are computed each night, for the first time in the coming one."}
      </p>
      {compared.length > 0 && (
        <div className={cn("mt-5", besideTable)}>
          <Scales measures={compared} />
          <FigureTable
            quiet
            caption={title}
            heads={["Measure", "You", "Median", "Your place"]}
            rows={compared.map((measure) => ({
              key: measure.name,
              name: measure.label,
              cells: [
                measure.own === null ? "not yet" : shown(measure, measure.own),
                shown(measure, measure.median),
                measure.place === null
                  ? "none yet"
                  : `${nth(measure.place)} of ${measure.accounts.toLocaleString("en")}${measure.isShared ? ", shared" : ""}`,
              ],
            }))}
          />
        </div>
      )}
      {few.length > 0 && (
        <dl className="mt-6 border-rule border-t text-sm">
          {few.map(({ name, label, accounts }) => (
            <div key={name} className="flex flex-wrap gap-x-3 border-rule border-b py-2">
              <dt className="label">{label}</dt>
              <dd className="text-ink-2">
                {accountsOf(accounts)} so far. Shown from {LEAST_ACCOUNTS} up.
              </dd>
            </div>
          ))}
        </dl>
      )}
      {industry && (
        <p className="mt-5 max-w-[70ch] text-pretty text-sm">
          Among {typeLabel.toLowerCase()} accounts in {industry.name}: {accountsOf(industry.accounts)}
          {industry.accounts < LEAST_ACCOUNTS && " so far"}. Medians are of all industries.
        </p>
      )}
      {!industry && isNewsroom && (
        <p className="mt-5 max-w-[70ch] text-pretty text-sm">
          Your company names no industry yet. An Admin of it sets one in Company Settings.
        </p>
      )}
      <HowCounted label="How each measure is counted" terms={measures} />
    </section>
  );
}

const accountsOf = (count: number) => (count === 1 ? "1 account" : `${count.toLocaleString("en")} accounts`);

/** An ink tick is the median, an accent dot is one's own; the table beside says the same. */
function Scales({ measures }: { measures: readonly Benchmark[] }) {
  return (
    <div aria-hidden style={{ printColorAdjust: "exact" }}>
      <ul className="grid gap-5">
        {measures.map((measure) => (
          <li
            key={measure.name}
            className="grid break-inside-avoid gap-x-6 gap-y-1 md:grid-cols-[9rem_minmax(0,1fr)] md:items-center"
          >
            <span className="label">{measure.label}</span>
            <Scale measure={measure} />
          </li>
        ))}
      </ul>
      <p className="mt-4 flex gap-5 text-ink-2 text-xs">
        <span className="inline-flex items-center gap-2">
          <i className="size-3 rounded-full bg-accent-vivid" />
          You
        </span>
        <span className="inline-flex items-center gap-2">
          <i className="h-3.5 w-0.5 bg-ink" />
          Median
        </span>
      </p>
    </div>
  );
}

/** Where the median is closer to an end than this share, its label takes the place of the end's. */
const NEAR_END = 16;

function Scale({ measure }: { measure: Benchmark }) {
  const top = topOf(measure);
  const part = (value: number) => Math.min(100, (value / top) * 100);
  const median = part(measure.median);
  // A label stays within the scale at either end.
  const at = (share: number) => ({ left: `${share}%`, transform: `translateX(-${share}%)` });
  return (
    <span className="num relative block h-16 text-2xs">
      {measure.own !== null && (
        <b className="absolute top-0 whitespace-nowrap font-[600]" style={at(part(measure.own))}>
          You {shown(measure, measure.own)}
        </b>
      )}
      <i className="absolute top-8 right-0 left-0 border-rule border-t" />
      <i className="absolute top-7 left-0 h-2 border-edge border-l" />
      <i className="absolute top-7 right-0 h-2 border-edge border-l" />
      <i className="absolute top-6 -ml-px h-4 w-0.5 bg-ink" style={{ left: `${median}%` }} />
      {measure.own !== null && (
        <i
          className="absolute top-[26px] -ml-1.5 size-3 rounded-full border-2 border-paper bg-accent-vivid"
          style={{ left: `${part(measure.own)}%` }}
        />
      )}
      <span className="absolute top-11 right-0 left-0 flex justify-between text-ink-3">
        <span>{median > NEAR_END && shown(measure, 0, true)}</span>
        <span>{median < 100 - NEAR_END && shown(measure, top, true)}</span>
      </span>
      <span className="absolute top-11 whitespace-nowrap text-ink-2" style={at(median)}>
        median {shown(measure, measure.median)}
      </span>
    </span>
  );
}

/** Shares and scores have a most; a count's scale ends at a round number above both values. */
function topOf({ unit, own, median }: Benchmark): number {
  if (unit === "percent") return 100;
  if (unit === "score") return MAX_SCORE;
  const most = Math.max(own ?? 0, median, 1);
  const step = 10 ** Math.floor(Math.log10(most));
  return Math.max(5, Math.ceil(most / step) * step);
}

const endings: readonly (string | undefined)[] = ["th", "st", "nd", "rd"];

/** Writes a place as "21st"; the teens end in "th". */
function nth(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 20;
  return `${place.toLocaleString("en")}${(isTeen ? undefined : endings[place % 10]) ?? "th"}`;
}

/** The ends of a scale are whole numbers. */
function shown({ unit }: Measure, value: number, isEnd = false): string {
  const rounded = roundFigure(unit, value);
  if (unit === "percent") return `${rounded}%`;
  return unit === "score" && !isEnd ? rounded.toFixed(1) : rounded.toLocaleString("en");
}
