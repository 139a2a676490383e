import { Parser } from "htmlparser2";

/** Pages nest a few dozen deep. The parser's time grows with depth times length, so deeper ones are read no further. */
const MAX_DEPTH = 500;
const MAX_TEXT = 4096;

export type PageTags = {
  /** The text of the first of these that the page states; a name as in `<meta>`, or "<title>". */
  first: (...names: string[]) => string | undefined;
};

/** What an external page states in its meta and title tags, wherever they stand, in one pass and without a tree. */
export function readPageTags(html: string): PageTags {
  const texts = new Map<string, string>();
  const add = (name: string | undefined, text: string | undefined) => {
    const key = name?.trim().toLowerCase();
    if (key && text?.trim() && !texts.has(key)) texts.set(key, text.slice(0, MAX_TEXT));
  };
  let depth = 0;
  let title: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++depth > MAX_DEPTH) parser.pause();
      if (name === "title") title = "";
      if (name === "meta") add(attributes.property ?? attributes.name, attributes.content);
    },
    ontext(text) {
      if (title !== null && title.length < MAX_TEXT) title += text;
    },
    onclosetag(name) {
      depth--;
      if (name !== "title" || title === null) return;
      add("<title>", title);
      title = null;
    },
  });
  parser.write(html);
  parser.end();
  return { first: (...names) => names.map((name) => texts.get(name)).find((text) => text !== undefined) };
}
