import type { JobActor } from "@/lib/core/actor";

/** Only this file makes a job's actor; the architecture test refuses importers outside this folder. */
export function makeJobActor(job: string): JobActor {
  return { kind: "job", job } as JobActor;
}
