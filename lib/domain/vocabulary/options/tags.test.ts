import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_SUGGESTIONS, suggestedTags, suggestTags } from "./tags";

describe("tag suggestions", () => {
  const vocabulary = ["rail travel", "travel", "adventure travel", "e-commerce", "commerce", "café culture"];

  it("come by their beginning first, then by a word's", () => {
    expect(suggestTags("trav", [], vocabulary)).toEqual(["travel", "rail travel", "adventure travel"]);
    expect(suggestTags("comm", [], vocabulary)).toEqual(["commerce", "e-commerce"]);
    expect(suggestTags("ravel", [], vocabulary)).toEqual([]);
  });

  it("are blind to case, accents and spaces, and leave out what is chosen", () => {
    expect(suggestTags("  CAFE  cul", [], vocabulary)).toEqual(["café culture"]);
    expect(suggestTags("travel", ["Travel"], vocabulary)).toEqual(["rail travel", "adventure travel"]);
    expect(suggestTags("  ")).toEqual([]);
  });

  it("are eight at most", () => {
    expect(suggestTags("s")).toHaveLength(MAX_SUGGESTIONS);
  });

  it("find every tag by its own name", () => {
    expect(suggestedTags.filter((tag) => suggestTags(tag)[0] !== tag)).toEqual([]);
  });

  it("never hold what is chosen, nor anything twice", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.constantFrom(...suggestedTags)), (typed, chosen) => {
        const found = suggestTags(typed, chosen);
        expect(found.length).toBeLessThanOrEqual(MAX_SUGGESTIONS);
        expect(new Set(found).size).toBe(found.length);
        expect(found.filter((tag) => chosen.includes(tag))).toEqual([]);
      }),
    );
  });
});
