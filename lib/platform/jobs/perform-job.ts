import { randomUUID } from "node:crypto";
import type { Job } from "@/lib/core/jobs";
import { log } from "@/lib/platform/log";
import { inContext, REQUEST_KEY } from "@/lib/platform/request-context";
import { makeJobActor } from "./job-actor";

/**
 * Does a job once, as the worker does it: as an actor of its own, on the account of the request that asked for it, with
 * a payload that was read back from JSON.
 */
export async function performJob<P>(job: Job<P>, raw: unknown): Promise<void> {
  const { [REQUEST_KEY]: requestId, ...rest } = (raw ?? {}) as Record<string, unknown>;
  const context = { requestId: typeof requestId === "string" ? requestId : randomUUID(), job: job.name };
  await inContext(context, async () => {
    const startedAt = performance.now();
    const ms = () => Math.round(performance.now() - startedAt);
    try {
      await job.run({ payload: job.payload.parse(rest), actor: makeJobActor(job.name) });
      log.info({ ms: ms() }, "job done");
    } catch (error) {
      log.warn({ ms: ms(), err: error }, "job failed, and is tried again");
      throw error;
    }
  });
}
