"use client";

import type { StepProps } from "@/components/profiles/builders/step-props";
import { WorkRows } from "@/components/profiles/inputs/work-rows";
import { useIsScratch } from "@/components/wizard/scratch";
import { CurrentlySeeking } from "./currently-seeking";

/** Step 6 asks for pieces of work, and what one is looking for now. */
export function PressPortfolio(props: StepProps) {
  const isScratch = useIsScratch();
  return (
    <>
      <WorkRows {...props} />
      {!isScratch && <CurrentlySeeking />}
    </>
  );
}
