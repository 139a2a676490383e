import { expect, it } from "vitest";
import { quoted } from "./quoted";

it("isolates what runs from right to left, and leaves all else as it is", () => {
  expect(quoted("The night train.")).toBe("“The night train.”");
  expect(quoted("夜行列車")).toBe("“夜行列車”");
  for (const text of ["عاد القطار.", "הרכבת חזרה.", "Train القطار"])
    expect(quoted(text)).toBe(`\u200e“\u2068${text}\u2069”`);
});
