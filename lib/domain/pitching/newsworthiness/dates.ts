import { calendarNames } from "@/lib/utils/dates";
import type { LanguageCode } from "./languages";
import { foldWithPlaces, type Match, type Span } from "./matcher";

const DAY = 86_400_000;

export interface DateFound extends Span {
  /** Noon UTC of the day, of the month's 15th, or of the year's 1 July; null where only the day's name is known. */
  day: Date | null;
  precision: "day" | "month" | "year" | "named";
  /** The year is written; otherwise the nearest such day is meant. */
  hasYear: boolean;
}

interface Calendar {
  months: Map<string, number>;
  monthPattern: string;
  weekdayPattern: string;
}

const calendars = new Map<LanguageCode, Calendar>();

/** Intl writes month and weekday names alone and in a date ("listopad", "listopada"), long and short. */
function calendarOf(language: LanguageCode): Calendar {
  const cached = calendars.get(language);
  if (cached) return cached;
  const months = new Map<string, number>();
  const fold = (text: string) => foldWithPlaces(text).folded.replace(/\.$/, "");
  const names = calendarNames(language);
  for (const [month, { long, short }] of names.months.entries()) {
    for (const name of [...long, ...short].map(fold)) if (/^\p{L}{3,}$/u.test(name)) months.set(name, month);
  }
  const weekdays = new Set(
    names.weekdays.flatMap(({ long, short }) =>
      [fold(long), fold(short)].filter((name, at) => at === 0 || name.length > 3),
    ),
  );
  if (language === "en") months.set("sept", 8);
  if (language === "pt")
    for (const day of ["segunda", "terca", "quarta", "quinta", "sexta"]) weekdays.add(day);
  const longestFirst = (names: Iterable<string>) => [...names].sort((a, b) => b.length - a.length).join("|");
  const calendar = {
    months,
    monthPattern: longestFirst(months.keys()) || "(?!)",
    weekdayPattern: longestFirst(weekdays),
  };
  calendars.set(language, calendar);
  return calendar;
}

const dayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day, 12));

/** The day without a year is the one nearest to now. */
function nearest(month: number, day: number, now: Date): Date {
  const years = [-1, 0, 1].map((offset) => dayOf(now.getUTCFullYear() + offset, month, day));
  const away = (date: Date) => Math.abs(date.getTime() - now.getTime());
  return years.reduce((best, date) => (away(date) < away(best) ? date : best));
}

interface Reading {
  pattern: RegExp;
  read: (
    groups: (string | undefined)[],
    now: Date,
  ) => { day: Date; precision: "day" | "month" | "year"; hasYear: boolean } | null;
}

const yearOf = (text: string | undefined) =>
  text === undefined || text === "" ? null : text.length === 2 ? 2000 + Number(text) : Number(text);

function readDay(day: number, month: number, year: number | null, now: Date) {
  if (month < 0 || month > 11 || day < 1 || day > 31) return null;
  const date = year === null ? nearest(month, day, now) : dayOf(year, month, day);
  return { day: date, precision: "day" as const, hasYear: year !== null };
}

function readMonth(month: number, year: number | null, now: Date) {
  const read = readDay(15, month, year, now);
  return read && { ...read, precision: "month" as const };
}

const YEAR = "((?:19|20)\\d{2})";

/** A month after these is a date by itself; "may" and "march" alone are verbs as well. */
const BEFORE_MONTH =
  "(?:in|since|from|until|by|of|early|late|mid|im|seit|ab|bis|ende|anfang|mitte|en|depuis|des|fin|mi|de|desde|hasta|a|da|dal|di|entro|em|ate|w|we|od|do|sinds|vanaf|tot|eind|begin)";

/** Japanese years are counted from the start of the era. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };

/** Chinese month numbers as characters. */
const characterMonths = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];

