import { foldText } from "@/lib/utils/fold-text";
import { givenNames, roles, vagueAnswers } from "./word-lists";

/** A piece of a text with its place. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

export interface DateSpan extends Span {
  /** 0..1: a day of a month 1, a month or season of a year 0.7, a weekday 0.6, "next week" 0.5, a year 0.4. */
  precision: number;
}

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const YEAR = "(?:19|20)\\d{2}";

const dateForms: readonly [RegExp, number][] = [
  [
    new RegExp(
      `\\b${DAY}(?:\\s*(?:to|until|and|-|–)\\s*${DAY})?\\s+(?:of\\s+)?${MONTH}\\b\\.?(?:,?\\s+${YEAR})?`,
      "giu",
    ),
    1,
  ],
  [new RegExp(`\\b${MONTH}\\.?\\s+${DAY}(?!\\d)(?:\\s*(?:to|-|–)\\s*${DAY})?(?:,?\\s+${YEAR})?`, "giu"), 1],
  [/\b(?:19|20)\d{2}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./](?:19|20)?\d{2}\b/gu, 1],
  [new RegExp(`\\b${MONTH}\\s+${YEAR}\\b`, "giu"), 0.7],
  [/\b(?:spring|summer|autumn|fall|winter|q[1-4]|easter|christmas)\s+(?:of\s+)?(?:19|20)\d{2}\b/giu, 0.7],
  [/\b(?:january|february|april|june|july|august|september|october|november|december)\b/giu, 0.6],
  [/\b(?<=\b(?:in|from|since|until|by|of|early|recent|mid)[ -])(?:march|may)\b/giu, 0.6],
  [/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu, 0.6],
  [
    /\b(?:today|tomorrow|tonight|(?:this|next)\s+(?:week|weekend|month|spring|summer|autumn|winter))\b/giu,
    0.5,
  ],
  [/\b(?:19|20)\d{2}\b/gu, 0.4],
];
const SIGN = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}\\p{M}]";
/** A date is no part of a word: "Dec 3B" is a room. Chinese and Japanese write words without spaces ("2026年"). */
const datePatterns = dateForms.map(
  ([{ source, flags }, precision]) =>
    [new RegExp(`(?<!${SIGN})(?:${source})(?!${SIGN})`, flags), precision] as const,
);

