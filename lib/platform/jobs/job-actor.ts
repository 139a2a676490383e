import type { JobActor } from "@/lib/core/actor";

/** The brand's only source. The architecture test refuses every importer but this folder and the tests. */
export function makeJobActor(job: string): JobActor {
  return { kind: "job", job } as JobActor;
}
