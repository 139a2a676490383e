/**
 * Runs at most `atOnce` pieces of work, and of those that share a key at most `perKey`. The others wait in order, but
 * one whose keys are busy is passed by those whose keys are free.
 */
export function limitPerKey({ atOnce, perKey }: { atOnce: number; perKey: number }) {
  const waiting: { keys: readonly string[]; start: () => void }[] = [];
  const running = new Map<string, number>();
  let total = 0;
  const countAll = (keys: readonly string[], change: 1 | -1) => {
    total += change;
    for (const key of keys) {
      const count = (running.get(key) ?? 0) + change;
      if (count > 0) running.set(key, count);
      else running.delete(key);
    }
  };
  const startThose = () => {
    for (let n = 0; n < waiting.length && total < atOnce; n++) {
      const { keys, start } = waiting[n] as (typeof waiting)[number];
      if (keys.some((key) => (running.get(key) ?? 0) >= perKey)) continue;
      waiting.splice(n--, 1);
      countAll(keys, 1);
      start();
    }
  };
  return async <T>(named: readonly string[], work: () => Promise<T>): Promise<T> => {
    const keys = [...new Set(named)];
    await new Promise<void>((start) => {
      waiting.push({ keys, start });
      startThose();
    });
    try {
      return await work();
    } finally {
      countAll(keys, -1);
      startThose();
    }
  };
}
