import unhomoglyph from "unhomoglyph";

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The skeleton of a text (UTS 39): each sign replaced by the one it looks like, in every script, invisible signs left
 * out. Two texts with one skeleton can be mistaken for each other. Never shown: "m" becomes "rn" in it, "I" an "l".
 */
export const skeletonOf = (text: string): string =>
  unhomoglyph(text.normalize("NFKC").replace(INVISIBLE, "").normalize("NFD")).normalize("NFD");

/** What two names that could be mistaken for each other have in common, whatever their case. Many others have it too. */
export const lookAlikeKey = (name: string): string =>
  skeletonOf(spaced(skeletonOf(name)).toLowerCase()).replaceAll("i", "l");

/**
 * Whether two names look the same although they are spelled with other signs: "Pаypal" with a Cyrillic letter, "PayPaI"
 * with a capital i. False for one name twice, in whatever case: people share names.
 */
export function looksLike(one: string, other: string): boolean {
  if (plain(one) === plain(other)) return false;
  return [spaced, inTitleCase, inCapitals].some(
    (write) => skeletonOf(write(one)) === skeletonOf(write(other)),
  );
}

const spaced = (text: string) => text.trim().replace(/\s+/g, " ");
const plain = (text: string) => spaced(text.normalize("NFKC").toLowerCase());
const inCapitals = (text: string) => spaced(text).toUpperCase();
const inTitleCase = (text: string) =>
  spaced(text).replace(/(^| )(\S)/gu, (_, space: string, first: string) => space + first.toUpperCase());
