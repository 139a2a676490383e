import type { FeedPicture } from "@/lib/domain/discovery/syndication/schema";
import type { Feed, FeedEntry } from "@/lib/formats/feeds/feed";
import { xml, xmlDocument } from "@/lib/formats/feeds/xml";
import { PRODUCT_NAME } from "@/lib/product";

const namespaces = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  "xmlns:media": "http://search.yahoo.com/mrss/",
};

/** Writes a moment in RFC 822, as RSS requires. */
const date = (iso: string) => new Date(iso).toUTCString();

/** Writes a feed as RSS 2.0 by the RSS Advisory Board's specification and profile. */
export function writeRss({ title, description, home, self, hub, icon, updatedAt, items }: Feed): string {
  return xmlDocument(
    xml(
      "rss",
      { version: "2.0", ...namespaces },
      xml(
        "channel",
        {},
        xml("title", {}, title),
        xml("link", {}, home),
        xml("description", {}, description),
        xml("language", {}, "en"),
        xml("lastBuildDate", {}, date(updatedAt)),
        xml("generator", {}, PRODUCT_NAME),
        xml("docs", {}, "https://www.rssboard.org/rss-specification"),
        xml("atom:link", { rel: "self", type: "application/rss+xml", href: self }),
        hub ? xml("atom:link", { rel: "hub", href: hub }) : null,
        icon ? xml("image", {}, xml("url", {}, icon), xml("title", {}, title), xml("link", {}, home)) : null,
        items.map(writeItem),
      ),
    ),
  );
}

function writeItem({ id, url, title, summary, html, tags, author, pictures, ...item }: FeedEntry) {
  const [lead] = pictures;
  return xml(
    "item",
    {},
    xml("title", {}, title),
    xml("link", {}, url),
    xml("guid", { isPermaLink: "false" }, id),
    xml("pubDate", {}, date(item.publishedAt)),
    xml("dc:creator", {}, author.name),
    tags.map((tag) => xml("category", {}, tag)),
    xml("description", {}, summary),
    xml("content:encoded", {}, html),
    xml("atom:updated", {}, item.updatedAt),
    // One enclosure an item, of length 0 where nobody knows it; the others follow as media.
    lead ? xml("enclosure", { url: lead.originalUrl, length: lead.size ?? 0, type: lead.contentType }) : null,
    pictures.map(writeMedia),
  );
}

function writeMedia({ url, webType, width, height, caption, credit, creator }: FeedPicture) {
  return xml(
    "media:content",
    { url, type: webType, medium: "image", width, height },
    caption ? xml("media:description", { type: "plain" }, caption) : null,
    credit || creator ? xml("media:credit", {}, credit || creator) : null,
  );
}
