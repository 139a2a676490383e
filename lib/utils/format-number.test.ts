import { describe, expect, it } from "vitest";
import { formatCount } from "./format-number";

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
