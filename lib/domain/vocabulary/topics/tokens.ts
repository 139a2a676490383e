import { foldText } from "@/lib/utils/fold-text";

const skipped = new Set(["and", "the", "of", "for", "a", "an"]);
/** The plural of these words means something else, so the ending stays. */
const unchanged = new Set(["news", "arms", "goods", "means", "glasses", "woods"]);

/** Singular and plural get one form. It need not be a word, only the same for both. */
function stem(word: string): string {
  if (word.length < 4 || unchanged.has(word)) return word;
  if (word.endsWith("ies") || word.endsWith("ie")) return word.replace(/ies?$/, "y");
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2);
  if (/[^suiao]s$/.test(word) && !word.endsWith("ics")) return word.slice(0, -1);
  return word;
}

/**
 * Cuts text into comparable words: no accents, lower case, singular, without "and", "the", "of", "for", "a", so that
 * "Arts & Culture" and "art and culture" are equal. It is linear in the length of the text.
 */
export function tokensOf(text: string): string[] {
  const words = foldText(text)
    .replace(/['’]s\b/g, "")
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).filter((word) => !skipped.has(word)).map(stem);
}
