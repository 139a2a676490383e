import { describe, expect, it } from "vitest";
import { heroImage } from "@/components/newsrooms/assets/chosen-picture";
import { updateProfileInput } from "@/lib/domain/profiles/profiles/input";
import { describeStart } from "./featured-form";

const rendition = (width: number, format: string) => ({ url: `/files/${width}.${format}`, width, format });

describe("a featured story", () => {
  it("is drawn from the widest size up to 1600, else from the smallest there is, never from a far larger original", () => {
    const sizes = [2400, 640, 1280].flatMap((width) => [rendition(width, "avif"), rendition(width, "webp")]);
    expect(heroImage({ renditions: sizes, url: "/files/original.jpg" })).toBe("/files/1280.webp");
    expect(heroImage({ renditions: [rendition(2400, "webp")], url: null })).toBe("/files/2400.webp");
    expect(heroImage({ renditions: [], url: "/files/original.gif" })).toBe("/files/original.gif");
    expect(heroImage({ renditions: [], url: null })).toBe("");
  });

  it("is refused beside the field that is wrong", () => {
    const stories = [{ title: "One" }, { title: "" }, { title: "Three", url: "javascript:x" }];
    const { error } = updateProfileInput.safeParse({ heroStories: stories });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual([
      "heroStories.1.title",
      "heroStories.2.url",
    ]);
    expect(updateProfileInput.safeParse({ heroStories: Array(6).fill({ title: "One" }) }).success).toBe(
      false,
    );
  });
});

describe("what is said of the beginning", () => {
  it.each([
    [0, "newest releases"],
    [1, "this one"],
    [2, "the last"],
    [3, "the third"],
    [5, "the third"],
  ])("of %i stories names %s", (count, text) => {
    expect(describeStart(count)).toContain(text);
  });
});
