const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** These scripts set no spaces. */
const WITHOUT_SPACES =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/** Returns a text's word count: by its spaces, and where its script has none by the dictionary of Unicode. */
export function wordCountOf(text: string): number {
  let count = 0;
  for (const part of text.split(/\s+/)) {
    if (part === "") continue;
    count += WITHOUT_SPACES.test(part)
      ? Array.from(segmenter.segment(part)).filter(({ isWordLike }) => isWordLike).length
      : 1;
  }
  return count;
}
