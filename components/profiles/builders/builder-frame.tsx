"use client";

import { type ReactNode, useEffect } from "react";
import { stepTexts } from "@/components/profiles/builders/gates";
import type { StepProps } from "@/components/profiles/builders/step-props";
import { loadSteps, stepsOf } from "@/components/profiles/builders/steps-of";
import type { AccentName } from "@/components/ui/accent-scope";
import { WizardFrame, type WizardFrameProps } from "@/components/wizard/wizard-frame";
import type { UserType } from "@/db/enums";
import type { BuilderField } from "@/lib/domain/profiles/builders/schema";
import { builderSteps } from "@/lib/domain/profiles/builders/steps";

const accents: Record<UserType, AccentName> = {
  brand: "brand",
  source: "source",
  press: "press",
  paid_media: "paid",
};
/** Milliseconds from a step's first drawing to loading the code of the others, which must not delay the open one. */
const QUIET = 2000;
const titles: Record<UserType, string> = {
  brand: "Brand newsroom",
  source: "Source newsroom",
  press: "Press profile",
  paid_media: "Creator profile",
};

type Props = StepProps &
  Pick<WizardFrameProps, "saved" | "onRetry" | "exits" | "preview" | "previewPath" | "finish"> & {
    /** The part over the fields of the open step, counted from 1. */
    above?: (step: number) => ReactNode;
    /** The part under them. */
    below?: ReactNode;
  };

/** A type's builder draws its steps here, wherever their values are stored. */
export function BuilderFrame({ kind, values, errors, change, above, below, ...frame }: Props) {
  // The next steps open without a connection too. What fails here is asked for again when its step opens.
  useEffect(() => {
    const timer = setTimeout(() => void loadSteps[kind]().catch(() => {}), QUIET);
    return () => clearTimeout(timer);
  }, [kind]);
  return (
    <WizardFrame
      {...frame}
      accent={accents[kind]}
      title={titles[kind]}
      steps={stepTexts(kind, values)}
      lead={(step) => leads[kind][step - 1]}
    >
      {(step) => {
        const Fields = stepsOf[kind][step - 1];
        return (
          <>
            {above?.(step)}
            {Fields && <Fields kind={kind} values={values} errors={errors} change={change} />}
            {below}
          </>
        );
      }}
    </WizardFrame>
  );
}

/** Returns the step, from 1, that has a path of the form. */
export function stepWith(kind: UserType, path = ""): number | undefined {
  const field = path.split(".")[0] as BuilderField;
  const index = builderSteps[kind].findIndex(({ fields }) => fields.includes(field));
  return index < 0 ? undefined : index + 1;
}

const social =
  "Where else you are found, in the order that you want. Figures are yours, so they are marked self-reported.";
const leads: Record<UserType, readonly string[]> = {
  brand: [
    "Who writes and signs for this newsroom.",
    "What a stranger reads first. Everything can be changed later.",
    social,
    "What the press takes with it: stories, topics, perks, and who answers.",
    "Read it once more beside you, then let it out.",
  ],
  source: [
    "Who writes and signs for this newsroom.",
    "What a journalist reads first. Everything can be changed later.",
    social,
    "What you can speak about. Journalists of these fields find you.",
    "Who you are, and who answers the press.",
    "Releases, reports and material at addresses of your own.",
    "Up to five announcements, which turn on top of your newsroom.",
  ],
  press: [
    "What a source reads first. Everything can be changed later.",
    "What you write about, and what you look for.",
    "Where your work appears.",
    social,
    "Pitches are matched by these.",
    "The pieces that show what you do.",
  ],
  paid_media: [
    "What a brand reads first. Everything can be changed later.",
    social,
    "What you make, for whom, and what it costs.",
    "What you stand for, in your own words.",
    "The pieces that show what you do.",
  ],
};
