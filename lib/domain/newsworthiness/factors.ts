import { foldText, joinList } from "@/lib/utils/fold-text";
import { fiveWs, type PitchField, type PitchText, pitchFields } from "../pitches/pitch-text";
import { clamp, found, type Judgement, listed } from "./judgement";
import { findDates, findFigures, findNames, findPersons, findWordFigures, wordsOf } from "./signals";
import { newsSentences } from "./stated-text";
import { pegs, vagueAnswers } from "./word-lists";

/** Whether a field says no more than "everyone", "soon" or "online". */
export function isVague(text: string): boolean {
  if (/^\s*(?:our|my|the|a)\s+\p{L}+\s*$/u.test(text.toLowerCase())) return true;
  const left = text
    .replace(vagueAnswers, " ")
    .replace(/\b(?:and|or|for|the|a|in|at|of|on|is|it|to|with|our|very|so|all|from)\b/giu, " ");
  return wordsOf(text).length > 0 && wordsOf(left).length === 0;
}

const enoughWords: Readonly<Record<(typeof fiveWs)[number], number>> = {
  who: 3,
  what: 8,
  where: 1,
  when: 2,
  why: 18,
};

function answerValue(field: (typeof fiveWs)[number], text: string): number {
  const count = new Set(wordsOf(text)).size;
  if (count === 0) return 0;
  if (isVague(text)) return 0.2;
  return clamp(0.4 + (0.6 * count) / enoughWords[field]);
}

/** The mean over the five: an empty answer is 0, "everyone" 0.2, one of a few words in between. */
export function judgeFiveWs(pitch: PitchText): Judgement {
  const values = fiveWs.map((field) => answerValue(field, pitch[field]));
  const value = values.reduce((sum, one) => sum + one, 0) / fiveWs.length;
  const missing = fiveWs.filter((field) => pitch[field].trim() === "");
  const vague = fiveWs.filter((field) => pitch[field].trim() !== "" && isVague(pitch[field]));
  const short = fiveWs.filter(
    (field, at) => !vague.includes(field) && (values[at] ?? 0) > 0 && (values[at] ?? 1) < 0.8,
  );
  const are = (fields: readonly PitchField[]) => (fields.length === 1 ? "is" : "are");
  const parts = [
    missing.length > 0 ? `${listed(missing)} ${are(missing)} missing` : "",
    vague.length > 0 ? `${listed(vague)} ${are(vague)} vague` : "",
    short.length > 0 ? `${listed(short)} ${are(short)} very short` : "",
  ].filter(Boolean);
  return { value, reason: parts.length > 0 ? parts.join("; ") : "All five are answered" };
}

/** Title, What and Why, as far as they state something. */
const storyOf = (pitch: PitchText) =>
  [pitch.title, pitch.what, pitch.why].map(newsSentences).filter(Boolean).join(". ");

/** A date in When up to 0.65 by its precision, 0.35 more where the story itself carries one, 0.15 for an occasion in it. */
export function judgePeg(pitch: PitchText): Judgement {
  const story = storyOf(pitch);
  const best = (text: string) => findDates(text).sort((a, b) => b.precision - a.precision)[0];
  const inWhen = best(pitch.when);
  const inStory = best(story);
  const occasion = found(pegs, story).length > 0;
  const value = clamp(
    0.65 * (inWhen?.precision ?? 0) + 0.35 * (inStory?.precision ?? 0) + (occasion ? 0.15 : 0),
  );
  if (inWhen && findDates(newsSentences(pitch.why)).length > 0)
    return { value, reason: `${inWhen.text} stands in When, and Why has a date` };
  if (inWhen && inStory)
    return { value, reason: `${inWhen.text} stands in When, ${inStory.text} in the story` };
  if (inWhen) return { value, reason: `${inWhen.text} stands in When, not in Why` };
  if (inStory) return { value, reason: `${inStory.text} stands in the story, When has no date` };
  return { value, reason: occasion ? "An occasion is named, but no date" : "No date and no occasion" };
}

const normalFigure = (text: string) => foldText(text).replace(/\s+/g, "");

