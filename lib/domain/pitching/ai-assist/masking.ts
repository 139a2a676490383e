import { type PitchText, pitchFields } from "../pitches/pitch-text";

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const LINK = /(?:https?:\/\/|www\.)[^\s<>"“”]*[^\s<>"“”.,;:!?)\]]/giu;
const PHONE = /(?<![\p{L}\p{N}])[+(]?\d[\d ()./-]{5,}\d(?![\p{L}\p{N}])/gu;
const MASK = /\{\{(?:e-mail|link|phone) \d+\}\}/gu;

const NO_PHONES = [
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/u,
  /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/u,
  /^\d{1,3}(?:[ .]\d{3})+$/u,
  /^\d{4} ?[-/] ?\d{4}$/u,
];

function isPhone(text: string): boolean {
  if (NO_PHONES.some((pattern) => pattern.test(text))) return false;
  const digits = text.replace(/\D/gu, "").length;
  return /^[+(0]/u.test(text) ? digits >= 7 : digits >= 9;
}

export type Masked = {
  /** The pitch as it may leave this server. */
  text: PitchText;
  /** Puts back what was masked. Null where the text holds a mask that this pitch does not have. */
  unmask: (text: string) => string | null;
};

/**
 * Masks e-mail addresses, phone numbers and links, which no better wording needs: each becomes "{{e-mail 1}}", the same
 * one always the same mask.
 */
export function maskPitch(pitch: PitchText): Masked {
  const masks = new Map<string, string>();
  const maskOf = (kind: string, value: string) => {
    const existing = [...masks].find(([, masked]) => masked === value);
    if (existing) return existing[0];
    const mask = `{{${kind} ${masks.size + 1}}}`;
    masks.set(mask, value);
    return mask;
  };
  const hide = (text: string) =>
    text
      .replace(EMAIL, (value) => maskOf("e-mail", value))
      .replace(LINK, (value) => maskOf("link", value))
      .replace(PHONE, (value) => (isPhone(value) ? maskOf("phone", value) : value));
  const text = { ...pitch };
  for (const field of pitchFields) text[field] = hide(pitch[field]);
  const unmask = (answer: string) => {
    const shown = answer.replace(MASK, (mask) => masks.get(mask) ?? mask);
    return /\{\{|\}\}/u.test(shown) ? null : shown;
  };
  return { text, unmask };
}
