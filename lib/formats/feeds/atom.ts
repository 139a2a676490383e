import type { Feed, FeedEntry } from "@/lib/formats/feeds/feed";
import { xml, xmlDocument } from "@/lib/formats/feeds/xml";
import { PRODUCT_NAME } from "@/lib/product";

/** Writes a feed as Atom (RFC 4287). */
export function writeAtom({
  id,
  title,
  description,
  home,
  self,
  hub,
  icon,
  updatedAt,
  items,
  origin,
}: Feed): string {
  return xmlDocument(
    xml(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en" },
      xml("id", {}, id),
      xml("title", {}, title),
      xml("subtitle", {}, description),
      xml("updated", {}, updatedAt),
      xml("link", { rel: "self", type: "application/atom+xml", href: self }),
      xml("link", { rel: "alternate", type: "text/html", href: home }),
      hub ? xml("link", { rel: "hub", href: hub }) : null,
      xml("generator", { uri: origin }, PRODUCT_NAME),
      icon ? xml("logo", {}, icon) : null,
      items.map(writeEntry),
    ),
  );
}

function writeEntry({ id, url, title, summary, html, tags, author, pictures, ...entry }: FeedEntry) {
  return xml(
    "entry",
    {},
    xml("id", {}, id),
    xml("title", {}, title),
    xml("link", { rel: "alternate", type: "text/html", href: url }),
    xml("published", {}, entry.publishedAt),
    xml("updated", {}, entry.updatedAt),
    xml("author", {}, xml("name", {}, author.name), xml("uri", {}, author.url)),
    tags.map((term) => xml("category", { term })),
    pictures.map(({ originalUrl, size, contentType, caption }) =>
      xml("link", {
        rel: "enclosure",
        type: contentType,
        length: size,
        href: originalUrl,
        title: caption || null,
      }),
    ),
    xml("summary", {}, summary),
    xml("content", { type: "html" }, html),
  );
}
