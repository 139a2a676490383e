import { FigureTable } from "@/components/insights/figures/figure-table";
import { HowCounted } from "@/components/ui/how-counted";
import { Link } from "@/components/ui/link";
import { narrowestOf } from "@/lib/domain/insights/analytics/rules";
import type { FunnelView } from "@/lib/domain/insights/analytics/schema";
import { cn } from "@/lib/utils/cn";
import { besideTable, PartBar, partOf } from "./part-bars";

/** Each bar is the step before it: what went on, what is still open, and the rest. The table beside says the same. */
export function Funnel({ funnel: { steps, pitchesBeside } }: { funnel: FunnelView }) {
  const isEmpty = steps[0]?.reached === 0;
  const narrow = narrowestOf(steps);
  return (
    <section aria-labelledby="funnel" className="mt-10 break-inside-avoid">
      <h2 id="funnel" className="h3">
        From shown to published
      </h2>
      {isEmpty ? (
        <p className="mt-3 text-ink-2 text-sm">
          Nothing to count from: you saw nobody's card for the first time in these days.{" "}
          <Link href="/matching" className="link hit-area font-medium print:hidden">
            Find New Matches
          </Link>
        </p>
      ) : (
        <>
          <p className="meta mt-0.5 text-pretty">
            How far each profile whose card you first saw in these days has come by now. Each bar is the step
            before it.
          </p>
          <Bars steps={steps} />
        </>
      )}
      {(narrow || pitchesBeside > 0) && (
        <p className="mt-5 max-w-[70ch] text-pretty text-sm">
          {narrow && (
            <b className="font-[600]">
              It narrows most between {narrow.before} and {narrow.after}: {count(narrow.reached)} of{" "}
              {count(narrow.decided)}.{" "}
            </b>
          )}
          {narrow &&
            narrow.open > 0 &&
            `${count(narrow.open)} more ${narrow.open === 1 ? "is" : "are"} still open and not counted in that. `}
          {pitchesBeside > 0 &&
            `${pitchesBeside === 1 ? "One pitch" : `${count(pitchesBeside)} pitches`} of these days went to others: without a match before it, or to somebody whose card you first saw earlier. No step counts ${pitchesBeside === 1 ? "it" : "them"}. `}
          <Link href="/matching?tab=matches" className="link font-medium">
            See your matches
          </Link>
        </p>
      )}
      <HowCounted label="How each step is counted" terms={steps} />
    </section>
  );
}

type Steps = FunnelView["steps"];

function Bars({ steps }: { steps: Steps }) {
  return (
    <div className={cn("mt-5", besideTable)}>
      <ol aria-hidden className="grid content-start gap-4" style={{ printColorAdjust: "exact" }}>
        {steps.map(({ name, label, reached, of, open }) => (
          <PartBar
            key={name}
            label={label}
            count={of === null ? people(reached) : `${count(reached)} of ${count(of)}`}
          >
            <i className="bg-accent-vivid" style={{ width: partOf(reached, of ?? reached) }} />
            <i className="hatched" style={{ width: partOf(open, of ?? 0) }} />
          </PartBar>
        ))}
        <li className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-xs">
          {(
            [
              ["bg-accent-vivid", "Went on"],
              ["hatched", "Still open"],
              ["bg-rule", "Ended"],
            ] as const
          ).map(([fill, name]) => (
            <span key={name} className="inline-flex items-center gap-2">
              <i className={cn("h-3 w-4.5", fill)} />
              {name}
            </span>
          ))}
        </li>
      </ol>
      <FigureTable
        quiet
        caption="From shown to published"
        heads={["Step", "Profiles", "Rate", "Still open"]}
        rows={steps.map(({ name, label, reached, of, open, rate }) => ({
          ...{ key: name, name: label },
          cells: [reached, ...(of === null ? ["", ""] : [rate === null ? "none yet" : `${rate}%`, open])],
        }))}
      />
    </div>
  );
}

const count = (value: number) => value.toLocaleString("en");
const people = (value: number) => (value === 1 ? "1 profile" : `${count(value)} profiles`);
