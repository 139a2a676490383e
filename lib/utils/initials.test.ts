import { expect, test } from "vitest";
import { initialsOf } from "./initials";

test.each([
  ["Hollow Pine", undefined, "HP"],
  ["Maren van der Oduya", undefined, "MO"],
  ["Lauwers", undefined, "LA"],
  ["X", undefined, "X"],
  ["", "Delta Review", "DR"],
  ["   ", "Delta", "DE"],
  [null, null, "AN"],
  ["élise  ńowak", undefined, "ÉŃ"],
  ["😀 Face", undefined, "😀F"],
])("initials of %j at %j are %s", (name, company, expected) => {
  expect(initialsOf(name, company)).toBe(expected);
});
