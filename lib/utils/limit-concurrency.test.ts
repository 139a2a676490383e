import { describe, expect, it } from "vitest";
import { limitConcurrency, TooBusyError } from "./limit-concurrency";

describe("limitConcurrency", () => {
  it("runs as many at once as it may, the others after them in order, and refuses who is too much", async () => {
    const inTurn = limitConcurrency({ atOnce: 2, waiting: 3 });
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const work = (n: number) =>
      inTurn(async () => {
        started.push(n);
        await new Promise<void>((resolve) => ends.push(resolve));
        if (n === 1) throw new Error("broken");
        return n;
      });
    const all = [0, 1, 2, 3, 4].map(work);
    const settled = Promise.allSettled(all);
    await expect(work(5)).rejects.toBeInstanceOf(TooBusyError);
    expect(started).toEqual([0, 1]);
    for (let n = 0; n < 5; n++) {
      ends[n]?.();
      await all[n]?.catch(() => undefined);
      await Promise.resolve();
    }
    expect(started).toEqual([0, 1, 2, 3, 4]);
    expect((await settled).map(({ status }) => status)).toEqual([
      ...["fulfilled", "rejected", "fulfilled", "fulfilled", "fulfilled"],
    ]);
  });
});
