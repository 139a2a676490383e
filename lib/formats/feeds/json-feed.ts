import type { Feed } from "@/lib/formats/feeds/feed";

/** Writes a feed as JSON Feed 1.1. */
export function writeJsonFeed({ title, description, home, self, hub, icon, items }: Feed): string {
  return JSON.stringify(
    {
      version: "https://jsonfeed.org/version/1.1",
      title,
      description,
      home_page_url: home,
      feed_url: self,
      language: "en",
      ...(icon ? { icon } : {}),
      ...(hub ? { hubs: [{ type: "WebSub", url: hub }] } : {}),
      items: items.map(({ id, url, html, summary, author, pictures, tags, ...item }) => ({
        id,
        url,
        title: item.title,
        content_html: html,
        summary,
        date_published: item.publishedAt,
        date_modified: item.updatedAt,
        authors: [{ name: author.name, url: author.url }],
        ...(tags.length > 0 ? { tags } : {}),
        ...(pictures[0] ? { image: pictures[0].url } : {}),
        ...(pictures.length > 0
          ? {
              attachments: pictures.map(({ originalUrl, contentType, size, caption }) => ({
                url: originalUrl,
                mime_type: contentType,
                ...(size === null ? {} : { size_in_bytes: size }),
                ...(caption ? { title: caption } : {}),
              })),
            }
          : {}),
      })),
    },
    // Strict readers refuse a half of a sign.
    (_, value) => (typeof value === "string" ? value.toWellFormed() : value),
  );
}
