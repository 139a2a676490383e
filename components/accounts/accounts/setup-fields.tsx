"use client";

import { MapPin } from "lucide-react";
import { useWatch } from "react-hook-form";
import { completeWebAddress } from "@/components/accounts/accounts/complete-web-address";
import {
  setupFieldId as idOf,
  type SetupFormState,
  type SetupViewer,
} from "@/components/accounts/accounts/setup-values";
import { percentOf } from "@/components/matching/matches/labels";
import { PerksField } from "@/components/pitching/pitches/perks-field";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { FieldError } from "@/components/ui/field-note";
import { Input } from "@/components/ui/input";
import { MatchText } from "@/components/ui/match-text";
import { TagInput } from "@/components/ui/tag-input";
import { cityLabel } from "@/components/vocabulary/locations/city-options";
import { locationHelp } from "@/components/vocabulary/locations/labels";
import { loadCities } from "@/components/vocabulary/locations/load-cities";
import { loadTopics } from "@/components/vocabulary/topics/load-topics";
import { factorWeights } from "@/lib/domain/matching/matching/weights";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";

const titleExamples: Record<UserType, string> = {
  press: "Travel correspondent",
  brand: "Head of Press",
  source: "Research director",
  paid_media: "Food and travel creator",
};
const MAX_TOPICS = 30;

/** The fields of the profile form below the picture. */
export function SetupFields({ form, viewer }: { form: SetupFormState; viewer: SetupViewer }) {
  const { register } = form;
  const { errors } = form.formState;
  const organisation = viewer.type === "brand" || viewer.type === "source";
  return (
    <>
      <Field
        label="Full name"
        id={idOf("name")}
        error={errors.name?.message}
        help={viewer.company ? `Others see ${viewer.company}, the name of your company` : undefined}
      >
        <Input autoComplete="name" {...register("name")} />
      </Field>
      <Field
        label="Professional title"
        id={idOf("professionalTitle")}
        error={errors.professionalTitle?.message}
      >
        <Input
          autoComplete="organization-title"
          placeholder={titleExamples[viewer.type]}
          {...register("professionalTitle")}
        />
      </Field>
      <Field label="Email" note="locked" help="Where mails go. On no profile, until you share it">
        <Input type="email" value={viewer.email} readOnly autoComplete="off" className="bg-sunk" />
      </Field>
      <LocationField form={form} />
      {organisation && !viewer.company && (
        <Field
          label="Company"
          note="optional"
          id={idOf("company")}
          help="Names your newsroom and makes you its Admin"
          error={errors.company?.message}
        >
          <Input autoComplete="organization" {...register("company")} />
        </Field>
      )}
      <TopicsField form={form} />
      <Perks form={form} type={viewer.type} />
      <div className="grid gap-5 @min-[401px]:grid-cols-2 @min-[401px]:gap-4">
        <AddressField form={form} name="website" label="Website" />
        <AddressField form={form} name="customPortfolioUrl" label="Portfolio" />
      </div>
    </>
  );
}

function LocationField({ form }: { form: SetupFormState }) {
  const location = useWatch({ control: form.control, name: "location" });
  return (
    <Field
      label="Location"
      id={idOf("location")}
      error={form.formState.errors.location?.message}
      help={locationHelp}
    >
      <Combobox
        text={location ?? ""}
        onTextChange={(text) =>
          form.setValue("location", text, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
        onChoose={() => {}}
        load={loadCities}
        getKey={({ latitude, longitude, display }) => `${display} ${latitude} ${longitude}`}
        getLabel={({ display }) => display}
        renderOption={(city, query) => <MatchText text={cityLabel(city)} query={query} />}
        listLabel="Cities"
        icon={<MapPin />}
        name="location"
        autoComplete="off"
      />
    </Field>
  );
}

function TopicsField({ form }: { form: SetupFormState }) {
  const topics = useWatch({ control: form.control, name: "topics" }) ?? [];
  return (
    <Field
      label="Topics"
      note="optional"
      id={idOf("topics")}
      error={form.formState.errors.topics?.message}
      help={`They weigh most in matching: ${percentOf(factorWeights.topicAlignment)}. ${topics.length}/${MAX_TOPICS}`}
    >
      <TagInput
        tags={topics.map((topic) => ({ value: topic, label: topic }))}
        onChange={(tags) =>
          form.setValue(
            "topics",
            tags.map(({ value }) => value),
            { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
          )
        }
        load={loadTopics}
        allowOwn
        max={MAX_TOPICS}
        placeholder="Add a topic"
        listLabel="Topics"
      />
    </Field>
  );
}

function Perks({ form, type }: { form: SetupFormState; type: UserType }) {
  const perks = useWatch({ control: form.control, name: "perks" }) ?? [];
  const problem = form.formState.errors.perks?.message;
  return (
    <div id={idOf("perks")} tabIndex={-1} className="grid gap-1.5">
      <PerksField
        type={type}
        perks={perks}
        onChange={(chosen) => form.setValue("perks", chosen, { shouldDirty: true })}
      />
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}

/** A web address, whose https:// may be left away. */
function AddressField({
  form,
  name,
  label,
}: {
  form: SetupFormState;
  name: "website" | "customPortfolioUrl";
  label: string;
}) {
  return (
    <Field label={label} note="optional" id={idOf(name)} error={form.formState.errors[name]?.message}>
      <Input
        type="url"
        autoComplete={name === "website" ? "url" : "off"}
        placeholder="https://"
        {...form.register(name, {
          onBlur: () => completeWebAddress(form, name),
        })}
      />
    </Field>
  );
}
