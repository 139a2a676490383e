import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { atomFeed, jsonFeed, rssFeed, siteMap } from "../machines/feed-rules";
import { readXml } from "../machines/read-xml";
import { structuredData } from "../machines/structured-data-rules";
import { newPerson, PASSWORD } from "./support/people";

const [one = "", two = ""] = [process.env.E2E_URL, process.env.E2E_SECOND_URL];

/** Makes a brand with a newsroom through the API. */
async function makeNewsroom() {
  const { email, name } = newPerson("Edda Holm", "Brand");
  const send = async (method: string, path: string, data: object, token?: string) => {
    const response = await fetch(`${one}/api/v1${path}`, {
      method,
      body: JSON.stringify(data),
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
    expect(response.ok).toBe(true);
    return (await response.json()).data;
  };
  const company = `Quiet Mill ${email.slice(-30, -20)}`;
  const account = { email, name, password: PASSWORD, userType: "BRAND", agreeToTerms: true, company };
  const { tokens } = await send("POST", "/auth/register", account);
  const token = tokens.accessToken as string;
  const about = '</script><script>window.pwned = 1</script> & "more"';
  const fields = { professionalTitle: "Mill <b>", location: "Oslo, Norway", about };
  const { profile } = await send("PUT", "/users/profile", fields, token);
  return {
    profile: profile as { id: string; slug: string; url: string },
    publish: async (title: string, fields: object = {}) => {
      const release = { title, body: "<p>It runs again.</p>", status: "PUBLISHED", ...fields };
      return (await send("POST", "/releases", release, token)).release as { id: string; url: string };
    },
    withdraw: (id: string) => send("PUT", `/releases/${id}`, { status: "WITHDRAWN" }, token),
    token,
  };
}

const read = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(address, { headers, redirect: "manual" });
  return { response, status: response.status, text: await response.text() };
};

test("feeds, maps, cards and facts are served by their rules, and new on every instance after a change", async () => {
  const { profile, publish, withdraw } = await makeNewsroom();
  const release = await publish('The <mill> turns & "turns"');
  const feed = (origin: string) => read(`${origin}${profile.url}/feed.xml`);

  await test.step("three forms of a feed, here and of all news", async () => {
    rssFeed.parse(readXml((await feed(one)).text));
    atomFeed.parse(readXml((await read(`${one}${profile.url}/atom.xml`)).text));
    jsonFeed.parse(JSON.parse((await read(`${one}${profile.url}/feed.json`)).text));
    for (const file of ["feed.xml", "atom.xml", "feed.json"]) {
      const { status, text } = await read(`${one}/news/${file}`);
      expect([status, text.includes(release.id)]).toEqual([200, true]);
    }
    const { response } = await feed(one);
    const again = await read(`${one}${profile.url}/feed.xml`, {
      "if-none-match": response.headers.get("etag") ?? "",
    });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  await test.step("a second release is in the feed of the other instance on the next request", async () => {
    expect((await feed(two)).text).toContain(release.id);
    const second = await publish("A second turn");
    await expect.poll(async () => (await feed(two)).text).toContain(second.id);
    await withdraw(second.id);
    await expect.poll(async () => (await feed(two)).text).not.toContain(second.id);
  });

  await test.step("the map, from robots.txt to the release", async () => {
    const { text: robots } = await read(`${one}/robots.txt`);
    const [, root = ""] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
    const index = readXml((await read(root.replace(new URL(root).origin, one))).text);
    siteMap.parse(index);
    const maps = await Promise.all(
      index.children.map(async ({ children }) => {
        const { text } = await read(`${one}${new URL(children[0]?.text ?? "").pathname}`);
        siteMap.parse(readXml(text));
        return text;
      }),
    );
    expect(maps.filter((text) => text.includes(`${release.url}</loc>`))).toHaveLength(2);
    expect(maps.filter((text) => text.includes(`${profile.url}</loc>`))).toHaveLength(1);
  });

  await test.step("pages say who they are, and name their feeds, their card and their picture", async () => {
    for (const path of ["/", "/brands", "/faqs", profile.url, release.url]) {
      const { text } = await read(`${one}${path}`);
      const blocks = [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
      expect(blocks.length).toBeGreaterThan(0);
      for (const [, block = ""] of blocks) structuredData.parse(JSON.parse(block));
      expect(text).toContain('content="index, follow, max-image-preview:large"');
      const [, picture = ""] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
      const drawn = await read(`${one}${new URL(picture).pathname}`);
      expect([path, drawn.status, drawn.response.headers.get("content-type")]).toEqual([
        path,
        200,
        "image/png",
      ]);
    }
    const { text } = await read(`${one}${release.url}`);
    for (const type of ["application/rss+xml", "application/atom+xml", "application/json+oembed"])
      expect(text).toContain(`<link rel="alternate" type="${type}"`);
    const [, asked = ""] = /type="application\/json\+oembed" href="([^"]+)"/.exec(text) ?? [];
    const oembed = new URL(asked.replaceAll("&amp;", "&"));
    const answer = JSON.parse((await read(`${one}${oembed.pathname}${oembed.search}`)).text);
    expect(answer.html).toContain(`/embed/${profile.slug}"`);
  });
});

/** Uploads a photo, which is public once it is processed, or with the release that it is uploaded for. */
async function uploadPhoto(token: string, releaseOnly: boolean) {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#2f5d50" } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  const fields = { kind: "photo", caption: "A mill", credit: "Even Strand", releaseOnly: `${releaseOnly}` };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "mill.jpg");
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${one}/api/v1/assets`, { method: "POST", headers, body: form });
  return (await response.json()).data.asset as { id: string; originalUrl: string };
}

test("a withdrawn release is gone at every address of its own, and left out wherever it was listed", async () => {
  const { profile, publish, withdraw, token } = await makeNewsroom();
  const photo = await uploadPhoto(token, true);
  const title = `The mill of ${profile.slug} turns`;
  const release = await publish(title, { images: [photo.id] });
  const other = await makeNewsroom();
  const bearer = { authorization: `Bearer ${other.token}` };
  const { url } = release;
  await expect.poll(async () => (await fetch(`${one}${photo.originalUrl}`)).status).toBe(200);
  const [, drawn = ""] = /"og:image" content="([^"]+)"/.exec((await read(`${one}${url}`)).text) ?? [];

  const own: [address: string, headers?: Record<string, string>][] = [
    [url],
    [url.toUpperCase().replace(/^\/BRAND-NEWSROOM/, "/brand-newsroom")],
    [`${profile.url}/${release.id}`],
    [`${url}/text`],
    [`${url}/pdf`],
    [new URL(drawn).pathname],
    [`/oembed?url=${encodeURIComponent(`${one}${url}`)}`],
    [`/oembed?format=xml&url=${encodeURIComponent(`${one}${profile.url}/${release.id}`)}`],
    [`/api/v1/releases/${release.id}`, bearer],
    [photo.originalUrl],
    [`${profile.url}/asset/${photo.id}`],
  ];
  const lists: [address: string, named: string][] = [
    [profile.url, title],
    [`${profile.url}/news`, title],
    [`${profile.url}/assets/photos`, photo.id],
    ...["feed.xml", "atom.xml", "feed.json"].flatMap((file): [string, string][] => [
      [`${profile.url}/${file}`, title],
      [`/news/${file}`, title],
    ]),
    [`/embed/${profile.slug}`, title],
    [`/api/v1/profiles/${profile.slug}/releases`, title],
    [`/api/v1/profiles/${profile.slug}/assets`, photo.id],
    [`/api/v1/brands?q=${encodeURIComponent(title)}`, title],
    ["/sitemaps/releases-1-of-1.xml", `${url}</loc>`],
    ["/sitemaps/news-1-of-1.xml", `${url}</loc>`],
  ];
  /** Returns the statuses of the addresses of `own` on an instance, with redirects followed. */
  const statuses = (origin: string) =>
    Promise.all(
      own.map(async ([address, headers]) => {
        const asked = address.replace(encodeURIComponent(one), encodeURIComponent(origin));
        return [address, (await fetch(`${origin}${asked}`, { headers })).status];
      }),
    );
  const naming = async (origin: string) => {
    const found = await Promise.all(
      lists.map(async ([address, named]) => {
        const { text } = await read(`${origin}${address}`);
        return text.includes(named) && address;
      }),
    );
    return found.filter(Boolean);
  };
  const all = (status: number) => own.map(([address]) => [address, status]);
  for (const origin of [one, two]) {
    await expect.poll(() => statuses(origin)).toEqual(all(200));
    expect(await naming(origin)).toEqual(lists.map(([address]) => address));
    // Its own page leads to the PDF once that is made.
    await expect.poll(async () => (await read(`${origin}${url}`)).text).toContain(`href="${url}/pdf"`);
  }
  await withdraw(release.id);
  // The instance that withdrew answers 410 at once, rendered and then from its cache; the other follows when
  // it is notified.
  for (const _ of [1, 2]) expect(await statuses(one)).toEqual(all(410));
  expect(await naming(one)).toEqual([]);
  await expect.poll(() => statuses(two)).toEqual(all(410));
  await expect.poll(() => naming(two)).toEqual([]);
});

test("a photo that a release held back is on every cached page again once that is withdrawn", async () => {
  const { profile, publish, withdraw, token } = await makeNewsroom();
  const { id, originalUrl } = await uploadPhoto(token, false);
  const pages = [profile.url, `${profile.url}/assets/photos`, `${profile.url}/asset/${id}`];
  const showing = async (origin: string) => {
    const answers = await Promise.all(
      pages.map(async (path) => [path, await read(`${origin}${path}`)] as const),
    );
    return answers
      .filter(([, { status, text }]) => status === 200 && text.includes(id))
      .map(([path]) => path);
  };
  await expect.poll(async () => (await fetch(`${one}${originalUrl}`)).status).toBe(200);
  for (const origin of [one, two]) await expect.poll(() => showing(origin)).toEqual(pages);
  const embargoUntil = new Date(Date.now() + 86_400_000).toISOString();
  const release = await publish("The mill is sold", { images: [id], embargoUntil });
  for (const origin of [one, two]) await expect.poll(() => showing(origin)).toEqual([]);
  await withdraw(release.id);
  for (const origin of [one, two]) await expect.poll(() => showing(origin)).toEqual(pages);
});

test("only the card may be framed by others", async () => {
  const { profile } = await makeNewsroom();
  const card = (await read(`${one}/embed/${profile.slug}`)).response.headers;
  expect(card.get("content-security-policy")).toContain("frame-ancestors *");
  expect([card.get("x-frame-options"), card.get("set-cookie")]).toEqual([null, null]);
  for (const path of ["/", profile.url, "/embed", "/news/feed.xml", "/login"]) {
    const { headers } = (await read(`${one}${path}`)).response;
    expect([path, headers.get("x-frame-options")]).toEqual([path, "DENY"]);
  }
  expect((await read(`${one}${profile.url}`)).response.headers.get("content-security-policy")).toContain(
    "frame-ancestors 'none'",
  );
});
