/** Orders a pair as its row holds it, the lower id first, so that either side finds the same row. */
export function orderPair(one: string, other: string): [string, string] {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a < b ? [a, b] : [b, a];
}

const EXCERPT_LENGTH = 200;

/** Cuts the beginning of a message for a mail, in whole characters, with an ellipsis where it was cut. */
export function excerptOf(content: string): string {
  const characters = Array.from(content.trim());
  if (characters.length <= EXCERPT_LENGTH) return characters.join("");
  return `${characters
    .slice(0, EXCERPT_LENGTH - 1)
    .join("")
    .trimEnd()}…`;
}
