import { Parser } from "htmlparser2";
import { feedLimits, newRawItem, type RawFeed, type RawItem } from "./feed";
import { escapeMarkup } from "./html-text";

/** Feeds nest a dozen levels; the parser's time grows with depth times length, so deeper ones are read no further. */
const MAX_DEPTH = 100;

const ROOTS = new Set(["rss", "feed", "rdf:rdf"]);
const ITEMS = new Set(["item", "entry"]);
/** Fields of an entry by their local names, the prefixes of RSS's modules before them. */
const FIELDS: Record<string, "title" | "summary" | "content" | "date" | "link" | "id" | "category"> = {
  ...{ title: "title", "dc:title": "title", "atom:title": "title", "media:title": "title" },
  ...{ description: "summary", summary: "summary", "atom:summary": "summary", "dc:description": "summary" },
  ...{ "itunes:summary": "summary", "media:description": "summary" },
  ...{ "content:encoded": "content", content: "content", "atom:content": "content" },
  ...{
    pubdate: "date",
    published: "date",
    updated: "date",
    "dc:date": "date",
    issued: "date",
    modified: "date",
  },
  ...{ created: "date", "dcterms:created": "date", "atom:published": "date", "atom:updated": "date" },
  ...{ link: "link", "atom:link": "link", guid: "id", id: "id" },
  ...{ category: "category", "dc:subject": "category" },
};

type Capture = {
  field: (typeof FIELDS)[string];
  depth: number;
  text: string;
  /** The field's own elements are its markup (Atom's xhtml); else elements inside of it are other fields. */
  isMarkup: boolean;
  /** The text is plain, and no markup. */
  isPlain: boolean;
  base: string;
  attributes: Record<string, string>;
};

/**
 * Parses an RSS (0.9 to 2.0, RDF) or Atom document; null where it is neither. A stream of events without a tree reads
 * it: definitions of a document type are read past, so no entity but XML's own five is ever resolved and nothing is
 * fetched. What comes after `MAX_DEPTH`, or after a document was cut, is left out.
 */
export function parseXmlFeed(xml: string, address: string): RawFeed | null {
  const feed: RawFeed = { title: "", items: [] };
  let isFeed: boolean | null = null;
  let isAtom = false;
  let item: RawItem | null = null;
  let itemDepth = 0;
  let capture: Capture | null = null;
  const bases: string[] = [];

  const parser = new Parser(
    {
      onopentag(rawName, given) {
        const name = rawName.toLowerCase();
        const attributes = lowerKeys(given);
        if (bases.length >= MAX_DEPTH) return parser.pause();
        const outer = bases.at(-1) ?? address;
        const base = attributes["xml:base"] ? resolve(attributes["xml:base"], outer) : outer;
        bases.push(base);
        if (isFeed === null) {
          isFeed = ROOTS.has(name);
          isAtom = name === "feed";
          if (!isFeed) parser.pause();
          return;
        }
        if (capture) {
          if (capture.isMarkup) addText(capture, openingTag(name, attributes));
          if (capture.isMarkup || capture.depth < bases.length - 1) return;
        }
        if (!item && ITEMS.has(name)) {
          if (feed.items.length >= feedLimits.readItems) return parser.pause();
          item = newRawItem();
          itemDepth = bases.length;
          return;
        }
        if (item) readAttributes(item, name, attributes, base);
        const field = FIELDS[name];
        const isOwn = item
          ? bases.length <= itemDepth + 2
          : name === "title" && bases.length <= 3 && !feed.title;
        if (!field || !isOwn) return;
        const type = (attributes.type ?? "").toLowerCase();
        capture = {
          field,
          depth: bases.length,
          text: "",
          base,
          attributes,
          isMarkup: type === "xhtml" || attributes.mode === "xml",
          // Atom's own fields are text unless they say what else.
          isPlain: /^text(\/plain)?$/.test(type) || (type === "" && (isAtom || name.startsWith("atom:"))),
        };
      },
      ontext(text) {
        if (capture) addText(capture, capture.isMarkup || capture.isPlain ? escapeMarkup(text) : text);
      },
      onclosetag(rawName) {
        const name = rawName.toLowerCase();
        if (capture && bases.length === capture.depth) {
          if (item) store(item, capture);
          else feed.title ||= capture.text;
          capture = null;
        } else if (capture?.isMarkup) addText(capture, `</${name}>`);
        if (item && bases.length === itemDepth && ITEMS.has(name)) {
          feed.items.push(item);
          item = null;
        }
        bases.pop();
      },
    },
    { xmlMode: true, decodeEntities: true, recognizeCDATA: true },
  );
  parser.write(xml);
  // The parser closes elements that are still open when the document ends, cut off or never closed.
  parser.end();
  return isFeed ? feed : null;
}

const lowerKeys = (attributes: Record<string, string>) =>
  Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]));

export const resolve = (address: string, base: string) => {
  const trimmed = address.trim();
  return trimmed !== "" && URL.canParse(trimmed, base) ? new URL(trimmed, base).href : "";
};

function addText(capture: Capture, text: string) {
  if (capture.text.length < feedLimits.rawText) capture.text += text.slice(0, feedLimits.rawText);
}

/** Only what text is made of is read of a tag in Atom's xhtml. */
const openingTag = (name: string, { src = "" }: Record<string, string>) =>
  name.replace(/^.*:/, "") === "img" && src
    ? `<img src="${escapeMarkup(src)}">`
    : `<${name.replace(/^.*:/, "")}>`;

/** Attributes hold Atom's links, enclosures and pictures. */
function readAttributes(item: RawItem, name: string, attributes: Record<string, string>, base: string) {
  const { href = "", url = "", rel = "", type = "", term = "", medium = "" } = attributes;
  if ((name === "link" || name === "atom:link") && href)
    item.links.push({ href: resolve(href, base), rel: rel || "alternate", type });
  if (name === "enclosure" && url) {
    if (type.startsWith("image/")) item.pictures.push(resolve(url, base));
    else item.links.push({ href: resolve(url, base), rel: "enclosure", type });
  }
  const isPicture = medium === "image" || type.startsWith("image/");
  if (name === "media:thumbnail" || (name === "media:content" && isPicture))
    item.pictures.push(resolve(url, base));
  if (name === "itunes:image") item.pictures.push(resolve(href, base));
  if (name === "category" && term) item.categories.push(attributes.label || term);
}

function store(item: RawItem, { field, text, base, attributes }: Capture) {
  if (text.trim() === "") return;
  if (field === "title") item.title ||= text;
  else if (field === "summary") item.summary ||= text;
  else if (field === "content") item.content ||= text;
  else if (field === "date") item.dates.push(text);
  else if (field === "category") item.categories.push(text);
  else if (field === "link") item.links.push({ href: resolve(text, base), rel: "alternate", type: "" });
  // An id that is no address of its own is never taken for a path of this feed's site.
  else if (attributes.ispermalink?.toLowerCase() !== "false")
    item.links.push({ href: resolve(text, "about:blank"), rel: "id", type: "" });
}
