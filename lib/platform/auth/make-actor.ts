import type { AnonymousActor, UserActor, UserActorFields } from "@/lib/core/actor";

/**
 * Only this file makes the branded type of an actor. It is imported inside `lib/platform/auth` and by the test set-up
 * alone; the architecture test refuses any other importer.
 */
export function makeAnonymousActor(ip: string | null): AnonymousActor {
  return { kind: "anonymous", ip } as AnonymousActor;
}

export function makeUserActor(fields: UserActorFields): UserActor {
  return { kind: "user", ...fields } as UserActor;
}
