import { type LanguageCode, vocabularies } from "./languages";
import { foldWithPlaces } from "./matcher";

const pairs = new Map<LanguageCode, Set<string>>();

function pairsIn(text: string): string[] {
  return (foldWithPlaces(text).folded.match(/\p{L}+/gu) ?? []).flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)),
  );
}

/** The language's own vocabulary has about a thousand words, whose pairs are known. */
function knownPairs(language: LanguageCode): Set<string> {
  let cached = pairs.get(language);
  if (!cached) {
    cached = new Set(Object.values(vocabularies[language]).flatMap(pairsIn));
    pairs.set(language, cached);
  }
  return cached;
}

/**
 * Returns the share of a text's letter pairs, 0..1, that its language's vocabulary does not have; null for Japanese and
 * Chinese, and below 30 pairs.
 */
export function unseenShare(text: string, language: LanguageCode): number | null {
  if (language === "ja" || language === "zh") return null;
  const all = pairsIn(text);
  if (all.length < 30) return null;
  const usual = knownPairs(language);
  return all.filter((pair) => !usual.has(pair)).length / all.length;
}