/** Figures 0.2 each to 0.4, 0.1 each in Why to 0.2, a name 0.15, a person 0.25; figures in words count half. Without a story in What or Why there is nothing they are facts of. */
export function judgeFacts(pitch: PitchText): Judgement {
  const [what, why] = [newsSentences(pitch.what), newsSentences(pitch.why)];
  if (what === "" && why === "") return { value: 0, reason: "What and Why tell no story yet" };
  const text = [newsSentences(pitch.title), pitch.who, what, why].join(". ");
  const figures = new Map(findFigures(text).map((span) => [normalFigure(span.text), span.text]));
  const inWhy = new Set(findFigures(why).map((span) => normalFigure(span.text)));
  const words = new Set(findWordFigures(text).map((span) => span.text.toLowerCase()));
  const whyWords = findWordFigures(why).length;
  const persons = [pitch.who, pitch.what, pitch.why].flatMap(findPersons);
  const names = pitchFields.flatMap((field) => findNames(pitch[field]));
  const amount = figures.size + words.size / 2;
  const value = clamp(
    Math.min(0.4, 0.2 * amount) +
      Math.min(0.2, 0.1 * (inWhy.size + whyWords / 2)) +
      (names.length > 0 ? 0.15 : 0) +
      (persons.length > 0 ? 0.25 : 0),
  );
  const missing = [...figures].filter(([key]) => !inWhy.has(key)).map(([, shown]) => shown);
  const shownFigures =
    amount === 0
      ? "No figure is given"
      : missing.length > 0 && inWhy.size < 2
        ? `${joinList(missing.slice(0, 3))} ${missing.length === 1 ? "is" : "are"} missing from Why`
        : `${joinList([...figures.values(), ...words].slice(0, 3))} ${figures.size + words.size > 1 ? "give" : "gives"} it weight`;
  const shownNames =
    persons.length > 0
      ? `${persons[0]?.text} is named`
      : names.length > 0
        ? "no person is named"
        : "nobody and nothing is named";
  return { value, reason: `${shownFigures}; ${shownNames}` };
}

const localTerms =
  /\b(?:local|residents?|neighbou?rs?|neighbou?rhood|village|town|district|harbou?r|valley|island|street|square|parish|county|borough|quarter|school|station|farms?|workshop|factory|museum|hospital|library|hall|campus|port|market|sites?|metres|meters|miles|km|kilomet(?:re|er)s)\b/giu;

/** A named place in Where 0.5, the spot 0.25 (a second name, a station, a distance), 0.25 where the story takes place there. */
export function judgeLocalTie(pitch: PitchText): Judgement {
  const where = pitch.where.trim();
  if (where === "") return { value: 0, reason: "Where is missing" };
  if (isVague(where)) return { value: 0.1, reason: `“${where}” is no place a reader knows` };
  const named = placesOf(where);
  const spot = found(localTerms, where);
  const story = storyOf(pitch);
  const covered = named.some((place) =>
    place.split(/\s+/).some((word) => word.length > 3 && story.includes(word)),
  );
  const local = found(localTerms, story).length > 0;
  const exact = named.length > 1 || spot.length > 0 || /\d/.test(where);
  const value =
    named.length > 0
      ? 0.5 + (exact ? 0.25 : 0) + (covered ? 0.25 : local ? 0.1 : 0)
      : (spot.length > 0 ? 0.3 : 0.15) + (local ? 0.1 : 0);
  if (named.length === 0) return { value, reason: "Where names no town or region" };
  const place = joinList(named.slice(0, 2));
  return {
    value,
    reason: covered
      ? `${place}, and the story takes place there`
      : local
        ? `${place}, told close by`
        : `${place}, in Where only`,
  };
}

/** Capitalised names in Where; a first word that only opens the phrase ("Made in", "Six cabin sites") is none. */
function placesOf(where: string): string[] {
  const runs = [...where.matchAll(/\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+)*/gu)].filter((run) => {
    if (run.index > 0 || wordsOf(run[0]).length > 1) return true;
    const next = where.slice(run[0].length);
    const opens = /^(?:made|born|built|grown|at|in|on|near|all|online|\p{L}+ed)$/iu.test(run[0]);
    return !opens && !/^\s+(?!(?:in|at|by|near|and|to|from|on|or|with)\b)\p{Ll}/u.test(next);
  });
  return [...new Set(runs.map((run) => run[0]))];
}
