import { foldText } from "@/lib/utils/fold-text";
import { allTopics } from "./taxonomy";

/** Shorter words are one typing error away from too many others. */
const SHORTEST = 5;
/** Words up to this length may have one typing error, longer ones two. */
const ONE_SLIP = 6;

let vocabulary: readonly string[] | undefined;

/** Lists every word that topics are called or found by, once each. */
function knownWords(): readonly string[] {
  vocabulary ??= [
    ...new Set(
      allTopics()
        .flatMap(({ label, keywords, aliases }) => [label, ...keywords, ...aliases])
        .flatMap(wordsOf)
        .filter((word) => word.length >= SHORTEST),
    ),
  ];
  return vocabulary;
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Corrects typing errors by the topics' vocabulary: "railwy" becomes "railway". Null where there was none. It takes
 * about a millisecond a word, so it serves searches that found nothing.
 */
export function correctSpelling(text: string): string | null {
  const words = wordsOf(text);
  const mended = words.map((word) => nearestTopicWord(word) ?? word);
  return mended.some((word, index) => word !== words[index]) ? mended.join(" ") : null;
}

/** Returns the topics' word with the fewest typing errors from this one; null where it is one itself, or near none. */
export function nearestTopicWord(word: string): string | null {
  if (word.length < SHORTEST) return null;
  let [nearest, least] = [null as string | null, word.length > ONE_SLIP ? 2 : 1];
  for (const known of knownWords()) {
    if (known.startsWith(word)) return null;
    if (Math.abs(known.length - word.length) > least) continue;
    const slips = slipsBetween(word, known, least);
    if (slips < least || (slips === least && nearest === null)) [nearest, least] = [known, slips];
  }
  return nearest;
}

/** Counts letters added, left out, mistaken or swapped with the next; anything above `most` is `most + 1`. */
export function slipsBetween(a: string, b: string, most: number): number {
  let [before, above]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const mistaken = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let slips = Math.min(mistaken, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      row.push(slips);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, above] = [above, row];
  }
  return above[b.length] ?? most + 1;
}
