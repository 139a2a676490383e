"use client";

import type { SetupValues, SetupViewer } from "@/components/accounts/accounts/setup-values";
import { percentOf } from "@/components/matching/matches/labels";
import { AddressFields } from "@/components/profiles/inputs/address-fields";
import type { InputErrors } from "@/components/profiles/inputs/input-props";
import { LineField } from "@/components/profiles/inputs/line-field";
import { LocationField } from "@/components/profiles/inputs/location-field";
import { PerkChoices } from "@/components/profiles/inputs/perk-choices";
import { TaglineField } from "@/components/profiles/inputs/tagline-field";
import { TopicEditor } from "@/components/profiles/inputs/topic-editor";
import { PictureEditor } from "@/components/profiles/picture/picture-editor";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { factorWeights } from "@/lib/domain/matching/matching/weights";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";

const titleExamples: Record<UserType, string> = {
  press: "Travel correspondent",
  brand: "Head of Press",
  source: "Research director",
  paid_media: "Food and travel creator",
};

/** The fields of the profile form below the picture. */
export function SetupFields({
  values,
  change,
  errors,
  viewer,
}: {
  values: SetupValues;
  change: (part: Partial<SetupValues>) => void;
  errors: InputErrors;
  viewer: SetupViewer;
}) {
  const form = { values, change, errors };
  const { type, company } = viewer;
  return (
    <>
      <LineField
        {...form}
        path="name"
        label="Full name"
        help={company ? `Others see ${company}, the name of your company` : undefined}
        autoComplete="name"
      />
      <LineField
        {...form}
        path="professionalTitle"
        label="Professional title"
        placeholder={titleExamples[type]}
        autoComplete="organization-title"
      />
      <Field label="Email" note="locked" help="Where mails go. On no profile, until you share it">
        <Input type="email" value={viewer.email} readOnly autoComplete="off" className="bg-sunk" />
      </Field>
      <LocationField {...form} />
      {isNewsroomType(viewer.type) && !company && (
        <LineField
          {...form}
          path="company"
          label="Company"
          note="optional"
          help="Names your newsroom and makes you its Admin"
          autoComplete="organization"
        />
      )}
      {isNewsroomType(viewer.type) && (
        <>
          <PictureEditor
            picture="logo"
            label="Newsroom logo"
            name={company || values.company || values.name}
            stored={viewer.logoUrl}
            optional="optional"
          />
          <TaglineField {...form} />
        </>
      )}
      <TopicEditor
        path="expertise"
        errors={errors}
        label="Topics"
        note="optional"
        help={`They weigh most in matching: ${percentOf(factorWeights.topicAlignment)}`}
        tags={values.expertise}
        onChange={(expertise) => change({ expertise })}
        placeholder="Add a topic"
      />
      <PerkChoices
        {...form}
        kind={type}
        path={isNewsroomType(viewer.type) ? "perksOffered" : "perksPreferred"}
      />
      <div className="grid gap-5 @min-[401px]:grid-cols-2 @min-[401px]:gap-4">
        <AddressFields {...form} />
      </div>
    </>
  );
}
