import { eq, type Placeholder, type SQL } from "drizzle-orm";
import { savedProfiles } from "@/db/schema/newsrooms";

/** Saved profiles are visible to those who act for the profile that saved them. */
export const savedBy = (actor: { profileId: string | Placeholder }): SQL =>
  eq(savedProfiles.saverId, actor.profileId);
