import { tookTooLong } from "./errors";

/** A request may take so many seconds, unless its operation allows more. */
const REQUEST_SECONDS = 8;
/** An upload may take longer: its pictures and videos are encoded meanwhile, in a process that has 90 seconds. */
export const UPLOAD_SECONDS = 100;

export type Deadline = {
  /** Throws 503 once the time is over: the caller has had that answer, so nothing may be committed any more. */
  check: () => void;
};

const none: Deadline = { check: () => {} };

/**
 * Runs work that someone waits for, and throws 503 with Retry-After when it takes longer than `seconds`; null sets no
 * deadline. The work itself cannot be stopped from outside: it goes on until it next calls `check`.
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
