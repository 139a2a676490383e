import { describe, expect, it } from "vitest";
import { userTypes } from "@/db/enums";
import { templatesFor } from "@/lib/domain/pitching/pitches/templates";
import { type DraftTexts, describeMissing, isComplete } from "./rules";

const full: DraftTexts = {
  title: "Title",
  who: "Who",
  what: "What",
  where: "Where",
  when: "When",
  why: "Why",
};

describe("what keeps a draft from being used", () => {
  it.each<[Partial<DraftTexts>, string]>([
    [{}, ""],
    [{ when: " " }, "When is missing"],
    [{ who: "", what: "", when: "" }, "Who, What and When are missing"],
    [{ who: "[Name]" }, "[Name] in Who is not filled in"],
    [{ who: "[Name], [Name] and [post]" }, "[Name] in Who and [post] in Who are not filled in"],
    [
      { title: "[a] [b]", who: "[c] [d]", why: "[e]" },
      "[a] in Title, [b] in Title, [c] in Who and 2 more are not filled in",
    ],
    [{ when: "", why: "On [date] it opens" }, "When is missing; [date] in Why is not filled in"],
    [{ why: "[Дата]" }, "[Дата] in Why is not filled in"],
  ])("%j: %s", (change, sentence) => {
    const draft = { ...full, ...change };
    expect(describeMissing(draft)).toBe(sentence);
    expect(isComplete(draft)).toBe(sentence === "");
  });

  it.each([
    "He said [sic] so",
    "It goes […] on",
    "Table [1]",
    "[2026]",
    "[the report](https://a.no)",
    "a ] b [ c",
    "[]",
  ])("takes %j as it stands", (why) => {
    expect(isComplete({ ...full, why })).toBe(true);
  });

  it("is something in every template", () => {
    for (const template of userTypes.flatMap((type) => templatesFor(type))) {
      expect([template.id, isComplete(template)]).toEqual([template.id, false]);
    }
  });
});
