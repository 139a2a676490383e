import { eq, type SQL } from "drizzle-orm";
import { pitchDrafts } from "@/db/schema/pitches";
import type { UserActor } from "@/lib/core/actor";

/** A draft is its writer's alone. Everybody else gets the same 404 as for an unknown id. */
export const draftVisibleTo = (actor: UserActor): SQL => eq(pitchDrafts.userId, actor.userId);
