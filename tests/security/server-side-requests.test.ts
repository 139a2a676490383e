import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCollaboration, makePair } from "../factories/pitches";
import { call } from "./support/http";
import { stackSql } from "./support/sql";
import { allowedPort, connections, PUBLIC_ADDRESS, startWebSites, type WebSites } from "./support/web-sites";

const sql = stackSql();
let web: WebSites;
beforeAll(async () => {
  web = await startWebSites();
});
afterAll(() => web.stop());

/** Has both parties complete with a story each, and returns what the worker made of the two. */
async function tellStories(one: string, other: string) {
  const { brand, press } = await makePair();
  const { id } = await makeCollaboration(brand, press);
  const body = (storyUrl: string) => ({ rating: "up", outcome: true, storyUrl });
  const first = await call(`POST /pitches/${id}/complete`, { token: press.accessToken, body: body(one) });
  const second = await call(`POST /pitches/${id}/rating`, { token: brand.accessToken, body: body(other) });
  const stories = async () => {
    const rows =
      await sql`select id, url, found, title, looked_at from stories where pitch_id = ${id} order by url`;
    return rows;
  };
  return { statuses: [first.status, second.status], stories };
}

describe("the story of a collaboration", () => {
  it("is fetched from a site that may be, so that the rest is refused for where it leads", async () => {
    await connections();
    const { stories } = await tellStories(
      `http://127.0.0.1:${allowedPort}/a`,
      `http://127.0.0.1:${allowedPort}/b`,
    );
    await expect
      .poll(async () => (await stories()).map(({ title }) => title), { timeout: 100_000 })
      .toEqual(["Fine", "Fine"]);
    expect(web.hits.filter((url) => url === "/a" || url === "/b").toSorted()).toEqual(["/a", "/b"]);
    expect(await connections()).toEqual([]);
  });

  it("at an address inside, by a redirect or by a name that changes, is never asked for", async () => {
    const to = (address: string) => `http://127.0.0.1:${allowedPort}/to?${encodeURIComponent(address)}`;
    const pairs = [
      [`http://127.0.0.1:${web.canaryPort}/`, to(`http://127.0.0.1:${web.canaryPort}/`)],
      [`http://0x7f.1:${web.canaryPort}/`, to("http://127.0.0.1/")],
      ["http://private.dns.test/", to("http://mixed.dns.test/")],
      ["http://metadata.dns.test/", to("http://[::ffff:127.0.0.1]/")],
      ["http://[::1]/", to(to("http://169.254.169.254/latest/meta-data/"))],
      ["http://2130706433/", `http://127.0.0.1:${allowedPort}/loop`],
    ] as const;
    const all = await Promise.all(pairs.map(([one, other]) => tellStories(one, other)));
    for (const { statuses, stories } of all) {
      for (const status of statuses) expect([200, 400]).toContain(status);
      const stored = statuses.filter((status) => status === 200).length;
      await expect
        .poll(async () => (await stories()).filter(({ looked_at }) => looked_at !== null).length, {
          timeout: 100_000,
        })
        .toBe(stored);
      expect((await stories()).filter(({ found }) => found)).toEqual([]);
    }
    expect(await connections()).toEqual([]);
    expect(web.seen).toEqual([]);
  });

  it("whose name answers otherwise the second time is asked for where it was checked, and nowhere else", async () => {
    await connections();
    const { stories, statuses } = await tellStories("http://rebinding.dns.test/", "http://public.dns.test/");
    expect(statuses).toEqual([200, 200]);
    await expect
      .poll(async () => (await stories()).filter(({ looked_at }) => looked_at !== null).length, {
        timeout: 100_000,
      })
      .toBe(2);
    const tried = await connections();
    expect(new Set(tried)).toEqual(new Set([`${PUBLIC_ADDRESS}:80`]));
    expect(web.seen).toEqual([]);
  });

  it("names pictures, other addresses and refreshes that lead inside: they are not asked for", async () => {
    const { stories } = await tellStories(
      `http://127.0.0.1:${allowedPort}/picture`,
      `http://127.0.0.1:${allowedPort}/c`,
    );
    await expect
      .poll(async () => (await stories()).filter(({ title }) => title === "Fine").length, {
        timeout: 100_000,
      })
      .toBe(2);
    // The picture's job has ended, whatever it fetched.
    const ids = (await stories()).map(({ id }) => id as string);
    await expect
      .poll(() => sql`select 1 from graphile_worker._private_jobs where payload->>'storyId' = any(${ids})`, {
        timeout: 100_000,
      })
      .toEqual([]);
    expect(await connections()).toEqual([]);
    expect(web.seen).toEqual([]);
  });
});
