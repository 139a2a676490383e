import fc from "fast-check";
import { expect, it } from "vitest";
import { limitPerKey } from "./limit-per-key";

/** Begins one piece of work per list of keys; each ends when the test ends it. */
function begin(limits: { atOnce: number; perKey: number }, all: string[][]) {
  const inTurn = limitPerKey(limits);
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  const results = all.map((keys, n) =>
    inTurn(keys, async () => {
      started.push(n);
      await new Promise<void>((end) => ends.set(n, end));
      if (n % 3 === 2) throw new Error("broken");
    }).catch(() => undefined),
  );
  return { started, ends, results };
}

/** Lets everything run that waits for nothing but its turn of the loop. */
const settle = () => new Promise(setImmediate);

it("those whose keys are free pass those that wait for a busy key", async () => {
  const keys = [["a"], ["a"], ["a", "b"], ["b"], ["c"], ["d"]];
  const { started, ends, results } = begin({ atOnce: 4, perKey: 2 }, keys);
  await settle();
  expect(started).toEqual([0, 1, 3, 4]);
  ends.get(4)?.();
  await results[4];
  await settle();
  expect(started).toEqual([0, 1, 3, 4, 5]);
  ends.get(1)?.();
  await results[1];
  await settle();
  expect(started).toEqual([0, 1, 3, 4, 5, 2]);
});

it("runs all of it, never more than it may, and begins what shares its keys in order", async () => {
  const keys = fc.array(fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 2 }), { maxLength: 12 });
  const limits = fc.record({
    atOnce: fc.integer({ min: 1, max: 4 }),
    perKey: fc.integer({ min: 1, max: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(limits, keys, async ({ atOnce, perKey }, all) => {
      const { started, ends, results } = begin({ atOnce, perKey }, all);
      for (let ended = 0; ended < all.length; ended++) {
        await settle();
        const running = started.slice(ended);
        expect(running.length).toBeGreaterThan(0);
        expect(running.length).toBeLessThanOrEqual(atOnce);
        for (const key of ["a", "b", "c"] as const)
          expect(running.filter((n) => all[n]?.includes(key)).length).toBeLessThanOrEqual(perKey);
        const first = started[ended] as number;
        ends.get(first)?.();
        await results[first];
      }
      expect(started.toSorted((a, b) => a - b)).toEqual(all.map((_, n) => n));
      const ofOne = (name: string) => started.filter((n) => `${all[n]}` === name);
      for (const name of ["", "a", "b", "a,b"])
        expect(ofOne(name)).toEqual(ofOne(name).toSorted((a, b) => a - b));
    }),
  );
});
