import { createHash } from "node:crypto";
import { getEmbed } from "@/lib/domain/discovery/syndication/queries/cards";
import { profileTag, slugTag } from "@/lib/domain/profiles/profiles/tags";
import { cardStyle, writeCard } from "@/lib/formats/oembed/card";
import { settings } from "@/lib/platform/settings/settings";
import { publicRoute } from "@/lib/transport/public-route";
import { methods } from "@/lib/transport/route";

const styleHash = createHash("sha256").update(cardStyle).digest("base64");

/** The page loads nothing but its own style and our pictures; it is the only page of ours that others may frame. */
const policy = (origin: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    // A sandboxed frame has no origin that 'self' could mean.
    `img-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");

/** Answers a newsroom's or profile's card for other sites, without scripts and cookies. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(getEmbed, {
    tags: ({ profile }) => [profileTag(profile.id), slugTag(profile.slug)],
    changesAt: ({ changesAt }) => changesAt,
    render: (view, { slug }) => {
      const { APP_URL: origin } = settings();
      if (view.profile.slug !== slug) {
        const headers = { location: `${origin}/embed/${view.profile.slug}`, "cache-control": "no-store" };
        return new Response(null, { status: 308, headers });
      }
      return {
        body: writeCard(view, origin),
        contentType: "text/html; charset=utf-8",
        headers: {
          "content-security-policy": policy(origin),
          "cross-origin-resource-policy": "cross-origin",
          // Search engines are to find the page that the card belongs to.
          link: `<${origin}${view.profile.url}>; rel="canonical"`,
          "x-robots-tag": "noindex, indexifembedded",
        },
      };
    },
  }),
});
