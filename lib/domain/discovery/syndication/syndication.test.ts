import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { deleteRelease } from "@/lib/domain/newsrooms/releases/commands/delete";
import { createRelease, updateRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { settings } from "@/lib/platform/settings/settings";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makeProduct } from "@/tests/factories/assets";
import { outcomeOf } from "@/tests/factories/outcome";
import { makePitchPage } from "@/tests/factories/pitch-pages";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { getEmbed, getOembed, getShareCard } from "./queries/cards";
import { getAllNewsFeed, getNewsroomFeed } from "./queries/feeds";
import { getMapIndex, getMapPart } from "./queries/maps";

const { sql } = testDatabase();
let brand: TestAccount;

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
});

const ask = anonymous;
const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const newsroom = () => makeAccount({ userType: "brand", company: "Another House" });
const write = async (input: object, account: TestAccount) =>
  (
    await execute(account.actor, createRelease, {
      ...{ title: "The night train returns", body: "<p>It runs again.</p>" },
      ...input,
    } as never)
  ).release;
const publish = (input: object = {}, account = brand) => write({ status: "PUBLISHED", ...input }, account);

/** Tells whether a release is out, which every place that machines read must answer alike. */
async function isOut(
  account: TestAccount,
  release: { id: string; url: string; slug: string },
): Promise<boolean> {
  const feed = await execute(ask(), getNewsroomFeed, { slug: account.slug });
  const all = await execute(ask(), getAllNewsFeed, {});
  const map = await execute(ask(), getMapPart, { part: "releases-1-of-1.xml" });
  const news = await execute(ask(), getMapPart, { part: "news-1-of-1.xml" });
  const card = await execute(ask(), getEmbed, { slug: account.slug });
  const picture = await outcomeOf(
    execute(ask(), getShareCard, { subject: "releases", id: release.id, version: "0.png" }),
  );
  const url = `${settings().APP_URL}${release.url}`;
  const oembed = await outcomeOf(execute(ask(), getOembed, { url }));
  const seen = [
    ...[feed, all].map(({ items }) => items.some(({ id }) => id === release.id)),
    ...[map, news].map(({ entries }) => entries.some((entry) => entry.url === release.url)),
    card.releases.some(({ id }) => id === release.id),
    picture === "ok",
    oembed === "ok",
  ];
  expect(new Set(seen).size).toBe(1);
  return seen[0] ?? false;
}

