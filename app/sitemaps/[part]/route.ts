import { getMapPart } from "@/lib/domain/discovery/syndication/queries/maps";
import { PITCH_PAGES_TAG } from "@/lib/domain/pitching/pitch-pages/store";
import { directoryTag } from "@/lib/domain/profiles/listings/tags";
import { NEWS_TAG } from "@/lib/domain/profiles/profiles/tags";
import { writeMap } from "@/lib/formats/sitemap/sitemap";
import { settings } from "@/lib/platform/settings/settings";
import { publicRoute } from "@/lib/transport/public-route";
import { methods } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(getMapPart, {
    tags: ({ kind }) => [
      // News change a newsroom's last modification, and newsrooms that are not listed are in no map of news or of pitch
      // pages.
      NEWS_TAG,
      PITCH_PAGES_TAG,
      ...(kind ? [directoryTag(kind)] : [directoryTag("brand"), directoryTag("source")]),
    ],
    changesAt: ({ changesAt }) => changesAt,
    render: ({ entries }) => ({
      body: writeMap(entries, settings().APP_URL),
      contentType: "application/xml; charset=utf-8",
    }),
  }),
});
