import { calendarNames } from "@/lib/utils/dates";

/**
 * Figures, dates and times become keys that two texts can be compared by, whatever language and notation they are
 * written in: "1.2 million", "1,2 Mio." and "1 200 000" are one figure, "3 May 2026" and "2026-05-03" share day, month
 * and year.
 */

/** These are the first digits of all scripts that have ten of their own. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0x1810,
];

/** Every letter, sign and digit gets one form. */
export function normalizeText(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

const LOCALES = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "pl", "tr", "ru", "uk"];

type Calendar = { key: string; needsCapital: boolean };

/** Names of months and weekdays, in lower case, with the key they stand for. */
const calendar: ReadonlyMap<string, Calendar> = readCalendar();

function readCalendar() {
  const names = new Map<string, Calendar>();
  const add = (name: string, key: string) => {
    const lower = name.toLowerCase();
    const needsCapital = (names.get(lower)?.needsCapital ?? true) && name !== lower;
    if (name.length > 2 && /^\p{L}+$/u.test(name)) names.set(lower, { key, needsCapital });
  };
  for (const { months, weekdays } of LOCALES.map(calendarNames)) {
    for (const [at, { long }] of months.entries()) for (const name of long) add(name, `month ${at + 1}`);
    for (const [at, { long }] of weekdays.entries()) add(long, `weekday ${at}`);
  }
  return names;
}

/** Returns the key of a month or weekday; null for any other word, and for the verb in "it may rain". */
export function calendarKey(word: string): string | null {
  const found = calendar.get(word.toLowerCase());
  return found && (!found.needsCapital || /^\p{Lu}/u.test(word)) ? found.key : null;
}

/** Phrases such as "tomorrow", "nächste Woche" and "hier", in lower case. */
const relative: readonly string[] = [
  ...new Set(
    LOCALES.flatMap((locale) => {
      const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
      const near = (unit: Intl.RelativeTimeFormatUnit) => [-1, 0, 1].map((n) => format.format(n, unit));
      return (["day", "week", "month", "year"] as const).flatMap(near);
    }),
  ),
]
  .map((phrase) => phrase.toLowerCase())
  .filter((phrase) => phrase.length > 3 && !/\d/.test(phrase));

const SCALES: readonly [RegExp, number][] = [
  [/^(?:hundreds?|hundert|cents?|cien(?:to|tos)?|cento|cem|honderd|hundra)$/u, 1e2],
  [/^(?:thousands?|tausend|tsd|mille|mil|mila|duizend|tusen|tys|тыс|тысяч[аи]?|k)$/u, 1e3],
  [
    /^(?:millions?|mio|mill|mln|mn|millionen|millón|millones|milion[ei]|milhão|milhões|miljoen|miljon(?:er)?|млн|миллион(?:а|ов)?)$/u,
    1e6,
  ],
  [/^(?:billions?|bn|mrd|milliarden?|milliards?|miliard[oi]|mld|miljard(?:er)?|bilhão|bilhões|млрд)$/u, 1e9],
  [/^(?:trillions?|tn|billionen|billón|billones|biljoen)$/u, 1e12],
];
/** Returns the factor of "Mio." and its kind; undefined for any other word. */
export const scaleOf = (word: string) => SCALES.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];

