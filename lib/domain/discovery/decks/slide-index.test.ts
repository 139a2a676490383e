import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { elapsedText, slideAfterKey, slideId, slideOfFragment } from "./slide-index";

describe("the slide in the address", () => {
  it.each([
    ["slide-1", 1],
    ["slide-7", 7],
    ["slide-12", 12],
    ["slide-13", 12],
    ["slide-0", 1],
    ["slide--4", 1],
    [`slide-${"9".repeat(400)}`, 12],
    ["", null],
    ["slides", null],
    ["print", null],
    ["slide-", null],
    ["slide-1.5", null],
    ["slide-2x", null],
  ])("#%s is %s of 12", (fragment, slide) => {
    expect(slideOfFragment(fragment, 12)).toBe(slide);
  });

  it("is within the deck, whatever the number, and is the address of itself", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 1, max: 40 }), (number, count) => {
        const slide = slideOfFragment(`slide-${number}`, count) ?? 0;
        expect(slide).toBeGreaterThanOrEqual(1);
        expect(slide).toBeLessThanOrEqual(count);
        expect(slideOfFragment(slideId(slide), count)).toBe(slide);
      }),
    );
  });
});

describe("keys", () => {
  it.each([
    [["ArrowRight", "ArrowDown", " ", "PageDown"], 5, 6],
    [["ArrowLeft", "ArrowUp", "PageUp"], 5, 4],
    [["ArrowRight", "ArrowDown", " ", "PageDown", "End"], 12, 12],
    [["ArrowLeft", "ArrowUp", "PageUp", "Home"], 1, 1],
    [["Home"], 9, 1],
    [["End"], 2, 12],
    [["a", "Enter", "Escape", "Tab", "toString"], 3, null],
  ])("%j on slide %i of 12 lead to %s", (keys, from, to) => {
    for (const key of keys) expect(slideAfterKey({ key }, from, 12)).toBe(to);
  });

  it("turns back with Shift and space", () => {
    expect(slideAfterKey({ key: " ", shiftKey: true }, 5, 12)).toBe(4);
  });
});

it.each([
  [0, "00:00"],
  [9.9, "00:09"],
  [190, "03:10"],
  [3599, "59:59"],
  [3790, "1:03:10"],
])("%s seconds read %s", (seconds, text) => {
  expect(elapsedText(seconds)).toBe(text);
});
