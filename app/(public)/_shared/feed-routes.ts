import { countVisit } from "@/app/count-visit";
import { notFound } from "@/lib/core/errors";
import { ALL_NEWS, type feedFiles } from "@/lib/domain/discovery/syndication/events";
import { getAllNewsFeed, getNewsroomFeed } from "@/lib/domain/discovery/syndication/queries/feeds";
import type { FeedView } from "@/lib/domain/discovery/syndication/schema";
import { directoryTag } from "@/lib/domain/profiles/listings/tags";
import { NEWS_TAG, profileTag, slugTag } from "@/lib/domain/profiles/profiles/tags";
import { writeAtom } from "@/lib/formats/feeds/atom";
import { type Feed, toFeed } from "@/lib/formats/feeds/feed";
import { writeJsonFeed } from "@/lib/formats/feeds/json-feed";
import { writeRss } from "@/lib/formats/feeds/rss";
import { settings } from "@/lib/platform/settings/settings";
import { publicRoute } from "@/lib/transport/public-route";
import { methods } from "@/lib/transport/route";

type FeedFile = (typeof feedFiles)[number];

const forms: Record<FeedFile, { write: (feed: Feed) => string; type: string }> = {
  "feed.xml": { write: writeRss, type: "application/rss+xml" },
  "atom.xml": { write: writeAtom, type: "application/atom+xml" },
  "feed.json": { write: writeJsonFeed, type: "application/feed+json" },
};

function renderFeed(view: FeedView, file: FeedFile, root: string) {
  const { APP_URL: origin, WEBSUB_HUB_URL: hub = null } = settings();
  const { write, type } = forms[file];
  const feed = toFeed(view, { origin, path: `${root}/${file}`, hub });
  const links = [`<${feed.self}>; rel="self"`, ...(hub ? [`<${hub}>; rel="hub"`] : [])];
  return {
    body: write(feed),
    contentType: `${type}; charset=utf-8`,
    changedAt: feed.updatedAt,
    headers: {
      link: links.join(", "),
      // Readers in browsers fetch from their own site; there is nothing here but public text.
      "access-control-allow-origin": "*",
      "content-security-policy": "default-src 'none'; img-src *; style-src 'unsafe-inline'; sandbox",
    },
  };
}

/** An old slug leads to the newsroom's feed for good; another kind's is 404. */
export const newsroomFeed = (userType: "BRAND" | "SOURCE", file: FeedFile) =>
  methods({
    GET: publicRoute(getNewsroomFeed, {
      answered: (read, path) => countVisit(read, "feed_fetched", path),
      tags: ({ newsroom }) => (newsroom ? [profileTag(newsroom.id), slugTag(newsroom.slug)] : []),
      changesAt: ({ changesAt }) => changesAt,
      render: (view, { slug }) => {
        const { newsroom } = view;
        if (newsroom?.userType !== userType) throw notFound();
        if (newsroom.slug === slug) return renderFeed(view, file, newsroom.url);
        const location = `${settings().APP_URL}${newsroom.url}/${file}`;
        return new Response(null, { status: 308, headers: { location, "cache-control": "no-store" } });
      },
    }),
  });

export const allNewsFeed = (file: FeedFile) =>
  methods({
    GET: publicRoute(getAllNewsFeed, {
      tags: ({ items }) => [
        NEWS_TAG,
        directoryTag("brand"),
        directoryTag("source"),
        ...new Set(items.map(({ author }) => profileTag(author.profileId))),
      ],
      changesAt: ({ changesAt }) => changesAt,
      render: (view) => renderFeed(view, file, ALL_NEWS),
    }),
  });
