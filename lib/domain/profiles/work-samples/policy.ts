import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { workSamples } from "@/db/schema/profiles";
import type { Actor, UserActor } from "@/lib/core/actor";
import { profileVisibleTo } from "@/lib/domain/profiles/profiles/policy";
import { reelTypes } from "@/lib/domain/profiles/profiles/reels";

/** Work is managed by the profile acted for. Everybody else gets the same 404 as for an unknown id. */
export const workOwnedBy = (actor: UserActor): SQL => eq(workSamples.profileId, actor.profileId);

/** A piece's files are seen by those who see its profile; the query joins it. */
export const workFileVisibleTo = (actor: Actor, id: string): SQL | undefined =>
  and(eq(workSamples.id, id), profileVisibleTo(actor));

export const isReelRow = inArray(sql`lower(${workSamples.type})`, [...reelTypes]);
export const isPortfolioWork = notInArray(sql`lower(${workSamples.type})`, [...reelTypes]);
