import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { limitConcurrency } from "@/lib/utils/limit-concurrency";
import { outsideRequests } from "../request-context";

/** An embedding has so many numbers. */
export const DIMENSIONS = 512;
/** A longer text changes little and costs time. */
const MAX_CHARACTERS = 2000;

const SCRIPT = join(process.cwd(), "lib/platform/meaning/embed-thread.mjs");

type Thread = { worker: Worker; ended: AbortSignal };
let thread: Thread | undefined;
const inTurn = limitConcurrency({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });

/**
 * Returns the meaning of an English text as 512 numbers that together have length 1: texts about the same thing point
 * the same way. The model (28 MB of files, no network) is loaded with the first text, and works in a thread of its own,
 * one text at a time: a long one takes more than 100 ms, in which the process would do nothing else. Only the worker
 * may call it: see docs/decisions/021.
 */
export const embedText = (text: string): Promise<number[]> =>
  outsideRequests(() => inTurn(() => askThread(text.slice(0, MAX_CHARACTERS))));

async function askThread(text: string): Promise<number[]> {
  thread ??= startThread();
  const { worker, ended } = thread;
  worker.ref();
  try {
    worker.postMessage(text);
    const [vector] = await once(worker, "message", { signal: ended });
    if (vector?.length !== DIMENSIONS) throw new Error("The model answered no embedding.");
    return vector;
  } finally {
    // A thread with nothing to do lets its process end.
    worker.unref();
  }
}

function startThread(): Thread {
  // The thread does not inherit the process's flags, which would load TypeScript's loader once more.
  const worker = new Worker(SCRIPT, { execArgv: [] });
  const ended = new AbortController();
  worker.once("exit", () => {
    thread = undefined;
    ended.abort(new Error("The model's thread ended."));
  });
  return { worker, ended: ended.signal };
}
