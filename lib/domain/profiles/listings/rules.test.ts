import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pressePassLevels } from "@/db/enums";
import { lowestRateOf, meanEngagement, relevanceOf, topicTreeOf } from "./rules";

const facts = fc.record({
  verified: fc.boolean(),
  pressePassLevel: fc.option(fc.constantFrom(...pressePassLevels), { nil: null }),
  thumbsUpCount: fc.nat(1000),
  thumbsDownCount: fc.nat(1000),
  followerCount: fc.nat(10_000_000),
  reach: fc.option(fc.nat(2_000_000_000), { nil: null }),
  about: fc.string({ maxLength: 200 }),
  hasPicture: fc.boolean(),
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
          { hasPicture: true },
          { pieces: one.pieces + more },
        ]) {
          // A profile without ratings counts as half, so one good rating must not lower it.
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