describe("a release", () => {
  it("that is a draft is in no feed, map, card or picture", async () => {
    expect(await isOut(brand, await write({}, brand))).toBe(false);
  });

  it("under embargo or scheduled is in no output before its time, and in all from then on by itself", async () => {
    const house = await newsroom();
    const held = await publish({ title: "Held", embargoUntil: inHours(24) }, house);
    const planned = await write({ title: "Planned", status: "SCHEDULED", publishAt: inHours(24) }, house);
    for (const release of [held, planned]) expect(await isOut(house, release)).toBe(false);
    const { changesAt } = await execute(ask(), getNewsroomFeed, { slug: house.slug });
    expect([held.liveAt, planned.liveAt]).toContain(changesAt);
    await moveClock(sql(), "25 hours");
    try {
      for (const release of [held, planned]) expect(await isOut(house, release)).toBe(true);
    } finally {
      await moveClock(sql(), "0");
    }
  });

  it("that is withdrawn is in no output at once", async () => {
    const house = await newsroom();
    const release = await publish({}, house);
    expect(await isOut(house, release)).toBe(true);
    await execute(house.actor, deleteRelease, { id: release.id });
    expect(await isOut(house, release)).toBe(false);
  });

  it("of a newsroom that is hidden is in no output, and neither is the newsroom", async () => {
    const house = await newsroom();
    const { id, url } = await publish({}, house);
    await sql()`update profiles set listed = false where id = ${house.profileId}`;
    for (const asked of [
      () => execute(ask(), getNewsroomFeed, { slug: house.slug }),
      () => execute(ask(), getEmbed, { slug: house.slug }),
      () => execute(ask(), getShareCard, { subject: "profiles", id: house.profileId, version: "0.png" }),
      () => execute(ask(), getShareCard, { subject: "releases", id, version: "0.png" }),
      () => execute(ask(), getOembed, { url: `${settings().APP_URL}${url}` }),
    ])
      expect(await outcomeOf(asked())).toBe("not_found");
    const all = await execute(ask(), getAllNewsFeed, {});
    expect(all.items.map((item) => item.id)).not.toContain(id);
    for (const part of ["brands-1-of-1.xml", "releases-1-of-1.xml", "news-1-of-1.xml"]) {
      const { entries } = await execute(ask(), getMapPart, { part });
      expect(entries.filter((entry) => entry.url.includes(`/${house.slug}`))).toEqual([]);
    }
  });

  it("says when it was corrected, to feeds and maps", async () => {
    const house = await newsroom();
    const { id, url } = await publish({}, house);
    await execute(house.actor, updateRelease, { id, title: "The night train returns twice" });
    const [item] = (await execute(ask(), getNewsroomFeed, { slug: house.slug })).items;
    expect(item?.title).toBe("The night train returns twice");
    expect(Date.parse(item?.updatedAt ?? "")).toBeGreaterThan(Date.parse(item?.publishedAt ?? ""));
    const { entries } = await execute(ask(), getMapPart, { part: "releases-1-of-1.xml" });
    expect(entries.find((entry) => entry.url === url)?.modifiedAt).toBe(item?.updatedAt);
  });

  it("leaves the map of news two days after it came out, and says when", async () => {
    const house = await newsroom();
    const release = await publish({}, house);
    const read = () => execute(ask(), getMapPart, { part: "news-1-of-1.xml" });
    const before = await read();
    const found = before.entries.find(({ url }) => url === release.url);
    expect(found?.news).toEqual({ title: release.title, publishedAt: release.liveAt });
    expect(Date.parse(before.changesAt ?? "")).toBeLessThanOrEqual(
      Date.parse(release.liveAt ?? "") + 172_800_000,
    );
    await moveClock(sql(), "49 hours");
    try {
      expect((await read()).entries.map(({ url }) => url)).not.toContain(release.url);
      const old = await execute(ask(), getMapPart, { part: "releases-1-of-1.xml" });
      expect(old.entries.map(({ url }) => url)).toContain(release.url);
    } finally {
      await moveClock(sql(), "0");
    }
  });
});

