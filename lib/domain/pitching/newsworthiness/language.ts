import { type LanguageCode, vocabularies } from "./languages";
import { foldWithPlaces } from "./matcher";

/** With fewer letters nobody can tell the language. */
const ENOUGH = 24;
/** More letters would cost time and say nothing new. */
const READ = 500;

export type Detected =
  | { language: LanguageCode; reason: null }
  | { language: null; reason: "short" | "unknown" };

const isKnown = (code: string): code is LanguageCode => Object.hasOwn(vocabularies, code);

const knownWords = new Map<LanguageCode, Set<string>>();

/** The folded small words of a language. */
export function commonOf(language: LanguageCode): Set<string> {
  let common = knownWords.get(language);
  if (!common) {
    common = new Set(
      vocabularies[language].common.split(",").map((word) => foldWithPlaces(word.trim()).folded),
    );
    knownWords.set(language, common);
  }
  return common;
}

/** Returns the share, 0..1, of words that are small words of a language; 0 where fewer than three occur. */
function commonShare(words: readonly string[], language: LanguageCode): number {
  const common = commonOf(language);
  const found = words.filter((word) => common.has(word));
  return new Set(found).size < DIFFERENT ? 0 : found.length / words.length;
}

/** Neighbouring languages share a word or two. */
const DIFFERENT = 3;
/** A text of a language has at least this share of its small words; a list of names has fewer. */
const LEAST_COMMON = 0.06;
/** With so many it is the language, though the names in it look like another's to the detector. */
const CLEARLY_COMMON = 0.2;
/** The detector's second guess counts where it is at least this near to the first. */
const CLOSE = 0.15;

/** Names in capitals say where people come from, not what is written. A text of little else is left as it is. */
function withoutNames(text: string): string {
  const rest = text.replace(/\p{Lu}[\p{L}\p{M}’'-]+(?:[ ]\p{Lu}[\p{L}\p{M}’'-]+)+/gu, " ");
  return (rest.match(/\p{L}/gu)?.length ?? 0) < ENOUGH ? text : rest;
}

/**
 * Detects the language of a text, where it is one that the model judges. The detector (1 MB of heap) is loaded with the
 * first text; the language's small words confirm it.
 */
export async function detectLanguage(text: string): Promise<Detected> {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const characters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (letters + characters < ENOUGH) return { language: null, reason: "short" };
  // Scripts of their own need no statistics: kana are Japanese, mostly Han without kana is Chinese.
  if (characters > letters / 2) {
    const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
    return { language: kana > characters / 20 ? "ja" : "zh", reason: null };
  }
  const { detectAll } = await import("tinyld/light");
  const words = foldWithPlaces(text).folded.match(/\p{L}+/gu) ?? [];
  const candidates = detectAll(withoutNames(text).slice(0, READ));
  const [first] = candidates;
  const [best] = candidates
    .filter(({ accuracy }) => accuracy >= CLOSE * (first?.accuracy ?? 0))
    .map(({ lang }) => lang)
    .filter(isKnown)
    .map((language) => ({ language, share: commonShare(words, language) }))
    .sort((a, b) => b.share - a.share);
  const isSure = best && best.share >= (best.language === first?.lang ? LEAST_COMMON : CLEARLY_COMMON);
  return isSure ? { language: best.language, reason: null } : { language: null, reason: "unknown" };
}
