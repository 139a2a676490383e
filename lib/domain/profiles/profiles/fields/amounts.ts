import { z } from "zod";
import { parseCount, readNumber, readPercent } from "@/lib/utils/read-number";

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

const MAX_DOLLARS = 1_000_000;

export const dollars = (label: string) =>
  z
    .number({ error: `${label} must be a number` })
    .int(`${label} must be whole dollars`)
    .min(0, `${label} must be 0 or more`)
    .max(MAX_DOLLARS, `${label} must be a million dollars or less`);

export const percent = (label: string) =>
  z
    .number({ error: `${label} must be a number of percent` })
    .min(0, `${label} must be 0 or more percent`)
    .max(100, `${label} must be 100 percent or less`);

/** A field and its step judge what is typed as the server does. */
export const isDollars = (text: string): boolean => dollars("").safeParse(asAmount(text)).success;
export const isPercent = (text: string): boolean => percent("").safeParse(asPercent(text)).success;
