import { type PitchText, pitchFields } from "../pitches/pitch-text";
import {
  type Judgement,
  judgeFacts,
  judgeFiveWs,
  judgeLength,
  judgeLocalTie,
  judgePeg,
  judgePlainness,
  judgeSuperlatives,
} from "./factors";
import { closedGates, DUMMY, type Gate } from "./gates";
import { type Gazetteer, knowPlaces } from "./gazetteer";
import { detectLanguage } from "./language";
import { type LanguageCode, vocabularies } from "./languages";
import { createMatcher, type Matcher } from "./matcher";
import { eachField, type Reading, readPitch } from "./reading";
import { findRelativeDates } from "./relative-dates";
import { NEWSWORTHY_ABOVE } from "./threshold";

export const newsFactorKeys = [
  "fiveWs",
  "peg",
  "facts",
  "localTie",
  "plainLanguage",
  "noSuperlatives",
  "length",
] as const;

export type NewsFactorKey = (typeof newsFactorKeys)[number];

export interface NewsFactor extends Judgement {
  key: NewsFactorKey;
  label: string;
}

export interface Newsworthiness {
  /** 0..1; null where the model does not know the language. */
  score: number | null;
  /** The score is above 0.7, which "AI Verified" shows. */
  newsworthy: boolean;
  language: LanguageCode | null;
  /** All seven, in the order they are shown; none without a score. */
  factors: NewsFactor[];
  /** The gates that hold the score down, the strongest first. */
  gates: Gate[];
  /** The gates in sentences; without a score, the reason why there is none. */
  notes: string[];
}

/** So many characters of a field are read, far above every limit: more would cost time and say nothing new. */
const READ = 1000;

const model: Readonly<
  Record<NewsFactorKey, { label: string; weight: number; judge: (reading: Reading) => Judgement }>
> = {
  fiveWs: { label: "The 5 W's", weight: 0.2, judge: judgeFiveWs },
  peg: { label: "Date or peg", weight: 0.28, judge: judgePeg },
  facts: { label: "Numbers and names", weight: 0.22, judge: judgeFacts },
  localTie: { label: "Local tie", weight: 0.16, judge: judgeLocalTie },
  plainLanguage: { label: "Plain language", weight: 0.05, judge: judgePlainness },
  noSuperlatives: { label: "No superlatives", weight: 0.03, judge: judgeSuperlatives },
  length: { label: "Length", weight: 0.06, judge: judgeLength },
};

// It is on globalThis, because each of Next's bundles has a copy of this module, and a language's matcher takes half a
// megabyte.
const holder = globalThis as typeof globalThis & { fivewireMatchers?: Map<LanguageCode, Matcher> };
holder.fivewireMatchers ??= new Map();
const matchers = holder.fivewireMatchers;

function matcherOf(language: LanguageCode): Matcher {
  let matcher = matchers.get(language);
  if (!matcher) {
    matcher = createMatcher(language, vocabularies[language]);
    matchers.set(language, matcher);
  }
  return matcher;
}

/** Square brackets hold what a template leaves to the writer, which is no answer yet. */
const withoutBrackets = (text: string) => text.replace(/\[[^[\]]*\]/g, " ");

const withoutScore: Readonly<Record<"short" | "unknown" | "dummy", string>> = {
  dummy: "No newsworthiness score: it is dummy text",
  short: "No newsworthiness score yet: too little is written to recognise its language",
  unknown: "No newsworthiness score: it is in a language that the model does not know",
};

/**
 * The built-in model of news values has seven factors 0..1 with the evidence for each, their weighted mean, and gates
 * that hold the mean down where a pitch is an advertisement, filler, long past or otherwise nothing the model may
 * certify (docs/newsworthiness.md). The same text on the same day always gets the same score; nothing leaves the
 * server. It reads form, not truth: whether a story is one remains the editor's call.
 */
export async function assessNewsworthiness(
  pitch: PitchText,
  now: Date,
  gazetteer: Gazetteer,
): Promise<Newsworthiness> {
  const read = eachField((field) => withoutBrackets(pitch[field].slice(0, READ)));
  const text = pitchFields.map((field) => read[field]).join("\n");
  const { language, reason } = await detectLanguage(text);
  if (language === null) {
    const isDummy = (text.match(DUMMY)?.length ?? 0) > 1;
    return {
      score: null,
      newsworthy: false,
      language,
      factors: [],
      gates: [],
      notes: [withoutScore[isDummy ? "dummy" : reason]],
    };
  }
  const reading = readPitch(read, language, matcherOf(language), now);
  const { when } = reading.fields;
  if (!when.dates.some(({ day }) => day !== null))
    when.dates.push(...(await findRelativeDates(when.text, language, now)));
  await knowPlaces(reading, gazetteer);
  return judge(reading);
}

function judge(reading: Reading): Newsworthiness {
  const factors = newsFactorKeys.map((key) => ({
    key,
    label: model[key].label,
    ...model[key].judge(reading),
  }));
  const mean = factors.reduce((total, factor) => total + model[factor.key].weight * factor.value, 0);
  const gates = closedGates(reading);
  // Decimal weights add up to a little more than 1.
  const score = Math.min(1, mean) * Math.min(1, ...gates.map(({ share }) => share));
  return {
    score,
    newsworthy: score > NEWSWORTHY_ABOVE,
    language: reading.language,
    factors,
    gates,
    notes: gates.map(({ reason }) => reason),
  };
}
