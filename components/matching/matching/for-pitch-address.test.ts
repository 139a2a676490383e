import { describe, expect, it } from "vitest";
import { allPitchesLabel, forPitchPath, readForPitch } from "./for-pitch-address";

describe("which pitch the Matches tab is for", () => {
  const active = [{ id: "one" }, { id: "two" }];

  it("is read from the address when that pitch is in use, else it is all of them", () => {
    expect(readForPitch("two", active)).toBe("two");
    for (const value of [undefined, "", "gone", ["two"], "TWO"])
      expect(readForPitch(value, active)).toBeUndefined();
    expect(readForPitch("two", [])).toBeUndefined();
  });

  it("is written as it is read", () => {
    const address = new URL(forPitchPath("two"), "http://localhost");
    expect(Object.fromEntries(address.searchParams)).toEqual({ tab: "matches", for: "two" });
    expect(forPitchPath(undefined)).toBe("/matching?tab=matches");
  });

  it("names the choice of all", () => {
    expect([2, 3].map(allPitchesLabel)).toEqual(["Both active pitches", "All 3 active pitches"]);
  });
});
