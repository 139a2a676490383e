/** No audience is larger, and the columns that count one hold no more. */
export const MAX_COUNT = 2_000_000_000;

/** Digits in groups of three, with one mark between all of them, and decimals after another mark. */
const GROUPED = /^([1-9]\d{0,2}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
const PLAIN = /^(\d+)(?:[.,](\d+))?$/;

/**
 * Reads a number as people write it in any of Europe's ways or in English: "1,234.5", "1.234,5", "1 234,5", "1'234",
 * "12,5". Three digits after a single mark are thousands, so "1.200" is never 1. Null where the text is no number.
 */
export function readNumber(text: string): number | null {
  const typed = text.trim().replace(/\s+/g, " ").replace(/’/g, "'");
  const grouped = GROUPED.exec(typed);
  const plain = grouped ? null : PLAIN.exec(typed);
  const whole = grouped?.[1] ?? plain?.[1];
  if (whole === undefined) return null;
  const number = Number(`${whole.replace(/\D/g, "")}.${grouped?.[3] ?? plain?.[2] ?? ""}`);
  return number <= MAX_COUNT ? number : null;
}

/** With a unit these could be thousands of it as well as decimals: "1.234k". */
const AMBIGUOUS = /^\d{1,3}[.,]\d{3}$/;

/** Reads a count as people write it ("10k", "12,5k", "2.5M", "1,234", "12 500"); null where the text is none. */
export function parseCount(text: string): number | null {
  const [, figure = "", unit = ""] = /^(.*?)\s*([km]?)\+?$/i.exec(text.trim()) ?? [];
  const number = readNumber(figure);
  if (number === null || (unit && AMBIGUOUS.test(figure))) return null;
  const count = number * ({ k: 1000, m: 1_000_000 }[unit.toLowerCase()] ?? 1);
  if (!unit && !Number.isInteger(count)) return null;
  return count <= MAX_COUNT ? Math.round(count) : null;
}

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%?$/;

/** Reads a percentage such as "5.4" or "5,4 %"; null where it is none. No grouped number is one. */
export function readPercent(text: string): number | null {
  const [, whole, fraction = "0"] = PERCENT.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(`${whole}.${fraction}`);
}
