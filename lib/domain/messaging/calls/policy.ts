import { type SQL, sql } from "drizzle-orm";
import { calls } from "@/db/schema/calls";
import type { UserActor } from "@/lib/core/actor";
import { blockedWith } from "@/lib/domain/profiles/blocks/policy";
import { SILENT_SECONDS } from "./rules";

/** One of the two profiles has blocked the other. */
const isBlockedCall = sql`${calls.calleeProfileId} in ${blockedWith(calls.callerProfileId)}`;

/**
 * A call belongs to its two profiles, for every user who acts for one of them. Everybody else gets a 404, and so do both
 * once one has blocked the other: their devices let go of it, and it is over.
 */
export const callVisibleTo = (actor: UserActor): SQL =>
  sql`${actor.profileId} in (${calls.callerProfileId}, ${calls.calleeProfileId}) and not ${isBlockedCall}`;

const isSilent = (seen: SQL): SQL => sql`${seen} < app_now() - make_interval(secs => ${SILENT_SECONDS})`;

/** Its ring is over, or a side that held it is gone: it has ended, though nobody has written so yet. */
export const isOver = sql<boolean>`((${calls.state} = 'ringing' and (${calls.ringsUntil} <= app_now()
    or ${isSilent(sql`${calls.callerSeenAt}`)}))
  or (${calls.state} = 'connected' and (${isSilent(sql`${calls.callerSeenAt}`)}
    or ${isSilent(sql`${calls.calleeSeenAt}`)})))`;

/** It rings or is held: it has not ended, is not over, and no block ended it. */
export const isLive = sql<boolean>`(${calls.state} <> 'ended' and not ${isOver} and not ${isBlockedCall})`;
