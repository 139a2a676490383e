import type { UserActor } from "@/lib/core/actor";
import { invalidField } from "@/lib/core/errors";

/** No one follows or saves a profile that they act for. Throws 400. */
export function requireOtherProfile(actor: UserActor, target: { id: string; userId: string | null }): void {
  if (target.id === actor.profileId || target.userId === actor.userId)
    throw invalidField("id", "This is your own profile.");
}
