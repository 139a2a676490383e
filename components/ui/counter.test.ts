import { expect, test } from "vitest";
import { cappedCount } from "@/components/ui/count-badge";
import { counterTone, describeExcess } from "@/components/ui/counter";

test("a counter turns amber at 80 percent and red only beyond the limit", () => {
  expect([79, 80, 100, 101].map((length) => counterTone(length, 100))).toEqual([
    "rest",
    "amber",
    "amber",
    "red",
  ]);
});

test("a text that is too long gets a message", () => {
  expect([100, 101, 102].map((length) => describeExcess(length, 100))).toEqual([
    undefined,
    "1 character too long",
    "2 characters too long",
  ]);
});

test("counts are capped at 99+", () => {
  expect([1, 99, 100].map(cappedCount)).toEqual(["1", "99", "99+"]);
});
