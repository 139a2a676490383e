import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { POST } from "@/app/api/v1/visits/route";
import type { EventKind } from "@/db/enums";
import type { Actor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { createRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { database } from "@/lib/platform/database";
import { inContext, type Visit } from "@/lib/platform/request-context";
import { anonymous, makeAccount, makeMember, type TestAccount } from "@/tests/factories/accounts";
import { makePhoto } from "@/tests/factories/assets";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { recordFetch, recordVisit } from "./commands";
import { listCountedEvents, readAnalytics } from "./queries";
import { type FigureName, visitedOf } from "./rules";
import type { FetchKind } from "./schema";
import { countEvents } from "./store";

const { sql } = testDatabase();
const always = [new Date("2000-01-01T00:00:00Z"), new Date("2100-01-01T00:00:00Z")];
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const reader: Visit = {
  address: "203.0.113.7",
  browser: FIREFOX,
  isHead: false,
  isPrefetch: false,
  wantsPrivacy: false,
};

const listed = async (company?: string) => {
  const account = await makeAccount({ userType: "brand", company });
  const [row] = await sql()`select slug from profiles where id = ${account.profileId}`;
  return { ...account, path: `/brand-newsroom/${row?.slug}` };
};
const as = (by: Partial<Visit>) => ({ requestId: "test", visit: { ...reader, ...by } });
const visit = (
  path: string,
  by: Partial<Visit> = {},
  more: { own?: boolean } = {},
  actor: Actor = anonymous(),
) => inContext(as(by), () => execute(actor, recordVisit, { kind: "page_viewed", path, ...more }));
const fetched = (kind: FetchKind, path: string, by: Partial<Visit> = {}, actor: Actor = anonymous()) =>
  inContext(as(by), () => execute(actor, recordFetch, { kind, path }));
async function figures({ profileId }: Pick<TestAccount, "profileId">, kind: EventKind = "page_viewed") {
  const [counted] = await countEvents(database().db, [profileId], [kind], always);
  return [counted?.count ?? 0, counted?.firstCount ?? 0, counted?.leftOutCount ?? 0];
}

/** Adds up the pages that a figure's list shows. */
const pagesOf = async (account: TestAccount, of: FigureName) =>
  (await execute(account.actor, listCountedEvents, { of })).pages.map(({ title, count }) => [title, count]);

describe("a visit", () => {
  it("is listed by its page, and all of them add up to the figure", async () => {
    const newsroom = await listed();
    const body = { title: "The train returns", body: "<p>It runs.</p>", status: "PUBLISHED" as const };
    const { release } = await execute(newsroom.actor, createRelease, body);
    await visit(newsroom.path);
    for (let visits = 0; visits < 2; visits++) await visit(`${newsroom.path}/${release.slug}`);
    const { analytics } = await execute(newsroom.actor, readAnalytics, {});
    expect([analytics.pageViews, analytics.dailyVisitors]).toEqual([3, 1]);
    expect(await pagesOf(newsroom, "pageViews")).toEqual([
      ["The train returns", 2],
      ["", 1],
    ]);
    expect(await pagesOf(newsroom, "dailyVisitors")).toEqual([["", 1]]);
    expect(await pagesOf(newsroom, "downloads")).toEqual([]);
  });

  it("counts each time, and its visitor once a day", async () => {
    const newsroom = await listed();
    await visit(newsroom.path);
    await visit(newsroom.path);
    await visit(newsroom.path, { address: "203.0.113.8" });
    await visit(newsroom.path, { browser: `${FIREFOX} Other` });
    expect(await figures(newsroom)).toEqual([4, 3, 0]);
    // No page answers at the address of another type.
    await visit(newsroom.path.replace("brand-newsroom", "press-profile"));
    await moveClock(sql(), "1 day");
    await visit(newsroom.path);
    expect(await figures(newsroom)).toEqual([5, 4, 0]);
    await moveClock(sql(), "0 days");
  });

  it("counts once a visitor, though 20 come at once", async () => {
    const newsroom = await listed();
    await Promise.all(Array.from({ length: 20 }, () => visit(newsroom.path)));
    expect(await figures(newsroom)).toEqual([20, 1, 0]);
  });

  it("of a bot, a prefetch, a HEAD request or the owner is left out, and said", async () => {
    const newsroom = await listed();
    await visit(newsroom.path, { browser: "Googlebot/2.1 (+http://www.google.com/bot.html)" });
    await visit(newsroom.path, { browser: "" });
    await visit(newsroom.path, { isPrefetch: true });
    await visit(newsroom.path, { isHead: true });
    await visit(newsroom.path, {}, { own: true }, newsroom.actor);
    await visit(newsroom.path, {}, {}, newsroom.actor);
    expect(await figures(newsroom)).toEqual([0, 0, 6]);
    const rows =
      await sql()`select left_out from events where profile_id = ${newsroom.profileId} order by left_out`;
    expect(rows.map(({ left_out }) => left_out)).toEqual([
      "bot",
      "bot",
      "prefetch",
      "head",
      "owner",
      "owner",
    ]);
  });

  it("of a colleague is left out as the owner's is, and of another company's member counts", async () => {
    const newsroom = await listed("Hollow Pine");
    const stranger = await makeAccount({ userType: "brand", company: "Gausta Trails" });
    for (const { actor } of [await makeMember(newsroom, "editor"), stranger])
      await visit(newsroom.path, {}, {}, actor);
    expect(await figures(newsroom)).toEqual([1, 1, 1]);
  });

  it("by somebody who asks not to be counted is nowhere", async () => {
    const newsroom = await listed();
    await visit(newsroom.path, { wantsPrivacy: true });
    expect(await figures(newsroom)).toEqual([0, 0, 0]);
  });

  it("stores neither address nor browser, and its hash and salt go with the day", async () => {
    const newsroom = await listed();
    await visit(newsroom.path);
    const stored =
      await sql()`select to_jsonb(e)::text || to_jsonb(v)::text as text from events e, visitor_days v
      where e.profile_id = ${newsroom.profileId} and v.profile_id = e.profile_id`;
    expect(stored).toHaveLength(1);
    expect(stored[0]?.text).not.toMatch(/203\.0\.113|Firefox/);
  });

  it("counts a release only once it is public", async () => {
    const newsroom = await listed();
    const { release } = await execute(newsroom.actor, createRelease, {
      title: "Cabins open",
      body: "<p>Cabins of pine open in May.</p>",
      status: "PUBLISHED",
    } as never);
    await sql()`update releases set live_at = app_now() + interval '1 day' where id = ${release.id}`;
    await visit(`${newsroom.path}/${release.slug}`);
    await sql()`update releases set live_at = app_now() - interval '1 day' where id = ${release.id}`;
    await visit(`${newsroom.path}/${release.slug}`);
    const rows = await sql()`select subject_id from events where profile_id = ${newsroom.profileId}
      and kind = 'page_viewed' order by at`;
    expect(rows.map(({ subject_id }) => subject_id)).toEqual([release.id]);
  });

  it("that a stranger calls their own is nowhere", async () => {
    const [newsroom, stranger] = [await listed(), await listed()];
    await visit(newsroom.path, {}, { own: true });
    await visit(newsroom.path, {}, { own: true }, stranger.actor);
    expect(await figures(newsroom)).toEqual([0, 0, 0]);
  });

  it("of a page that is not there counts for nobody", async () => {
    const newsroom = await listed();
    const photo = await makePhoto(newsroom);
    await sql()`update assets set state = 'ready', public_anyway = true where id = ${photo.id}`;
    for (const under of [
      "no-such-release",
      "x/y/z/%00",
      "feed.xml",
      `reel/${photo.id}`,
      `asset/${newsroom.profileId}`,
    ])
      await visit(`${newsroom.path}/${under}`);
    await visit(`/files/assets/${photo.id}/original`);
    expect(await figures(newsroom)).toEqual([0, 0, 0]);
    for (const under of ["overview", "news/tag/rail/2", "assets", `asset/${photo.id}`])
      await visit(`${newsroom.path}/${under}`);
    expect((await figures(newsroom))[0]).toBe(4);
  });

  it("opened a link that stands on the pages, and no other", async () => {
    const newsroom = await listed();
    await sql()`update profiles set website = 'https://hollow-pine.com' where id = ${newsroom.profileId}`;
    const body = '<p><a href="https://rail.example.org/?a=1&b=2">Timetable</a></p>';
    const release = { title: "Cabins open", body, status: "PUBLISHED" };
    await execute(newsroom.actor, createRelease, release as never);
    const open = (link?: string) =>
      inContext(as({}), () =>
        execute(anonymous(), recordVisit, { kind: "link_opened", path: newsroom.path, link }),
      );
    for (const link of [undefined, "https://hollow", "https://evil.example.org/", "https://hollow-pine.co"])
      await open(link);
    expect(await figures(newsroom, "link_opened")).toEqual([0, 0, 0]);
    for (const link of ["https://hollow-pine.com/", "https://rail.example.org/?a=1&b=2"]) await open(link);
    expect((await figures(newsroom, "link_opened"))[0]).toBe(2);
  });

  it("brings at most 20 new visitors of one address in a day, and further views", async () => {
    const newsroom = await listed();
    for (let n = 0; n < 25; n++) await visit(newsroom.path, { browser: `${FIREFOX} ${n}` });
    await visit(newsroom.path, { address: "203.0.113.9" });
    expect(await figures(newsroom)).toEqual([26, 21, 0]);
  });

  it("of a hidden page, an unknown one or a page of ours counts for nobody", async () => {
    const newsroom = await listed();
    await sql()`update profiles set listed = false where id = ${newsroom.profileId}`;
    for (const path of [newsroom.path, "/brand-newsroom/nobody", "/dashboard", "/", "//evil.example/x"])
      await visit(path);
    expect(await figures(newsroom)).toEqual([0, 0, 0]);
  });
});

describe("a fetch", () => {
  const readers = [
    "NetNewsWire (RSS Reader; https://netnewswire.com/)",
    "FreshRSS/1.26.0 (Linux; https://freshrss.org)",
    "Mozilla/5.0 (compatible; Miniflux/2.2.8; +https://miniflux.app)",
    "Inoreader/1.0 (+http://www.inoreader.com/feed-fetcher; 12 subscribers; )",
    "Feedly/1.0 (+http://www.feedly.com/fetcher.html; 4 subscribers; like FeedFetcher-Google)",
  ];

  it("of a feed counts the programs that readers use", async () => {
    const newsroom = await listed();
    const feed = `${newsroom.path}/feed.xml`;
    for (const browser of readers) await fetched("feed_fetched", feed, { browser });
    expect(await figures(newsroom, "feed_fetched")).toEqual([readers.length, readers.length, 0]);
  });

  it("of a feed by HEAD or by its owner is left out, and said", async () => {
    const newsroom = await listed();
    const feed = `${newsroom.path}/feed.xml`;
    await fetched("feed_fetched", feed, { browser: readers[0], isHead: true });
    await fetched("feed_fetched", feed, { browser: readers[0] }, newsroom.actor);
    expect(await figures(newsroom, "feed_fetched")).toEqual([0, 0, 2]);
  });

  it("of a file by a robot is left out", async () => {
    const newsroom = await listed();
    const photo = await makePhoto(newsroom);
    const file = `/files/assets/${photo.id}/original`;
    await fetched("asset_downloaded", file, { browser: "Googlebot/2.1 (+http://www.google.com/bot.html)" });
    await fetched("asset_downloaded", file);
    expect(await figures(newsroom, "asset_downloaded")).toEqual([1, 1, 1]);
  });

  it("of a file counts once a day for each visitor, and 20 times for an address", async () => {
    const newsroom = await listed();
    const [photo, other] = [await makePhoto(newsroom), await makePhoto(newsroom)];
    const file = `/files/assets/${photo.id}/original`;
    for (let n = 0; n < 3; n++) await fetched("asset_downloaded", file);
    await fetched("asset_downloaded", `/files/assets/${other.id}/original`);
    expect(await figures(newsroom, "asset_downloaded")).toEqual([2, 2, 0]);
    for (let n = 0; n < 25; n++) await fetched("asset_downloaded", file, { browser: `${FIREFOX} ${n}` });
    expect((await figures(newsroom, "asset_downloaded"))[0]).toBe(21);
  });

  it.each(["ASSET_DOWNLOADED", "FEED_FETCHED"])(
    "cannot be claimed as a visit: %s is refused",
    async (kind) => {
      const newsroom = await listed();
      const request = new NextRequest("http://localhost/api/v1/visits", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ kind, path: newsroom.path }),
      });
      const response = await inContext(as({}), () => POST(request, { params: Promise.resolve({}) }));
      expect(response.status).toBe(400);
      expect(await figures(newsroom, kind.toLowerCase() as FetchKind)).toEqual([0, 0, 0]);
    },
  );
});

