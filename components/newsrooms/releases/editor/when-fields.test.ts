import { expect, it } from "vitest";
import { describeWhen } from "./when-fields";

const now = { later: false, held: false, publishLocal: "", embargoLocal: "" };

it.each([
  [now, "Out at once"],
  [{ ...now, later: true }, "Out at a time you choose"],
  [{ ...now, later: true, publishLocal: "2031-03-04T18:20" }, "Out 4 March 2031, 18:20"],
  [
    { ...now, held: true, embargoLocal: "2031-03-04T18:20" },
    "Out at once, under embargo until 4 March 2031, 18:20",
  ],
])("C5: the foot of the editor says when a release goes out", (when, text) => {
  expect(describeWhen(when).replaceAll("\u00a0", " ")).toBe(text);
});
