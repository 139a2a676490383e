import type { StepProps } from "@/components/profiles/builders/step-props";
import { LongAbout } from "@/components/profiles/inputs/basic-fields";

export const CreatorAbout = (props: StepProps) => (
  <LongAbout {...props} help="What you make, for whom, and how you work with brands" />
);
