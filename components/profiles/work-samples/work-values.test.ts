import { expect, it } from "vitest";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";
import { fieldsOf, noWork, parsePercent, problemsOf, valuesOf } from "./work-values";

const sample: WorkSampleView = {
  ...{ id: "1", profileId: "2", type: "Reel", title: "A vase", description: "", url: null, image: null },
  ...{ pictureKey: null, outlet: null, platform: "tiktok", engagement: 5.4, plays: 31_000, tags: ["Craft"] },
  ...{ publishedAt: "2026-10-01T07:30:00.000Z", video: null, createdAt: new Date() },
} as WorkSampleView;

it.each([
  ["5.4", 5.4],
  [" 5,4 % ", 5.4],
  ["0", 0],
  ["100%", 100],
  ["100.1", null],
  ["-1", null],
  ["1e2", null],
  ["five", null],
])("%j percent is %j", (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});

it("sends what was changed alone, so that another window's other fields stay", () => {
  const stored = valuesOf(sample);
  expect(fieldsOf(stored, stored)).toEqual({});
  // An unchanged day keeps its exact moment.
  expect(fieldsOf({ ...stored, title: "Two vases", plays: "32.5k", platform: " " }, stored)).toEqual({
    ...{ title: "Two vases", plays: 32_500, platform: null },
  });
  expect(fieldsOf({ ...stored, day: "", engagement: "" }, stored)).toEqual({
    ...{ publishedAt: null, engagement: null },
  });
  expect(fieldsOf({ ...noWork("Article"), day: "2026-12-01" }, null)).toMatchObject({
    ...{ type: "Article", url: null, tags: [], publishedAt: "2026-12-01T00:00:00.000Z" },
  });
});

it("says that a title is missing, and which typed figures are none", () => {
  const typed = { ...noWork("Reel"), engagement: "lots", plays: "many" };
  expect(Object.keys(problemsOf(typed))).toEqual(["title", "engagement", "plays"]);
  expect(problemsOf({ ...typed, title: "A vase", engagement: "", plays: "2.5M" })).toEqual({});
});
