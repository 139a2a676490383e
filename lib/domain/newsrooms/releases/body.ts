import sanitizeHtml, { type IOptions, type Tag } from "sanitize-html";
import { orEmpty, withoutControls } from "@/lib/core/fields";
import { fromWordProcessor } from "@/lib/utils/pasted-html";

/** A release's text may hold these tags. Everything else loses its tags; scripts and styles go with their text. */
const options: IOptions = {
  allowedTags: [
    ..."p br strong em sub sup h2 h3 ul ol li blockquote a hr table caption thead tbody tr th td".split(" "),
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    ol: ["start"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 12,
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h2",
    h4: "h3",
    h5: "h3",
    h6: "h3",
    div: "p",
    a: (tagName, { href = "" }): Tag => {
      const to = href.trim();
      // A link without an address is only its text.
      if (!/^(https?:\/\/|mailto:)/i.test(to)) return { tagName: "span", attribs: {} };
      return { tagName, attribs: { href: to, rel: "noopener noreferrer nofollow" } };
    },
  },
};

const BLOCK = /<(p|h2|h3|[uo]l|li|blockquote|table|caption|t[a-z]+|hr)[\s>/]/;

/**
 * Cleans a release's text as it is stored and shown: HTML of paragraphs, headings, lists, quotes, links and tables.
 * Text without markup of its own becomes paragraphs, split at empty lines.
 */
export function cleanBody(written: string): string {
  let clean = cleanOnce(fromWordProcessor(written));
  // Tags that close or open others by themselves settle on the second or third reading, so that text that is saved
  // again stays the same.
  for (let more = 0; more < MAX_READINGS; more++) {
    const again = cleanOnce(clean);
    if (again === clean) return clean;
    clean = again;
  }
  return clean;
}

const MAX_READINGS = 6;

function cleanOnce(written: string): string {
  // An entity may spell what typed text may not hold.
  const clean = withoutEmpty(withoutControls(sanitizeHtml(written, options)));
  return BLOCK.test(clean) ? clean : withoutEmpty(toParagraphs(clean));
}

/** A paragraph of nothing that can be seen is none. */
const withoutEmpty = (html: string) =>
  html.replace(/<p>([^<]*)<\/p>/g, (whole, text) => (orEmpty(text).trim() === "" ? "" : whole)).trim();

const toParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\n/g, "<br />")}</p>`)
    .join("");

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " ", amp: "&" };

/** Turns cleaned HTML into plain text: blocks parted by an empty line, list entries with a dash, cells with a bar. */
export function toPlainText(cleaned: string): string {
  return cleaned
    .replace(/<br \/>/g, "\n")
    .replace(/<hr \/>/g, "\n\n* * *\n\n")
    .replace(/<\/p><\/li>/g, "</li>")
    .replace(/<li>(<p>)?/g, "\n- ")
    .replace(/<\/(p|h2|h3|ul|ol|blockquote|table|caption)>/g, "\n\n")
    .replace(/<\/tr>/g, "\n")
    .replace(/<\/t[hd]><t[hd][^>]*>/g, " | ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
