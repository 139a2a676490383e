import type { StepProps } from "@/components/profiles/builders/step-props";
import { Choices } from "@/components/profiles/inputs/choices";
import { sourceIndustries } from "@/lib/domain/vocabulary/options/options";

export function SourceIndustries({ values, change, errors }: StepProps) {
  return (
    <Choices
      path="expertise"
      errors={errors}
      legend="Industries"
      help="At least one. Journalists who write about them find you."
      options={sourceIndustries}
      chosen={values.expertise}
      onChange={(expertise) => change({ expertise })}
    />
  );
}
