import { describe, expect, it } from "vitest";
import { fillFields, isFillable, isNoFailure } from "./auto-fill";

const empty = { type: "", title: "", description: "", image: null, tags: [], autoPopulated: false };
const typed = { ...empty, title: "Mine", description: "My words", tags: ["rail"], type: "Article" };
const page = {
  title: "Night trains return",
  description: "They run again.",
  image: "/files/links/one.webp",
  siteName: "Northwind Post",
  type: "Article" as const,
  success: true,
  error: null,
};
const unread = {
  ...page,
  title: "Content from northwind-post.com",
  description: "Auto-generated from the URL",
  image: null,
  success: false,
  error: "The page could not be reached.",
};

describe("auto-fill", () => {
  it("takes title, description, picture, type and tags from a page that was read", () => {
    expect(fillFields(typed, page)).toEqual({
      title: "Night trains return",
      description: "They run again.",
      image: "/files/links/one.webp",
      type: "Article",
      tags: ["auto-generated", "northwind post", "article"],
      autoPopulated: true,
    });
  });

  it("says what a page that was read does not", () => {
    const filled = fillFields(empty, { ...page, title: " ", description: "", siteName: "" });
    expect(filled).toMatchObject({
      ...{ title: "Could not fetch title", description: "Content from provided URL" },
      tags: ["auto-generated", "article"],
    });
  });

  it("says of a page that could not be read that it failed, in place of a title made of its host", () => {
    expect(fillFields(empty, unread)).toEqual({
      ...empty,
      title: "Error loading content",
      description: "Failed to fetch content from URL. Please fill in manually.",
      type: "Article",
    });
  });

  it.each([
    ...["Content from northwind-post.com", "Content from provided URL", "Auto-generated from the URL"],
    ...["Could not fetch title", "Error loading content", "Loading...", "Fetching content from URL..."],
    "Failed to fetch content from URL. Please fill in manually.",
  ])("takes %j for nothing that was typed, nor for anything that a page says", (text) => {
    expect(isNoFailure(text)).toBe(false);
    const filled = fillFields({ ...empty, title: text, description: text }, unread);
    expect([filled.title, filled.description]).toEqual([
      "Error loading content",
      "Failed to fetch content from URL. Please fill in manually.",
    ]);
    expect(fillFields(empty, { ...page, title: text }).title).toBe("Could not fetch title");
  });

  it("takes a title that only begins so for a title", () => {
    expect(isNoFailure("Content from the archive, opened at last")).toBe(true);
  });

  it("says that nothing could be asked for", () => {
    expect(fillFields(empty, null)).toEqual({
      ...empty,
      title: "Error loading content",
      description: "Failed to fetch content from URL. Please fill in manually.",
    });
  });

  it("leaves what was typed where it failed", () => {
    expect(fillFields(typed, unread)).toEqual(typed);
    expect(fillFields(typed, null)).toEqual(typed);
  });

  it("takes an untouched type and an earlier failure's texts for nothing that was typed", () => {
    const earlier = { type: "Article", title: "Content from elsewhere.org", description: "" };
    const second = { ...unread, type: "Press Release" as const };
    expect(fillFields({ ...empty, ...earlier }, second, earlier)).toMatchObject({
      ...{ type: "Press Release", title: "Error loading content" },
    });
    expect(fillFields({ ...typed, type: "Video" }, second, earlier)).toMatchObject({
      ...{ type: "Video", title: "Mine", description: "My words" },
    });
  });

  it("stays within the fields' bounds, at whole signs", () => {
    const filled = fillFields(empty, {
      ...page,
      title: `${"x".repeat(149)}😀`,
      description: "y".repeat(3000),
      siteName: "Z".repeat(60),
    });
    expect(filled.title).toBe("x".repeat(149));
    expect(filled.description).toHaveLength(2000);
    expect(filled.tags[1]).toBe("z".repeat(40));
  });

  it("names the site once where it is called as the type is", () => {
    expect(fillFields(empty, { ...page, siteName: "Article" }).tags).toEqual(["auto-generated", "article"]);
  });

  it.each([
    ["https://northwind-post.com/a", true],
    [" HTTP://northwind-post.com", true],
    ["northwind-post.com", false],
    ["ftp://northwind-post.com", false],
    ["javascript:alert(1)", false],
    ["https://", false],
    ["", false],
  ])("%j may be asked for: %s", (url, expected) => expect(isFillable(url)).toBe(expected));
});
