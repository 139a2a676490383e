import type { AnonymousActor, UserActor, UserActorFields } from "@/lib/core/actor";

/**
 * The brand's only source. Imported inside `lib/platform/auth` and by the test set-up alone; the architecture test
 * refuses any other importer, so no other code can make an actor.
 */
export function makeAnonymousActor(ip: string | null): AnonymousActor {
  return { kind: "anonymous", ip } as AnonymousActor;
}

export function makeUserActor(fields: UserActorFields): UserActor {
  return { kind: "user", ...fields } as UserActor;
}
