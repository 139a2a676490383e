import { describe, expect, it } from "vitest";
import { contentOrder, inOrder, platformName, platformOrder, sentenceCase } from "./labels";

describe("the labels of a creator's page", () => {
  it("names platforms as they write themselves, and others with a capital", () => {
    expect(["tiktok", "YOUTUBE", "x", "mastodon"].map(platformName)).toEqual([
      "TikTok",
      "YouTube",
      "X",
      "Mastodon",
    ]);
    expect(sentenceCase("reels")).toBe("Reels");
  });

  it("puts known labels first in their order and leaves the rest in theirs", () => {
    expect(inOrder(["zine", "live", "reel", "post", "aside"], contentOrder)).toEqual([
      "post",
      "reel",
      "live",
      "zine",
      "aside",
    ]);
    expect(inOrder(["youtube", "Instagram"], platformOrder)).toEqual(["Instagram", "youtube"]);
  });
});
