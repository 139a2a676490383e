import { eq, type SQL } from "drizzle-orm";
import { savedProfiles } from "@/db/schema/newsrooms";
import type { UserActor } from "@/lib/core/actor";

/** What was put aside is seen by those who act for the profile that did. */
export const savedBy = (actor: UserActor): SQL => eq(savedProfiles.saverId, actor.profileId);
