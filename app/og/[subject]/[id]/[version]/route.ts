import { getShareCard } from "@/lib/domain/discovery/syndication/queries/cards";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { workOnPicture } from "@/lib/platform/images/picture-runner";
import { settings } from "@/lib/platform/settings/settings";
import { publicRoute } from "@/lib/transport/public-route";
import { methods } from "@/lib/transport/route";

/** After an hour other people's caches drop what is hidden or withdrawn. To ask again costs a 304. */
const CACHE_SECONDS = 3600;

/**
 * Answers the drawn picture of a profile, a release or a page of ours. Its address carries the version of its content,
 * so that a change shows at once; an older version's address leads to the current picture.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(getShareCard, {
    tags: ({ profileId }) => (profileId ? [profileTag(profileId)] : []),
    render: async ({ card, url }, { version }) => {
      if (!url.endsWith(`/${version}`)) {
        const headers = { location: `${settings().APP_URL}${url}`, "cache-control": "no-store" };
        return new Response(null, { status: 307, headers });
      }
      return {
        body: await workOnPicture("drawShareImage", card),
        contentType: "image/png",
        headers: {
          "cache-control": `public, max-age=${CACHE_SECONDS}`,
          "content-security-policy": "default-src 'none'; sandbox",
          "cross-origin-resource-policy": "cross-origin",
        },
      };
    },
  }),
});
