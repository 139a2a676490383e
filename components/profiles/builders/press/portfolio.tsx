"use client";

import type { StepProps } from "@/components/profiles/builders/step-props";
import { useIsScratch } from "@/components/wizard/scratch";
import { WorkRows } from "../inputs/work-rows";
import { CurrentlySeeking } from "./currently-seeking";

/** Step 6: pieces of work, and what one is looking for now. */
export function PressPortfolio(props: StepProps) {
  const isScratch = useIsScratch();
  return (
    <>
      <WorkRows {...props} />
      {!isScratch && <CurrentlySeeking />}
    </>
  );
}
