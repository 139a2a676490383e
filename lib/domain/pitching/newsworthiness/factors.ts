import { joinList } from "@/lib/utils/fold-text";
import { quoted } from "@/lib/utils/quoted";
import { fieldLabel, fiveWs, type PitchField, pitchFields, pitchLimits } from "../pitches/pitch-text";
import { daysFrom } from "./dates";
import { interpolate, newsEvidence, placingDates, quote } from "./gates";
import { distinct } from "./matcher";
import type { Place } from "./names";
import { allOf, isRepeated, matchesOf, type Reading, sumWritten } from "./reading";

/** A value 0..1, its reason, and the words of the pitch that the reason quotes. */
export interface Judgement {
  value: number;
  reason: string;
  quotes: string[];
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** Writes "Who and Where". */
const listed = (fields: readonly PitchField[]) => joinList(fields.map(fieldLabel));

const are = (fields: readonly PitchField[]) => (fields.length === 1 ? "is" : "are");

/** A vague field says no more than "everyone", "soon" or "online". */
function isVague(reading: Reading, field: PitchField): boolean {
  const { text, matches } = reading.fields[field];
  const vague = [...matches.vague, ...(field === "when" ? matches.evergreen : [])];
  const covered = vague.reduce((length, { start, end }) => length + (end - start), 0);
  return vague.length > 0 && covered >= text.replace(/[\s\p{P}]/gu, "").length * 0.7;
}

/** So many words make a whole answer. */
const wholeAnswer: Readonly<Record<(typeof fiveWs)[number], number>> = {
  who: 2,
  what: 8,
  where: 1,
  when: 2,
  why: 8,
};

/** An answer in another field counts as well: copying it changes nothing. */
function answeredElsewhere(reading: Reading, field: (typeof fiveWs)[number]): boolean {
  const others = pitchFields.filter((other) => other !== field).map((other) => reading.fields[other]);
  if (field === "who") return others.some(({ names }) => names.length > 0);
  if (field === "where") return others.some(({ places }) => places.length > 0);
  if (field === "when")
    return others.some(({ dates }) => dates.some(({ precision }) => precision !== "year"));
  return false;
}

/**
 * The mean over the five: an empty answer is 0, a vague one 0.2, a short one at least 0.4, one that another field gives
 * 1.
 */
export function judgeFiveWs(reading: Reading): Judgement {
  const empty = fiveWs.filter((field) => reading.fields[field].text.trim() === "");
  const repeated = fiveWs.filter((field) => isRepeated(reading, field));
  const isGiven = (field: (typeof fiveWs)[number]) => !empty.includes(field) && !repeated.includes(field);
  const vague = fiveWs.filter((field) => isGiven(field) && isVague(reading, field));
  const short: (typeof fiveWs)[number][] = [];
  const values = fiveWs.map((field) => {
    const open = !isGiven(field) || vague.includes(field);
    if (open && answeredElsewhere(reading, field)) return 1;
    if (!isGiven(field)) return 0;
    if (vague.includes(field)) return 0.2;
    const value = clamp(0.4 + (0.6 * new Set(reading.written[field]).size) / wholeAnswer[field]);
    if (value < 0.8) short.push(field);
    return value;
  });
  const parts = [
    empty.length > 0 ? `${listed(empty)} ${are(empty)} missing` : "",
    repeated.length > 0
      ? `${listed(repeated)} ${repeated.length === 1 ? "repeats" : "repeat"} another field`
      : "",
    vague.length > 0 ? `${listed(vague)} ${are(vague)} vague` : "",
    short.length > 0 ? `${listed(short)} ${are(short)} very short` : "",
  ].filter(Boolean);
  return {
    value: values.reduce((sum, one) => sum + one, 0) / fiveWs.length,
    reason: parts.length > 0 ? parts.join("; ") : "All five are answered",
    quotes: [],
  };
}

/** Evidence beyond so many entries adds nothing. */
const FULL_EVIDENCE = 5;

/** A day near now counts 0.6, less the further away or the less exact; events and those concerned up to 0.4. */
export function judgePeg(reading: Reading): Judgement {
  const evidence = newsEvidence(reading);
  const happened = 0.4 * clamp(evidence.length / FULL_EVIDENCE);
  const events = distinct(matchesOf(reading, "events")).map(({ text }) => text);
  const shownEvents = events.slice(0, 2);
  const occasion =
    shownEvents.length > 0
      ? `${quote(shownEvents)} ${shownEvents.length > 1 ? "say" : "says"} what happens`
      : "";
  const dates = placingDates(reading);
  const [nearest] = [...dates].sort(
    (a, b) =>
      Math.abs(daysFrom(reading.now, a.day ?? reading.now)) -
      Math.abs(daysFrom(reading.now, b.day ?? reading.now)),
  );
  const [named] = allOf(reading, ({ dates: found }) => found).filter(
    ({ precision }) => precision === "named",
  );
  const shown = nearest ?? named;
  if (!shown)
    return {
      value: happened,
      reason: occasion ? `No date; ${occasion}` : "No date and no occasion",
      quotes: shownEvents,
    };
  const away = shown.day ? daysFrom(reading.now, shown.day) : 0;
  const fresh = away < 0 ? interpolate(-away, [60, 1], [365, 0]) : interpolate(away, [220, 1], [730, 0.3]);
  const exact =
    shown.precision === "day"
      ? 1
      : shown.precision === "month"
        ? 0.85
        : shown.precision === "named"
          ? 0.8
          : 0.5;
  const is = !shown.day ? "is the date" : away < -60 ? "is past" : away <= 0 ? "is recent" : "is to come";
  return {
    value: clamp(0.6 * fresh * exact + happened),
    reason: `${quoted(shown.text)} ${is}; ${occasion || "no occasion is named"}`,
    quotes: [shown.text, ...shownEvents],
  };
}

/** Figures count 0.2 each up to 0.4, names 0.4 each up to 0.8, each once wherever it is. */
export function judgeFacts(reading: Reading): Judgement {
  const figures = [...new Set(allOf(reading, (field) => field.figures).map(({ text }) => text))];
  const names = [...new Set(allOf(reading, (field) => field.names).map(({ text }) => text))];
  const value = clamp(Math.min(0.4, 0.2 * figures.length) + Math.min(0.8, 0.4 * names.length));
  const shownFigures = figures.slice(0, 3);
  const shownNames = names.slice(0, 2);
  const figureText =
    shownFigures.length > 0
      ? `${joinList(shownFigures)} ${shownFigures.length > 1 ? "are" : "is"} given`
      : "No figure is given";
  const nameText =
    shownNames.length > 0
      ? `${quote(shownNames)} ${shownNames.length > 1 ? "are" : "is"} named`
      : "nobody and nothing is named";
  return { value, reason: `${figureText}; ${nameText}`, quotes: [...shownFigures, ...shownNames] };
}

/** A place may be missing in the gazetteer: hamlets, valleys and squares are none of its towns. */
const BY_FORM = 0.85;

/**
 * A place in Where, or after "in" elsewhere, is 1, one by its form alone 0.85; an answer without one 0.3, a vague one
 * 0.1.
 */
export function judgeLocalTie(reading: Reading): Judgement {
  const { where } = reading.fields;
  const vague = isVague(reading, "where");
  const own = vague ? [] : where.places;
  const others = pitchFields
    .filter((field) => field !== "where")
    .flatMap((field) => reading.fields[field].places);
  const all = [...own, ...others];
  if (all.length > 0) {
    const isKnown = all.some((place) => place.isKnown);
    const fitting = (places: readonly Place[]) => places.filter((place) => place.isKnown === isKnown);
    const isOwn = fitting(own).length > 0;
    const places = [...new Set(fitting(isOwn ? own : others).map(({ text }) => text))].slice(0, 2);
    const sentence = `${quote(places)} in ${isOwn ? "Where" : "the story, not in Where"}`;
    return {
      value: isKnown ? 1 : BY_FORM,
      reason: isKnown
        ? sentence
        : `${sentence}, by ${places.length > 1 ? "their" : "its"} form: not in the gazetteer`,
      quotes: places,
    };
  }
  if (where.text.trim() === "") return { value: 0, reason: "Where is missing", quotes: [] };
  if (isRepeated(reading, "where")) return { value: 0, reason: "Where repeats another field", quotes: [] };
  if (vague)
    return {
      value: 0.1,
      reason: `${quoted(where.text.trim())} is no place a reader knows`,
      quotes: [where.text.trim()],
    };
  return { value: 0.3, reason: "Where names no town or region", quotes: [] };
}

const LONG_SENTENCE = 40;

/**
 * The value is 1, less 0.1 for each expression of office talk, 0.15 for each that sells, 0.2 for a very long sentence,
 * 0.2 for shouting.
 */
export function judgePlainness(reading: Reading): Judgement {
  const office = distinct(matchesOf(reading, "plain")).map(({ text }) => text);
  const texts = pitchFields.map((field) => reading.fields[field].text);
  const words = sumWritten(reading);
  const longest = Math.max(0, ...texts.flatMap((text) => text.split(/[.!?。！？…]+\s*/u).map(wordCount)));
  const shout = texts.join("\n").match(/[!！]{2,}|(?:\p{Lu}{4,}[^\p{L}]+){3,}/u)?.[0];
  const sells = distinct(matchesOf(reading, "selling"))
    .filter(({ weight }) => weight > 1)
    .map(({ text }) => text);
  const value = clamp(
    1 - 0.1 * office.length - 0.15 * sells.length - (longest > LONG_SENTENCE ? 0.2 : 0) - (shout ? 0.2 : 0),
  );
  const share = clamp(words / 20);
  const reason =
    words === 0
      ? "Nothing is written yet"
      : office.length > 0
        ? `${quote(office)} ${office.length === 1 ? "is" : "are"} office talk`
        : sells.length > 0
          ? `${quote(sells)} ${sells.length === 1 ? "is" : "are"} talk of a shop`
          : shout
            ? "It shouts"
            : longest > LONG_SENTENCE
              ? `A sentence of ${longest} words is hard to read`
              : share < 1
                ? "Too little is written to tell"
                : "Plain words throughout";
  return { value: value * share, reason, quotes: [...office.slice(0, 3), ...sells.slice(0, 3)] };
}

const wordCount = (sentence: string) => sentence.match(/[\p{Lu}\p{Ll}\p{N}’'-]+/gu)?.length ?? 0;

/** The value is 1, less 0.15 for each word of praise. */
export function judgeSuperlatives(reading: Reading): Judgement {
  const praise = distinct(matchesOf(reading, "praise")).map(({ text }) => text);
  const words = sumWritten(reading);
  return {
    value: clamp(1 - 0.15 * praise.length) * clamp(words / 20),
    reason:
      words === 0
        ? "Nothing is written yet"
        : praise.length === 0
          ? "None found"
          : `${quote(praise)} can't be checked`,
    quotes: praise.slice(0, 3),
  };
}

/** A field reads well from so many characters on; a character of Japanese or Chinese says as much as two. */
const bestFrom: Readonly<Record<PitchField, number>> = {
  title: 15,
  who: 10,
  what: 40,
  where: 4,
  when: 6,
  why: 60,
};

/** The mean over the six fields: up to the best length it grows with the text. */
export function judgeLength(reading: Reading): Judgement {
  const perCharacter = reading.language === "ja" || reading.language === "zh" ? 2 : 1;
  const lengthOf = (field: PitchField) => reading.fields[field].text.trim().length;
  /** The length without the share of words that repeat another field. */
  const filledOf = (field: PitchField) => {
    const { length: words } = reading.fields[field].words;
    const share = words === 0 ? 1 : reading.written[field].length / words;
    return lengthOf(field) * perCharacter * share;
  };
  const over = pitchFields.filter((field) => lengthOf(field) > pitchLimits[field]);
  const short = pitchFields.filter((field) => lengthOf(field) * perCharacter < bestFrom[field]);
  const repeated = pitchFields.filter((field) => !short.includes(field) && filledOf(field) < bestFrom[field]);
  const values = pitchFields.map((field) => clamp(filledOf(field) / bestFrom[field]));
  const value = values.reduce((sum, one) => sum + one, 0) / pitchFields.length;
  const [first] = short;
  const reason = first
    ? `${fieldLabel(first)} is short: ${lengthOf(first)} characters`
    : over.length > 0
      ? `${listed(over)} ${are(over)} over the limit`
      : repeated.length > 0
        ? `Without what another field says too, ${listed(repeated)} ${are(repeated)} short`
        : "All fields within their limits";
  return { value, reason, quotes: [] };
}
