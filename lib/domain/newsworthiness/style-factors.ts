import { joinList, spellCount } from "@/lib/utils/fold-text";
import { fieldLabel, type PitchField, type PitchText, pitchFields, pitchLimits } from "../pitches/pitch-text";
import { clamp, found, type Judgement, listed } from "./judgement";
import { sentencesOf, wordsOf } from "./signals";
import { contentWords } from "./stated-text";
import { hype, jargon, vagueAmounts } from "./word-lists";

const NOTHING = "Nothing is written yet";

function quoted(words: readonly string[]): string {
  return joinList(
    [...new Set(words.map((word) => word.toLowerCase()))].slice(0, 3).map((word) => `“${word}”`),
  );
}

/** All fields as one text, a sentence each. */
function wholeText(pitch: PitchText): string {
  return pitchFields
    .map((field) => pitch[field].trim())
    .filter(Boolean)
    .join(". ");
}

/** How much of a judgement counts, 0..1: style can't be judged in ten words, nor in two said ten times. */
function writtenShare(text: string): number {
  return clamp(contentWords(text).size / 20);
}

const longSentence = 28;

/** 1, less 0.18 for each word of office talk, 0.1 for an amount without a sum, 0.15 for a sentence over 28 words, 0.3 for shouting. */
export function judgePlainness(pitch: PitchText): Judgement {
  const text = wholeText(pitch);
  const office = found(jargon, text);
  const amounts = found(vagueAmounts, text);
  const longest = Math.max(
    0,
    ...pitchFields.flatMap((field) => sentencesOf(pitch[field]).map((one) => wordsOf(one.text).length)),
  );
  const shouting = /!|\p{Lu}{4,}\s+\p{Lu}{3,}/u.test(text);
  const value = clamp(
    1 -
      0.18 * office.length -
      0.1 * amounts.length -
      (longest > longSentence ? 0.15 : 0) -
      (shouting ? 0.3 : 0),
  );
  const share = writtenShare(text);
  const reason = text === "" ? NOTHING : plainReason(office, amounts, longest, shouting, share);
  return { value: value * share, reason };
}

function plainReason(
  office: string[],
  amounts: string[],
  longest: number,
  shouting: boolean,
  share: number,
): string {
  if (office.length > 0) return `${quoted(office)} ${new Set(office).size === 1 ? "is" : "are"} office talk`;
  if (shouting) return "Exclamation marks and capitals shout";
  const amount = amounts[0];
  if (amount)
    return `“${amount.charAt(0).toUpperCase()}${amount.slice(1).toLowerCase()}” says less than a sum`;
  if (longest > longSentence) return `A sentence of ${longest} words is hard to read`;
  return share < 1 ? "Too little is written to tell" : "Plain words throughout";
}

/** 1, less 0.3 for each word of praise that cannot be checked. */
export function judgeSuperlatives(pitch: PitchText): Judgement {
  const text = wholeText(pitch);
  const praise = found(hype, text);
  const share = writtenShare(text);
  const reason =
    text === "" ? NOTHING : praise.length === 0 ? "None left" : `${quoted(praise)} can't be checked`;
  return { value: clamp(1 - 0.3 * praise.length) * share, reason };
}

/** Characters that read best; beyond the field's limit nothing counts. */
const bestFrom: Readonly<Record<PitchField, number>> = {
  title: 15,
  who: 15,
  what: 40,
  where: 5,
  when: 6,
  why: 120,
};

/** The mean over the six fields: up to the best length it grows with the text, beyond the limit it is 0. */
export function judgeLength(pitch: PitchText): Judgement {
  const over = pitchFields.filter((field) => pitch[field].trim().length > pitchLimits[field]);
  const short = pitchFields.filter((field) => pitch[field].trim().length < bestFrom[field]);
  const values = pitchFields.map((field) =>
    over.includes(field) ? 0 : clamp(pitch[field].trim().length / bestFrom[field]),
  );
  const value = values.reduce((sum, one) => sum + one, 0) / pitchFields.length;
  if (over.length > 0)
    return { value, reason: `${listed(over)} ${over.length === 1 ? "is" : "are"} over the limit` };
  const [first] = short;
  if (!first) return { value, reason: "All fields within their limits" };
  const count = pitch[first].trim().length;
  return {
    value,
    reason: `${fieldLabel(first)} has ${spellCount(count)} character${count === 1 ? "" : "s"}; ${bestFrom[first]} to ${pitchLimits[first]} read best`,
  };
}
