import { fieldLabel, type PitchField, type PitchText, pitchFields, pitchLimits } from "../pitches/pitch-text";
import { type AssistPiece, applyEdits, capitalise, type Edit, withinLimit, withoutOverlaps } from "./pieces";
import { findDates, findFigures, findNames, findPersons, isVague, wordsOf } from "./signals";
import { tidyEdits } from "./tidy";

export interface AssistSuggestion {
  field: PitchField;
  /** The whole field with every piece in it, within its limit. */
  text: string;
  reason: string;
  pieces: AssistPiece[];
}

/** Dates at least this exact are copied to another field: a day, or a month of a year. */
const CARRIED = 0.7;

const isOpen = (text: string) => text.trim() === "" || isVague(text);

function replaceWhole(text: string, after: string, title: string, reason: string): Edit {
  return { start: 0, end: text.length, after, title, reason };
}

/** A list-like answer gets the item before its full stop. */
function appendItem(text: string, item: string, title: string, reason: string): Edit {
  const at = text.trimEnd().replace(/[.!?]+$/u, "").length;
  return { start: at, end: at, after: `, ${item}`, title, reason };
}

/** The sentence goes to the end. A field without a closing stop gets none there either. */
function appendSentence(text: string, sentence: string, title: string, reason: string): Edit {
  const at = text.trimEnd().length;
  const bare = capitalise(sentence.trim().replace(/[.!?;:,]+$/u, ""));
  const closed = /[.!?…]["”’)]*$/u.test(text.trimEnd());
  return { start: at, end: at, after: closed ? ` ${bare}.` : `. ${bare}`, title, reason };
}

/** The text is the field with all its tidying accepted. */
type Tidied = Record<PitchField, { edits: Edit[]; text: string }>;

function tidyAll(pitch: PitchText): Tidied {
  return Object.fromEntries(
    pitchFields.map((field) => {
      const edits = tidyEdits(pitch[field], field);
      return [field, { edits, text: applyEdits(pitch[field], edits) }];
    }),
  ) as Tidied;
}

/** Returns the most exact date in one of the fields, the first among equals. */
function bestDate(tidied: Tidied, fields: readonly PitchField[]): { text: string; field: PitchField } | null {
  const dates = fields.flatMap((field) => findDates(tidied[field].text).map((date) => ({ ...date, field })));
  const [best] = dates.filter((date) => date.precision >= CARRIED).sort((a, b) => b.precision - a.precision);
  return best ?? null;
}

function addDate(pitch: PitchText, tidied: Tidied): Edit[] {
  if (findDates(pitch.when).some((date) => date.precision >= CARRIED)) return [];
  const date = bestDate(tidied, ["why", "what", "title", "who"]);
  if (!date) return [];
  const reason = `Taken from ${fieldLabel(date.field)}`;
  if (isOpen(pitch.when))
    return [replaceWhole(pitch.when, capitalise(date.text), "Your date in When", reason)];
  return [appendItem(pitch.when, date.text, "Your date in When", reason)];
}

function addPlace(pitch: PitchText, tidied: Tidied): Edit[] {
  if (!isOpen(pitch.where)) return [];
  for (const field of ["what", "why", "title", "who"] as const) {
    const { text } = tidied[field];
    const persons = findPersons(text).map((person) => person.text);
    const place = findNames(text).find(
      (name) => /\b(?:in|at|near)\s+$/iu.test(text.slice(0, name.start)) && !persons.includes(name.text),
    );
    if (place && findDates(place.text).length === 0) {
      return [
        replaceWhole(pitch.where, place.text, "Your place in Where", `Taken from ${fieldLabel(field)}`),
      ];
    }
  }
  return [];
}

function addPerson(pitch: PitchText, tidied: Tidied): Edit[] {
  if (findPersons(pitch.who).length > 0) return [];
  for (const field of ["what", "why", "title"] as const) {
    const [person] = findPersons(tidied[field].text);
    if (!person || pitch.who.includes(person.text)) continue;
    const reason = `Taken from ${fieldLabel(field)}`;
    if (isOpen(pitch.who)) return [replaceWhole(pitch.who, person.text, "A name in Who", reason)];
    return [appendItem(pitch.who, person.text, "A name in Who", reason)];
  }
  return [];
}

/** "A route of 120 km with maps" is no sentence; "A route of 120 km is open" is one. */
function isFragment(clause: string): boolean {
  const subject = clause.split(/\s(?:that|which|who|with|for)\s/iu)[0] ?? "";
  return /^an?\s/iu.test(clause) && !/\s(?:is|are|was|were|has|have|had|can|will)\s/iu.test(subject);
}

/** Returns the shortest part of a text that has a figure and reads as a sentence. */
function figureClause(text: string): string | null {
  const clauses = text
    .split(/(?:[;:]\s+|\.\s+|\s+[–—]\s+)/u)
    .filter((clause) => findFigures(clause).length > 0 && wordsOf(clause).length >= 4 && !isFragment(clause));
  return clauses.sort((a, b) => a.length - b.length)[0] ?? null;
}

/** Why gets the figures and the date of other fields that it lacks. */
function addToWhy(pitch: PitchText, tidied: Tidied, when: string): Edit[] {
  const why = pitch.why;
  if (isOpen(why)) return [];
  const edits: Edit[] = [];
  const clause = findFigures(why).length === 0 ? figureClause(tidied.what.text) : null;
  if (clause && !why.includes(clause)) {
    const figures = findFigures(clause).map((figure) => figure.text);
    const stand = figures.length === 1 ? "stands" : "stand";
    const reason = `${figures.slice(0, 2).join(" and ")} ${stand} in What, not yet in Why`;
    edits.push(appendSentence(why, clause, "Your numbers in Why", reason));
  }
  const dated = [why, ...edits.map((edit) => edit.after)].some((text) => findDates(text).length > 0);
  const part = when
    .split(/[,;]\s+/u)
    .find((one) => wordsOf(one).length >= 3 && findDates(one).some((date) => date.precision >= CARRIED));
  if (!dated && part) edits.push(appendSentence(why, part, "A date to hang it on", "Taken from When"));
  return edits;
}

/** A replaced answer needs no tidying, so its own edits go. */
function addAll(pitch: PitchText, tidied: Tidied): Partial<Record<PitchField, Edit[]>> {
  const when = addDate(pitch, tidied);
  const plannedWhen = applyEdits(pitch.when, withinLimit(pitch.when, when, pitchLimits.when));
  return {
    when,
    where: addPlace(pitch, tidied),
    who: addPerson(pitch, tidied),
    why: addToWhy(pitch, tidied, plannedWhen),
  };
}

function explainPieces(pieces: readonly AssistPiece[]): string {
  return [...new Set(pieces.map((piece) => piece.title))].join("; ");
}

/**
 * Proposes improved fields, each in pieces that the user takes or leaves one by one: it removes praise, filler and
 * shouting, splits long sentences, and copies a date, place, name or figure to the field where it is missing. Every
 * word comes from the user's own fields (an article may change: "an amazing study", "a study"). It is deterministic;
 * whichever pieces are accepted, no field grows beyond its limit. A clean pitch gets no suggestions.
 */
export function suggestImprovements(pitch: PitchText): AssistSuggestion[] {
  const tidied = tidyAll(pitch);
  const additions = addAll(pitch, tidied);
  return pitchFields.flatMap((field) => {
    const original = pitch[field];
    const wanted = withoutOverlaps([...(additions[field] ?? []), ...tidied[field].edits]);
    const edits = withinLimit(original, wanted, pitchLimits[field])
      .sort((a, b) => a.start - b.start || a.end - b.end)
      .filter((edit) => edit.after !== original.slice(edit.start, edit.end));
    if (edits.length === 0) return [];
    const pieces = edits.map((edit, at) => ({
      id: `${field}-${at + 1}`,
      ...edit,
      before: original.slice(edit.start, edit.end),
    }));
    return [{ field, text: applyEdits(original, edits), reason: explainPieces(pieces), pieces }];
  });
}
