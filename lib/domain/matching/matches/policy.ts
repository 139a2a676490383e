import { eq, or, type SQL } from "drizzle-orm";
import { matches } from "@/db/schema/matching";
import type { UserActor } from "@/lib/core/actor";

/** A match belongs to its two parties. Everybody else gets the same 404 as for an unknown id. */
export const matchVisibleTo = (actor: UserActor): SQL | undefined =>
  or(eq(matches.profileA, actor.profileId), eq(matches.profileB, actor.profileId));
