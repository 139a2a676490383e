import { expect, it } from "vitest";
import { dayTitle, longDay, shortDay, shortWhen, timeOf } from "./when";

const now = new Date(2026, 10, 21, 14, 0);
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString();
const words = (text: string) => text.replaceAll("\u00a0", " ");

it.each([
  [at(2026, 10, 21, 9, 42), "09.42"],
  [at(2026, 10, 21, 0, 0), "00.00"],
  [at(2026, 10, 20, 23, 59), "Yesterday"],
  [at(2026, 10, 19), "Thu"],
  [at(2026, 10, 15), "Sun"],
  [at(2026, 10, 14), "14 Nov"],
  [at(2025, 10, 14), "14 Nov 2025"],
  [at(2026, 10, 28), "28 Nov"],
])("a list says when %s was as %s", (iso, expected) => {
  expect(words(shortWhen(iso, now))).toBe(expected);
});

it.each([
  [at(2026, 10, 21), "Today"],
  [at(2026, 10, 20), "Yesterday"],
  [at(2026, 10, 16), "Monday 16 November"],
  [at(2025, 0, 2), "Thursday 2 January 2025"],
])("a day of messages is titled", (iso, expected) => {
  expect(words(dayTitle(iso, now))).toBe(expected);
});

it("writes days short and long, and times with a dot", () => {
  const iso = at(2026, 10, 16, 17, 5);
  expect([shortDay(iso, now), longDay(iso, now), timeOf(iso, now)].map(words)).toEqual([
    "16 Nov",
    "16 November",
    "17.05",
  ]);
});
