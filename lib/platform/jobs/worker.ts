import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import {
  type CronItem,
  Logger,
  parseCronItems,
  run,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Job } from "@/lib/core/jobs";
import { log } from "@/lib/platform/log";
import { settings } from "@/lib/platform/settings/settings";
import { freeDeadJobs, startLiveness } from "./liveness";
import { HELD_LOOP, TICK_MS, watchLoop } from "./loop-watch";
import { performJob } from "./perform-job";

export type RunningWorker = {
  stop: () => Promise<void>;
  /** Resolves when the queue is no longer worked on, whether that was asked for or not. */
  ended: Promise<void>;
};

/** A stopping worker waits so long for the jobs that it has begun. Another worker does what is not done by then. */
const DRAIN_MS = 7_000;

/**
 * Runs jobs from Postgres' queue in this process, a few at a time; any number of processes may do so. A job that
 * throws is tried again with growing pauses; one whose process was killed is tried again within two minutes.
 */
export async function runWorker(jobs: readonly Job<never>[]): Promise<RunningWorker> {
  const taskList: TaskList = {};
  const cron: CronItem[] = [];
  const running: string[] = [];
  for (const job of jobs) {
    taskList[job.name] = async (raw) => {
      running.push(job.name);
      const end = () => running.splice(running.indexOf(job.name), 1);
      // The watch sees a held turn after it is over, and still names the job.
      await performJob(job, raw).finally(() => setTimeout(end, 2 * TICK_MS).unref());
    };
    if (job.cron) cron.push({ task: job.name, match: job.cron, payload: {}, options: { backfillPeriod: 0 } });
  }
  const url = settings().DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is required: jobs lie in the database.");
  // Without this the queue of a job whose process was killed would stand still for the first seconds.
  await freeDeadJobs(url);
  const events: WorkerEvents = new EventEmitter();
  let poolId = "";
  events.once("pool:create", ({ workerPool }) => {
    poolId = workerPool.id;
  });
  const endWatch = watchLoop((ms) => {
    const by = running.join(" or ") || "no job";
    log.warn({ ms, by }, "the worker's loop was held");
    process.send?.({ [HELD_LOOP]: `${by}, ${ms} ms` });
  });
  const runner = await run({
    connectionString: url,
    events,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1000,
    maxPoolSize: 6,
    taskList,
    parsedCronItems: parseCronItems(cron),
    logger: quietLogger(),
  });
  const liveness = await startLiveness(url, poolId);
  return {
    ended: runner.promise,
    stop: async () => {
      endWatch();
      const drained = new AbortController();
      const done = runner.stop().catch((error: unknown) => log.warn({ err: error }, "the job queue stopped"));
      await Promise.race([done, pause(DRAIN_MS, undefined, { signal: drained.signal }).catch(() => {})]);
      drained.abort();
      await liveness.stop();
    },
  };
}

/** Writes graphile-worker's own log into ours: failures are warnings, the rest is detail. */
function quietLogger() {
  return new Logger(() => (level, message, meta) => {
    // A job that failed has logged that already, with the request that it belongs to.
    if (meta?.failure) return;
    if (level === "error" || level === "warning") log.warn({ worker: message }, "job queue");
    else log.debug({ worker: message }, "job queue");
  });
}
