"use client";

import { type ReactNode, useId } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { type DraftField, draftLabels, draftLimits } from "@/lib/domain/pitching/pitch-drafts/schema";
import { fillInMessage } from "@/lib/domain/pitching/pitches/pitch-text";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { fieldTextsFor } from "./labels";
import type { PitchValues } from "./pitch-form";
import type { PitchFormState } from "./use-pitch-editor";

const rows: Partial<Record<DraftField, number>> = { who: 2, what: 2, why: 4 };

/** `under` draws the suggestion for a field below it. */
export function PitchFields({
  form,
  values,
  type,
  ready,
  under,
}: {
  form: PitchFormState;
  values: PitchValues;
  type: UserType;
  /** False until the page can store what is typed. */
  ready: boolean;
  under: (field: DraftField) => ReactNode;
}) {
  const draw = (field: DraftField) => (
    <PitchField field={field} form={form} value={values[field]} type={type} ready={ready} />
  );
  return (
    <>
      {(["title", "who", "what"] as const).map((field) => (
        <div key={field}>
          {draw(field)}
          {under(field)}
        </div>
      ))}
      <div>
        <div className="grid gap-x-4 gap-y-6 md:grid-cols-2">
          {draw("where")}
          {draw("when")}
        </div>
        {under("where")}
        {under("when")}
      </div>
      <div>
        {draw("why")}
        {under("why")}
      </div>
    </>
  );
}

function PitchField({
  field,
  form,
  value,
  type,
  ready,
}: {
  field: DraftField;
  form: PitchFormState;
  value: string;
  type: UserType;
  ready: boolean;
}) {
  const id = useId();
  const { note, help, placeholder } = fieldTextsFor(type)[field];
  const control = { placeholder, readOnly: !ready, ...form.register(field) };
  return (
    <Field
      id={`${id}${field}`}
      label={draftLabels[field]}
      note={note}
      wLabel={field !== "title"}
      help={help}
      max={draftLimits[field]}
      length={value.length}
      error={form.formState.errors[field]?.message}
      warning={fillInMessage(value) ?? undefined}
    >
      {rows[field] ? <Textarea rows={rows[field]} {...control} /> : <Input autoComplete="off" {...control} />}
    </Field>
  );
}
