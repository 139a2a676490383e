import type { ReactNode } from "react";
import type { Step } from "@/components/pitching/pitch-composer/composer-values";
import { StepProgress } from "@/components/ui/progress";

const titles: Record<Step, string> = { 1: "Basic Information", 2: "The 5 W's" };

/** The other step stays in the page, hidden, with its content. */
export function StepFrame({
  step,
  shown,
  headingId,
  level,
  children,
}: {
  step: Step;
  shown: boolean;
  headingId: string;
  level: 2 | 3;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <section hidden={!shown} aria-labelledby={headingId} data-step={step} className="grid gap-5">
      <div className="grid gap-3">
        <StepProgress step={step} of={2} />
        <Heading id={headingId} tabIndex={-1} className="h3 scroll-mt-6 focus-visible:outline-none">
          <span className="meta block font-normal font-sans tracking-normal">Step {step} of 2</span>
          {titles[step]}
        </Heading>
      </div>
      {children}
    </section>
  );
}
