import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseReadTime, readStatedCount, readStatedTime, writeReadTime } from "./rules";

describe("what is stated of a story", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        expect(parseReadTime(writeReadTime(seconds))).toBe(seconds);
      }),
    );
  });

  it.each([
    ["", null],
    [" ", null],
    ["1:35", 95],
    ["2", 120],
    ["1:65", Number.NaN],
    ["long", Number.NaN],
  ])("reads the time %j as %j", (text, seconds) => expect(readStatedTime(text)).toBe(seconds));

  it.each([
    ["", null],
    ["12,5k", 12_500],
    ["18 400", 18_400],
    ["many", Number.NaN],
  ])("reads the count %j as %j", (text, count) => expect(readStatedCount(text)).toBe(count));
});
