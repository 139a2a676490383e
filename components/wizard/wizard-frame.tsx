"use client";

import { ArrowLeft, Lock } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type AccentName, AccentScope } from "@/components/ui/accent-scope";
import { Button } from "@/components/ui/button";
import { useWizardStep } from "@/components/wizard/use-wizard-step";
import { type HeadState, WizardHead } from "@/components/wizard/wizard-head";
import type { WizardStep } from "@/components/wizard/wizard-step";
import { WizardSteps } from "@/components/wizard/wizard-steps";
import { cn } from "@/lib/utils/cn";

export type WizardFrameProps = {
  accent: AccentName;
  /** The head says what is made: "Brand pitch". */
  title: string;
  steps: readonly WizardStep[];
  /** The lead under the step's title. */
  lead?: (step: number) => ReactNode;
  saved: HeadState;
  onRetry: () => void;
  /** The ways out, in the head. */
  exits: ReactNode;
  /** The fields of a step, from 1. */
  children: (step: number) => ReactNode;
  /** The public page as it would be now, and its address; null where nothing can be shown yet. */
  preview: ReactNode | null;
  previewPath: string;
  /** The last step's button. */
  finish: ReactNode;
};

/** These notes stand under the preview of a form whose draft is not on the server. */
const previewNotes: Partial<Record<HeadState, string>> = {
  nowhere: "Nothing of this is stored.",
  unchanged: "As everybody sees it.",
  local: "Nobody else sees your changes before you save them.",
};

/** From this width on the preview is beside the fields. */
const BESIDE = "(min-width: 53.8125rem)";

/**
 * A wizard has steps on bars, one step's fields left, the live preview right, and Previous, Show/Hide Preview and Next
 * under the fields. The open step is in the address. A closed Next stays reachable and says what the step still needs.
 */
export function WizardFrame(props: WizardFrameProps) {
  const { accent, title, steps, lead, saved, onRetry, exits, children, preview, previewPath, finish } = props;
  const { step, open, pathOf } = useWizardStep(steps);
  // Until one chooses, the preview is shown beside the fields and hidden on phones.
  const [chosen, setShown] = useState<boolean | null>(null);
  const shown = preview === null ? false : chosen;
  const headId = useId();
  const head = useFocusedOn(step);
  const aside = useRef<HTMLElement>(null);
  // On a phone it is under the fields, out of sight.
  useEffect(() => {
    if (shown && !window.matchMedia(BESIDE).matches) aside.current?.scrollIntoView();
  }, [shown]);
  return (
    <AccentScope accent={accent} className="flex min-h-dvh flex-col">
      <WizardHead title={title} saved={saved} onRetry={onRetry}>
        {exits}
      </WizardHead>
      <WizardSteps steps={steps} step={step} pathOf={pathOf} onStep={open} />
      <main
        id="main"
        className={cn(
          "flex-1",
          shown !== false && "md:grid md:grid-cols-2",
          shown === true && "max-md:flex max-md:flex-col",
        )}
      >
        <form
          aria-labelledby={headId}
          onSubmit={(event) => event.preventDefault()}
          className={cn(
            "min-w-0 px-5 pt-5 md:pt-8",
            shown === false
              ? "md:mx-auto md:w-full md:max-w-[720px] md:px-10"
              : "md:pr-10 md:pl-[max(40px,calc((100vw-1280px)/2))]",
          )}
        >
          <p className="font-[560] text-sm">
            Step {step} of {steps.length}
          </p>
          <h1 id={headId} ref={head} tabIndex={-1} className="h1 mt-1 outline-none">
            {steps[step - 1]?.title}
          </h1>
          {lead && <p className="mt-2 text-ink-2">{lead(step)}</p>}
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">{children(step)}</div>
          <WizardFoot
            step={step}
            steps={steps}
            shown={shown}
            onShow={preview === null ? null : setShown}
            onStep={open}
            finish={finish}
          />
        </form>
        {preview !== null && (
          <aside
            ref={aside}
            aria-label="Live preview"
            className={cn(
              "min-w-0 border-rule bg-sunk px-5 py-6 max-md:border-t md:border-l md:px-10 md:py-8",
              shown === false && "hidden",
              shown === null && "max-md:hidden",
            )}
          >
            <div className="md:sticky md:top-6 md:mr-[max(0px,calc((100vw-1280px)/2-40px))]">
              <p className="meta flex flex-wrap justify-between gap-x-4">
                <span>Live preview</span>
                <span className="[overflow-wrap:anywhere]">{previewPath}</span>
              </p>
              <div className="mt-3 overflow-hidden rounded-md border border-rule bg-paper">{preview}</div>
              <p className="meta mt-3">
                {previewNotes[saved] ?? "Nobody else sees this before you publish."}
              </p>
            </div>
          </aside>
        )}
      </main>
    </AccentScope>
  );
}

type FootProps = {
  step: number;
  steps: readonly WizardStep[];
  shown: boolean | null;
  /** Null without a preview. */
  onShow: ((shown: boolean) => void) | null;
  onStep: (step: number) => void;
  finish: ReactNode;
};

function WizardFoot({ step, steps, shown, onShow, onStep, finish }: FootProps) {
  const missing = steps[step - 1]?.missing ?? "";
  const whyId = useId();
  const isLast = step === steps.length;
  const isShown = () => shown ?? window.matchMedia(BESIDE).matches;
  return (
    <div className="dock z-3 mt-8 border-rule border-t bg-paper py-4 max-md:-mx-5 max-md:px-5 md:static md:pb-10">
      {missing && (
        <p id={whyId} role="status" className="meta mb-3 flex items-center gap-2 [&_svg]:size-4">
          <Lock aria-hidden />
          {missing}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="text" disabled={step === 1} onClick={() => onStep(step - 1)}>
          <ArrowLeft aria-hidden />
          Previous
        </Button>
        <span className="flex flex-wrap gap-2 max-md:flex-1 max-md:justify-end">
          {onShow && (
            <Button aria-pressed={shown ?? undefined} onClick={() => onShow(!isShown())}>
              {shown === null ? (
                <>
                  <span className="max-md:hidden">Hide Preview</span>
                  <span className="md:hidden">Show Preview</span>
                </>
              ) : (
                `${shown ? "Hide" : "Show"} Preview`
              )}
            </Button>
          )}
          {isLast ? (
            finish
          ) : (
            <Button
              variant="ink"
              aria-disabled={missing !== "" || undefined}
              aria-describedby={missing ? whyId : undefined}
              onClick={() => missing === "" && onStep(step + 1)}
            >
              Next
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}

/** The focus moves to a step's title when the step changes, so that the new step is read next. */
function useFocusedOn(step: number) {
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    head.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);
  return head;
}
