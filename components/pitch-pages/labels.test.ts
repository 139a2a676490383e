import { describe, expect, it } from "vitest";
import { countsText, deleteQuestion } from "./labels";

const none = { published: 0, draft: 0, expired: 0, archived: 0 };

describe("a newsroom's pitch pages in one line", () => {
  it.each([
    [none, "None yet"],
    [{ ...none, published: 2, draft: 1 }, "2 open, 1 draft"],
    [{ ...none, draft: 2, expired: 1, archived: 4 }, "2 drafts, 1 expired"],
    [{ ...none, archived: 3 }, "3 archived"],
  ])("%o", (counts, text) => expect(countsText(counts)).toBe(text));
});

it("before a page is deleted, what others lose of it is said", () => {
  expect(deleteQuestion(true).text).toContain("Its address leads nowhere");
  expect(deleteQuestion(false).text).toContain("Nobody else has seen it");
});
