import { parseCount } from "@/lib/utils/format-number";

/** A number as people type it; what is none stays text, for the field's own refusal. */
export function asAmount(text: string): number | string {
  const plain = text.replace(/^\s*(US)?\$/i, "").trim();
  // Cents are for a refusal too: they are not rounded away.
  if (/^\d[\d,\s]*\.\d+$/.test(plain)) return Number(plain.replace(/[,\s]/g, ""));
  return parseCount(plain) ?? text;
}

export function asPercent(text: string): number | string {
  const plain = text.replace(/%\s*$/, "").replace(",", ".").trim();
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}
