import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { faqGroups } from "@/components/info/faq-groups";
import { JsonLd } from "@/components/releases/json-ld";
import { newsArticle } from "@/components/releases/news-article";
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

const profile = (words: string, more: object = {}) =>
  ({
    ...{ id: ID, slug: "x", url: "/brand-newsroom/x", name: words, title: words, about: words },
    ...{ location: words, avatarUrl: "/files/avatars/x-512.webp", followerCount: 12, userType: "BRAND" },
    website: "javascript:alert(1)",
    socialMedia: { x: { handle: words, url: "https://x.example/a", followers: 1 } },
    ...more,
  }) as unknown as Parameters<typeof organizationFacts>[0];
const bare = profile("Ann", {
  ...{ title: "", about: "", location: "", avatarUrl: null, website: null, socialMedia: {} },
});
const photo = (words: string) =>
  ({
    ...{ kind: "photo", url: "/files/a.webp", originalUrl: "/files/a.jpg", width: 10, height: 10 },
    ...{ caption: words, description: "", credit: words, creator: words, copyright: words },
  }) as unknown as Parameters<typeof imageFacts>[0];
const release = (words: string, pictures: object[]) =>
  ({
    ...{ id: ID, url: "/brand-newsroom/x/y", title: words, subtitle: words, dateline: words, tags: [words] },
    ...{ liveAt: "2026-11-18T09:00:00.000Z", correctedAt: "2026-11-19T09:00:00.000Z", pictures },
    versions: [{ title: words, note: words, createdAt: "2026-11-19T09:00:00.000Z" }],
  }) as unknown as Parameters<typeof newsArticle>[0];
const newsroom = (words: string) => profile(words) as unknown as Parameters<typeof newsArticle>[1];
const drawn = `${ORIGIN}/og/releases/${ID}/0.png`;

const all = (words: string): [string, object][] => [
  ["a newsroom", graph(organizationFacts(profile(words), ORIGIN))],
  ["a newsroom that says nothing", graph(organizationFacts(bare, ORIGIN))],
  ["a journalist", graph(profilePageFacts(profile(words, { userType: "PRESS" }), ORIGIN))],
  ["a creator that says nothing", graph(profilePageFacts(bare, ORIGIN))],
  ["a way", graph(breadcrumbFacts([{ name: words, path: "/press" }], ORIGIN))],
  ["a photo", graph(imageFacts(photo(words), { name: words, url: "/brand-newsroom/x" }, ORIGIN))],
  [
    "a photo without credits",
    graph(imageFacts({ ...photo(""), width: null }, { name: words, url: "/x" }, ORIGIN)),
  ],
  ["questions", graph(faqFacts([{ ask: words, answer: words }]))],
  [
    "a directory",
    graph(directoryFacts({ heading: words, path: "press" }, [{ name: words, url: "/a" }], ORIGIN)),
  ],
  ["an empty directory", graph(directoryFacts({ heading: words, path: "press" }, [], ORIGIN))],
  ["the site", graph(...siteFacts(ORIGIN, []))],
  ["a release", newsArticle(release(words, [photo(words)]), newsroom(words), ORIGIN, drawn)],
  ["a release without pictures", newsArticle(release(words, []), newsroom(words), ORIGIN, drawn)],
];

describe.each([
  ["plain words", "Hollow Pine"],
  ["hostile words", HOSTILE],
  ["ten thousand signs", "🌲".repeat(10_240)],
])("with %s", (_, words) => {
  it.each(all(words))(
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

  it("lead nowhere but to the web", () => {
    expect(JSON.stringify(organizationFacts(profile("x"), ORIGIN))).not.toContain("javascript:");
  });
});