describe("an address", () => {
  it.each([
    ["/press-profile/ada", { of: "profile", kind: "press", slug: "ada", release: "" }],
    [
      "/brand-newsroom/hollow-pine/cabins-open",
      { of: "profile", kind: "brand", slug: "hollow-pine", release: "cabins-open" },
    ],
    [
      "/source-newsroom/lauwersgrid/feed.xml?x=1",
      { of: "profile", kind: "source", slug: "lauwersgrid", release: "feed.xml" },
    ],
    ["/brand-pitch/night-train#why", { of: "pitchPage", kind: "brand", slug: "night-train" }],
    [
      "/files/assets/0199a1c0-0000-7000-8000-000000000000/original",
      { of: "asset", id: "0199a1c0-0000-7000-8000-000000000000" },
    ],
    ["/brand-pitch/night-train/calendar.ics", null],
    ["/press-profile/ada/no-such-page", null],
    ["/press-profile/ada/work/tag/rail/2", { of: "profile", kind: "press", slug: "ada", release: "" }],
    ["/brand-newsroom/hollow-pine/x/y", null],
    ["/brand-newsroom/hollow-pine/", { of: "profile", kind: "brand", slug: "hollow-pine", release: "" }],
    ["/files/assets/1/original", null],
    ["/files/work/0199a1c0-0000-7000-8000-000000000000/video", null],
    ["/press", null],
    ["/brand-newsroom/", null],
    ["", null],
  ])("%s", (path, visited) => {
    expect(visitedOf(path)).toEqual(visited);
  });
});
