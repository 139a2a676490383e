export const MAX_TAGS = 400;
export const MAX_TAG_LENGTH = 4096;

const INTERESTING = /<(?:(!--)|(script|style|textarea)\b|(title)\b|meta\b)/gi;

/** Where the tag that starts at `start` ends, past its ">" outside quotes; -1 where it is too long. */
function endOfTag(html: string, start: number): number {
  let quote = "";
  for (let at = start; at < Math.min(html.length, start + MAX_TAG_LENGTH); at++) {
    const sign = html.charAt(at);
    if (quote) {
      if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ">") return at + 1;
  }
  return -1;
}

/**
 * A small page of only the first 400 meta and title tags of a hostile one, found in one pass outside comments,
 * scripts and styles. HTML parsers are quadratic in nesting depth (1 MB of "<div>" takes one over ten
 * minutes), so they get no more than this.
 */
export function keepHeadTags(html: string): string {
  const kept: string[] = [];
  const interesting = new RegExp(INTERESTING);
  for (let tries = 0; tries < MAX_TAGS * 4 && kept.length < MAX_TAGS; tries++) {
    const match = interesting.exec(html);
    if (!match) break;
    const [, comment, raw, title] = match;
    if (comment || raw) {
      const closing = comment ? /-->/g : new RegExp(`</${raw}`, "gi");
      closing.lastIndex = interesting.lastIndex;
      if (!closing.test(html)) break;
      interesting.lastIndex = closing.lastIndex;
      continue;
    }
    const end = endOfTag(html, match.index);
    if (end < 0) continue;
    const close = title ? html.indexOf("<", end) : end;
    kept.push(html.slice(match.index, close < 0 ? end : Math.min(close, match.index + MAX_TAG_LENGTH)));
    if (title) kept.push("</title>");
    interesting.lastIndex = end;
  }
  return `<html><head>${kept.join("")}</head></html>`;
}
