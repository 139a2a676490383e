/** Thrown where too many wait already. */
export class TooBusyError extends Error {
  override name = "TooBusyError";
}

/**
 * Lets at most `atOnce` pieces of work run and `waiting` more wait, in order; the next one is refused with
 * TooBusyError. For work that costs a processor much.
 */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new TooBusyError("Too much is waiting already.");
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The turn is handed on, so nobody who comes between takes it.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
