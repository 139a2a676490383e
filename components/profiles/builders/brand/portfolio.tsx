import type { StepProps } from "@/components/profiles/builders/step-props";
import { ContactRows } from "@/components/profiles/inputs/contact-rows";
import { BoilerplateField, FactRows } from "@/components/profiles/inputs/newsroom-fields";
import { PerksOfferedChoices } from "@/components/profiles/inputs/perk-choices";
import { StorySlots } from "@/components/profiles/inputs/story-slots";
import { TagEditor } from "@/components/profiles/inputs/tag-editor";
import { TopicEditor } from "@/components/profiles/inputs/topic-editor";
import { Section } from "@/components/ui/section";
import { brandTopics } from "@/lib/domain/vocabulary/options/options";

export function BrandPortfolio(props: StepProps) {
  const { values, change, errors } = props;
  return (
    <>
      <StorySlots {...props} />
      <TopicEditor
        path="expertise"
        label="Topics"
        note="optional"
        help="What you stand for; they weigh most in matching"
        offered={brandTopics}
        tags={values.expertise}
        onChange={(expertise) => change({ expertise })}
        errors={errors}
      />
      <TagEditor
        path="demographics"
        label="Demographics"
        note="optional"
        help="Who buys from you and reads you"
        tags={values.demographics}
        onChange={(demographics) => change({ demographics })}
        errors={errors}
        load={() => []}
        asTyped
      />
      <PerksOfferedChoices {...props} />
      <Section title="Press contacts">
        <ContactRows {...props} />
      </Section>
      <BoilerplateField {...props} />
      <Section title="At a glance">
        <FactRows {...props} />
      </Section>
    </>
  );
}
