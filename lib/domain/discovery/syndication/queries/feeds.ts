import { z } from "zod";
import { toIsoOrNull } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { readNextLiveAt } from "@/lib/domain/newsrooms/releases/store";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { feedView, newsroomFeedInput } from "../schema";
import { findListed, readFeedItems, readNextNews } from "../store";

/** Answers a newsroom's news for feed readers, by its slug or an old one. */
export const getNewsroomFeed = query({
  name: "syndication.newsroomFeed",
  summary: "A newsroom's newest public releases with their texts and pictures",
  input: newsroomFeedInput,
  output: feedView,
  access: { public: "Feeds hold what a listed newsroom's page shows, from each release's time on." },
  subject: async ({ db, input }) => {
    const newsroom = await findListed(db, input.slug);
    return isNewsroomType(newsroom?.userType) ? newsroom : null;
  },
  run: async ({ db, subject: newsroom }) => {
    const [items, next] = await Promise.all([
      readFeedItems(db, newsroom.id),
      readNextLiveAt(db, newsroom.id),
    ]);
    return { newsroom, items, changesAt: toIsoOrNull(next) };
  },
});

export const getAllNewsFeed = query({
  name: "syndication.allNewsFeed",
  summary: "The newest public releases of all listed newsrooms",
  input: z.object({}),
  output: feedView,
  access: { public: "Public releases of listed newsrooms; the predicates say which." },
  run: async ({ db }) => {
    const [items, changesAt] = await Promise.all([readFeedItems(db, null), readNextNews(db)]);
    return { newsroom: null, items, changesAt };
  },
});
