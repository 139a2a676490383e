import { eq, type SQL } from "drizzle-orm";
import { savedProfiles } from "@/db/schema/newsrooms";
import type { UserActor } from "@/lib/core/actor";

/** Saved profiles are visible to those who act for the profile that saved them. */
export const savedBy = (actor: UserActor): SQL => eq(savedProfiles.saverId, actor.profileId);
