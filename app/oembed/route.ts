import { getOembed } from "@/lib/domain/discovery/syndication/queries/cards";
import type { OembedView } from "@/lib/domain/discovery/syndication/schema";
import { profileTag, slugTag } from "@/lib/domain/profiles/profiles/tags";
import { xml, xmlDocument } from "@/lib/formats/feeds/xml";
import { frameOf } from "@/lib/formats/oembed/frame";
import { settings } from "@/lib/platform/settings/settings";
import { PRODUCT_NAME } from "@/lib/product";
import { SHARE_SIZE } from "@/lib/share-size";
import { publicRoute } from "@/lib/transport/public-route";
import { methods } from "@/lib/transport/route";

/** A consumer may show an answer that is a day old; the card itself is always current. */
const CACHE_AGE = 24 * 60 * 60;

/** Answers oEmbed 1.0: a small card, in a frame, for the address of a newsroom, a profile or a release. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(getOembed, {
    query: ["url", "format", "maxwidth", "maxheight"],
    tags: ({ author }) => [profileTag(author.id), slugTag(author.slug)],
    render: (view) => {
      const response = toOembed(view, settings().APP_URL);
      const headers = { "access-control-allow-origin": "*" };
      if (view.format === "json") {
        return { body: JSON.stringify(response), contentType: "application/json; charset=utf-8", headers };
      }
      if (view.format === "xml") {
        const fields = Object.entries(response).map(([name, value]) => xml(name, {}, value));
        return {
          body: xmlDocument(xml("oembed", {}, fields)),
          contentType: "text/xml; charset=utf-8",
          headers,
        };
      }
      return new Response("This form is not known here; json and xml are.\n", {
        status: 501,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      });
    },
  }),
});

function toOembed({ title, author, pictureUrl, width, height }: OembedView, origin: string) {
  return {
    version: "1.0",
    type: "rich",
    title,
    author_name: author.name,
    author_url: `${origin}${author.url}`,
    provider_name: PRODUCT_NAME,
    provider_url: origin,
    cache_age: CACHE_AGE,
    ...(pictureUrl
      ? {
          thumbnail_url: `${origin}${pictureUrl}`,
          thumbnail_width: SHARE_SIZE.width,
          thumbnail_height: SHARE_SIZE.height,
        }
      : {}),
    html: frameOf({ ...author, width, height }, origin),
    width,
    height,
  };
}
