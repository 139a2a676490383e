import { type CronItem, Logger, parseCronItems, run, type TaskList } from "graphile-worker";
import { transact } from "@/lib/core/execute";
import type { Job } from "@/lib/core/jobs";
import { log } from "@/lib/platform/log";
import { settings } from "@/lib/platform/settings/settings";

export type RunningWorker = { stop: () => Promise<void> };

/**
 * Runs jobs from Postgres' queue in this process, a few at a time; any number of processes may do so. A job
 * that throws is tried again later, with growing pauses.
 */
export async function runWorker(jobs: readonly Job<never>[]): Promise<RunningWorker> {
  const taskList: TaskList = {};
  const cron: CronItem[] = [];
  for (const job of jobs) {
    taskList[job.name] = async (raw) => {
      const payload = job.payload.parse(raw ?? {});
      await job.run({ payload, transact } as never);
    };
    if (job.cron) cron.push({ task: job.name, match: job.cron, payload: {}, options: { backfillPeriod: 0 } });
  }
  const runner = await run({
    connectionString: settings().DATABASE_URL,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1000,
    maxPoolSize: 6,
    taskList,
    parsedCronItems: parseCronItems(cron),
    logger: quietLogger(),
  });
  return { stop: () => runner.stop() };
}

/** graphile-worker's own log, in ours: failures are warnings, the rest is detail. */
function quietLogger() {
  return new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log.warn({ worker: message }, "job queue");
    else log.debug({ worker: message }, "job queue");
  });
}
