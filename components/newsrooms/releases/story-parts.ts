/** A release's cleaned body is shown in this order: text, and quotes that stand out of it. */
export type StoryPart = { kind: "text"; html: string } | { kind: "quote"; quote: string; speaker: string };

const decode = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const plain = (html: string) => decode(html.replace(/<br \/>/g, " ").replace(/<[^>]*>/g, "")).trim();

/**
 * Cuts a body at its quotes. The last paragraph of a quote is its speaker when it begins with a dash. A quote inside
 * another stays text.
 */
export function storyParts(body: string): StoryPart[] {
  const parts: StoryPart[] = [];
  let at = 0;
  for (const match of body.matchAll(/<blockquote>((?:(?!<blockquote>)[\s\S])*?)<\/blockquote>/g)) {
    const [whole, inner = ""] = match;
    const before = body.slice(at, match.index);
    // A quote inside something else is part of that.
    if (!isBalanced(before)) continue;
    if (before.trim()) parts.push({ kind: "text", html: before });
    parts.push(toQuote(inner));
    at = match.index + whole.length;
  }
  const rest = body.slice(at);
  if (rest.trim()) parts.push({ kind: "text", html: rest });
  return parts;
}

function toQuote(inner: string): StoryPart {
  const paragraphs = inner
    .split("</p>")
    .map(plain)
    .filter((text) => text !== "");
  const last = paragraphs.at(-1) ?? "";
  const signed = paragraphs.length > 1 && /^[—–-]\s*\S/.test(last);
  return {
    kind: "quote",
    quote: (signed ? paragraphs.slice(0, -1) : paragraphs).join(" "),
    speaker: signed ? last.replace(/^[—–-]\s*/, "") : "",
  };
}

function isBalanced(html: string): boolean {
  const opened = html.match(/<(?!\/|br |hr )[a-z]/g)?.length ?? 0;
  return opened === (html.match(/<\//g)?.length ?? 0);
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Puts the dateline in front of the story's first paragraph. */
export function withDateline(parts: StoryPart[], dateline: string): StoryPart[] {
  if (!dateline) return parts;
  // An isolated part does not decide in which direction its paragraph runs.
  const place = `<bdi class="place">${escapeHtml(dateline)}</bdi> &nbsp;`;
  const [first, ...rest] = parts;
  if (first?.kind !== "text" || !first.html.startsWith("<p>")) {
    return [{ kind: "text", html: `<p>${place}</p>` }, ...parts];
  }
  return [{ kind: "text", html: first.html.replace("<p>", `<p>${place}`) }, ...rest];
}
