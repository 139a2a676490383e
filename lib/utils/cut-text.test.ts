import fc from "fast-check";
import { expect, it } from "vitest";
import { beginningOf, cutText, signsOf } from "./cut-text";

const FAMILY = "👩‍👩‍👧";

it.each([
  ["The night trains return at last", 20, "The night trains…"],
  ["The night trains return", 23, "The night trains return"],
  ["One sentence. Another one", 15, "One sentence…"],
  ["日本の夜行列車が戻ってくる。そして", 10, "日本の夜行列車が戻…"],
  [`Hello ${FAMILY}${FAMILY}`, 12, "Hello…"],
  ["e\u0301e\u0301e\u0301e\u0301", 6, "e\u0301e\u0301…"],
  ["🇳🇴🇸🇪", 5, "🇳🇴…"],
])("%s in %d is %s", (text, limit, cut) => expect(cutText(text, limit)).toBe(cut));

it("cuts between whole signs, within its limit, whatever the text", () => {
  const texts = fc.string({
    unit: fc.constantFrom(FAMILY, "e\u0301", "🇳🇴", "क्षि", "日", "a", " ", "ن", "\ud83d"),
    maxLength: 60,
  });
  fc.assert(
    fc.property(texts, fc.integer({ min: 2, max: 80 }), (text, limit) => {
      const start = beginningOf(text, limit);
      expect(start.length).toBeLessThanOrEqual(limit);
      expect(text.startsWith(start)).toBe(true);
      if (start !== "" && text.isWellFormed()) expect(start.isWellFormed()).toBe(true);
      const cut = cutText(text, limit);
      expect(cut.length).toBeLessThanOrEqual(limit);
      if (text.isWellFormed()) expect(cut.isWellFormed()).toBe(true);
    }),
  );
});

it("leaves no half of a sign where one is longer than the limit", () => {
  expect(beginningOf("👩‍👩‍👧", 1)).toBe("");
  expect(beginningOf(`a${"\u0301".repeat(40)}b`, 10)).toHaveLength(10);
});

it("parts a text into what a reader sees as one sign each", () => {
  expect(signsOf(`a${FAMILY}e\u0301`)).toEqual(["a", FAMILY, "e\u0301"]);
});
