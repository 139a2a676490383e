"use client";

import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import type { ReleaseForm } from "@/components/newsrooms/releases/editor/release-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Section } from "@/components/ui/section";
import { ZoneInput } from "@/components/vocabulary/locations/zone-input";
import { utcDay } from "@/lib/utils/dates";

const momentOf = (local: string, unset: string) =>
  local ? `${utcDay(`${local}Z`)}, ${local.slice(11)}` : unset;

/** Says when it goes out, and until when it is held. */
export function describeWhen({
  later,
  held,
  publishLocal,
  embargoLocal,
}: Pick<ReleaseForm, "later" | "held" | "publishLocal" | "embargoLocal">): string {
  const out = later ? `Out ${momentOf(publishLocal, "at a time you choose")}` : "Out at once";
  return held ? `${out}, under embargo until ${momentOf(embargoLocal, "a time you choose")}` : out;
}

/** Publication and embargo are on the clock of one zone. */
export function WhenFields({
  form: { control, register, formState },
  canSchedule,
}: {
  form: UseFormReturn<ReleaseForm>;
  canSchedule: boolean;
}) {
  const [later, held] = useWatch({ control, name: ["later", "held"] });
  const { errors } = formState;
  return (
    <Section title="When" id="when">
      <div className="mt-3 grid gap-3">
        {canSchedule && <Checkbox {...register("later")}>Publish at a later time</Checkbox>}
        {canSchedule && later && (
          <Field label="Publish at" error={errors.publishLocal?.message}>
            <Input type="datetime-local" {...register("publishLocal")} />
          </Field>
        )}
        <Checkbox
          meta="Published, but hidden until that time from everybody you do not share it with"
          {...register("held")}
        >
          Hold under embargo
        </Checkbox>
        {held && (
          <Field label="Embargo until" error={errors.embargoLocal?.message}>
            <Input type="datetime-local" {...register("embargoLocal")} />
          </Field>
        )}
        {(later || held) && (
          <Controller
            control={control}
            name="timeZone"
            render={({ field, fieldState }) => (
              <Field label="Time zone" error={fieldState.error?.message}>
                <ZoneInput value={field.value} onChange={field.onChange} />
              </Field>
            )}
          />
        )}
      </div>
    </Section>
  );
}
