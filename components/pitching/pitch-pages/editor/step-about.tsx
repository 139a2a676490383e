"use client";

import { Controller, type UseFormReturn } from "react-hook-form";
import type { PitchForm } from "@/components/pitching/pitch-pages/editor/pitch-form";
import { PitchMaterial } from "@/components/pitching/pitch-pages/editor/pitch-material";
import type { LoadedAssets } from "@/components/pitching/pitch-pages/editor/use-assets";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Section } from "@/components/ui/section";
import { Textarea } from "@/components/ui/textarea";
import { PlaceInput } from "@/components/vocabulary/locations/place-input";
import { ZoneInput } from "@/components/vocabulary/locations/zone-input";
import { useIsScratch } from "@/components/wizard/scratch";
import { pitchPageLimits } from "@/lib/domain/pitching/pitch-pages/schema";

export type StepProps = { form: UseFormReturn<PitchForm> };

const answers = [
  ["what", "What", "The story in one or two sentences"],
  ["why", "Why", "Why now, and why anybody should care"],
  ["who", "Who", "Who it is about, and who can speak for it"],
] as const;

/** Step 1 asks for names, What, Why and Who, when and where, and the pictures. */
export function StepAbout({ form, material }: StepProps & { material: LoadedAssets }) {
  const { register, formState } = form;
  const { errors } = formState;
  const isScratch = useIsScratch();
  return (
    <>
      <Field
        label="Name *"
        help="Who pitches, as readers know you"
        max={pitchPageLimits.name}
        error={errors.name?.message}
      >
        <Input autoComplete="organization" {...register("name")} />
      </Field>
      <Field
        label="Pitch title *"
        help="The headline; its address is made of it"
        max={pitchPageLimits.pitchTitle}
        error={errors.pitchTitle?.message}
      >
        <Input autoComplete="off" {...register("pitchTitle")} />
      </Field>
      {answers.map(([name, label, help]) => (
        <Field
          key={name}
          label={`${label} *`}
          wLabel
          help={help}
          max={pitchPageLimits.w}
          error={errors[name]?.message}
        >
          <Textarea rows={3} {...register(name)} />
        </Field>
      ))}
      <Field
        label="About"
        note="optional"
        help="The longer story, behind MORE"
        max={pitchPageLimits.about}
        error={errors.about?.message}
      >
        <Textarea rows={4} {...register("about")} />
      </Field>
      <EventFields form={form} />
      {!isScratch && <PitchMaterial form={form} material={material} />}
    </>
  );
}

function EventFields({ form: { control, register, formState } }: StepProps) {
  const { errors } = formState;
  return (
    <Section title="When and where" note="optional">
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <Field label="Date" error={errors.eventDate?.message}>
          <Input type="date" {...register("eventDate")} />
        </Field>
        <Field label="Time" error={errors.eventTime?.message}>
          <Input type="time" {...register("eventTime")} />
        </Field>
        <Controller
          control={control}
          name="timeZone"
          render={({ field, fieldState }) => (
            <Field label="Time zone" error={fieldState.error?.message}>
              <ZoneInput value={field.value} onChange={field.onChange} />
            </Field>
          )}
        />
        <Field label="Last day" help="The page expires after it" error={errors.lastDay?.message}>
          <Input type="date" {...register("lastDay")} />
        </Field>
        <Controller
          control={control}
          name="eventLocation"
          render={({ field, fieldState }) => (
            <Field label="Location" className="sm:col-span-2" error={fieldState.error?.message}>
              <PlaceInput value={field.value} onChange={field.onChange} />
            </Field>
          )}
        />
      </div>
    </Section>
  );
}
