import { Parser } from "htmlparser2";
import { readStructuredData } from "./structured-data";

/** Pages nest a few dozen levels. The parser's time grows with depth times length, so it reads no deeper ones. */
const MAX_DEPTH = 500;
const MAX_TEXT = 4096;
/** The largest number of characters in one block of structured data. */
const MAX_DATA = 200_000;
const MAX_BLOCKS = 20;
const MAX_TEXTS = 20;
const MAX_LINKS = 2000;

export type PageTags = {
  /**
   * Returns the text of the first of these names that the page states: a name as in `<meta>`, "<title>", "<base>",
   * "<link rel=image_src>", or "ld:title", "ld:description", "ld:image", "ld:site", "ld:author", "ld:published" for its
   * structured data.
   */
  first: (...names: string[]) => string | undefined;
  /** Returns all texts of these names, such as a piece's authors. */
  all: (...names: string[]) => string[];
  /** The targets of the page's links, without those marked as not its own (nofollow, ugc, sponsored). */
  links: string[];
};

const NOT_ITS_OWN = /\b(nofollow|ugc|sponsored)\b/i;

/** Reads what a page states in its meta, title and link tags and in JSON-LD, in one pass without a tree. */
export function readPageTags(html: string): PageTags {
  const texts = new Map<string, string[]>();
  const links: string[] = [];
  const add = (name: string | undefined, text: string | undefined) => {
    const key = name?.trim().toLowerCase();
    if (!key || !text?.trim()) return;
    const stated = texts.get(key) ?? [];
    if (stated.length < MAX_TEXTS) texts.set(key, [...stated, text.slice(0, MAX_TEXT)]);
  };
  const blocks: string[] = [];
  let depth = 0;
  let title: string | null = null;
  let data: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++depth > MAX_DEPTH) parser.pause();
      if (name === "title") title = "";
      if (name === "meta")
        for (const key of [attributes.property, attributes.name, attributes.itemprop])
          add(key, attributes.content);
      if (
        name === "a" &&
        attributes.href &&
        links.length < MAX_LINKS &&
        !NOT_ITS_OWN.test(attributes.rel ?? "")
      )
        links.push(attributes.href);
      if (name === "base") add("<base>", attributes.href);
      if (name === "link") add(`<link rel=${attributes.rel}>`, attributes.href);
      if (name === "script" && /^application\/ld\+json\b/i.test(attributes.type?.trim() ?? "")) data = "";
    },
    ontext(text) {
      if (title !== null && title.length < MAX_TEXT) title += text;
      if (data !== null && data.length < MAX_DATA) data += text;
    },
    onclosetag(name) {
      depth--;
      if (name === "script" && data !== null) {
        if (blocks.length < MAX_BLOCKS) blocks.push(data);
        data = null;
      }
      if (name !== "title" || title === null) return;
      add("<title>", title);
      title = null;
    },
  });
  parser.write(html);
  parser.end();
  const stated = readStructuredData(blocks);
  for (const [key, text] of Object.entries(stated)) for (const one of [text].flat()) add(`ld:${key}`, one);
  const all = (...names: string[]) => names.flatMap((name) => texts.get(name) ?? []);
  return { first: (...names) => all(...names)[0], all, links };
}
