import { type PitchField, type PitchText, pitchFields } from "../pitches/pitch-text";
import { type DateFound, findDates } from "./dates";
import type { LanguageCode } from "./languages";
import type { Match, Matcher, Matches, Span } from "./matcher";
import { findFigures, findNames, findPlaces, type Place } from "./names";
import { withoutRepeats } from "./repeats";

/** The findings of one field. Spans are places in the field. */
export interface FieldReading {
  text: string;
  matches: Matches;
  dates: DateFound[];
  figures: Span[];
  names: Span[];
  /** A place is looked for in all of Where, elsewhere after "in" and the like. */
  places: Place[];
  /** Words, or in Japanese and Chinese what Intl takes for words. */
  words: string[];
}

/** The model's findings, field by field, before anything is weighed. */
export interface Reading {
  language: LanguageCode;
  now: Date;
  fields: Readonly<Record<PitchField, FieldReading>>;
  /** The words of each field that repeat no other. */
  written: Readonly<Record<PitchField, readonly string[]>>;
}

const segmenters = new Map<LanguageCode, Intl.Segmenter>();

function wordsOf(text: string, language: LanguageCode): string[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: "word" });
    segmenters.set(language, segmenter);
  }
  return [...segmenter.segment(text)].filter((one) => one.isWordLike).map((one) => one.segment);
}

export const eachField = <T>(of: (field: PitchField) => T) =>
  Object.fromEntries(pitchFields.map((field) => [field, of(field)])) as Record<PitchField, T>;

export function readPitch(pitch: PitchText, language: LanguageCode, match: Matcher, now: Date): Reading {
  const read = (field: PitchField): FieldReading => {
    const text = pitch[field];
    const matches = match(text);
    const dates = findDates(text, language, now, {
      named: [...matches.holidays, ...matches.relative],
      short: field === "when",
    });
    return {
      text,
      matches,
      dates,
      figures: findFigures(text, dates),
      names: findNames(text, language),
      places: findPlaces(text, language, field === "where"),
      words: wordsOf(text, language),
    };
  };
  const fields = eachField(read);
  return { language, now, fields, written: withoutRepeats(eachField((field) => fields[field].words)) };
}

/** A field repeats others when it has words, and none that they have not. */
export const isRepeated = ({ fields, written }: Reading, field: PitchField): boolean =>
  fields[field].words.length > 0 && written[field].length === 0;

export const sumWritten = ({ written }: Reading): number =>
  pitchFields.reduce((total, field) => total + written[field].length, 0);

export const matchesOf = (reading: Reading, group: keyof Matches): Match[] =>
  pitchFields.flatMap((field) => reading.fields[field].matches[group]);

export const allOf = <T>(reading: Reading, pick: (field: FieldReading) => readonly T[]): T[] =>
  pitchFields.flatMap((field) => pick(reading.fields[field]));