function matches(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Finds the dates of a text from left to right, the most exact reading of each. */
export function findDates(text: string): DateSpan[] {
  const found: DateSpan[] = [];
  for (const [pattern, precision] of datePatterns) {
    for (const span of matches(pattern, text)) {
      if (!found.some((other) => overlaps(other, span))) found.push({ ...span, precision });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const figure =
  /(?<![\p{L}\p{N}#.,])(?:[$€£]\s?)?\d+(?:[.,]\d+)*(?:\s?%|\s(?:percent|per cent|million|billion|thousand)\b|(?:bn|m|k)\b)?(?![\p{L}\p{N}])/giu;
const empty = /^(?:100|110|200|1000|360)\s?%?$/u;

/** Finds figures that say how much, from left to right: no dates, no "100%", no "No. 1". */
export function findFigures(text: string): Span[] {
  const dates = findDates(text);
  return matches(figure, text).filter(
    (span) =>
      !dates.some((date) => overlaps(date, span)) &&
      !(empty.test(span.text) && span.text.includes("%")) &&
      !/(?:no\.|number|nr\.?)\s*$/iu.test(text.slice(0, span.start)) &&
      !/\b(?:at|from|until|by)\s+(?=\d{1,2}[.:]\d{2}$)/iu.test(text.slice(0, span.end)) &&
      !/^\s*\/\s*7/u.test(text.slice(span.end)) &&
      text[span.start - 1] !== "/",
  );
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
}

/** Splits a text into sentences; a stop inside a figure, after an initial or a title ends none. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const stop of text.matchAll(/[.!?]+(?=\s+[\p{Lu}\p{N}"“]|\s*$)/gu)) {
    const end = stop.index + stop[0].length;
    if (/(?:\b(?:dr|mr|mrs|ms|prof|st|no|vs|e\.g|i\.e)|\b\p{Lu})\.$/iu.test(text.slice(start, end))) continue;
    spans.push({ text: text.slice(start, end).trim(), start, end });
    start = end;
  }
  if (text.slice(start).trim() !== "")
    spans.push({ text: text.slice(start).trim(), start, end: text.length });
  return spans;
}

const opening = new Set(
  "the a an our we this these those in on at from for with when what who where why how it its they he she his her their my your as by to of and but or if since after before new meet every all most some two three no not there i you why one see join get now are is do".split(
    " ",
  ),
);
const calendar =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/iu;

/** Finds runs of capitalised words that name people, companies or places. Titles in Title Case name nothing. */
export function findNames(text: string): Span[] {
  const words = wordsOf(text);
  const capitalised = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (words.length >= 5 && !text.includes(",") && capitalised / words.length > 0.75) return [];
  const starts = new Set(
    sentencesOf(text).map((span) => span.start + (text.slice(span.start).search(/\S/) || 0)),
  );
  const names: Span[] = [];
  for (const run of matches(
    /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}’'-]*(?:(?:\s+(?:de|da|von|van|of|the|al|el|bin|&)){0,2}\s+\p{Lu}[\p{L}\p{N}’'-]*)*/gu,
    text,
  )) {
    const parts = run.text.split(/\s+/);
    let { start } = run;
    let atStart = starts.has(start);
    // In "Guests of Hollow Pine" the first word is capital only because it opens the sentence.
    if (atStart && parts[1] === "of" && parts.length > 2) {
      start = run.start + run.text.indexOf(parts[2] ?? "", (parts[0]?.length ?? 0) + 3);
      parts.splice(0, 2);
      atStart = false;
    }
    while (parts[0] !== undefined && opening.has(parts[0].toLowerCase())) {
      start += (parts.shift()?.length ?? 0) + 1;
      atStart = false;
    }
    const name = text.slice(start, run.end).replace(/[’']s$/u, "");
    const single = parts.length === 1;
    if (parts.length === 0 || (single && calendar.test(name)) || name.length < 2) continue;
    if (single && atStart && !/^[’']s\b/u.test(text.slice(start + name.length))) continue;
    names.push({ text: name, start, end: start + name.length });
  }
  return names;
}

const rolePattern = new RegExp(`(?:^|[\\s,(])(?:${roles.join("|")})\\.?,?\\s+$`, "iu");
const roleWords = new Set(roles);
const titles = new Set(["dr", "prof", "professor", "mr", "mrs", "ms", "sir", "dame"]);

/** Finds the person inside a run of capitalised words ("Audiologist Dr Ada Obi": "Dr Ada Obi"), or null. */
function personIn(name: Span, text: string): Span | null {
  const words = [...name.text.matchAll(/\S+/g)].map((match) => ({
    word: foldText(match[0]),
    at: match.index,
  }));
  const from = (at: number): Span => ({ text: name.text.slice(at), start: name.start + at, end: name.end });
  const nameIndex = words.findIndex(
    ({ word }, at) => at < words.length - 1 && (titles.has(word) || givenNames.has(word)),
  );
  const found = words[nameIndex];
  if (found) return from(found.at);
  const afterRole = words[1];
  if (words.length >= 3 && afterRole && roleWords.has(words[0]?.word ?? "")) return from(afterRole.at);
  if (words.length < 2) return null;
  const before = rolePattern.test(text.slice(Math.max(0, name.start - 24), name.start));
  const after =
    /^(?:,\s*\d{2}\b|\s+(?:says|said|led|leads|founded|runs|ran|wrote|explains)\b|,\s+(?:who|founder|director)\b)/u.test(
      text.slice(name.end),
    );
  return before || after ? name : null;
}

/** A person's name is a common given name, or has a post or title before it, an age or "says" after it. */
export function findPersons(text: string): Span[] {
  return findNames(text).flatMap((name) => personIn(name, text) ?? []);
}

/** A vague field says no more than "everyone", "soon" or "online". */
export function isVague(text: string): boolean {
  if (/^\s*(?:our|my|the|a)\s+\p{L}+\s*$/u.test(text.toLowerCase())) return true;
  const left = text
    .replace(vagueAnswers, " ")
    .replace(/\b(?:and|or|for|the|a|in|at|of|on|is|it|to|with|our|very|so|all|from)\b/giu, " ");
  return wordsOf(text).length > 0 && wordsOf(left).length === 0;
}
