import { type PitchField, type PitchText, pitchFields } from "../pitches/pitch-text";
import { judgeFacts, judgeFiveWs, judgeLocalTie, judgePeg } from "./factors";
import type { Judgement } from "./judgement";
import { withoutBrackets } from "./stated-text";
import { judgeLength, judgePlainness, judgeSuperlatives } from "./style-factors";

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
  /** 0..1 */
  score: number;
  /** Above 0.7, what "AI Verified" shows. */
  newsworthy: boolean;
  /** All seven, in the order they are shown. */
  factors: NewsFactor[];
}

/** A pitch is newsworthy above this score, not at it (docs/product.md#newsworthiness). */
export const NEWSWORTHY_ABOVE = 0.7;
/** Characters read of a field, far above every limit: more would cost time and say nothing new. */
const READ = 1000;

const model: Readonly<
  Record<NewsFactorKey, { label: string; weight: number; judge: (pitch: PitchText) => Judgement }>
> = {
  fiveWs: { label: "The 5 W's", weight: 0.18, judge: judgeFiveWs },
  peg: { label: "Date or peg", weight: 0.18, judge: judgePeg },
  facts: { label: "Numbers and names", weight: 0.24, judge: judgeFacts },
  localTie: { label: "Local tie", weight: 0.14, judge: judgeLocalTie },
  plainLanguage: { label: "Plain language", weight: 0.1, judge: judgePlainness },
  noSuperlatives: { label: "No superlatives", weight: 0.08, judge: judgeSuperlatives },
  length: { label: "Length", weight: 0.08, judge: judgeLength },
};

/**
 * The built-in model of news values: seven factors 0..1, each with its reason, and their weighted mean. The same text
 * always gets the same score; no model is trained and nothing leaves the server. It reads form, not truth: whether a
 * story is one remains the editor's call.
 */
export function assessNewsworthiness(pitch: PitchText): Newsworthiness {
  const read = Object.fromEntries(
    pitchFields.map((field) => [field, withoutBrackets(pitch[field].slice(0, READ))]),
  ) as Record<PitchField, string>;
  const factors = newsFactorKeys.map((key) => ({ key, label: model[key].label, ...model[key].judge(read) }));
  const sum = factors.reduce((total, factor) => total + model[factor.key].weight * factor.value, 0);
  const score = Math.max(0, Math.min(1, sum));
  return { score, newsworthy: score > NEWSWORTHY_ABOVE, factors };
}
