import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { pingHubRequest } from "@/lib/domain/newsrooms/releases/events";
import { postForm } from "@/lib/platform/safe-fetch/post-form";
import { settings } from "@/lib/platform/settings/settings";
import { readFeedRoot } from "./queries/feed-root";

/** A feed has three forms, as files under its newsroom's address or under /news. */
export const feedFiles = ["feed.xml", "atom.xml", "feed.json"] as const;

/** The news of all newsrooms are under this address. */
export const ALL_NEWS = "/news";

/**
 * Notifies the WebSub hub that a newsroom's feeds and those of all news have changed. A hub that refuses or is away is
 * notified again, with growing pauses; a repeat does no harm.
 */
export const pingHubJob = job({
  ...pingHubRequest,
  run: async ({ payload, actor }) => {
    const { WEBSUB_HUB_URL: hub, APP_URL } = settings();
    if (!hub) return;
    const { root } = await execute(actor, readFeedRoot, payload);
    const roots = root ? [ALL_NEWS, root] : [ALL_NEWS];
    const topics = roots.flatMap((at) => feedFiles.map((file) => `${APP_URL}${at}/${file}`));
    const status = await postForm(hub, [
      ["hub.mode", "publish"],
      ...topics.flatMap((topic): [string, string][] => [
        ["hub.topic", topic],
        ["hub.url", topic],
      ]),
    ]);
    if (status < 200 || status >= 300) throw new Error(`The WebSub hub answered ${status}.`);
  },
});
