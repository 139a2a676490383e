import { and, eq, type SQL } from "drizzle-orm";
import { builderDrafts } from "@/db/schema/builders";
import type { UserActor } from "@/lib/core/actor";
import type { DraftOwner } from "./schema";

/** Each member's own draft of the profile that they act for. */
export const draftOwnedBy = (actor: UserActor): SQL | undefined =>
  and(eq(builderDrafts.profileId, actor.profileId), eq(builderDrafts.userId, actor.userId));

/** Whether a draft that is named is the caller's; where none is named it is. */
export const isOwner = (actor: UserActor, { profileId, userId }: DraftOwner): boolean =>
  (profileId ?? actor.profileId) === actor.profileId && (userId ?? actor.userId) === actor.userId;