describe("the map", () => {
  it("names a part for every kind there is, and the parts hold each listed profile once", async () => {
    await makeAccount({ userType: "press" });
    const { parts } = await execute(ask(), getMapIndex, {});
    expect(parts).toEqual(
      expect.arrayContaining([
        "/sitemaps/pages.xml",
        "/sitemaps/press-1-of-1.xml",
        "/sitemaps/news-1-of-1.xml",
      ]),
    );
    const listed = await sql()`select slug from profiles where listed and kind = 'brand' order by slug`;
    const halves = await Promise.all(
      ["brands-1-of-2.xml", "brands-2-of-2.xml"].map((part) => execute(ask(), getMapPart, { part })),
    );
    const urls = halves.flatMap(({ entries }) => entries.map(({ url }) => url)).toSorted();
    expect(urls).toEqual(listed.map(({ slug }) => `/brand-newsroom/${slug}`).toSorted());
    expect(halves.flatMap(({ entries }) => entries).every(({ modifiedAt }) => modifiedAt)).toBe(true);
  });

  it("holds the tabs that have something to say, under their own addresses", async () => {
    const full = await makeAccount({ userType: "source" });
    await execute(full.actor, updateProfile, { about: "We build cabins." });
    await makeProduct(full);
    const empty = await makeAccount({ userType: "source" });
    const creator = await makeAccount({ userType: "paid_media" });
    await execute(creator.actor, updateProfile, { rates: { post: { instagram: 350 } } });
    const addWork = (type: string) => sql()`insert into work_samples (id, profile_id, type, title)
      values (gen_random_uuid(), ${creator.profileId}, ${type}, 'A piece')`;
    const under = async (part: string, { slug }: { slug: string }) => {
      const { entries } = await execute(ask(), getMapPart, { part: `${part}-1-of-1.xml` });
      return entries
        .map(({ url }) => url.split("/"))
        .flatMap(([, , of, panel]) => (of === slug ? (panel ?? "") : []));
    };
    expect(await under("sources", full)).toEqual(["", "overview", "assets"]);
    expect(await under("sources", empty)).toEqual([""]);
    await addWork("Reel");
    expect(await under("paid-media", creator)).toEqual(["", "rates"]);
    await addWork("Campaign");
    expect(await under("paid-media", creator)).toEqual(["", "rates", "portfolio"]);
  });

  it("holds the pitch pages that are open, until their last day", async () => {
    const owner = await makeAccount({ userType: "brand" });
    const open = await makePitchPage(owner, { expiresAt: "2126-03-01T12:00:00Z" });
    const over = await makePitchPage(owner);
    const draft = await makePitchPage(owner, { status: "DRAFT" });
    await sql()`update pitch_pages set expires_at = app_now() - interval '1 hour' where id = ${over.id}`;
    const { parts } = await execute(ask(), getMapIndex, {});
    expect(parts).toContain("/sitemaps/pitch-pages-1-of-1.xml");
    const { entries, changesAt } = await execute(ask(), getMapPart, { part: "pitch-pages-1-of-1.xml" });
    const urls = entries.map(({ url }) => url);
    expect([open, over, draft].map(({ url }) => urls.includes(url))).toEqual([true, false, false]);
    expect(changesAt).toBe(open.expiresAt);
  });

  it("answers nothing for a part there is not", async () => {
    expect(await outcomeOf(execute(ask(), getMapPart, { part: "people-1-of-1.xml" }))).toBe("not_found");
  });
});

describe("a picture", () => {
  it("moves with what it shows: a new name, a new address", async () => {
    const house = await newsroom();
    const read = () =>
      execute(ask(), getShareCard, { subject: "profiles", id: house.profileId, version: "0.png" });
    const before = await read();
    await sql()`update profiles set name = 'Pine & Hollow' where id = ${house.profileId}`;
    const after = await read();
    expect(after.card.title).toBe("Pine & Hollow");
    expect(after.url).not.toBe(before.url);
  });

  it("is drawn of nothing but profiles, releases and pages of ours", async () => {
    for (const [subject, id] of [
      ["users", brand.profileId],
      ["profiles", brand.userId],
      ["profiles", "hollow-pine"],
      ["pages", "Buy cheap pills"],
    ])
      expect(await outcomeOf(execute(ask(), getShareCard, { subject, id, version: "0.png" } as never))).toBe(
        "not_found",
      );
  });
});

describe("an old slug", () => {
  it("leads feeds and cards to the newsroom it was of", async () => {
    const house = await newsroom();
    await sql()`insert into slugs (slug, profile_id) values (${`${house.slug}-before`}, ${house.profileId})`;
    const { newsroom: found } = await execute(ask(), getNewsroomFeed, { slug: `${house.slug}-before` });
    expect(found?.slug).toBe(house.slug);
    expect((await execute(ask(), getEmbed, { slug: `${house.slug}-before` })).profile.slug).toBe(house.slug);
  });
});

describe("a journalist", () => {
  it("has a card, and no feed", async () => {
    const press = await makeAccount({ userType: "press" });
    expect(await outcomeOf(execute(ask(), getNewsroomFeed, { slug: press.slug }))).toBe("not_found");
    expect((await execute(ask(), getEmbed, { slug: press.slug })).releases).toEqual([]);
    const url = `${settings().APP_URL}/press-profile/${press.slug}`;
    expect((await execute(ask(), getOembed, { url })).author.slug).toBe(press.slug);
    const other = `${settings().APP_URL}/brand-newsroom/${press.slug}`;
    expect(await outcomeOf(execute(ask(), getOembed, { url: other }))).toBe("not_found");
  });
});
