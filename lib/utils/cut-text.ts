const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Returns the signs that a reader sees as one each: a letter with its accents, a flag, an emoji of several code points. */
export const signsOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Returns the longest beginning of a text that has at most `limit` UTF-16 units and ends between two signs. */
export function beginningOf(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = segmenter.segment(text).containing(limit)?.index ?? 0;
  // One sign may be longer than the limit, such as a letter under a hundred accents.
  return end > 0 ? text.slice(0, end) : text.slice(0, limit).replace(/[\ud800-\udbff]$/, "");
}

/** A language without spaces has no word's end near: there the text is cut after any sign. */
const NEAR = 30;

/**
 * Cuts a text to at most `limit` UTF-16 units, the ellipsis included: at the end of a word where one is near, and
 * always between two signs.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = beginningOf(text, limit - 1);
  const end = /\s/.test(text.charAt(cut.length)) ? cut.length : cut.search(/\s\S*$/);
  const isNear = end > limit / 2 || (end > 0 && cut.length - end <= NEAR);
  return `${(isNear ? cut.slice(0, end) : cut).replace(/[\s.,;:،؛、。，；：]+$/u, "")}…`;
}
