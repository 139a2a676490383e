import { quoted } from "@/lib/utils/quoted";
import type { PitchField } from "../pitches/pitch-text";
import { capitalise, type Edit, withoutOverlaps } from "./pieces";
import { sentencesOf, wordsOf } from "./signals";
import { hype } from "./word-lists";

/** After these words praise does not stand before a noun, so taking it out would break the sentence. */
const notBeforeNoun =
  /^(?:is|are|was|were|be|and|or|but|nor|for|in|of|to|that|with|at|on|than|by|from|as|it|they|we|i|you|he|she|which|who|when|where|if|so|because|ever|yet|too|enough|about|among|within|into|also|has|have|had|will|can|may|the|a|an|this|these|our|my|your|their|its|his|her)$/iu;

interface Removal {
  start: number;
  /** The next word begins here. */
  end: number;
  words: string;
}

function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?]["”’]?\s+)$/u.test(text.slice(0, at));
}

/** Finds runs of praise before a noun: "the most amazing, unique (coffee)". */
function findPraise(text: string): Removal[] {
  const runs: Removal[] = [];
  for (const match of text.matchAll(hype)) {
    const article = /^(?:a|the)\s+(?=leading)/iu.exec(match[0])?.[0].length ?? 0;
    const start = match.index + article;
    const end = match.index + match[0].length;
    const last = runs.at(-1);
    if (last && /^(?:\s*,)?(?:\s+and)?\s*$/iu.test(text.slice(last.start + last.words.length, start))) {
      last.words = text.slice(last.start, end);
      last.end = end;
    } else {
      runs.push({ start, end, words: text.slice(start, end) });
    }
  }
  return runs.flatMap((run) => {
    const next = /^,?\s+(?=[\p{L}\p{N}])/u.exec(text.slice(run.end));
    if (!next) return [];
    const end = run.end + next[0].length;
    const word = /^[\p{L}\p{N}’'-]+/u.exec(text.slice(end))?.[0] ?? "";
    const goesOn = /^(?:[\p{L}’'-]+\s+){1,2}ever\b/iu.test(text.slice(end));
    return goesOn || notBeforeNoun.test(word) ? [] : [{ ...run, end }];
  });
}

/** Finds words that only add volume: "very", "really", and the announcement before the news. */
function findFillers(text: string): Removal[] {
  const patterns = [
    /(?<=^|[.!?]\s+)(?:we|i)(?:\s+are|\s+am|['’]re|['’]m)\s+(?:very\s+|so\s+|truly\s+)?(?:excited|thrilled|proud|delighted|pleased|happy)\s+to\s+(?:announce|share|present|introduce)\s+(?:that\s+)?(?=\p{L})/giu,
    /(?<!\bnot\s+)(?<![\p{L}-])(?:very|really|basically|actually|literally|absolutely|totally)\s+(?=\p{L})/giu,
    /(?<![\p{L}-])in\s+order\s+(?=to\s)/giu,
  ];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      words: match[0].trim(),
    })),
  );
}

/** Takes words out and leaves a sentence: article and capital follow the next word. */
function toEdit(text: string, removal: Removal, title: string, reason: string): Edit {
  let { start, end } = removal;
  let after = "";
  const next = /^[\p{L}\p{N}’'-]+/u.exec(text.slice(end))?.[0] ?? "";
  const article = /(?<![\p{L}\p{N}])(an?)\s+$/iu.exec(text.slice(0, start));
  if (article?.[1]) {
    start -= article[0].length;
    const fitting = /^(?:[aeio]|u(?!ni|se|sa|ti))/iu.test(next) ? "an" : "a";
    after = `${article[1].startsWith("A") ? capitalise(fitting) : fitting} `;
  } else if (startsSentence(text, start) && next !== "") {
    end += next.length;
    after = capitalise(next);
  }
  return { start, end, after, title, reason };
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return wordsOf(text).length >= 3 && letters.length >= 12 && capitals.length / letters.length > 0.6;
}

/** Writes shouted words in small letters: "SALE ON NOW" becomes "Sale on now". */
function quieten(text: string): string {
  return text.toLowerCase().replace(/(?:^|[.!?]\s+)["“]?\p{Ll}/gu, (start) => start.toUpperCase());
}

const LONG = 28;
const LEAST = 6;

/** A long sentence is split where its wording allows: at a semicolon, a dash, or "and" before a new subject. */
function splitLong(text: string): Edit[] {
  return sentencesOf(text).flatMap((sentence) => {
    if (wordsOf(sentence.text).length <= LONG) return [];
    const raw = text.slice(sentence.start, sentence.end);
    const joints = [
      ...raw.matchAll(
        /(?:;\s+|\s+[–—]\s+|,?\s+and\s+(?=(?:we|it|they|he|she|this|these|those|the|our|there|its|their)\s)|,\s+(?=(?:but|so)\s))([\p{L}\p{N}])/giu,
      ),
    ].filter((joint) => {
      const halves = [raw.slice(0, joint.index), raw.slice(joint.index + joint[0].length - 1)];
      return halves.every((half) => wordsOf(half).length >= LEAST);
    });
    const middle = raw.length / 2;
    const [best] = joints.sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
    if (!best) return [];
    const start = sentence.start + best.index;
    const edit = {
      start,
      end: start + best[0].length,
      after: `. ${capitalise(best[1] ?? "")}`,
      title: "A long sentence in two",
      reason: `${wordsOf(sentence.text).length} words are hard to read at once`,
    };
    return [edit];
  });
}

/** A run of exclamation marks becomes a stop where a sentence ends, and nothing at the end of a title. */
function calmMarks(text: string, field: PitchField): Edit[] {
  return [...text.matchAll(/[!?]*!+[!?]*(?:\s*!+)*(?=[\s"”’)]|$)/gu)].map((match) => {
    const end = match.index + match[0].length;
    const closesTitle = field === "title" && text.slice(end).trim() === "";
    return {
      start: match.index,
      end,
      after: match[0].includes("?") ? "?" : closesTitle ? "" : ".",
      title: "Exclamation marks out",
      reason: "A story does not need to shout",
    };
  });
}

/** Returns edits that remove or split without adding a word. They do not overlap. */
export function tidyEdits(text: string, field: PitchField): Edit[] {
  if (isShouted(text)) {
    const whole = { start: 0, end: text.length, after: quieten(text) };
    return [{ ...whole, title: "Capitals to normal letters", reason: "Text in capitals is hard to read" }];
  }
  const removals = [
    ...findPraise(text).map((run) =>
      toEdit(text, run, "Superlatives out", `${quoted(run.words)} can't be checked`),
    ),
    ...findFillers(text).map((run) =>
      toEdit(text, run, "Filler out", `${quoted(run.words)} adds nothing to the news`),
    ),
    ...calmMarks(text, field),
    ...(field === "what" || field === "why" ? splitLong(text) : []),
  ];
  return withoutOverlaps(removals);
}
