/** What a pitch says, in the 5 W's. Drafts and the AI name them `where`, `when`, `why`. */
export interface PitchText {
  title: string;
  who: string;
  what: string;
  where: string;
  when: string;
  why: string;
}

export type PitchField = keyof PitchText;

export const pitchFields = [
  "title",
  "who",
  "what",
  "where",
  "when",
  "why",
] as const satisfies readonly PitchField[];

export const fiveWs = ["who", "what", "where", "when", "why"] as const satisfies readonly PitchField[];

/** Characters a field may have (docs/product.md#pitch-drafts). */
export const pitchLimits: Readonly<Record<PitchField, number>> = {
  title: 100,
  who: 150,
  what: 150,
  where: 100,
  when: 100,
  why: 300,
};

/** Characters of what a sent pitch may have beside them. */
export const letterLimits = { subject: 100, content: 500 } as const;

/** The field as screens name it. */
export function fieldLabel(field: PitchField): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}
