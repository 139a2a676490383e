import { userTypes } from "@/db/enums";
import { getMapIndex } from "@/lib/domain/discovery/syndication/queries/maps";
import { PITCH_PAGES_TAG } from "@/lib/domain/pitching/pitch-pages/store";
import { directoryTag } from "@/lib/domain/profiles/listings/tags";
import { NEWS_TAG } from "@/lib/domain/profiles/profiles/tags";
import { writeMapIndex } from "@/lib/formats/sitemap/sitemap";
import { settings } from "@/lib/platform/settings/settings";
import { publicRoute } from "@/lib/transport/public-route";
import { methods } from "@/lib/transport/route";

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
