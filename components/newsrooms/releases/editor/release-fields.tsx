"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import type { ReleaseForm } from "@/components/newsrooms/releases/editor/release-form";
import { PerkDetails } from "@/components/profiles/inputs/perk-details";
import { PerksField } from "@/components/profiles/inputs/perks-field";
import { Field } from "@/components/ui/field";
import { FieldError } from "@/components/ui/field-note";
import { TagInput } from "@/components/ui/tag-input";
import { Textarea } from "@/components/ui/textarea";
import { PlaceInput } from "@/components/vocabulary/locations/place-input";
import { loadTopics } from "@/components/vocabulary/topics/load-topics";
import { TopicNotes } from "@/components/vocabulary/topics/topic-notes";
import { releaseLimits } from "@/lib/domain/newsrooms/releases/schema";

const RichText = dynamic(
  () => import("@/components/newsrooms/releases/editor/rich-text").then((part) => part.RichText),
  {
    ssr: false,
    loading: () => <div className="h-96 rounded-md border border-edge bg-sunk" />,
  },
);

const ws = [
  ["who", "Who", "Who it is about and whom it matters to"],
  ["what", "What", "What happens, in one sentence"],
  ["whereLocation", "Where", "Place, region or market"],
  ["whenTiming", "When", "Day, season or timeline"],
  ["whyNewsworthy", "Why", "Why it is news now"],
] as const;

/** The fields are in the order in which they are read. */
export function ReleaseFields({
  above,
  form,
  locked,
  type,
  photos,
}: {
  above: ReactNode;
  form: UseFormReturn<ReleaseForm>;
  locked: boolean;
  /** The type of its newsroom decides which perks it may offer. */
  type: "brand" | "source";
  /** The field for photos, which is between the text and the topics. */
  photos: ReactNode;
}) {
  const { register, control, formState, setValue } = form;
  const [perks, perkDetails] = useWatch({ control, name: ["perks", "perkDetails"] });
  const { errors } = formState;
  return (
    <fieldset disabled={locked} className="grid min-w-0 gap-6">
      {above}
      <Field label="Headline" max={releaseLimits.title} error={errors.title?.message}>
        <Textarea rows={2} {...register("title")} />
      </Field>
      <Field label="Subtitle" note="optional" max={releaseLimits.subtitle} error={errors.subtitle?.message}>
        <Textarea rows={2} {...register("subtitle")} />
      </Field>
      <Field
        label="Dateline"
        note="optional"
        help="The place the story is told from. The day is added when it goes out"
        error={errors.dateline?.message}
      >
        <Controller
          control={control}
          name="dateline"
          render={({ field }) => (
            <PlaceInput
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              placeholder="Oslo, Norway"
            />
          )}
        />
      </Field>
      <div className="grid gap-5">
        {ws.map(([name, label, help]) => (
          <Field
            key={name}
            label={label}
            wLabel
            help={help}
            max={releaseLimits.w}
            error={errors[name]?.message}
          >
            <Textarea rows={2} {...register(name)} />
          </Field>
        ))}
      </div>
      <Controller
        control={control}
        name="body"
        render={({ field, fieldState }) => (
          <RichText
            label="Text"
            help="Mark a quote as Quote; a last line beginning with a dash names its speaker"
            value={field.value}
            disabled={locked}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
      {photos}
      <Controller
        control={control}
        name="tags"
        render={({ field, fieldState }) => (
          <div className="grid gap-1.5">
            <Field label="Topics" note="optional" error={fieldState.error?.message}>
              <TagInput
                tags={field.value.map((tag) => ({ value: tag, label: tag }))}
                onChange={(tags) => field.onChange(tags.map(({ label }) => label))}
                load={loadTopics}
                allowOwn
                max={releaseLimits.tags}
                listLabel="Topics"
                disabled={locked}
              />
            </Field>
            <TopicNotes tags={field.value} />
          </div>
        )}
      />
      <PerksField
        type={type}
        perks={perks}
        help="For those who write about this release"
        onChange={(next) => setValue("perks", next, { shouldDirty: true })}
      />
      {errors.perks?.message && <FieldError>{errors.perks.message}</FieldError>}
      <PerkDetails
        perks={perks}
        details={perkDetails}
        onChange={(next) => setValue("perkDetails", next, { shouldDirty: true })}
      />
    </fieldset>
  );
}
