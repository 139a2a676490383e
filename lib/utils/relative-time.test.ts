import { expect, it } from "vitest";
import { relativeTime } from "./relative-time";

const now = new Date("2025-10-23T12:00:00Z");
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  [-5, "Just now"],
  [0, "Just now"],
  [59, "Just now"],
  [60, "1 hour ago"],
  [119, "1 hour ago"],
  [23 * 60 + 59, "23 hours ago"],
  [24 * 60, "1 day ago"],
  [49 * 60, "2 days ago"],
])("%d minutes back reads %s", (minutes, words) => {
  expect(relativeTime(before(minutes), now)).toBe(words);
});
