import { sentencesOf, wordsOf } from "./signals";
import { salesTalk } from "./word-lists";

/** With fewer content words than this, a line is only figures and names. */
const MIN_CONTENT_WORDS = 2;

/**
 * The content words of a text, each once: figures, names and capitals are left out, words of scripts
 * without capitals count. Repetition does not count.
 */
export function contentWords(text: string): Set<string> {
  return new Set(wordsOf(text).filter((word) => /^[\p{Ll}\p{Lo}][\p{L}’'-]*$/u.test(word)));
}

/**
 * The sentences of a text with content. Those that sell ("30% off", "while stocks last") and those without
 * words around their figures are left out: an advertisement has dates and figures as well.
 */
export function newsSentences(text: string): string {
  return sentencesOf(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => !sells(sentence) && contentWords(sentence).size >= MIN_CONTENT_WORDS)
    .join(" ");
}

const sells = (sentence: string) => sentence.search(salesTalk) >= 0;

/** What a template leaves to the writer stands in brackets: it is not an answer yet. */
export const withoutBrackets = (text: string) => text.replace(/\[[^[\]]*\]/g, " ");
