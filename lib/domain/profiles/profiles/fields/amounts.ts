import { parseCount } from "@/lib/utils/format-number";

/** Reads a number as people type it; other text stays text, for the field's own refusal. */
export function asAmount(text: string): number | string {
  const plain = text.replace(/^\s*(US)?\$/i, "").trim();
  // A refusal shows the cents, so they are not rounded away.
  if (/^\d[\d,\s]*\.\d+$/.test(plain)) return Number(plain.replace(/[,\s]/g, ""));
  return parseCount(plain) ?? text;
}

export function asPercent(text: string): number | string {
  const plain = text.replace(/%\s*$/, "").replace(",", ".").trim();
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}
