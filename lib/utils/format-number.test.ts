import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCount, parseCount } from "./format-number";

describe("formatCount", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1K"],
    [1499, "1K"],
    [1500, "2K"],
    [45_200, "45K"],
    [1_000_000, "1.0M"],
    [2_540_000, "2.5M"],
  ])("shows %d as %s", (count, shown) => {
    expect(formatCount(count)).toBe(shown);
  });
});

describe("parseCount", () => {
  it.each([
    ["10k", 10_000],
    ["10K", 10_000],
    ["2.5M", 2_500_000],
    [" 2.5 m ", 2_500_000],
    ["1,234", 1234],
    ["12 500", 12_500],
    ["1,234,567", 1_234_567],
    ["10k+", 10_000],
    ["0", 0],
  ])("reads %j as %d", (text, count) => {
    expect(parseCount(text)).toBe(count);
  });

  it.each(["", "many", "-5", "1e5", "10kk", "1,23", "k", "9".repeat(40), "NaN", "Infinity"])(
    "refuses %j",
    (text) => {
      expect(parseCount(text)).toBeNull();
    },
  );

  it("reads back what is shown to within the shown precision", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (count) => {
        const read = parseCount(formatCount(count)) ?? Number.NaN;
        expect(Math.abs(read - count)).toBeLessThanOrEqual(Math.max(500, count * 0.051));
      }),
    );
  });
});
