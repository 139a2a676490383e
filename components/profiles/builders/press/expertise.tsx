import type { StepProps } from "@/components/profiles/builders/step-props";
import { BeatFields } from "@/components/profiles/inputs/beat-fields";
import { PerkChoices } from "@/components/profiles/inputs/perk-choices";
import { TopicEditor } from "@/components/profiles/inputs/topic-editor";

/** Step 5 asks for areas of expertise, the beats within each, and perks that help a story. */
export function PressExpertise(props: StepProps) {
  const { values, change, errors } = props;
  return (
    <>
      <TopicEditor
        path="expertise"
        errors={errors}
        label="Expertise"
        help="What you cover; it weighs most in matching"
        placeholder="Travel"
        tags={values.expertise}
        onChange={(expertise) => change({ expertise })}
      />
      <BeatFields {...props} />
      <PerkChoices {...props} path="perksPreferred" />
    </>
  );
}
