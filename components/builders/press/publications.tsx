import type { StepProps } from "@/components/builders/step-props";
import { pressTypes } from "@/lib/domain/options/options";
import { Choices } from "../inputs/choices";
import { TagEditor } from "../inputs/tag-editor";

/** Step 3: what one writes for, and what kind of press that is. */
export function Publications({ values, change, errors }: StepProps) {
  return (
    <>
      <TagEditor
        path="publications"
        errors={errors}
        label="Publications"
        help="In the order that your page shows them"
        asTyped
        load={noSuggestions}
        placeholder="The Northwind Post"
        tags={values.publications}
        onChange={(publications) => change({ publications })}
      />
      <Choices
        path="pressTypes"
        errors={errors}
        legend="Press types *"
        options={pressTypes}
        chosen={values.pressTypes}
        onChange={(next) => change({ pressTypes: next })}
      />
    </>
  );
}

const noSuggestions = () => [];
