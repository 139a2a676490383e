import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as brandAtom from "@/app/(public)/brand-newsroom/[slug]/atom.xml/route";
import * as brandSheet from "@/app/(public)/brand-newsroom/[slug]/fact-sheet/route";
import * as brandJson from "@/app/(public)/brand-newsroom/[slug]/feed.json/route";
import * as brandRss from "@/app/(public)/brand-newsroom/[slug]/feed.xml/route";
import * as allAtom from "@/app/(public)/news/atom.xml/route";
import * as sourceSheet from "@/app/(public)/source-newsroom/[slug]/fact-sheet/route";
import * as sourceRss from "@/app/(public)/source-newsroom/[slug]/feed.xml/route";
import * as embed from "@/app/embed/[slug]/route";
import * as oembed from "@/app/oembed/route";
import * as og from "@/app/og/[subject]/[id]/[version]/route";
import * as robots from "@/app/robots.txt/route";
import * as index from "@/app/sitemap.xml/route";
import * as parts from "@/app/sitemaps/[part]/route";
import { execute, transact } from "@/lib/core/execute";
import { pingHubJob } from "@/lib/domain/discovery/syndication/events";
import { getShareCard } from "@/lib/domain/discovery/syndication/queries/cards";
import { deleteRelease } from "@/lib/domain/newsrooms/releases/commands/delete";
import { createRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { refreshListing } from "@/lib/domain/profiles/profiles/store";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { resetSettings, settings } from "@/lib/platform/settings/settings";
import type { BoundHandler } from "@/lib/transport/route";
import { anonymous, makeAccount, type TestAccount } from "../factories/accounts";
import { makePitchPage } from "../factories/pitch-pages";
import { moveClock, testDatabase } from "../setup/database";
import { atomFeed, jsonFeed, rssFeed, siteMap } from "./feed-rules";
import { readXml } from "./read-xml";

const HUB = "https://hub.example/";
const { sql } = testDatabase({ WEBSUB_HUB_URL: HUB });
let brand: TestAccount;

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
});
afterEach(() => vi.useRealTimers());

