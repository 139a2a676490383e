import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pressePassLevels, userTypes } from "@/db/enums";
import { normalizePerks } from "@/lib/domain/perks/perks";
import { topicIndex } from "@/lib/domain/topics/taxonomy";
import { categoryTopics, defaultSortOf, directories, filterPerks, kindOfPath, slugOf } from "./labels";
import { lowestRateOf, meanEngagement, relevanceOf, topicTreeOf } from "./rules";

const facts = fc.record({
  verified: fc.boolean(),
  pressePassLevel: fc.option(fc.constantFrom(...pressePassLevels), { nil: null }),
  thumbsUpCount: fc.nat(1000),
  thumbsDownCount: fc.nat(1000),
  followerCount: fc.nat(10_000_000),
  reach: fc.option(fc.nat(2_000_000_000), { nil: null }),
  about: fc.string({ maxLength: 200 }),
  avatarKey: fc.option(fc.constant("a"), { nil: null }),
  topicIds: fc.array(fc.constant("tech"), { maxLength: 2 }),
  pieces: fc.nat(50),
  perks: fc.array(fc.constant("Sample"), { maxLength: 2 }),
});

describe("relevance", () => {
  it("is a whole number, 100 to 1,090 for everybody but who has only thumbs down", () => {
    fc.assert(
      fc.property(facts, (one) => {
        const relevance = relevanceOf(one);
        expect(Number.isInteger(relevance)).toBe(true);
        expect(relevance).toBeGreaterThanOrEqual(0);
        expect(relevance).toBeLessThanOrEqual(1090);
      }),
    );
  });

  it("never falls for more of anything good", () => {
    fc.assert(
      fc.property(facts, fc.nat(100), (one, more) => {
        const base = relevanceOf(one);
        for (const better of [
          { followerCount: one.followerCount + more },
          { reach: (one.reach ?? 0) + more },
          { thumbsUpCount: one.thumbsUpCount + 1 },
          { verified: true },
          { pressePassLevel: "gold" as const },
          { avatarKey: "a" },
          { pieces: one.pieces + more },
        ]) {
          // No rating yet counts as half: the first good one is more than that.
          expect(relevanceOf({ ...one, ...better })).toBeGreaterThanOrEqual(base);
        }
      }),
    );
  });
});

it("a topic's tree holds all above it, over its second place too", () => {
  expect(topicTreeOf(["finance.fintech"])).toEqual(
    expect.arrayContaining(["finance.fintech", "finance", "economy", "tech", "science"]),
  );
  expect(topicTreeOf([])).toEqual([]);
});

it("engagement is the platforms' mean and the lowest rate is the lowest of all", () => {
  expect(meanEngagement({ instagram: 4, tiktok: 6 })).toBe(5);
  expect(meanEngagement({})).toBeNull();
  expect(lowestRateOf({ post: { instagram: 300, x: 0 }, reel: { tiktok: 149.6 } })).toBe(150);
  expect(lowestRateOf({})).toBeNull();
});

describe.each(userTypes)("the labels of %s", (kind) => {
  it("name topics the taxonomy has, under addresses of their own", () => {
    const { categories, sorts, path } = directories[kind];
    for (const { topics } of categories) for (const topic of topics) expect(topicIndex(topic)).not.toBe(-1);
    const slugs = categories.map(({ label }) => slugOf(label));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.every((slug) => /^[a-z-]+$/.test(slug))).toBe(true);
    expect(categoryTopics(kind, slugs[0])).toBeUndefined();
    expect(categoryTopics(kind, slugs[1])?.length).toBeGreaterThan(0);
    expect(slugOf(sorts[0])).toBe(defaultSortOf(kind));
    expect(kindOfPath(path)).toBe(kind);
  });
});

it("the filters' perks are names of the vocabulary", () => {
  expect(normalizePerks([...filterPerks])).toEqual(filterPerks);
});
