import { z } from "zod";
import { toAppError } from "@/lib/core/errors";
import type { Job } from "@/lib/core/jobs";
import { log } from "@/lib/platform/log";
import { inContext, REQUEST_KEY } from "@/lib/platform/request-context";
import { measured } from "@/lib/platform/telemetry/telemetry";
import { uuidv7 } from "@/lib/utils/uuid";
import { makeJobActor } from "./job-actor";

/** The job's payload names the request that asked for it; a job without one has a context of its own. */
const asked = z
  .object({ id: z.string(), trace: z.string().optional() })
  .catch(() => ({ id: uuidv7(), trace: undefined }));

/**
 * Does a job once, as the worker does: as an actor of its own, in the context of the request that asked for it, with
 * a payload that was read back from JSON.
 */
export async function performJob<P>(job: Job<P>, raw: unknown): Promise<void> {
  const { [REQUEST_KEY]: by, ...rest } = (raw ?? {}) as Record<string, unknown>;
  const { id: requestId, trace: parent } = asked.parse(by);
  const run = async () => job.run({ payload: job.payload.parse(rest), actor: makeJobActor(job.name) });
  await inContext({ requestId, job: job.name }, async () => {
    const startedAt = performance.now();
    const ms = () => Math.round(performance.now() - startedAt);
    try {
      await measured({ kind: "job", name: job.name, parent }, run, (error) => toAppError(error).code);
      log.info({ ms: ms() }, "job done");
    } catch (error) {
      log.warn({ ms: ms(), err: error }, "job failed, and is tried again");
      throw error;
    }
  });
}
