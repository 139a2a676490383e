import { cutText } from "@/lib/utils/cut-text";
import { fromDateTimeInput, toDateTimeInput } from "@/lib/utils/dates";
import { foldText } from "@/lib/utils/fold-text";

/** Orders a pair as its row holds it, the lower id first, so that either side finds the same row. */
export function orderPair(one: string, other: string): [string, string] {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a < b ? [a, b] : [b, a];
}

/** An author edits a message for so long, by the database's clock, and so often. */
export const EDIT_MINUTES = 15;
const MAX_VERSIONS = 20;

export const messageTexts = {
  notTheirs: "Only its author can edit a message.",
  call: "The entry of a call cannot be changed.",
  deleted: "This message is deleted.",
  tooOld: `A message can be edited for ${EDIT_MINUTES} minutes.`,
  tooOften: `A message can be edited ${MAX_VERSIONS - 1} times.`,
  editedMeanwhile: "This message was edited meanwhile. Read it again first.",
  notAhead: "Please choose a time that lies ahead.",
  tooFar: "A message can wait for 60 days at most.",
  tooMany: "20 messages wait in this conversation, which is as many as we keep.",
  isSent: "This message was sent already.",
  notTaken: "This person does not take messages any more.",
  notActing: "You do not write for this newsroom any more.",
  own: "Reactions are the other side's.",
} as const;

export const isAtLastVersion = (version: number): boolean => version >= MAX_VERSIONS;

const EXCERPT_LENGTH = 200;

/** Cuts the beginning of a message for a mail. */
export const excerptOf = (content: string): string => cutText(content.trim(), EXCERPT_LENGTH);

/** A message that waits to be sent waits so long at most. */
export const SCHEDULE_DAYS = 60;
export const MAX_SCHEDULED = 20;

const MORNING = "07:00";
const DAY_MS = 86_400_000;

/** Returns when the next morning begins on a place's clock, and the next Monday's. */
export function nextMornings(now: Date, zone: string): { nextMorning: Date; nextMonday: Date } {
  const today = Date.parse(`${toDateTimeInput(now, zone).slice(0, 10)}T00:00:00Z`);
  const mornings = Array.from({ length: 9 }, (_, n) => new Date(today + n * DAY_MS)).flatMap((day) => {
    const at = fromDateTimeInput(`${day.toISOString().slice(0, 10)}T${MORNING}`, zone);
    return at && at > now ? [{ at, isMonday: day.getUTCDay() === 1 }] : [];
  });
  const [first] = mornings;
  const monday = mornings.find(({ isMonday }) => isMonday);
  if (!first || !monday) throw new Error(`The clock of ${zone} cannot be read.`);
  return { nextMorning: first.at, nextMonday: monday.at };
}

/** What is searched for: terms in any order, or an address or a file's name, whose parts follow one another. */
export type MessageSearch = { text: string; terms: string[]; isAddress: boolean };

/** Reads what was typed or pasted. An address is one whatever its scheme and "www.". */
export function readSearch(q: string): MessageSearch {
  const isAddress = /^\S*[./]\S*$/.test(q);
  const text = isAddress ? q.replace(/^[a-z][a-z+.-]*:\/\//i, "").replace(/^www\./i, "") : q;
  return { text, terms: partsOf(text).map(({ term }) => term), isAddress };
}

const partsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: part, index }) => ({
    ...{ term: foldText(part), start: index, end: index + part.length },
  }));

type Range = { start: number; end: number };

/** Returns where a text has what is searched for, in UTF-16 units, or nothing where it has not all of it. */
export function findRanges(text: string, { terms, isAddress }: MessageSearch): Range[] {
  const parts = partsOf(text);
  // The last term may be the beginning of one.
  const isHit = (part: string, n: number) =>
    n === terms.length - 1 ? part.startsWith(terms[n] ?? "") : part === terms[n];
  if (isAddress)
    return parts.flatMap(({ start }, at) => {
      const run = parts.slice(at, at + terms.length);
      const end = run.at(-1)?.end;
      return end !== undefined && run.length === terms.length && run.every(({ term }, n) => isHit(term, n))
        ? [{ start, end }]
        : [];
    });
  const hits = parts.filter(({ term }) => terms.some((_, n) => isHit(term, n)));
  const hasAll = terms.every((_, n) => hits.some(({ term }) => isHit(term, n)));
  return hasAll ? hits.map(({ start, end }) => ({ start, end })) : [];
}
