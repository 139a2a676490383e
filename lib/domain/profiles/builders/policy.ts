import { and, eq, type SQL } from "drizzle-orm";
import { builderDrafts } from "@/db/schema/builders";
import type { UserActor } from "@/lib/core/actor";

/** Each member has a draft of their own of the profile that they act for. */
export const draftOwnedBy = (actor: UserActor): SQL | undefined =>
  and(eq(builderDrafts.profileId, actor.profileId), eq(builderDrafts.userId, actor.userId));
