import type { z } from "zod";
import { type DraftTexts, missingFields, unfilledFields } from "@/lib/domain/pitching/pitch-drafts/rules";
import {
  createDraftInput,
  type DraftView,
  draftFields,
  draftLabels,
} from "@/lib/domain/pitching/pitch-drafts/schema";
import { fillInMessage } from "@/lib/domain/pitching/pitches/pitch-text";

/** The editor holds the fields that a draft has, and nothing that the server decides. */
export type PitchValues = DraftTexts & { perks: string[] };

export const emptyPitch: PitchValues = {
  title: "",
  who: "",
  what: "",
  where: "",
  when: "",
  why: "",
  perks: [],
};

export const parts = createDraftInput.omit({ isActive: true, aiPieces: true }).required();

/** 'Save Pitch & Start Matching' needs every field within its limit, none empty, no placeholder. */
export const pitchForm = parts.superRefine((values, context) => {
  for (const field of missingFields(values)) {
    context.addIssue({ code: "custom", path: [field], message: `${draftLabels[field]} is required` });
  }
  for (const field of unfilledFields(values)) {
    context.addIssue({ code: "custom", path: [field], message: fillInMessage(values[field]) ?? "" });
  }
});
export type PitchFormOutput = z.output<typeof pitchForm>;

export function valuesOf(draft: DraftView | null): PitchValues {
  if (!draft) return emptyPitch;
  const { title, who, what, where, when, why, perks } = draft;
  return { title, who, what, where, when, why, perks };
}

export const isBlank = (values: PitchValues) =>
  values.perks.length === 0 && draftFields.every((field) => values[field].trim() === "");
