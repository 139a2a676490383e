import { Check } from "lucide-react";
import type { MouseEvent } from "react";
import { lastOpenStep, type WizardStep } from "@/components/wizard/wizard-step";
import { cn } from "@/lib/utils/cn";

/** Bars behind the current step are done, those ahead open one by one. Phones show the bars alone, large text their names in rows. */
export function WizardSteps({
  steps,
  step,
  pathOf,
  onStep,
}: {
  steps: readonly WizardStep[];
  step: number;
  pathOf: (step: number) => string;
  onStep: (step: number) => void;
}) {
  const last = lastOpenStep(steps);
  const open = (event: MouseEvent, to: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onStep(to);
  };
  return (
    <nav aria-label="Steps" className="border-rule border-b">
      <ol className="wrap grid gap-1 pt-4 max-md:auto-cols-fr max-md:grid-flow-col md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] md:pt-5">
        {steps.map(({ title, missing }, index) => {
          const place = index + 1;
          const done = missing === "" && place < Math.max(step, last);
          const name = (
            <>
              <span className="num font-serif text-lg leading-5">{place}</span>
              <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
              {done && place !== step && (
                <>
                  <Check aria-hidden className="size-4 flex-none text-good" />
                  <span className="sr-only">, done</span>
                </>
              )}
            </>
          );
          return (
            <li
              key={title}
              className={cn(
                "min-w-0 border-t-3 max-md:pb-4",
                place <= step || done ? "border-accent-vivid" : "border-rule",
              )}
            >
              {place <= last ? (
                <a
                  href={pathOf(place)}
                  aria-current={place === step ? "step" : undefined}
                  onClick={(event) => open(event, place)}
                  className={cn(
                    look,
                    "underline-offset-4 hover:underline",
                    place === step ? "font-[600] text-ink" : "text-ink-2",
                  )}
                >
                  {name}
                </a>
              ) : (
                <span className={cn(look, "text-ink-3")}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const look = "flex min-h-12 items-center gap-2 text-xs leading-5 max-md:sr-only";
