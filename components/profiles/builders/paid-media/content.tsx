import type { StepProps } from "@/components/profiles/builders/step-props";
import { AudienceFields, EngagementRows } from "@/components/profiles/inputs/audience-fields";
import { AvailabilityFields } from "@/components/profiles/inputs/availability-fields";
import { Choices } from "@/components/profiles/inputs/choices";
import { AddOnRows, PackageRows } from "@/components/profiles/inputs/package-rows";
import { PerkChoices } from "@/components/profiles/inputs/perk-choices";
import { contents } from "@/components/profiles/inputs/rate-rules";
import { RateTable } from "@/components/profiles/inputs/rate-table";
import { TopicEditor } from "@/components/profiles/inputs/topic-editor";
import { platformName, sentenceCase } from "@/components/profiles/profiles/labels";
import { creatorPlatforms, paidMediaTypes } from "@/lib/domain/vocabulary/options/options";

const contentChoices = contents.map(([value]) => ({ value, label: sentenceCase(value) }));
const platformChoices = creatorPlatforms.map((value) => ({
  value,
  label: platformName(value),
}));

/** Step 3 asks what a creator makes and where, what it costs, and who sees it. */
export function CreatorContent(props: StepProps) {
  const { values, change, errors } = props;
  return (
    <>
      <Choices
        path="contentTypes"
        errors={errors}
        legend="Content types"
        options={contentChoices}
        chosen={values.contentTypes}
        onChange={(contentTypes) => change({ contentTypes })}
      />
      <Choices
        path="platforms"
        errors={errors}
        legend="Platforms"
        note="optional"
        options={platformChoices}
        chosen={values.platforms}
        onChange={(platforms) => change({ platforms })}
      />
      <Choices
        path="paidMediaTypes"
        errors={errors}
        legend="Paid media types"
        note="optional"
        options={paidMediaTypes}
        chosen={values.paidMediaTypes}
        onChange={(next) => change({ paidMediaTypes: next })}
      />
      <TopicEditor
        path="expertise"
        errors={errors}
        label="Expertise"
        note="optional"
        help="Industries you work with; they weigh most in matching"
        placeholder="Food and drink"
        tags={values.expertise}
        onChange={(expertise) => change({ expertise })}
      />
      <RateTable {...props} />
      <PackageRows {...props} />
      <AddOnRows {...props} />
      <EngagementRows {...props} />
      <AudienceFields {...props} />
      <AvailabilityFields {...props} />
      <PerkChoices {...props} path="perksPreferred" />
    </>
  );
}