function createReadings(language: LanguageCode): Reading[] {
  const { months, monthPattern } = calendarOf(language);
  const month = (name: string | undefined) => months.get(name ?? "") ?? -1;
  const link = "(?:\\s*(?:de|del|di|of|d')\\s*|\\s*)";
  const words: Reading[] = [
    {
      pattern: new RegExp(
        `(?<![\\p{N}.,/])(\\d{1,2})(?:st|nd|rd|th|er|ere|[.ºª°])?${link}(${monthPattern})(?!\\p{L})\\.?(?:,?${link}${YEAR})?`,
        "gu",
      ),
      read: ([, day, name, year], now) => readDay(Number(day), month(name), yearOf(year), now),
    },
    {
      pattern: new RegExp(
        `(?<!\\p{L})(${monthPattern})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{N}%])(?:,?\\s+${YEAR})?`,
        "gu",
      ),
      read: ([, name, day, year], now) => readDay(Number(day), month(name), yearOf(year), now),
    },
    {
      pattern: new RegExp(`(?<!\\p{L})(${monthPattern})\\.?${link}${YEAR}`, "gu"),
      read: ([, name, year], now) => readMonth(month(name), yearOf(year), now),
    },
    {
      pattern: new RegExp(`(?<=(?<!\\p{L})${BEFORE_MONTH}[\\s-])(${monthPattern})(?!\\p{L})`, "gu"),
      read: ([, name], now) => readMonth(month(name), null, now),
    },
  ];
  const figures: Reading[] = [
    {
      pattern: /(?<!\d)((?:19|20)\d{2})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/gu,
      read: ([, year, number, day], now) => readDay(Number(day), Number(number) - 1, yearOf(year), now),
    },
    {
      pattern: /(?<![\d.,/])(\d{1,2})([./-])(\d{1,2})\2((?:19|20)?\d{2})(?![\d%])/gu,
      read: ([, first, , second, year], now) => {
        const [a, b] = [Number(first), Number(second)];
        // The month comes first where the second figure can be no month.
        return b > 12 ? readDay(b, a - 1, yearOf(year), now) : readDay(a, b - 1, yearOf(year), now);
      },
    },
  ];
  const characters: Reading[] = [
    {
      pattern: /(令和|平成|昭和)(\d{1,2}|元)年(?:(\d{1,2})月)?(?:(\d{1,2})日)?/gu,
      read: ([, era, count, number, day], now) => {
        const year = (eras[era ?? ""] ?? 0) + (count === "元" ? 1 : Number(count));
        if (number === undefined) return { day: dayOf(year, 6, 1), precision: "year", hasYear: true };
        const at = Number(number) - 1;
        return day === undefined ? readMonth(at, year, now) : readDay(Number(day), at, year, now);
      },
    },
    {
      pattern: /(?:((?:19|20)\d{2})年)?(\d{1,2})月(?:(\d{1,2})[日号號])?/gu,
      read: ([, year, number, day], now) =>
        day === undefined
          ? readMonth(Number(number) - 1, yearOf(year), now)
          : readDay(Number(day), Number(number) - 1, yearOf(year), now),
    },
    {
      pattern: /(?<![一二三四五六七八九十])(十[一二]?|[一二三四五六七八九])月(?![一二三四五六七八九十]*兩)/gu,
      read: ([, name], now) => readMonth(characterMonths.indexOf(name ?? ""), null, now),
    },
    {
      pattern: /(?<![\d/])(\d{1,2})\/(\d{1,2})(?=[（(])/gu,
      read: ([, number, day], now) => readDay(Number(day), Number(number) - 1, null, now),
    },
    { pattern: /((?:19|20)\d{2})年/gu, read: ([, year]) => readYear(year) },
  ];
  return [
    ...(language === "ja" || language === "zh" ? characters : words),
    ...figures,
    {
      pattern: new RegExp(`(?<![\\p{N}.,$€£])${YEAR}(?![\\p{N}%]|[.,]\\d)`, "gu"),
      read: ([, year]) => readYear(year),
    },
  ];
}

const readYear = (year: string | undefined) => ({
  day: dayOf(Number(year), 6, 1),
  precision: "year" as const,
  hasYear: true,
});

/** Times and scores look like "5.12.", "18/12" or "11/20", so these are read in When only. */
function shortDates(language: LanguageCode): Reading {
  const monthFirst = language === "ja" || language === "zh";
  return {
    pattern: /(?<![\d.,/:-])(\d{1,2})[./](\d{1,2})(?:\.(?!\d)|(?![\d.:/%]))/gu,
    read: ([, first, second], now) => {
      const [a, b] = [Number(first), Number(second)];
      return monthFirst || b > 12 ? readDay(b, a - 1, null, now) : readDay(a, b - 1, null, now);
    },
  };
}

interface Patterns {
  dates: Reading[];
  short: Reading;
  weekday: RegExp;
}

const patterns = new Map<LanguageCode, Patterns>();

function patternsOf(language: LanguageCode): Patterns {
  let made = patterns.get(language);
  if (!made) {
    const inCharacters = language === "ja" || language === "zh";
    const weekday = inCharacters
      ? /[月火水木金土日]曜日?|(?:星期|周|週|礼拜|禮拜)[一二三四五六日天]/gu
      : new RegExp(`(?<!\\p{L})(?:${calendarOf(language).weekdayPattern})(?:s|e)?(?!\\p{L})`, "gu");
    made = { dates: createReadings(language), short: shortDates(language), weekday };
    patterns.set(language, made);
  }
  return made;
}

/**
 * Returns the dates of a text from left to right, each at its most exact reading. `named` are the spans of holidays and
 * of words like "tomorrow", which the vocabulary found.
 */
export function findDates(
  text: string,
  language: LanguageCode,
  now: Date,
  { named = [], short = false }: { named?: readonly Match[]; short?: boolean } = {},
): DateFound[] {
  const { folded, at } = foldWithPlaces(text);
  const found: DateFound[] = [];
  const overlaps = (start: number, end: number) => found.some((one) => start < one.end && one.start < end);
  const { dates, short: shortDate, weekday } = patternsOf(language);
  for (const { pattern, read } of short ? [...dates, shortDate] : dates) {
    for (const match of folded.matchAll(pattern)) {
      const start = at[match.index] ?? 0;
      const end = at[match.index + match[0].length] ?? text.length;
      const date = read([...match], now);
      if (date && !Number.isNaN(date.day.getTime()) && !overlaps(start, end))
        found.push({ text: text.slice(start, end), start, end, ...date });
    }
  }
  for (const match of folded.matchAll(weekday)) {
    const start = at[match.index] ?? 0;
    const end = at[match.index + match[0].length] ?? text.length;
    if (!overlaps(start, end))
      found.push({ text: text.slice(start, end), start, end, day: null, precision: "named", hasYear: false });
  }
  for (const { text: words, start, end } of named) {
    if (!overlaps(start, end))
      found.push({ text: words, start, end, day: null, precision: "named", hasYear: false });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Returns the days from now to the date, negative where it is past. */
export const daysFrom = (now: Date, date: Date) => Math.round((date.getTime() - now.getTime()) / DAY);