type Handler = { GET: BoundHandler };
const call = (
  { GET }: Handler,
  path: string,
  params: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> =>
  GET(new NextRequest(`${settings().APP_URL}${path}`, { headers }), {
    // Next passes no parameters at all to a route without any.
    params: Promise.resolve(Object.keys(params).length > 0 ? params : undefined) as Promise<typeof params>,
  });
const feedOf = (account: TestAccount, headers?: Record<string, string>) =>
  call(brandRss, `/brand-newsroom/${account.slug}/feed.xml`, { slug: account.slug }, headers);
const publish = async (account: TestAccount, input: object = {}) =>
  (
    await execute(account.actor, createRelease, {
      ...{ title: "The night train returns", body: "<p>It runs again.</p>", status: "PUBLISHED" },
      ...input,
    } as never)
  ).release;
const hide = async ({ profileId }: TestAccount) => {
  await sql()`update profiles set visible = false where id = ${profileId}`;
  await transact((tx, effects) => refreshListing(tx, effects, profileId));
};
const newsroom = () => makeAccount({ userType: "brand", company: "Another House" });

describe("feeds", () => {
  it("are what their specifications ask for, and name themselves and the hub in their headers", async () => {
    await publish(brand);
    const { slug } = brand;
    const answers = await Promise.all([
      feedOf(brand),
      call(brandAtom, `/brand-newsroom/${slug}/atom.xml`, { slug }),
      call(brandJson, `/brand-newsroom/${slug}/feed.json`, { slug }),
      call(allAtom, "/news/atom.xml"),
    ]);
    const [rss = "", atom = "", json = "", all = ""] = await Promise.all(answers.map((one) => one.text()));
    rssFeed.parse(readXml(rss));
    atomFeed.parse(readXml(atom));
    jsonFeed.parse(JSON.parse(json));
    atomFeed.parse(readXml(all));
    expect(all).toContain("The night train returns");
    expect(answers[0]?.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(answers[1]?.headers.get("link")).toBe(
      `<${settings().APP_URL}/brand-newsroom/${slug}/atom.xml>; rel="self", <${HUB}>; rel="hub"`,
    );
    expect(atom).toContain(`<link rel="hub" href="${HUB}"/>`);
  });

  it("carry the whole release as it is read, and are named after what they hold", async () => {
    const house = await makeAccount({ userType: "brand", company: "Whole House" });
    await execute(house.actor, updateProfile, {
      boilerplate: "Whole House builds <cabins>.",
      pressContacts: [{ name: "Petra Lind", role: "Head of Press", email: "desk@northwind-post.com" }],
    });
    await publish(house, { dateline: "Oslo, Norway", who: "Two hikers", whyNewsworthy: "It is <new>" });
    const { slug } = house;
    const json = JSON.parse(
      await (await call(brandJson, `/brand-newsroom/${slug}/feed.json`, { slug })).text(),
    );
    expect(json.title).toBe("Press releases of Whole House");
    const html: string = json.items[0].content_html;
    const order = [
      "<strong>Who:</strong> <bdi>Two hikers</bdi>",
      "<strong>Why:</strong> <bdi>It is &lt;new&gt;</bdi>",
      '<p dir="auto"><bdi><strong>OSLO, NORWAY, ',
      "It runs again.",
      '<h2 dir="auto">About Whole House</h2><p dir="auto">Whole House builds &lt;cabins&gt;.</p>',
      "Petra Lind<br>Head of Press<br>",
      'href="mailto:desk@northwind-post.com"',
      "###",
    ].map((part) => html.indexOf(part));
    expect(order.every((at) => at >= 0)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(html).not.toContain("<strong>What:");
    expect(await (await call(allAtom, "/news/atom.xml")).text()).toContain(
      "<title>Press releases on Fivewire</title>",
    );
  });

  it("say 304 to who has them, by tag or by time, and not once something came out or was taken back", async () => {
    const house = await newsroom();
    const { id } = await publish(house);
    const first = await feedOf(house);
    const etag = first.headers.get("etag") ?? "";
    const modified = first.headers.get("last-modified") ?? "";
    for (const [name, value] of [
      ["if-none-match", etag],
      ["if-modified-since", modified],
    ] as const) {
      const again = await feedOf(house, { [name]: value });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
    // An outdated tag decides, although the time alone would be a 304.
    expect((await feedOf(house, { "if-none-match": '"x"', "if-modified-since": modified })).status).toBe(200);
    await publish(house, { title: "A second one" });
    expect((await feedOf(house, { "if-modified-since": modified })).status).toBe(200);
    await execute(house.actor, deleteRelease, { id });
    const after = await feedOf(house, { "if-none-match": etag, "if-modified-since": modified });
    expect(after.status).toBe(200);
    expect(await after.text()).not.toContain(id);
  });

  it("ask the database once for many readers, and not at all while nothing changes", async () => {
    const house = await newsroom();
    const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await feedOf(house)).text()));
    expect(new Set(bodies).size).toBe(1);
    await sql()`update profiles set name = 'Changed behind the product' where id = ${house.profileId}`;
    expect(await (await feedOf(house)).text()).toBe(bodies[0]);
  });

  it("show an embargoed release from its time on, without anything being done", async () => {
    const house = await newsroom();
    const until = new Date(Date.now() + 3_600_000);
    await publish(house, { title: "Held back", embargoUntil: until.toISOString() });
    expect(await (await feedOf(house)).text()).not.toContain("Held back");
    vi.useFakeTimers({ toFake: ["Date"], now: until.getTime() + 1000 });
    await moveClock(sql(), "61 minutes");
    try {
      expect(await (await feedOf(house)).text()).toContain("Held back");
    } finally {
      await moveClock(sql(), "0");
    }
  });

  it("are not there under another kind's address, and move with an old slug", async () => {
    const { slug } = brand;
    expect((await call(sourceRss, `/source-newsroom/${slug}/feed.xml`, { slug })).status).toBe(404);
    expect((await call(brandRss, "/brand-newsroom/nobody/feed.xml", { slug: "nobody" })).status).toBe(404);
    await sql()`insert into slugs (slug, profile_id) values ('pine-before', ${brand.profileId})`;
    const moved = await call(brandRss, "/brand-newsroom/pine-before/feed.xml", { slug: "pine-before" });
    expect(moved.status).toBe(308);
    expect(moved.headers.get("location")).toBe(`${settings().APP_URL}/brand-newsroom/${slug}/feed.xml`);
  });
});

describe("a newsroom's fact sheet", () => {
  it("is a file of plain text with its facts, perks and contacts, new after a change", async () => {
    const house = await makeAccount({ userType: "brand", company: "Sheet House" });
    const { slug } = house;
    const read = (at = slug) => call(brandSheet, `/brand-newsroom/${at}/fact-sheet`, { slug: at });
    const change = (fields: object) => execute(house.actor, updateProfile, fields);
    await change({ facts: [{ label: "Founded", value: "2014, Rjukan" }], perksOffered: ["Interview"] });
    const answer = await read();
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${slug}-fact-sheet.txt"`);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await answer.text()).toContain("Founded: 2014, Rjukan");
    await change({ facts: [{ label: "People", value: "86" }], perkDetails: { Interview: "The founder" } });
    const text = await (await read()).text();
    expect(text).toContain("People: 86");
    expect(text).toContain("Interview: The founder");
    expect(text).not.toContain("Founded");
    await sql()`insert into slugs (slug, profile_id) values ('sheet-before', ${house.profileId})`;
    const moved = await read("sheet-before");
    expect([moved.status, moved.headers.get("location")]).toEqual([
      308,
      `${settings().APP_URL}/brand-newsroom/${slug}/fact-sheet`,
    ]);
    expect((await call(sourceSheet, `/source-newsroom/${slug}/fact-sheet`, { slug })).status).toBe(404);
  });
});

describe("maps", () => {
  it("are what sitemaps.org and Google ask for, from robots.txt down to every part", async () => {
    await publish(brand, { title: 'Signs & <marks> "here"' });
    const { APP_URL } = settings();
    expect(await robots.GET().text()).toContain(`Sitemap: ${APP_URL}/sitemap.xml\n`);
    const root = readXml(await (await call(index, "/sitemap.xml")).text());
    siteMap.parse(root);
    const named = root.children.map(({ children }) => new URL(children[0]?.text ?? "").pathname);
    expect(named.some((path) => path.includes("news"))).toBe(true);
    for (const path of named) {
      const answer = await call(parts, path, { part: path.replace("/sitemaps/", "") });
      expect([path, answer.status]).toEqual([path, 200]);
      const map = readXml(await answer.text());
      siteMap.parse(map);
      if (path.includes("news"))
        expect(map.children.every((url) => url.children.some(({ name }) => name === "news:news"))).toBe(true);
    }
    expect((await call(parts, "/sitemaps/x.xml", { part: "x.xml" })).status).toBe(404);
  });

  it("lose a profile the moment it is hidden", async () => {
    const house = await newsroom();
    await transact((tx, effects) => refreshListing(tx, effects, house.profileId));
    const read = async () =>
      (await call(parts, "/sitemaps/brands-1-of-1.xml", { part: "brands-1-of-1.xml" })).text();
    expect(await read()).toContain(`/${house.slug}<`);
    await hide(house);
    expect(await read()).not.toContain(`/${house.slug}<`);
  });
});

describe("drawn pictures", () => {
  const pathOf = async (subject: string, id: string) =>
    (await execute(anonymous(), getShareCard, { subject, id, version: "0.png" })).url;
  const draw = (path: string, headers?: Record<string, string>) => {
    const [, , subject = "", id = "", version = ""] = path.split("/");
    return call(og, path, { subject, id, version }, headers);
  };

  it("are 1200 by 630, cached for an hour, and redirect from their address to the new one after a change", async () => {
    const house = await newsroom();
    const path = await pathOf("profiles", house.profileId);
    const answer = await draw(path);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
    expect((await draw(path, { "if-none-match": answer.headers.get("etag") ?? "" })).status).toBe(304);
    await execute(house.actor, updateProfile, { tagline: "Makers of quiet things" } as never);
    const now = await pathOf("profiles", house.profileId);
    expect(now).not.toBe(path);
    const moved = await draw(path);
    expect([moved.status, moved.headers.get("location")]).toEqual([307, `${settings().APP_URL}${now}`]);
  });

  it("are not there for a release before its time, and gone once it is withdrawn", async () => {
    const house = await newsroom();
    const held = await publish(house, { embargoUntil: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await draw(`/og/releases/${held.id}/0.png`)).status).toBe(404);
    const out = await publish(house);
    const path = await pathOf("releases", out.id);
    expect((await draw(path)).status).toBe(200);
    await execute(house.actor, deleteRelease, { id: out.id });
    expect((await draw(path)).status).toBe(410);
    await execute(house.actor, deleteRelease, { id: held.id });
    expect((await draw(`/og/releases/${held.id}/0.png`)).status).toBe(404);
    await hide(house);
    expect((await draw(path)).status).toBe(404);
  });

  it("show a pitch page's title once it is public, and no draft", async () => {
    const house = await newsroom();
    const draft = await makePitchPage(house, { status: "draft" });
    expect((await draw(`/og/pitches/${draft.id}/0.png`)).status).toBe(404);
    const page = await makePitchPage(house);
    const { card, url } = await execute(anonymous(), getShareCard, {
      ...{ subject: "pitches", id: page.id, version: "0.png" },
    });
    expect(card).toMatchObject({ kicker: "Brand pitch", title: page.pitchTitle });
    expect((await draw(url)).status).toBe(200);
    await hide(house);
    expect((await draw(url)).status).toBe(404);
  });
});

describe("oEmbed and the card", () => {
  const ask = (url: string, more = "") => call(oembed, `/oembed?url=${encodeURIComponent(url)}${more}`);

  it("answers with a frame of our card, in JSON and XML, no wider than asked", async () => {
    const url = `${settings().APP_URL}/brand-newsroom/${brand.slug}`;
    const answer = await (await ask(url, "&maxwidth=300")).json();
    expect(answer).toMatchObject({ version: "1.0", type: "rich", author_url: url, width: 300, height: 400 });
    expect(answer.html).toBe(
      `<iframe src="${settings().APP_URL}/embed/${brand.slug}" width="300" height="400" title="${answer.author_name} on Fivewire" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" style="border:0;max-width:100%"> </iframe>`,
    );
    const xml = readXml(await (await ask(url, "&format=xml")).text());
    expect(xml.name).toBe("oembed");
    expect(xml.children.find(({ name }) => name === "html")?.text).toContain("<iframe ");
    expect((await ask(url, "&format=yaml")).status).toBe(501);
    // Both maxima are binding, however small they are (oEmbed 1.0, 2.3.4).
    expect(await (await ask(url, "&maxwidth=120&maxheight=90")).json()).toMatchObject({
      width: 120,
      height: 90,
    });
    for (const less of ["&maxwidth=1199", "&maxheight=629", "&maxwidth=1200&maxheight=400"])
      expect(await (await ask(url, less)).json()).not.toHaveProperty("thumbnail_width");
    expect(await (await ask(url, "&maxwidth=1200")).json()).toMatchObject({ thumbnail_width: 1200 });
    expect(await (await ask(url)).json()).toMatchObject({ thumbnail_width: 1200, thumbnail_height: 630 });
    expect((await ask(url, "&maxwidth=wide")).status).toBe(400);
  });

  it("knows no other site's addresses, and no hidden profile", async () => {
    const house = await newsroom();
    const url = `${settings().APP_URL}/brand-newsroom/${house.slug}`;
    expect((await ask(url)).status).toBe(200);
    await hide(house);
    for (const address of [url, "https://elsewhere.example/brand-newsroom/x", "nothing"])
      expect((await ask(address)).status).toBe(404);
    expect((await call(embed, `/embed/${house.slug}`, { slug: house.slug })).status).toBe(404);
  });

  it("is a page that anybody may frame and that runs nothing, with the three newest releases", async () => {
    const house = await newsroom();
    for (const title of ["One", "Two", "Three", "<script>alert(1)</script>"]) await publish(house, { title });
    const answer = await call(embed, `/embed/${house.slug}`, { slug: house.slug });
    const html = await answer.text();
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors *");
    expect(policy).not.toMatch(/script-src|unsafe-inline/);
    expect(answer.headers.has("set-cookie")).toBe(false);
    expect(html).not.toMatch(/<script|<h2>[^<]*One/);
    expect(html.match(/<li>/g)).toHaveLength(3);
    const links = html.match(/<a [^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(link).toContain('target="_blank" rel="noopener"');
  });
});

describe("the WebSub hub", () => {
  const waiting = (account: TestAccount) =>
    sql()`select 1 from graphile_worker.jobs where key = ${`websub:${account.profileId}`}`;

  it("is notified when a release is published or withdrawn, and not before", async () => {
    const house = await newsroom();
    const held = await publish(house, { embargoUntil: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await waiting(house)).toHaveLength(0);
    await execute(house.actor, deleteRelease, { id: held.id });
    expect(await waiting(house)).toHaveLength(0);
    const out = await publish(house);
    expect(await waiting(house)).toHaveLength(1);
    await sql()`delete from graphile_worker._private_jobs where key = ${`websub:${house.profileId}`}`;
    await execute(house.actor, deleteRelease, { id: out.id });
    expect(await waiting(house)).toHaveLength(1);
  });

  it("hears of every feed that changed, in a form; what it refuses is tried again", async () => {
    const heard: URLSearchParams[] = [];
    let status = 500;
    const hub = createServer((request, response) => {
      let body = "";
      request.on("data", (piece) => {
        body += piece;
      });
      request.on("end", () => {
        heard.push(new URLSearchParams(body));
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => hub.listen(0, "127.0.0.1", resolve));
    process.env.WEBSUB_HUB_URL = `http://127.0.0.1:${(hub.address() as AddressInfo).port}/publish`;
    resetSettings();
    const tell = () => performJob(pingHubJob, { profileId: brand.profileId });
    try {
      await expect(tell()).rejects.toThrow("answered 500");
      status = 204;
      await tell();
      const [, second] = heard;
      expect(second?.get("hub.mode")).toBe("publish");
      const { APP_URL } = settings();
      expect(second?.getAll("hub.url").toSorted()).toEqual(
        ["news", `brand-newsroom/${brand.slug}`]
          .flatMap((root) =>
            ["feed.xml", "atom.xml", "feed.json"].map((file) => `${APP_URL}/${root}/${file}`),
          )
          .toSorted(),
      );
    } finally {
      process.env.WEBSUB_HUB_URL = HUB;
      resetSettings();
      hub.close();
    }
  });
});
