import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { letterLimits, type PitchField, pitchLimits } from "@/lib/domain/pitching/pitches/pitch-text";
import { type PitchTexts, sentFieldOf } from "@/lib/domain/pitching/pitches/rules";
import type { Choice } from "@/lib/domain/profiles/profiles/choice";
import type { Offer } from "@/lib/domain/profiles/profiles/offer";
import {
  type ApiUserType,
  isNewsroomType,
  parseUserType,
  type UserType,
} from "@/lib/domain/vocabulary/user-type/user-type";

// Nothing of zod is in here: the page shows these fields before the form is loaded.

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

/** The fields are in the order they are read, so that the first wrong one is the first one seen. */
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

/** A sent pitch's fields have other names in a saved one; subject and message have no counterpart. */
export const draftFieldOf = Object.fromEntries(
  Object.entries(sentFieldOf).map(([draftField, field]) => [field, draftField]),
) as Partial<Record<ComposerField, PitchField>>;

/** A saved pitch replaces what was written; subject and message stay. */
export function fillFrom(draft: DraftView, values: ComposerValues): ComposerValues {
  const texts = Object.entries(sentFieldOf).map(([from, to]) => [to, draft[from as PitchField]]);
  return { ...values, ...Object.fromEntries(texts), perks: draft.perks };
}

export const isBlank = (values: ComposerValues) =>
  values.perks.length === 0 && composerFields.every((field) => values[field].trim() === "");

/** Until the sender is known, the perks and examples of the type that most likely writes to the recipient are shown. */
export function likelySender(recipient: ApiUserType | undefined): UserType {
  const type = recipient && parseUserType(recipient);
  return isNewsroomType(type) ? "press" : "brand";
}

/** The input into the page's fields before the form behind them was there. */
export type EarlyInput = {
  typed: Partial<Record<ComposerField, string>>;
  /** The focused field, with its selection. */
  focus: { id: string; start: number | null; end: number | null } | null;
  pressedNext: boolean;
};

/** A creator's offer, and what was chosen of it before the pitch was begun. */
export type ChosenOffer = { offer: Offer; choice: Choice };
