import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MatchingCounts } from "@/lib/domain/matching/matches/schema";
import { followCounts, LiveCounts, refreshCounts } from "./live-counts";

const countsOf = (waiting: number): MatchingCounts => ({
  ...{ pitches: 0, matches: 0, inbox: 0, received: 0, sent: 0 },
  waiting,
  elsewhere: [],
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("reads once for several events of one moment, and again for the next", async () => {
  const shown: number[] = [];
  const read = vi.fn(async () => countsOf(read.mock.calls.length));
  const counts = new LiveCounts(read, ({ waiting }) => shown.push(waiting));
  for (let n = 0; n < 5; n++) counts.refresh();
  await vi.runAllTimersAsync();
  counts.refresh();
  await vi.runAllTimersAsync();
  expect(shown).toEqual([1, 2]);
});

it("shows the newest answer, also where an older one comes after it, and keeps what it has without one", async () => {
  const shown: number[] = [];
  const answers: ((counts: MatchingCounts | null) => void)[] = [];
  const read = () => new Promise<MatchingCounts | null>((resolve) => answers.push(resolve));
  const counts = new LiveCounts(read, ({ waiting }) => shown.push(waiting));
  for (let n = 0; n < 3; n++) {
    counts.refresh();
    await vi.runAllTimersAsync();
  }
  answers[1]?.(countsOf(1));
  answers[2]?.(countsOf(2));
  answers[0]?.(countsOf(0));
  await vi.runAllTimersAsync();
  counts.refresh();
  await vi.runAllTimersAsync();
  answers[3]?.(null);
  await vi.runAllTimersAsync();
  expect(shown).toEqual([2]);
});

it("follows own acts while it is shown", async () => {
  const shown: number[] = [];
  const counts = new LiveCounts(
    async () => countsOf(7),
    ({ waiting }) => shown.push(waiting),
  );
  const leave = followCounts(counts);
  refreshCounts();
  await vi.runAllTimersAsync();
  refreshCounts();
  leave();
  refreshCounts();
  await vi.runAllTimersAsync();
  expect(shown).toEqual([7]);
});
