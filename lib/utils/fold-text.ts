/** Letters that Unicode does not decompose but readers type without their stroke or ligature. */
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

/** Lower case without accents: "Tromsø" and "tromso" become the same text. Length may change. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[ßæœøđðłþı]/g, (letter) => special[letter] ?? letter);
}

/** Joins items the way a sentence does: "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[], conjunction = "and"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${conjunction} ${items[items.length - 1]}`;
}

const numberNames = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A count as newspapers print it: in letters to ten, in figures above. */
export function spellCount(count: number): string {
  return numberNames[count] ?? count.toLocaleString("en-US");
}
