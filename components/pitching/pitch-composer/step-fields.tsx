"use client";

import type { ComponentProps } from "react";
import {
  type ComposerField,
  composerLimits,
  draftFieldOf,
  fieldsOfStep,
  type Step,
} from "@/components/pitching/pitch-composer/composer-values";
import { fieldTextsFor } from "@/components/pitching/pitches/labels";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";

/** Fields with a star are required. */
const facts: Record<ComposerField, { label: string; needed?: true; rows?: number }> = {
  title: { label: "Pitch Title", needed: true },
  subject: { label: "Subject Line" },
  who: { label: "WHO - Target Audience", needed: true, rows: 2 },
  what: { label: "WHAT - The Story", needed: true, rows: 2 },
  whereLocation: { label: "WHERE - Location/Market", needed: true },
  whenTiming: { label: "WHEN - Timeline", needed: true },
  whyNewsworthy: { label: "WHY - Newsworthy Angle", needed: true, rows: 4 },
  content: { label: "Additional Message", rows: 4 },
};

type Control = ComponentProps<"input"> & ComponentProps<"textarea">;

/** `bind` gives each control what makes it part of a form. */
export function StepFields({
  step,
  idOf,
  type,
  bind,
  errorOf,
}: {
  step: Step;
  idOf: (field: ComposerField) => string;
  /** The fields show examples of the sender's type. */
  type: UserType;
  bind: (field: ComposerField) => Partial<Control>;
  errorOf?: (field: ComposerField) => string | undefined;
}) {
  return fieldsOfStep[step].map((field) => {
    const { label, needed, rows } = facts[field];
    const { help, placeholder } = fieldTexts(field, type);
    const control = { placeholder, "aria-required": needed, ...bind(field) };
    return (
      <Field
        key={field}
        id={idOf(field)}
        label={
          needed ? (
            <>
              {label}
              <span aria-hidden> *</span>
            </>
          ) : (
            label
          )
        }
        help={help}
        max={composerLimits[field]}
        error={errorOf?.(field)}
      >
        {rows ? <Textarea rows={rows} {...control} /> : <Input autoComplete="off" {...control} />}
      </Field>
    );
  });
}

function fieldTexts(field: ComposerField, type: UserType): { help: string; placeholder?: string } {
  if (field === "subject")
    return {
      help: "Of the mail they get, in place of the title",
      placeholder: "Email subject line (optional)",
    };
  if (field === "content") return { help: "Anything else they should know" };
  if (field === "who") return { help: "Whom the story is about, and whom it is for" };
  const draftField = draftFieldOf[field];
  return draftField ? fieldTextsFor(type)[draftField] : { help: "" };
}
