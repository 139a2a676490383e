import { expect, it } from "vitest";
import { countTags, findTag } from "./tag-counts";
import { TAG_COMMA, tagSlug } from "./tag-slug";

const labelsOf = (tags: readonly string[]) =>
  [...countTags(tags.map((tag) => ({ tags: [tag], count: 1 }))).values()].map(({ label, count }) => [
    label,
    count,
  ]);

it.each([
  [["バス", "パス"]],
  [["Й", "И"]],
  [["C", "C++", "C#"]],
  [["résumé", "resume"]],
  [["ガイド", "カイト"]],
  [["किताब", "कतब"]],
])("tags that differ to a reader have pages of their own: %j (28, A3)", (tags) => {
  expect(new Set(tags.map(tagSlug)).size).toBe(tags.length);
});

it.each([
  ["ガイド", "ガイド"],
  ["ﾊﾞｽ", "バス"],
  ["Press  Kit", "press-kit"],
  ["हिन्दी", "हिन्दी"],
  ["Cafe\u0301", "café"],
  ["C++", "c-plus-plus"],
])("%s is %s in an address", (tag, slug) => expect(tagSlug(tag)).toBe(slug));

it("is one whatever its case, and is shown with its capitals as typed", () => {
  expect(labelsOf(["iPhone", "IPHONE", "rail", "Rail", "ÉCOLE"])).toEqual([
    ["iPhone", 2],
    ["Rail", 2],
    ["ÉCOLE", 1],
  ]);
});

it("is found by the address that it had without its accents", () => {
  const tags = countTags([
    { tags: ["Café", "Cafe"], count: 1 },
    { tags: ["Île"], count: 1 },
  ]);
  expect([findTag(tags, "cafe")?.label, findTag(tags, "ile")?.label, findTag(tags, "none")]).toEqual([
    "Cafe",
    "Île",
    undefined,
  ]);
});

it("parts a list at the commas of several scripts", () => {
  expect("鉄道，夜行、駅；旅، قطار, rail".split(TAG_COMMA).map((tag) => tag.trim())).toHaveLength(6);
});
