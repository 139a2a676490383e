import type { StepProps } from "@/components/profiles/builders/step-props";
import { StorySlots } from "@/components/profiles/inputs/story-slots";
import { TagEditor } from "@/components/profiles/inputs/tag-editor";

export function SourceFeatured(props: StepProps) {
  const { values, change, errors } = props;
  return (
    <>
      <StorySlots {...props} title="Featured announcements" />
      <TagEditor
        path="demographics"
        label="Demographics"
        note="optional"
        help="Whom you speak for and to"
        tags={values.demographics}
        onChange={(demographics) => change({ demographics })}
        errors={errors}
        load={() => []}
        asTyped
      />
    </>
  );
}
