import type { StepProps } from "@/components/profiles/builders/step-props";
import { LongAbout } from "@/components/profiles/inputs/basic-fields";

export const PressAbout = (props: StepProps) => (
  <LongAbout {...props} help="What you write about, for whom, and what makes a pitch worth your time" />
);
