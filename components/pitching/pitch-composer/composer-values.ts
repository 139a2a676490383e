import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { letterLimits, type PitchField, pitchLimits } from "@/lib/domain/pitching/pitches/pitch-text";
import { type PitchTexts, sentFieldOf } from "@/lib/domain/pitching/pitches/rules";
import type { Choice } from "@/lib/domain/profiles/profiles/choice";
import type { Offer } from "@/lib/domain/profiles/profiles/offer";
import { type ApiUserType, parseUserType, type UserType } from "@/lib/domain/vocabulary/user-type/user-type";

// Nothing of zod here: the page shows these fields before the form is loaded.

export type ComposerField = keyof PitchTexts;
export type ComposerValues = PitchTexts & { perks: string[] };
export type Step = 1 | 2;

export const emptyComposer: ComposerValues = {
  ...{ title: "", subject: "", who: "", what: "" },
  ...{ whereLocation: "", whenTiming: "", whyNewsworthy: "", content: "" },
  perks: [],
};

export const fieldsOfStep: Record<Step, readonly ComposerField[]> = {
  1: ["title", "subject"],
  2: ["who", "what", "whereLocation", "whenTiming", "whyNewsworthy", "content"],
};

/** In the order they are read, so that the first wrong one is the first one seen. */
export const composerFields = [...fieldsOfStep[1], ...fieldsOfStep[2]];

export const stepOf = (field: string): Step =>
  (fieldsOfStep[2] as readonly string[]).includes(field) ? 2 : 1;

/** Characters per field. */
export const composerLimits: Record<ComposerField, number> = {
  ...letterLimits,
  title: pitchLimits.title,
  who: pitchLimits.who,
  what: pitchLimits.what,
  whereLocation: pitchLimits.where,
  whenTiming: pitchLimits.when,
  whyNewsworthy: pitchLimits.why,
};

/** What a sent pitch's field is called in a saved one; subject and message have no counterpart. */
export const draftFieldOf = Object.fromEntries(
  Object.entries(sentFieldOf).map(([draftField, field]) => [field, draftField]),
) as Partial<Record<ComposerField, PitchField>>;

/** Values with a saved pitch in place of what was written; subject and message stay. */
export function fillFrom(draft: DraftView, values: ComposerValues): ComposerValues {
  const texts = Object.entries(sentFieldOf).map(([from, to]) => [to, draft[from as PitchField]]);
  return { ...values, ...Object.fromEntries(texts), perks: draft.perks };
}

/** Nothing is written and no perk is chosen. */
export const isBlank = (values: ComposerValues) =>
  values.perks.length === 0 && composerFields.every((field) => values[field].trim() === "");

/** The type that most likely writes to a recipient, until it is known: their perks and examples are shown. */
export function likelySender(recipient: ApiUserType | undefined): UserType {
  const type = recipient && parseUserType(recipient);
  return type === "brand" || type === "source" ? "press" : "brand";
}

/** What was done with the page's fields before the form behind them was there. */
export type EarlyInput = {
  typed: Partial<Record<ComposerField, string>>;
  /** The field in use, with its selection. */
  focus: { id: string; start: number | null; end: number | null } | null;
  pressedNext: boolean;
};

/** A creator's offer, and what was chosen of it before the pitch was begun. */
export type ChosenOffer = { offer: Offer; choice: Choice };
