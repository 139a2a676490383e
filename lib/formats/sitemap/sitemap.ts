import type { MapEntry } from "@/lib/domain/discovery/syndication/schema";
import { xml, xmlDocument } from "@/lib/formats/feeds/xml";
import { PRODUCT_NAME } from "@/lib/product";

const PROTOCOL = "http://www.sitemaps.org/schemas/sitemap/0.9";
const NEWS = "http://www.google.com/schemas/sitemap-news/0.9";

/** Writes the index of the site's maps (sitemaps.org). */
export const writeMapIndex = (parts: string[], origin: string) =>
  xmlDocument(
    xml(
      "sitemapindex",
      { xmlns: PROTOCOL },
      parts.map((part) => xml("sitemap", {}, xml("loc", {}, `${origin}${part}`))),
    ),
  );

/** Writes one map: addresses, with the moment of their last change where it is known, and Google's facts about news. */
export function writeMap(entries: MapEntry[], origin: string): string {
  const isNews = entries.some(({ news }) => news);
  return xmlDocument(
    xml(
      "urlset",
      { xmlns: PROTOCOL, ...(isNews ? { "xmlns:news": NEWS } : {}) },
      entries.map(({ url, modifiedAt, news }) =>
        xml(
          "url",
          {},
          xml("loc", {}, `${origin}${url}`),
          modifiedAt ? xml("lastmod", {}, modifiedAt) : null,
          news
            ? xml(
                "news:news",
                {},
                xml(
                  "news:publication",
                  {},
                  xml("news:name", {}, PRODUCT_NAME),
                  xml("news:language", {}, "en"),
                ),
                xml("news:publication_date", {}, news.publishedAt),
                xml("news:title", {}, news.title),
              )
            : null,
        ),
      ),
    ),
  );
}
