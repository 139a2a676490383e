/** The generator (mulberry32) gives the same numbers in every run, so that the demo is the same. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** 0 up to, not including, 1. */
    next,
    between: (low: number, high: number) => low + next() * (high - low),
    /** The list is not empty. */
    pick: <T>(list: readonly T[]): T => {
      const one = list[Math.floor(next() * list.length)];
      if (one === undefined) throw new Error("Nothing to pick from.");
      return one;
    },
  };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
