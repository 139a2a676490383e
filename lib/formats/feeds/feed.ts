import type { FeedItem, FeedPicture, FeedView } from "@/lib/domain/discovery/syndication/schema";
import { copyrightLine, creditLine, licenceName } from "@/lib/domain/newsrooms/assets/rights";
import { pictureOf } from "@/lib/domain/profiles/profiles/identity";
import { dataMiningText, sourceTypeText } from "@/lib/domain/vocabulary/provenance/provenance";
import { escapeXml } from "@/lib/formats/feeds/xml";
import { PRODUCT_NAME } from "@/lib/product";
import { withDirections } from "@/lib/utils/html-directions";

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
export type FeedEntry = Omit<FeedItem, "url" | "body" | "dateline" | "ws" | "about" | "contacts"> & {
  id: string;
  url: string;
  /** The whole release, with its pictures. */
  html: string;
};

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
  const picture = newsroom && pictureOf(newsroom);
  return {
    id: newsroom ? `urn:uuid:${newsroom.id}` : self,
    title: feedTitle(newsroom?.name),
    description: newsroom
      ? newsroom.about || `News of ${newsroom.name} on ${PRODUCT_NAME}`
      : `The newest press releases of all newsrooms on ${PRODUCT_NAME}`,
    home: `${origin}${newsroom?.url ?? "/brands"}`,
    self,
    hub,
    origin,
    icon: picture && `${origin}${picture}`,
    updatedAt: newest ?? newsroom?.updatedAt ?? "1970-01-01T00:00:00.000Z",
    items: items.map(({ body, dateline, ws, about, contacts, url, ...item }) => ({
      ...item,
      // Its id stays what it is when its newsroom moves; readers never see it twice.
      id: `urn:uuid:${item.id}`,
      url: `${origin}${url}`,
      author: { ...item.author, url: `${origin}${item.author.url}` },
      pictures: item.pictures.map((picture) => wholePicture(picture, origin)),
      html: withDirections(
        [
          ...item.pictures.map((picture) => figure(wholePicture(picture, origin))),
          writeWs(ws),
          withDateline(body, dateline),
          about && `<h2>About ${escapeXml(item.author.name)}</h2>${paragraph(about.split("\n"))}`,
          contacts.length > 0 && `<h2>Press contact</h2>${contacts.map(writeContact).join("")}`,
          "<p>###</p>",
        ]
          .filter(Boolean)
          .join(""),
      ),
    })),
  };
}

export const feedTitle = (newsroom?: string): string =>
  newsroom ? `Press releases of ${newsroom}` : `Press releases on ${PRODUCT_NAME}`;

const paragraph = (lines: readonly string[]) =>
  `<p>${lines
    .filter(Boolean)
    .map((line) => escapeXml(line))
    .join("<br>")}</p>`;

const writeWs = (ws: FeedItem["ws"]) =>
  ws.length > 0 &&
  `<p>${ws.map(({ name, text }) => `<strong>${name}:</strong> <bdi>${escapeXml(text)}</bdi>`).join("<br>")}</p>`;

/** The story with place and day before its first sentence. */
function withDateline(body: string, dateline: string): string {
  const place = dateline && `<bdi><strong>${escapeXml(dateline)}</strong></bdi>`;
  if (!place) return body;
  return body.startsWith("<p>") ? `<p>${place} ${body.slice("<p>".length)}` : `<p>${place}</p>${body}`;
}

function writeContact({ name, role, languages, email, phone, hours }: FeedItem["contacts"][number]): string {
  const mail = email && `<a href="mailto:${escapeXml(email)}">${escapeXml(email)}</a>`;
  const [who, ways] = [
    [name, role, languages],
    [phone, hours],
  ].map((lines) => lines.flatMap((line) => (line ? escapeXml(line) : [])));
  return `<p>${[...(who ?? []), ...(mail ? [mail] : []), ...(ways ?? [])].join("<br>")}</p>`;
}

const wholePicture = (picture: FeedPicture, origin: string): FeedPicture => ({
  ...picture,
  url: `${origin}${picture.url}`,
  originalUrl: `${origin}${picture.originalUrl}`,
});

function figure(picture: FeedPicture): string {
  const { url, caption, width, height } = picture;
  const size = width && height ? ` width="${width}" height="${height}"` : "";
  const rights = [creditLine(picture), copyrightLine(picture), licenceName(picture)];
  const stated = [sourceTypeText(picture), dataMiningText(picture)];
  const shown = [caption, ...rights, ...stated].filter(Boolean).join(". ");
  const note = shown ? `<figcaption>${escapeXml(shown)}</figcaption>` : "";
  return `<figure><img src="${escapeXml(url)}" alt="${escapeXml(caption)}"${size}>${note}</figure>`;
}
