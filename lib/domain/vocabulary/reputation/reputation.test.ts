import fc from "fast-check";
import { expect, it } from "vitest";
import { formatReputation, reputationBadge, reputationScore, thumbsToNextBadge } from "./reputation";

it("gives Gold from 7 thumbs up, Silver from 3, Bronze from 1", () => {
  expect([0, 1, 2, 3, 6, 7, 100].map(reputationBadge)).toEqual([
    null,
    "bronze",
    "bronze",
    "silver",
    "silver",
    "gold",
    "gold",
  ]);
  expect(thumbsToNextBadge(5)).toEqual({ badge: "gold", missing: 2 });
  expect(thumbsToNextBadge(0)).toEqual({ badge: "bronze", missing: 1 });
  expect(thumbsToNextBadge(7)).toBeNull();
});

it("scores out of 5 by 5·(up+1)/(up+down+2), and says so when there are no ratings", () => {
  expect(reputationScore(5, 0)).toBeCloseTo(30 / 7, 12);
  expect(reputationScore(0, 0)).toBeNull();
  expect([formatReputation(5, 0), formatReputation(0, 0)]).toEqual(["4.3/5", "No ratings yet"]);
});

it("rises with thumbs up, falls with thumbs down, and stays between 0 and 5", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (up, down) => {
      fc.pre(up + down > 0);
      const score = reputationScore(up, down) ?? -1;
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThan(5);
      expect(reputationScore(up + 1, down)).toBeGreaterThan(score);
      expect(reputationScore(up, down + 1)).toBeLessThan(score);
    }),
  );
});
