import { describe, expect, it } from "vitest";
import { largePicture } from "@/lib/domain/profiles/profiles/urls";
import {
  cardHeadings,
  describeDecision,
  likesLeftLine,
  percentOf,
  placeLine,
  pointsLine,
  publicationLine,
} from "./labels";

describe("the labels of a card", () => {
  it("heads the lists by whose card it is", () => {
    expect(cardHeadings("press")).toEqual({ topics: "Coverage Areas", perks: "Interested in:" });
    expect(cardHeadings("brand")).toEqual({ topics: "Industries", perks: "Perks Offered:" });
    expect(cardHeadings("source").perks).toBe("Perks Offered:");
    expect(cardHeadings("paid_media").perks).toBe("Perks Requested:");
  });

  it("rounds a score to a percent", () => {
    expect([0, 0.004, 0.865, 1].map(percentOf)).toEqual(["0%", "0%", "87%", "100%"]);
  });

  it("says what a topic's weight moves a percent by, and where to", () => {
    expect([-0.066, 0.01, 0.0996, -0.0049].map(pointsLine)).toEqual([
      "up to 7 points lower",
      "up to 1 point higher",
      "up to 10 points higher",
      "under 1 point lower",
    ]);
  });

  it("names three outlets at most, and none that the title names", () => {
    const publications = ["Longitude Quarterly", "The Meridian Post", "Harbour & Hill", "A fourth"];
    expect(publicationLine({ title: "Travel correspondent, Longitude Quarterly", publications })).toBe(
      "Also in The Meridian Post, Harbour & Hill",
    );
    expect(publicationLine({ title: "Freelance", publications })).toBe(
      "Published in Longitude Quarterly, The Meridian Post, Harbour & Hill",
    );
    expect(publicationLine({ title: "Editor, One", publications: ["One"] })).toBeNull();
    expect(publicationLine({ title: "", publications: [] })).toBeNull();
  });

  it("leaves out what is not known of a place", () => {
    const at = (location: string, distance: string | null) =>
      placeLine({ profile: { location } as never, distance });
    expect(at("Bergen, Norway", "148 miles away")).toBe("Bergen, Norway, 148 miles away");
    expect(at("", "148 miles away")).toBe("148 miles away");
    expect(at("Bergen, Norway", null)).toBe("Bergen, Norway");
  });

  it("asks for the large cut of an uploaded picture only", () => {
    expect(largePicture("/files/a/b-128.webp")).toBe("/files/a/b-512.webp");
    expect(largePicture("/demo/p-maren.webp")).toBe("/demo/p-maren.webp");
    expect(largePicture("/demo/a-maren.webp")).toBe("/demo/p-maren.webp");
    expect(largePicture(null)).toBeNull();
  });

  it("counts one like as one", () => {
    expect(likesLeftLine(1, 0)).toBe("1 like, 0 super likes left today");
    expect(likesLeftLine(-1, -2)).toBe("0 likes, 0 super likes left today");
    expect(likesLeftLine(47, 1)).toBe("47 likes, 1 super like left today");
  });

  it("states the relation, and mentions the deck only where the two meet there", () => {
    const say = (change: Partial<Parameters<typeof describeDecision>[0]>) =>
      describeDecision({
        name: "Maren",
        canDecide: true,
        matched: false,
        decision: null,
        left: { likes: 50, superLikes: 5 },
        ...change,
      });
    expect(say({})).toBe("50 likes, 5 super likes left today");
    expect(say({ decision: "pass" })).toContain("You passed on Maren");
    expect(say({ decision: "superlike" })).toMatch(/^Liked/);
    expect(say({ matched: true, decision: "like" })).toBe("You liked each other.");
    expect(say({ canDecide: false })).toBe("Not in your deck. A pitch reaches Maren all the same.");
  });
});
