/** Unicode does not decompose these letters, but readers type them without their stroke or ligature. */
const special: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

/** Folds a text to lower case without accents, so that "Tromsø" and "tromso" are equal. Its length may change. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[ßæœøđðłþı]/g, (letter) => special[letter] ?? letter);
}

/** Joins items as a sentence does: "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[], conjunction = "and"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${conjunction} ${items[items.length - 1]}`;
}

const numberNames = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Writes a count as newspapers do: in letters to ten, in figures above. */
export function spellCount(count: number): string {
  return numberNames[count] ?? count.toLocaleString("en-US");
}
