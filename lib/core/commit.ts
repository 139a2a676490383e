import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/types";
import { database } from "@/lib/platform/database";
import { log } from "@/lib/platform/log";
import { triggerEvents } from "@/lib/platform/realtime/realtime";
import { REQUEST_KEY, requestContext } from "@/lib/platform/request-context";
import { telemetry } from "@/lib/platform/telemetry/telemetry";
import { uuidv7 } from "@/lib/utils/uuid";
import type { Effects, JobRequest, LiveEvent } from "./effects";

/** The job that sends a command's live events when the process ended before it could. */
export const PUBLISH_JOB = "realtime.publish";
const NET_DELAY_SECONDS = 5;

const published = new WeakMap<Effects, string>();

/** Adds the command's jobs in its own transaction, so that none runs for rows that were rolled back. */
export async function writeJobs(tx: Transaction, effects: Effects): Promise<void> {
  const jobs: (JobRequest & { delaySeconds?: number })[] = [...effects.jobs];
  if (effects.events.length > 0) {
    const key = `publish:${uuidv7()}`;
    published.set(effects, key);
    jobs.push({
      name: PUBLISH_JOB,
      payload: { events: effects.events },
      queue: undefined,
      key,
      delaySeconds: NET_DELAY_SECONDS,
      maxAttempts: 8,
    });
  }
  if (jobs.length === 0) return;
  const specs = jobs.map((job) => ({
    identifier: job.name,
    payload: withRequest(job.payload),
    queue_name: job.queue ?? null,
    run_at:
      job.runAt?.toISOString() ??
      (job.delaySeconds ? new Date(Date.now() + job.delaySeconds * 1000).toISOString() : null),
    max_attempts: job.maxAttempts ?? 25,
    job_key: job.key ?? null,
    job_key_mode: job.keepsTime ? "preserve_run_at" : "replace",
  }));
  await tx.execute(sql`
    select graphile_worker.add_job(
      s->>'identifier', payload := (s->'payload')::json, queue_name := s->>'queue_name',
      run_at := (s->>'run_at')::timestamptz, max_attempts := (s->>'max_attempts')::int, job_key := s->>'job_key',
      job_key_mode := s->>'job_key_mode')
    from jsonb_array_elements(${JSON.stringify(specs)}::jsonb) as s`);
}

/** A job's log lines and spans belong to the request that asked for it; `performJob` takes this out again. */
function withRequest(payload: unknown): unknown {
  const context = requestContext();
  if (!context || typeof payload !== "object" || payload === null || Array.isArray(payload)) return payload;
  return { ...payload, [REQUEST_KEY]: { id: context.requestId, trace: telemetry()?.current() } };
}

/**
 * Sends live events at once, without making the caller wait, and deletes the fallback job once they are out. An
 * unreachable realtime server costs nothing here: the job sends them when it is back.
 */
export function publishAfterCommit(effects: Effects): void {
  const key = published.get(effects);
  if (!key) return;
  void publishEvents(effects.events)
    .then(() => database().sql`select graphile_worker.remove_job(${key})`)
    .catch((error: unknown) => log.warn({ err: String(error) }, "live events left to their job"));
}

export async function publishEvents(events: LiveEvent[]): Promise<void> {
  await triggerEvents(events);
}
