"use client";

import { useWatch } from "react-hook-form";
import type { StepProps } from "@/components/pitching/pitch-pages/editor/step-about";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field-note";
import { useIsScratch } from "@/components/wizard/scratch";
import type { WizardStep } from "@/components/wizard/wizard-step";

/** Step 4 shows what each step holds, and what is still missing. */
export function StepReview({
  form: { control, register, formState },
  steps,
}: StepProps & { steps: readonly WizardStep[] }) {
  const [pitchTitle, topics, perks] = useWatch({ control, name: ["pitchTitle", "topics", "perks"] });
  const isScratch = useIsScratch();
  const says = [pitchTitle, topics.join(", "), perks.join(", ")];
  const problems = Object.values(formState.errors).flatMap((error) => error?.message ?? []);
  return (
    <>
      <ul className="border-ink border-t-2">
        {steps.slice(0, -1).map(({ title, missing }, index) => (
          <li key={title} className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 border-rule border-b py-4">
            <span className="num font-serif text-lg">{index + 1}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <b className="h4">{title}</b>
              <span className="meta block">{missing || says[index]}</span>
            </span>
          </li>
        ))}
      </ul>
      {!isScratch && (
        <Checkbox
          meta="Kept among your pitches as long as the page is open. Whoever gets the pitch gets the page’s link"
          {...register("useForMatching")}
        >
          Use for matching
        </Checkbox>
      )}
      {problems.length > 0 && (
        <div role="alert" className="grid gap-1">
          {problems.map((problem) => (
            <FieldError key={String(problem)}>{String(problem)}</FieldError>
          ))}
        </div>
      )}
    </>
  );
}
