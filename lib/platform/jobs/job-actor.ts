import type { JobActor } from "@/lib/core/actor";

/**
 * Only this file makes the branded type of a job's actor. The architecture test refuses every importer but this
 * folder and the tests.
 */
export function makeJobActor(job: string): JobActor {
  return { kind: "job", job } as JobActor;
}