/** Words are left out that mean something else in another language: "due", "once", "media". */
const CARDINALS: Readonly<Record<number, string>> = {
  0.5: "half halves halb halbe halber hälfte moitié demi demie mitad metà mezzo metade meio helft hälften połowa",
  2: "two twice double doubled zwei zweimal doppelt verdoppelt deux dos dois duas twee två dwa dwie два две",
  3: "three triple tripled drei dreimal trois tres tre três drie trzy три",
  4: "four vier quatre cuatro quattro quatro fyra cztery четыре",
  5: "five fünf cinq cinco cinque vijf fem pięć пять",
  6: "six sechs seis sei zes sex sześć шесть",
  7: "seven sieben sept siete sette sete zeven sju siedem семь",
  8: "eight acht huit ocho otto oito åtta osiem восемь",
  9: "nine neun neuf nueve nove negen nio dziewięć девять",
  10: "ten zehn dix diez dieci dez tien tio dziesięć десять",
  11: "eleven onze undici elva jedenaście",
  12: "twelve dozen dozens zwölf dutzend douze doce dodici doze twaalf dozijn tolv dwanaście",
  13: "thirteen dreizehn treize trece tredici treze dertien tretton",
  14: "fourteen vierzehn quatorze catorce quattordici catorze veertien fjorton",
  15: "fifteen fünfzehn quinze quince quindici vijftien femton",
  16: "sixteen sechzehn seize dieciséis sedici dezesseis zestien sexton",
  17: "seventeen siebzehn diecisiete diciassette dezessete zeventien sjutton",
  18: "eighteen achtzehn dieciocho diciotto dezoito achttien arton",
  19: "nineteen neunzehn diecinueve diciannove dezenove negentien nitton",
  20: "twenty zwanzig vingt veinte venti vinte twintig tjugo dwadzieścia двадцать",
  30: "thirty dreißig trente treinta trenta trinta dertig trettio trzydzieści тридцать",
  40: "forty vierzig quarante cuarenta quaranta quarenta veertig fyrtio",
  50: "fifty fünfzig cinquante cincuenta cinquanta cinquenta vijftig femtio",
  60: "sixty sechzig soixante sesenta sessanta sessenta zestig sextio",
  70: "seventy siebzig setenta settanta septante zeventig sjuttio",
  80: "eighty achtzig quatre-vingts ochenta ottanta oitenta tachtig åttio",
  90: "ninety neunzig noventa novanta nonante negentig nittio",
};
const cardinals = new Map(
  Object.entries(CARDINALS).flatMap(([value, names]) =>
    names.split(" ").map((name) => [name, Number(value)] as const),
  ),
);
/** These are numbers written as one word: "dreihundertzwölf", "duecentomila". */
const COMPOUND =
  /(?:hundert|tausend|honderd|duizend|hundra|tusen|cento|mila|cientos|zwanzig|dreißig|vierzig|fünfzig)/iu;

