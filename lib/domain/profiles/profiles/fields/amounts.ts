import { parseCount, readNumber, readPercent } from "@/lib/utils/format-number";

const CURRENCY = /^(?:US ?)?[$€£]\s*|^(?:USD|EUR|GBP)\s+|\s*(?:[$€£]|\b(?:USD|EUR|GBP))$/gi;

/** Reads a number as people type it, with a currency or without; other text stays text, for the field's own refusal. */
export function asAmount(text: string): number | string {
  const plain = text.trim().replace(CURRENCY, "");
  // A refusal shows the cents, so they are not rounded away.
  return parseCount(plain) ?? readNumber(plain) ?? text;
}

/** Prices are in US dollars: another currency is said to be read as them. */
export const isOtherCurrency = (text: string) => /[€£]|\b(?:EUR|GBP)\b/i.test(text);

export const asPercent = (text: string): number | string => readPercent(text) ?? text;
