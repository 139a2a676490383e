import type { Job } from "@/lib/core/jobs";
import { makeJobActor } from "./job-actor";

/** Does a job once, as the worker does it: as an actor of its own, with a payload that was read back from JSON. */
export async function performJob<P>(job: Job<P>, raw: unknown): Promise<void> {
  const payload = job.payload.parse(raw ?? {});
  await job.run({ payload, actor: makeJobActor(job.name) });
}
