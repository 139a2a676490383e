import type { StepProps } from "@/components/profiles/builders/step-props";
import { PerksOfferedChoices } from "@/components/profiles/inputs/perk-choices";
import { ResourceRows } from "@/components/profiles/inputs/resource-rows";
import { TagEditor } from "@/components/profiles/inputs/tag-editor";
import { Section } from "@/components/ui/section";

export function SourceResources(props: StepProps) {
  const { values, change, errors } = props;
  return (
    <>
      <Section title="Press releases and resources">
        <ResourceRows {...props} />
      </Section>
      <TagEditor
        path="resources"
        label="Resources available"
        note="optional"
        help="What you can give: data, experts, photos"
        tags={values.resources}
        onChange={(resources) => change({ resources })}
        errors={errors}
        load={() => []}
        asTyped
      />
      <PerksOfferedChoices {...props} />
    </>
  );
}
