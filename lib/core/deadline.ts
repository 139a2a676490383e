import { tookTooLong } from "./errors";

/** Seconds that a request may take, unless its operation says more. */
const REQUEST_SECONDS = 8;
/** A file's pictures and videos are read and written again; the process that does so has 90 (`picture-process.ts`). */
export const UPLOAD_SECONDS = 100;

export type Deadline = {
  /** Throws 503 once the time is over: the caller was answered, and what is not committed yet must not be. */
  check: () => void;
};

const none: Deadline = { check: () => {} };

/**
 * Runs work that someone waits for; throws 503 with Retry-After when it takes longer than `seconds`. The work itself
 * goes on until it next asks `check`; null is no deadline.
 */
export async function withinDeadline<T>(
  seconds: number | null = REQUEST_SECONDS,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  if (seconds === null) return work(none);
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isOver = true;
      reject(tookTooLong());
    }, seconds * 1000);
  });
  const check = () => {
    if (isOver) throw tookTooLong();
  };
  try {
    return await Promise.race([work({ check }), over]);
  } finally {
    clearTimeout(timer);
  }
}
