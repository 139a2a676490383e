import type { z } from "zod";
import { type DraftTexts, missingFields, unfilledFields } from "@/lib/domain/pitching/pitch-drafts/rules";
import {
  createDraftInput,
  type DraftField,
  type DraftView,
  draftFields,
  draftLabels,
} from "@/lib/domain/pitching/pitch-drafts/schema";
import { fillInMessage } from "@/lib/domain/pitching/pitches/pitch-text";

/** What the editor holds: the fields a draft has, and nothing the server decides. */
export type PitchValues = DraftTexts & { perks: string[] };
export type PitchPart = DraftField | "perks";

export const emptyPitch: PitchValues = {
  ...{ title: "", who: "", what: "", where: "", when: "", why: "" },
  perks: [],
};

const parts = createDraftInput.omit({ isActive: true, aiPieces: true }).required();

/** What 'Save Pitch & Start Matching' asks for: every field within its limit, none empty, no placeholder. */
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

/** Nothing is written and no perk is chosen. */
export const isBlank = (values: PitchValues) =>
  values.perks.length === 0 && draftFields.every((field) => values[field].trim() === "");

/** The parts that differ once stored: spaces around a text are not stored, so they are no change. */
export function changedParts(from: PitchValues, to: PitchValues): Partial<PitchValues> {
  const texts = draftFields.filter((field) => from[field].trim() !== to[field].trim());
  const changed: Partial<PitchValues> = Object.fromEntries(texts.map((field) => [field, to[field]]));
  if (from.perks.join("\n") !== to.perks.join("\n")) changed.perks = to.perks;
  return changed;
}

/** Splits changes into what can be stored now and the reason why one can't ("Who must be 150 characters or fewer"). */
export function splitSavable(changed: Partial<PitchValues>): {
  savable: Partial<PitchValues>;
  problem: string | null;
} {
  const savable: Partial<PitchValues> = {};
  let problem: string | null = null;
  for (const [part, value] of Object.entries(changed)) {
    const result = parts.shape[part as PitchPart].safeParse(value);
    if (result.success) Object.assign(savable, { [part]: value });
    else problem ??= result.error.issues[0]?.message ?? null;
  }
  return { savable, problem };
}
