import { userTypes } from "@/db/enums";
import { directoryTag } from "@/lib/domain/listings/tags";
import { PITCH_PAGES_TAG } from "@/lib/domain/pitch-pages/store";
import { NEWS_TAG } from "@/lib/domain/profiles/tags";
import { getMapIndex } from "@/lib/domain/syndication/queries/maps";
import { writeMapIndex } from "@/lib/formats/sitemap/sitemap";
import { settings } from "@/lib/platform/settings/settings";
import { publicRoute } from "@/lib/transport/public-route";
import { methods } from "@/lib/transport/route";

/** The index of all maps, the map of news among them. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(getMapIndex, {
    tags: () => [NEWS_TAG, PITCH_PAGES_TAG, ...userTypes.map(directoryTag)],
    changesAt: ({ changesAt }) => changesAt,
    render: ({ parts }) => ({
      body: writeMapIndex(parts, settings().APP_URL),
      contentType: "application/xml; charset=utf-8",
    }),
  }),
});
