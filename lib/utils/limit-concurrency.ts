/** Thrown when the queue is full. */
export class TooBusyError extends Error {
  override name = "TooBusyError";
}

/**
 * Runs at most `atOnce` pieces of work and queues `waiting` more, in order; the next one is refused with
 * TooBusyError. It is meant for work that is expensive in CPU time.
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
      // The slot is handed to the next in the queue directly, so that no later call can take it.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
