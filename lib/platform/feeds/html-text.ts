import { Parser } from "htmlparser2";

/** Markup nests a few levels in an entry. What lies deeper is left out. */
const MAX_DEPTH = 200;
const SILENT = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "iframe",
  "object",
  "svg",
  "head",
  "title",
]);
const BLOCKS = new Set(
  "address article aside blockquote div dl dd dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul".split(
    " ",
  ),
);

/** Controls, and signs that turn the direction of what follows. Tab and line break are folded before. */
const UNSTORABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** Markup as plain text: blocks parted by an empty line, scripts and styles left out, and the first picture's address. */
export function readMarkup(html: string): { text: string; picture: string | null } {
  let text = "";
  let picture: string | null = null;
  let silent = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > MAX_DEPTH) parser.pause();
        if (SILENT.has(name)) silent++;
        if (name === "br") text += "\n";
        else if (BLOCKS.has(name)) text += "\n\n";
        if (name === "img" && !picture && attributes.src && !isPixel(attributes)) picture = attributes.src;
      },
      ontext(part) {
        if (silent === 0) text += part.replace(/\s+/g, " ");
      },
      onclosetag(name) {
        depth--;
        if (SILENT.has(name)) silent--;
        if (BLOCKS.has(name)) text += "\n\n";
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return { text: tidy(text), picture };
}

/** Titles are set in these tags. Any other is one that the title names: "The <style> element". */
const SET_IN = new Set(
  "a abbr b bdi big br cite code del div em font i img ins mark p q s small span strong sub sup tt u".split(
    " ",
  ),
);

/** A title's markup as one line of text. */
export const readTitle = (markup: string): string =>
  onOneLine(
    readMarkup(
      markup.replace(/<(?:\/?([a-z][a-z0-9-]*)\b[^<>]*>)?/gi, (tag, name: string | undefined) =>
        name && SET_IN.has(name.toLowerCase()) ? tag : escapeMarkup(tag),
      ),
    ).text,
  );

/** Counters of readers are pictures of a pixel. */
const isPixel = ({ width, height }: Record<string, string>) => width === "1" || height === "1";

const tidy = (text: string) =>
  text
    .replace(/[\u2028\u2029\u0085]/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(UNSTORABLE, (sign) => (sign === "\n" ? sign : ""))
    .toWellFormed()
    .trim();

export const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Plain text as HTML, for a field that is read as HTML. */
export const escapeMarkup = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
