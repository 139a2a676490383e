import type { StepProps } from "@/components/builders/step-props";
import { WorkRows } from "../inputs/work-rows";
import { CurrentlySeeking } from "./currently-seeking";

/** Step 6: pieces of work, and what one is looking for now. */
export function PressPortfolio(props: StepProps) {
  return (
    <>
      <WorkRows {...props} />
      <CurrentlySeeking />
    </>
  );
}
