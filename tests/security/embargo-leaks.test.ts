import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { createRelease, updateRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { shareRelease } from "@/lib/domain/newsrooms/releases/commands/share";
import { makeAccount, type TestAccount } from "../factories/accounts";
import { makePhoto } from "../factories/assets";
import { processes, send, signIn } from "./support/http";

/** A word that no other run has. */
const WORD = `quokka${process.pid}`;
const TITLE = `${WORD} runs the night ferry`;
const BODY = `Zanzibar${WORD}`;
const UNTIL = "2126-11-26T06:00:00+01:00";

type Held = { id: string; slug: string; url: string };
let brand: TestAccount;
let invited: TestAccount;
let strangerCookie: string;
let invitedCookie: string;
let photo: { id: string; originalUrl: string; files: string[] };
/** Releases that are not out: under embargo, scheduled and a draft, all with the same texts. */
const held: Record<string, Held> = {};

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand", company: "Ferry House" });
  invited = await makeAccount({ userType: "press" });
  strangerCookie = (await signIn(await makeAccount({ userType: "press" }))).cookie;
  invitedCookie = (await signIn(invited)).cookie;
  const asset = await makePhoto(brand, { caption: `${TITLE} at dusk`, credit: "Even Strand" });
  photo = {
    id: asset.id,
    originalUrl: asset.originalUrl ?? "",
    files: JSON.stringify(asset).match(/\/files\/assets\/[^"?\s]+/g) ?? [],
  };
  const states = {
    embargoed: { status: "PUBLISHED", embargoUntil: UNTIL, images: [photo.id] },
    scheduled: { status: "SCHEDULED", publishAt: UNTIL },
    draft: { status: "DRAFT" },
  };
  for (const [state, fields] of Object.entries(states)) {
    const input = { title: `${TITLE} (${state})`, body: `<p>${BODY} ${state}.</p>`, tags: [BODY], ...fields };
    held[state] = (await execute(brand.actor, createRelease, input)).release as Held;
  }
  await execute(brand.actor, shareRelease, { id: held.embargoed!.id, recipientIds: [invited.userId] });
});

const newsroom = () => `/brand-newsroom/${brand.slug}`;
const ownAddresses = ({ id, slug }: Held, at: string) => [
  `${newsroom()}/${slug}`,
  `${newsroom()}/${id}`,
  `${newsroom()}/${slug.toUpperCase()}`,
  `${newsroom()}/${slug}/text`,
  `${newsroom()}/${id}/text`,
  `/source-newsroom/${brand.slug}/${slug}`,
  `/oembed?url=${encodeURIComponent(`${at}${newsroom()}/${slug}`)}`,
  `/oembed?format=xml&url=${encodeURIComponent(`${at}${newsroom()}/${id}`)}`,
  `/og/releases/${id}/0.png`,
  `/og/releases/${id}/${"0".repeat(8)}.png`,
  `/releases/${id}`,
  `/releases/${id}/preview`,
  `/api/v1/releases/${id}`,
  `/api/v1/releases/${id}/preview`,
  `/api/v1/releases/${id}/shares`,
];
const photoAddresses = () => [
  photo.originalUrl,
  ...photo.files,
  `${newsroom()}/asset/${photo.id}`,
  `/api/v1/assets/${photo.id}`,
];
const lists = () => [
  ...[
    "",
    "/news",
    "/news/2",
    "/assets",
    "/overview",
    "/assets/photos",
    "/feed.xml",
    "/atom.xml",
    "/feed.json",
    "/fact-sheet",
  ].map((part) => `${newsroom()}${part}`),
  ...["/news/feed.xml", "/news/atom.xml", "/news/feed.json", "/", "/brands", `/embed/${brand.slug}`],
  ...[
    "/sitemap.xml",
    "/sitemaps/releases-1-of-1.xml",
    "/sitemaps/news-1-of-1.xml",
    "/sitemaps/brands-1-of-1.xml",
  ],
  ...[
    `/api/v1/profiles/${brand.slug}/releases`,
    `/api/v1/profiles/${brand.slug}/assets`,
    `/api/v1/brands/${brand.slug}`,
  ],
  ...[`/api/v1/brands?q=${BODY}`, `/api/v1/brands?q=${WORD}`, `/brands?q=${BODY}`, `/follow/${brand.slug}`],
  `/oembed?url=${encodeURIComponent(`${processes[0]}${newsroom()}`)}`,
];
const personalLists = [
  ...["/api/v1/notifications", `/api/v1/users/search?q=${BODY}`, "/api/v1/matches/suggestions", "/dashboard"],
  ...[`/matching/search?q=${WORD}`, "/api/v1/releases"],
];
/** The word that no text may hold before a release is out, except in an address that the reader sent. */
const HELD = new RegExp(WORD, "i");

describe("what is not out yet", () => {
  it.each(["embargoed", "scheduled", "draft"])(
    "%s: none of its own addresses says anything of it",
    async (state) => {
      for (const at of processes) {
        for (const cookie of [undefined, strangerCookie]) {
          for (const address of ownAddresses(held[state]!, at)) {
            const answer = await send(address, { cookie, at });
            expect([address, answer.status < 400 ? answer.text : "", answer.status]).not.toEqual([
              address,
              "",
              200,
            ]);
            // The answer may repeat the address that was asked for.
            const remainder = answer.text.replaceAll(new RegExp(held[state]!.slug, "gi"), "");
            expect([address, HELD.exec(remainder)?.[0]]).toEqual([address, undefined]);
            if (!address.startsWith("/releases/"))
              expect([address, answer.status]).toEqual([address, expect.toBeOneOf([401, 403, 404])]);
          }
        }
      }
    },
  );

  it("is in no list, feed, map, search, card or file of anybody's", async () => {
    for (const at of processes) {
      for (const cookie of [undefined, strangerCookie]) {
        for (const address of lists()) {
          const answer = await send(address, { cookie, at });
          // The answer may repeat the query.
          const [, asked = " "] = /[?&]q=(\w+)/.exec(address) ?? [];
          const remainder = answer.text.replaceAll(new RegExp(asked, "gi"), "");
          expect([
            address,
            HELD.exec(remainder)?.[0],
            Object.values(held).some(({ id }) => answer.text.includes(id)),
          ]).toEqual([address, undefined, false]);
        }
      }
      for (const address of personalLists) {
        const { text } = await send(address, { cookie: strangerCookie, at });
        expect([address, Object.values(held).some(({ id }) => text.includes(id))]).toEqual([address, false]);
      }
      for (const address of photoAddresses()) {
        for (const cookie of [undefined, strangerCookie, invitedCookie]) {
          const { status } = await send(address, { cookie, at });
          expect([address, status]).toEqual([address, expect.toBeOneOf([401, 403, 404])]);
        }
      }
    }
  });

  it("shows one who was invited the terms alone until they agree", async () => {
    const { id } = held.embargoed!;
    for (const at of processes) {
      const before = await send(`/api/v1/releases/${id}/preview`, { cookie: invitedCookie, at });
      expect([before.status, before.text.includes(BODY)]).toEqual([200, false]);
      const page = await send(`/releases/${id}/preview`, { cookie: invitedCookie, at });
      expect(page.text).not.toContain(BODY);
    }
    const agreed = await send(`/api/v1/releases/${id}/agree`, {
      method: "POST",
      token: invited.accessToken,
    });
    expect(agreed.status).toBe(200);
    const after = await send(`/api/v1/releases/${id}/preview`, { cookie: invitedCookie });
    expect(after.text).toContain(BODY);
    const unshared = await send(`/api/v1/releases/${id}/shares/${invited.profileId}`, {
      method: "DELETE",
      token: brand.accessToken,
    });
    expect(unshared.status).toBe(200);
    for (const at of processes)
      expect((await send(`/api/v1/releases/${id}/preview`, { cookie: invitedCookie, at })).status).toBe(404);
  });

  it("is at all these addresses once it is out, so that they are the right ones", async () => {
    await execute(brand.actor, updateRelease, { id: held.embargoed!.id, embargoUntil: null });
    const at = processes[0];
    const release = (await send(`/api/v1/profiles/${brand.slug}/releases`, { at })).json.data.releases[0];
    expect(release.title).toMatch(HELD);
    for (const address of [
      ...[
        `${newsroom()}/${release.slug}`,
        `${newsroom()}/${release.slug}/text`,
        newsroom(),
        `${newsroom()}/news`,
      ],
      ...[`${newsroom()}/feed.xml`, "/news/feed.xml", "/news/feed.json", "/sitemaps/releases-1-of-1.xml"],
      ...["/sitemaps/news-1-of-1.xml", `/embed/${brand.slug}`],
      `/oembed?url=${encodeURIComponent(`${at}${newsroom()}/${release.slug}`)}`,
    ]) {
      await expect
        .poll(async () => HELD.test((await send(address, { at })).text), {
          timeout: 60_000,
          message: address,
        })
        .toBe(true);
    }
    await expect
      .poll(async () => (await send(photo.originalUrl, { at })).status, { timeout: 60_000 })
      .toBe(200);
  });
});
