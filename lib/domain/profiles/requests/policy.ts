import { eq, type SQL, sql } from "drizzle-orm";
import { requests } from "@/db/schema/profiles";
import type { UserActor } from "@/lib/core/actor";

/** A request is managed by the profile acted for. Everybody else gets the same 404 as for an unknown id. */
export const requestOwnedBy = (actor: UserActor): SQL => eq(requests.profileId, actor.profileId);

/** An open request is neither closed by its owner nor past its deadline, whether the job has been there or not. */
export const isRequestOpen: SQL = sql`(${requests.closedAt} is null
  and (${requests.deadline} is null or ${requests.deadline} > app_now()))`;
