import { readFileSync } from "node:fs";

/** A job may hold the process's loop so long, in ms of its thread's time: mails and other jobs wait meanwhile. */
export const HOLD_MS = 100;
export const TICK_MS = 20;

/** The worker tells the process that started it by a message with this key which jobs ran, and how long it was. */
export const HELD_LOOP = "heldLoop";

/** This thread's time on a processor, in ms, which others on the machine do not add to. Linux alone tells it. */
export function threadTime(): number | null {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ", 1)[0]) / 1e6;
  } catch {
    return null;
  }
}

/**
 * Calls `held` whenever one turn of the loop took longer than HOLD_MS, with its length in ms. Returns what ends the
 * watch. It measures the time of processors alone, and on Linux alone: a turn that waits, for a disk or for a processor
 * that others use, is not found, and on other systems nothing is.
 */
export function watchLoop(held: (ms: number) => void): () => void {
  let before = threadTime();
  if (before === null) return () => {};
  const timer = setInterval(() => {
    const now = threadTime() ?? 0;
    // The turns between two ticks are shorter than a tick together, but for the one that held the timer up.
    const ms = now - (before ?? now) - TICK_MS;
    before = now;
    if (ms > HOLD_MS) held(Math.round(ms));
  }, TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
