/** A pitch in the 5 W's. Drafts and the AI name them `where`, `when`, `why`. */
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

/** Characters of a sent pitch's subject and message. */
export const letterLimits = { subject: 100, content: 500 } as const;

export function fieldLabel(field: PitchField): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}

/** Words in square brackets are placeholders; "[sic]", "[…]", "[1]" and the text of a link are none. */
const PLACEHOLDER = /\[(?!sic\])[^[\]]*\p{L}[^[\]]*\](?!\()/giu;
const NAMED_PLACEHOLDERS = 3;

/** Returns what a template left to the writer and is not filled in: "[Name]", each once, in its order. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(PLACEHOLDER))];

/** Writes "[Name]", "[Name] and [post]" or "[Name], [post], [figure] and 4 more". */
export function listPlaceholders(placeholders: readonly string[]): string {
  const named = placeholders.slice(0, NAMED_PLACEHOLDERS);
  const more = placeholders.length - named.length;
  const last = more > 0 ? `${more} more` : named.pop();
  return named.length > 0 ? `${named.join(", ")} and ${last}` : (last ?? "");
}

/** Returns the sentence beside a field that holds placeholders; null where it holds none. */
export function fillInMessage(text: string): string | null {
  const open = placeholdersIn(text);
  return open.length > 0 ? `Please fill in ${listPlaceholders(open)}` : null;
}
