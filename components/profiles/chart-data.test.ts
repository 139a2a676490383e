import fc from "fast-check";
import { expect, it } from "vitest";
import { barsOf, engagementEntries, followerEntries, formatPercent, shareEntries } from "./chart-data";
import { statsOf } from "./creator-stats";

const account = (followers: number) => ({ handle: "", url: "", followers });

it("draws followers by platform in the order people expect, and none without a number", () => {
  const socialMedia = { youtube: account(31_000), instagram: account(142_000), x: account(0) };
  expect(followerEntries({ socialMedia })).toEqual([
    ["Instagram", 142_000],
    ["YouTube", 31_000],
  ]);
  expect(engagementEntries({ engagement: { tiktok: 4.9, instagram: 0 } })).toEqual([
    ["Instagram", 0],
    ["TikTok", 4.9],
  ]);
});

it("puts ages from young to old and everything else from many to few", () => {
  expect(shareEntries({ "45+": 7, "9–17": 3, "18–24": 44 }, "byName").map(([age]) => age)).toEqual([
    "9–17",
    "18–24",
    "45+",
  ]);
  expect(shareEntries({ Men: 29, Women: 68, Other: 29 }, "byShare").map(([who]) => who)).toEqual([
    "Women",
    "Men",
    "Other",
  ]);
  expect(shareEntries(undefined, "byShare")).toEqual([]);
});

it("makes the longest bar 100 and every other its share of it, whatever the numbers", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.double({ min: 0, max: 2e9, noNaN: true }))), (entries) => {
      const bars = barsOf(entries, String);
      expect(bars).toHaveLength(entries.length);
      for (const { length } of bars) expect(length >= 0 && length <= 100).toBe(true);
      const most = Math.max(0, ...entries.map(([, value]) => value));
      if (most > 0) expect(Math.max(...bars.map(({ length }) => length))).toBe(100);
    }),
  );
  expect([formatPercent(4.94), formatPercent(5), formatPercent(0)]).toEqual(["4.9%", "5%", "0%"]);
});

it("states no figure before there is something it is made of", () => {
  const nobody = { thumbsUpCount: 0, thumbsDownCount: 0, engagementRate: null, reach: null };
  expect(statsOf(nobody, { completed: 0, partners: 0 })).toEqual([]);
  const stats = statsOf(
    { thumbsUpCount: 3, thumbsDownCount: 1, engagementRate: 4.9, reach: 259_000 },
    { completed: 4, partners: 3 },
  );
  expect(Object.fromEntries(stats.map(({ label, value }) => [label, value]))).toEqual({
    "Completed projects": "4",
    "Brand partnerships": "3",
    "Success rate": "75%",
    Rating: "3.3/5",
    Engagement: "4.9%",
    "Total followers": "259K",
  });
});
