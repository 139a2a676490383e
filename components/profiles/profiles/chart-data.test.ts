import fc from "fast-check";
import { expect, it } from "vitest";
import {
  ALL_PERCENT,
  barsOf,
  engagementEntries,
  followerEntries,
  formatPercent,
  shareEntries,
  sumOf,
} from "./chart-data";
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

it("draws a percentage as that part of the bar, and a count as its part of all of them", () => {
  const lengths = (bars: ReturnType<typeof barsOf>) => bars.map(({ length }) => length);
  const engagement: [string, number][] = [
    ["Instagram", 5.6],
    ["TikTok", 40],
  ];
  expect(lengths(barsOf(engagement, formatPercent, ALL_PERCENT))).toEqual([5.6, 40]);
  const followers: [string, number][] = [
    ["Instagram", 150],
    ["TikTok", 50],
  ];
  expect(lengths(barsOf(followers, String, sumOf(followers)))).toEqual([75, 25]);
});

it("keeps every bar between nothing and the whole, whatever the numbers", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.double({ min: 0, max: 2e9, noNaN: true }))), (entries) => {
      for (const whole of [ALL_PERCENT, sumOf(entries)]) {
        const bars = barsOf(entries, String, whole);
        expect(bars).toHaveLength(entries.length);
        for (const { length } of bars) expect(length >= 0 && length <= 100).toBe(true);
      }
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
    Rating: "3.8/5",
    Engagement: "4.9%",
    "Total followers": "259K",
  });
});
