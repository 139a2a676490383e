import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { JsonLd } from "@/components/newsrooms/releases/json-ld";
import { newsArticle } from "@/components/newsrooms/releases/news-article";
import { faqGroups } from "@/components/site/info/faq-groups";
import { structuredData } from "@/tests/machines/structured-data-rules";
import {
  breadcrumbFacts,
  directoryFacts,
  faqFacts,
  graph,
  imageFacts,
  organizationFacts,
  profilePageFacts,
  siteFacts,
} from "./facts";

const ORIGIN = "https://wire.example";
const ID = "0199a3c4-1f6e-7c3a-9d20-5a1b2c3d4e5f";
const HOSTILE = '</script><script>alert(1)</script><!-- <script> \u2028\u2029 ]]> & "quotes" \u202e עברית 🌲';

const profile = (text: string, more: object = {}) =>
  ({
    ...{ id: ID, slug: "x", url: "/brand-newsroom/x", name: text, title: text, about: text },
    ...{ location: text, avatarUrl: "/files/avatars/x-512.webp", followerCount: 12, userType: "BRAND" },
    website: "javascript:alert(1)",
    socialMedia: { x: { handle: text, url: "https://x.example/a", followers: 1 } },
    ...more,
  }) as unknown as Parameters<typeof organizationFacts>[0];
const bare = profile("Ann", {
  ...{ title: "", about: "", location: "", avatarUrl: null, website: null, socialMedia: {} },
});
const photo = (text: string) =>
  ({
    ...{ kind: "photo", url: "/files/a.webp", originalUrl: "/files/a.jpg", width: 10, height: 10 },
    ...{ caption: text, description: "", credit: text, creator: text, copyright: text },
  }) as unknown as Parameters<typeof imageFacts>[0];
const release = (text: string, pictures: object[]) =>
  ({
    ...{ id: ID, url: "/brand-newsroom/x/y", title: text, subtitle: text, dateline: text, tags: [text] },
    ...{ liveAt: "2026-11-18T09:00:00.000Z", correctedAt: "2026-11-19T09:00:00.000Z", pictures },
    versions: [{ title: text, note: text, createdAt: "2026-11-19T09:00:00.000Z" }],
  }) as unknown as Parameters<typeof newsArticle>[0];
const newsroom = (text: string) => profile(text) as unknown as Parameters<typeof newsArticle>[1];
const drawn = `${ORIGIN}/og/releases/${ID}/0.png`;

const all = (text: string): [string, object][] => [
  ["a newsroom", graph(organizationFacts(profile(text), ORIGIN))],
  ["a newsroom that says nothing", graph(organizationFacts(bare, ORIGIN))],
  ["a journalist", graph(profilePageFacts(profile(text, { userType: "PRESS" }), ORIGIN))],
  ["a creator that says nothing", graph(profilePageFacts(bare, ORIGIN))],
  ["a way", graph(breadcrumbFacts([{ name: text, path: "/press" }], ORIGIN))],
  ["a photo", graph(imageFacts(photo(text), { url: "/brand-newsroom/x" }, ORIGIN))],
  ["a photo without credits", graph(imageFacts({ ...photo(""), width: null }, { url: "/x" }, ORIGIN))],
  ["questions", graph(faqFacts([{ ask: text, answer: text }]))],
  [
    "a directory",
    graph(directoryFacts({ heading: text, path: "press" }, [{ name: text, url: "/a" }], ORIGIN)),
  ],
  ["an empty directory", graph(directoryFacts({ heading: text, path: "press" }, [], ORIGIN))],
  ["the site", graph(...siteFacts(ORIGIN, []))],
  ["a release", newsArticle(release(text, [photo(text)]), newsroom(text), ORIGIN, drawn)],
  ["a release without pictures", newsArticle(release(text, []), newsroom(text), ORIGIN, drawn)],
];

describe("a photo's licence", () => {
  const owner = { url: "/brand-newsroom/x" };
  it.each([
    ["CC_BY", "https://creativecommons.org/licenses/by/4.0/"],
    ["EDITORIAL", `${ORIGIN}/faqs#licence-editorial-use`],
    ["ALL_RIGHTS", `${ORIGIN}/faqs#licence-all-rights-reserved`],
    [null, undefined],
  ] as const)("%s is what its owner chose", (licence, address) => {
    const facts = imageFacts({ ...photo("Cabin"), licence }, owner, ORIGIN);
    expect(facts?.license).toBe(address);
    const questions = faqGroups.flatMap((group) => group.questions);
    const anchor = address?.split("#")[1];
    if (anchor) expect(questions.some(({ id }) => id === anchor)).toBe(true);
  });

  it("and its copyright are not claimed for it", () => {
    const facts = imageFacts({ ...photo(""), licence: null }, owner, ORIGIN);
    expect(facts).not.toHaveProperty("copyrightNotice");
    expect(facts).not.toHaveProperty("creator");
  });
});

describe.each([
  ["plain text", "Hollow Pine"],
  ["hostile text", HOSTILE],
  ["ten thousand signs", "🌲".repeat(10_240)],
])("with %s", (_, text) => {
  it.each(all(text))(
    "%s is what the published rules ask for, whole and alone in its element",
    (_name, data) => {
      const html = renderToStaticMarkup(createElement(JsonLd, { data }));
      const [, inside = "", after] =
        /^<script type="application\/ld\+json">([\s\S]*?)<\/script>([\s\S]*)$/.exec(html) ?? [];
      expect(after).toBe("");
      expect(inside).not.toMatch(/[<>\u2028\u2029]/);
      expect(JSON.parse(inside)).toEqual(JSON.parse(JSON.stringify(data)));
      structuredData.parse(JSON.parse(inside));
    },
  );
});

describe("facts", () => {
  it("of questions are those of the page", () => {
    structuredData.parse(graph(faqFacts(faqGroups.flatMap(({ questions }) => questions))));
  });

  it("lead to the web only", () => {
    expect(JSON.stringify(organizationFacts(profile("x"), ORIGIN))).not.toContain("javascript:");
  });
});
