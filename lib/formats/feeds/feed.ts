import type { FeedItem, FeedPicture, FeedView } from "@/lib/domain/syndication/schema";
import { escapeXml } from "@/lib/formats/feeds/xml";
import { PRODUCT_NAME } from "@/lib/product";

/** A feed as its three forms write it: every address whole. */
export type Feed = {
  /** Stays what it is when its newsroom is called otherwise. */
  id: string;
  title: string;
  description: string;
  /** The page it belongs to, the feed itself, and the hub, where there is one. */
  home: string;
  self: string;
  hub: string | null;
  origin: string;
  icon: string | null;
  updatedAt: string;
  items: FeedEntry[];
};
export type FeedEntry = Omit<FeedItem, "url" | "body"> & { id: string; url: string; html: string };

type Place = {
  origin: string;
  /** Path of the feed. */
  path: string;
  hub: string | null;
};

/** The texts and addresses of a feed. */
export function toFeed({ newsroom, items }: FeedView, { origin, path, hub }: Place): Feed {
  const newest = items
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  const self = `${origin}${path}`;
  return {
    id: newsroom ? `urn:uuid:${newsroom.id}` : self,
    title: newsroom ? `${newsroom.name} newsroom` : `News on ${PRODUCT_NAME}`,
    description: newsroom
      ? newsroom.about || `News of ${newsroom.name} on ${PRODUCT_NAME}`
      : `The newest press releases of all newsrooms on ${PRODUCT_NAME}`,
    home: `${origin}${newsroom?.url ?? "/brands"}`,
    self,
    hub,
    origin,
    icon: newsroom?.avatarUrl ? `${origin}${newsroom.avatarUrl}` : null,
    updatedAt: newest ?? newsroom?.updatedAt ?? "1970-01-01T00:00:00.000Z",
    items: items.map(({ body, url, ...item }) => ({
      ...item,
      // Its id stays what it is when its newsroom moves; readers never see it twice.
      id: `urn:uuid:${item.id}`,
      url: `${origin}${url}`,
      author: { ...item.author, url: `${origin}${item.author.url}` },
      pictures: item.pictures.map((picture) => wholePicture(picture, origin)),
      html: item.pictures.map((picture) => figure(wholePicture(picture, origin))).join("") + body,
    })),
  };
}

const wholePicture = (picture: FeedPicture, origin: string): FeedPicture => ({
  ...picture,
  url: `${origin}${picture.url}`,
  originalUrl: `${origin}${picture.originalUrl}`,
});

function figure({ url, caption, credit, width, height }: FeedPicture): string {
  const size = width && height ? ` width="${width}" height="${height}"` : "";
  const shown = [caption, credit && `Photo: ${credit}`].filter(Boolean).join(". ");
  const note = shown ? `<figcaption>${escapeXml(shown)}</figcaption>` : "";
  return `<figure><img src="${escapeXml(url)}" alt="${escapeXml(caption)}"${size}>${note}</figure>`;
}
