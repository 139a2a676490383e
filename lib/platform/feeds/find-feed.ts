import { Parser } from "htmlparser2";

const MAX_DEPTH = 500;
/** The types under which a page declares its feed. */
const TYPES = /^(application\/(rss\+xml|atom\+xml|feed\+json|rdf\+xml)|application\/json)\b/i;

/** Returns a page's feed by its whole address: the first one named that is not of comments. Null where none is. */
export function findFeed(html: string, address: string): string | null {
  const found: { href: string; title: string }[] = [];
  let base = address;
  let hasBase = false;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { rel = "", type = "", href = "", title = "" }) {
      if (++depth > MAX_DEPTH) parser.pause();
      if (name === "base" && href && !hasBase && URL.canParse(href, address)) {
        base = new URL(href, address).href;
        hasBase = true;
      }
      const isFeed = /\balternate\b/i.test(rel) && TYPES.test(type.trim());
      if (name === "link" && isFeed && href.trim() !== "" && found.length < 50) found.push({ href, title });
    },
    onclosetag() {
      depth--;
    },
  });
  parser.end(html);
  // A blog's feed of comments names them; an API that answers JSON is a feed last of all.
  const ranked = found.filter(({ href }) => URL.canParse(href.trim(), base));
  const best = ranked.find(({ href, title }) => !/comment|wp-json|oembed/i.test(href + title)) ?? ranked[0];
  return best ? new URL(best.href.trim(), base).href : null;
}
