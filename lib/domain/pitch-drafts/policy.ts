import { eq, type Placeholder, type SQL } from "drizzle-orm";
import { pitchDrafts } from "@/db/schema/pitches";

/** A draft is its writer's alone. Everybody else gets the same 404 as for an unknown id. */
export const draftVisibleTo = (actor: { userId: string | Placeholder }): SQL =>
  eq(pitchDrafts.userId, actor.userId);
