import { FigureTable } from "@/components/insights/figures/figure-table";
import { HowCounted } from "@/components/ui/how-counted";
import { Link } from "@/components/ui/link";
import type { FunnelView } from "@/lib/domain/insights/analytics/schema";
import { cn } from "@/lib/utils/cn";

/** Each bar is the step before it: what went on, what is still open, and the rest. The table beside says the same. */
export function Funnel({ funnel: { steps, pitchesBeside } }: { funnel: FunnelView }) {
  const isEmpty = steps[0]?.reached === 0;
  const narrow = narrowest(steps);
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
              It narrows most between {narrow.before} and {narrow.label.toLowerCase()}: {narrow.reached} of{" "}
              {narrow.of}.{" "}
            </b>
          )}
          {narrow && narrow.open > 0 && `${narrow.open} of them are still open and in no rate. `}
          {pitchesBeside > 0 && `Pitches to others are not in here: ${pitchesBeside}. `}
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
    <div className="mt-5 grid gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,1fr)_304px] print:grid-cols-[minmax(0,1fr)_240px] print:gap-x-6">
      <ol aria-hidden className="grid content-start gap-4" style={{ printColorAdjust: "exact" }}>
        {steps.map(({ name, label, reached, of, open }) => (
          <li key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-4">
            <span>
              <span className="label block">{label}</span>
              <span className="meta num">{of === null ? people(reached) : `${reached} of ${of}`}</span>
            </span>
            <span className="flex h-3 bg-rule">
              <i className="bg-accent-vivid" style={{ width: part(reached, of ?? reached) }} />
              <i className="hatched" style={{ width: part(open, of ?? 0) }} />
            </span>
          </li>
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

const part = (count: number, of: number) => `${of > 0 ? (count / of) * 100 : 0}%`;
const people = (count: number) => (count === 1 ? "1 profile" : `${count.toLocaleString("en")} profiles`);

/** Finds the step with the lowest rate after the first two, which are one's own choice. */
function narrowest(steps: Steps) {
  const later = steps.flatMap((step, index) => {
    const before = steps[index - 1];
    return before && index > 1 && step.rate !== null && step.rate < 100
      ? [{ ...step, rate: step.rate, before: before.label.toLowerCase() }]
      : [];
  });
  return later.toSorted((one, other) => one.rate - other.rate)[0];
}
