import { expect, it } from "vitest";
import { HOLD_MS, threadTime, watchLoop } from "./loop-watch";

/** Uses the processor for so many ms of this thread's time, which a busy machine does not shorten. */
function work(ms: number) {
  const until = (threadTime() ?? 0) + ms;
  while ((threadTime() ?? until) < until);
}

it("tells of a turn of the loop that was held, and not of work that lets others in", async () => {
  const holds: number[] = [];
  const stop = watchLoop((ms) => holds.push(ms));
  for (let n = 0; n < 30; n++) {
    work(5);
    await new Promise(setImmediate);
  }
  expect(holds).toEqual([]);
  work(4 * HOLD_MS);
  await expect.poll(() => holds).toHaveLength(1);
  stop();
  expect(holds[0]).toBeGreaterThan(HOLD_MS);
});
