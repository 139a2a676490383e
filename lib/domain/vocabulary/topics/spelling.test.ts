import { describe, expect, it } from "vitest";
import { correctSpelling } from "./spelling";

describe("correctSpelling", () => {
  it.each([
    ["railwy", "railway"],
    ["energie", "energy"],
    ["Fotography", "photography"],
    ["tecnology", "technology"],
    ["rail trvael", "rail travel"],
    ["sustainabilty", "sustainability"],
  ])("%s is %s", (typed, meant) => expect(correctSpelling(typed)).toBe(meant));

  it.each(["railway", "rail", "photograph", "xyzzyq", "art", "", "日本", "🚂", "; drop table", "tran"])(
    "%s stays as it is",
    (typed) => expect(correctSpelling(typed)).toBeNull(),
  );

  it("is done soon however long the text", () => {
    expect(correctSpelling("z".repeat(100))).toBeNull();
  });
});
