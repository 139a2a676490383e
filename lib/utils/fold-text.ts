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

/** Joins words the way a sentence does: "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[], conjunction = "and"): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${words[words.length - 1]}`;
}

const numberWords = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A count as newspapers print it: words to ten, figures above. */
export function countInWords(count: number): string {
  return numberWords[count] ?? count.toLocaleString("en-US");
}
