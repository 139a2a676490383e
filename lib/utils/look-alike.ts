import unhomoglyph from "unhomoglyph";

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Returns the skeleton of a text (UTS 39): each character is replaced by the one that it looks like, in every script,
 * and invisible ones are left out. Two texts with one skeleton can be mistaken for each other. It is never shown: "m"
 * becomes "rn" in it, "I" an "l".
 */
export const skeletonOf = (text: string): string =>
  unhomoglyph(text.normalize("NFKC").replace(INVISIBLE, "").normalize("NFD")).normalize("NFD");

/**
 * Two names that could be mistaken for each other have this key in common, whatever their case. Many others have it
 * too, so it only narrows the search.
 */
export const lookAlikeKey = (name: string): string =>
  skeletonOf(spaced(skeletonOf(name)).toLowerCase()).replaceAll("i", "l");

/**
 * Two names look alike that are spelled otherwise: "Pаypal" with a Cyrillic letter, "PayPaI" with a capital i. Returns
 * false for the same name in whatever case, because people share names.
 */
export function looksLike(one: string, other: string): boolean {
  if (isSameName(one, other)) return false;
  return [spaced, inTitleCase, inCapitals].some(
    (write) => skeletonOf(write(one)) === skeletonOf(write(other)),
  );
}

/** Two names are the same, in whatever case. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const spaced = (text: string) => text.trim().replace(/\s+/g, " ");
const plain = (text: string) => spaced(text.normalize("NFKC").toLowerCase());
const inCapitals = (text: string) => spaced(text).toUpperCase();
const inTitleCase = (text: string) =>
  spaced(text).replace(/(^| )(\S)/gu, (_, space: string, first: string) => space + first.toUpperCase());