const UNITS: readonly [RegExp, string][] = [
  [
    /^(?:%|percent|per\s?cent|prozent|pour\s?cent|por\s?ciento|por\s?cento|per\s?cento|procent|procents?|процент\p{L}*)/iu,
    "%",
  ],
  [/^(?:€|eur\b|euros?\b)/iu, "€"],
  [/^(?:\$|usd\b|dollars?\b|dólares\b|dollari\b)/iu, "$"],
  [/^(?:£|gbp\b|pounds?\b)/iu, "£"],
  [/^(?:¥|円|元|yen\b)/iu, "¥"],
  [/^(?:km²|km2|m²|m2|km\/h|kwh|mwh|gwh|twh|kw|mw|gw|km|cm|mm|kg|mg|ha|°c|°f|mph)(?![\p{L}\p{N}])/iu, "unit"],
  [/^(?:m|g|t|l|h)(?![\p{L}\p{N}'’])/u, "unit"],
];

const NUMBER = /\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?/gu;
const ISO_DATE = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/gu;
const DOTTED_DATE = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/gu;
const ASIAN_DATE = /(\d{4}) ?[年년] ?(?:(\d{1,2}) ?[月월])?(?: ?(\d{1,2}) ?[日일])?/gu;
const TIME = /\b(\d{1,2}):(\d{2})\b/gu;

const figureValue = (figure: string): number => {
  const grouped = /^[1-9]\d{0,2}([.,'’ ])\d{3}/u.exec(figure);
  if (!grouped) return Number(figure.replace(",", "."));
  const [whole = "", decimals] = splitDecimals(figure, grouped[1] ?? "");
  return Number(`${whole.replace(/\D/gu, "")}${decimals ? `.${decimals}` : ""}`);
};

/** "1,234.5" is cut at the sign that is not the one between its groups. */
function splitDecimals(figure: string, group: string): [string, string?] {
  const at = [...figure].findLastIndex((sign) => /[.,]/u.test(sign) && sign !== group);
  return at === -1 ? [figure] : [figure.slice(0, at), figure.slice(at + 1)];
}

const figureKey = (value: number, unit: string) => `figure ${value} ${unit}`;

export type Stated = { key: string; text: string };

/** Returns every figure, date, time and "tomorrow" that a normalised text states, with the words that state it. */
export function statedNumbers(text: string): Stated[] {
  const stated: Stated[] = [];
  const add = (key: string, words: string) => void stated.push({ key, text: words });
  const addDate = (words: string, year?: string, month?: string, day?: string) => {
    if (year) add(figureKey(Number(year.length === 2 ? `20${year}` : year), ""), words);
    if (month) add(`month ${Number(month)}`, words);
    if (day) add(figureKey(Number(day), ""), words);
    return " ".repeat(words.length);
  };
  const rest = text
    .replace(ASIAN_DATE, (words, year, month, day) => addDate(words, year, month, day))
    .replace(ISO_DATE, (words, year, month, day) => addDate(words, year, month, day))
    // 3/5/2026 is the third of May or the fifth of March, so both numbers must be there as they are.
    .replace(DOTTED_DATE, (words, day, month, year) => addDate(words, year, month, day))
    .replace(TIME, (words, hour, minute) => {
      add(`time ${Number(hour)}:${minute}`, words);
      return " ".repeat(words.length);
    });
  for (const match of rest.matchAll(NUMBER)) stated.push(readFigure(rest, match));
  stated.push(...readSpelledOut(rest), ...readRelative(rest));
  return stated;
}

function readFigure(text: string, match: RegExpMatchArray): Stated {
  const [figure] = match;
  const before = text.slice(0, match.index);
  let after = text.slice((match.index ?? 0) + figure.length);
  let value = figureValue(figure);
  let words = figure;
  const [, gap = "", next = ""] = /^([ -]?)(\p{L}+)\.?/u.exec(after) ?? [];
  const scale =
    /^[kM]$/u.test(next) && gap === ""
      ? next === "M"
        ? 1e6
        : 1e3
      : next === "k"
        ? undefined
        : scaleOf(next);
  if (scale && next) {
    value = Number((value * scale).toPrecision(12));
    words += `${gap}${next}`;
    after = after.slice(gap.length + next.length).replace(/^\./u, "");
  }
  const [, symbol] = /([€$£¥]) ?$/u.exec(before) ?? [];
  const trailing = after.replace(/^[ -]/u, "");
  const unit = UNITS.find(([pattern]) => pattern.test(trailing));
  const name = unit?.[1] === "unit" ? (unit[0].exec(trailing)?.[0] ?? "").toLowerCase() : unit?.[1];
  return { key: figureKey(value, symbol ?? name ?? ""), text: words };
}

/** Reads numbers, months and weekdays in words. A number before "hundred" or "million" is multiplied by it. */
function readSpelledOut(text: string): Stated[] {
  const words = [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)];
  return words.flatMap((match, at) => {
    const [word] = match;
    const preceding = words[at - 1]?.[0] ?? "";
    const key = calendarKey(word) ?? cardinalKey(text, match) ?? scaleKey(text, match, preceding);
    return key ? [{ key, text: word }] : [];
  });
}

function cardinalKey(text: string, match: RegExpMatchArray): string | null {
  const [word] = match;
  const value = cardinals.get(word.toLowerCase());
  if (value === undefined) return null;
  const trailing = text.slice((match.index ?? 0) + word.length);
  const [, next = ""] = /^[ -](\p{L}+)/u.exec(trailing) ?? [];
  const scale = scaleOf(next);
  const unit = UNITS.find(([pattern]) => pattern.test(trailing.replace(/^[ -]/u, "")))?.[1] ?? "";
  return figureKey(value * (scale ?? 1), scale || unit === "unit" ? "" : unit);
}

/** This covers "millions of" without a number before it, and numbers written as one word. */
function scaleKey(text: string, match: RegExpMatchArray, precedingWord: string): string | null {
  const [word] = match;
  const scale = scaleOf(word);
  if (!scale) return COMPOUND.test(word) ? `compound ${word.toLowerCase()}` : null;
  const preceding = text.slice(0, match.index);
  const isMultiplied =
    /\d[ -]?$/u.test(preceding) || (/[ -]$/u.test(preceding) && cardinals.has(precedingWord.toLowerCase()));
  const namesItself = scale > 1e3 || /^(?:hundreds?|thousands?|hundert|tausend)$/iu.test(word);
  return namesItself && !isMultiplied ? `scale ${scale}` : null;
}

function readRelative(text: string): Stated[] {
  const lower = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, " ")} `;
  return relative
    .filter((phrase) => lower.includes(` ${phrase} `))
    .map((phrase) => ({ key: `when ${phrase}`, text: phrase }));
}
