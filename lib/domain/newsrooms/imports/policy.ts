import { eq, type SQL } from "drizzle-orm";
import { imports } from "@/db/schema/imports";
import type { UserActor } from "@/lib/core/actor";
import { type ActingProfile, requireWriter } from "@/lib/domain/newsrooms/releases/policy";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";

/** An import belongs to the profile acted for. Everybody else gets the same 404 as for an unknown id. */
export const importOwnedBy = (actor: UserActor): SQL => eq(imports.profileId, actor.profileId);

/** Anyone who acts for the profile may add work; only those who write in a newsroom may add its drafts. */
export function requireImporter(actor: UserActor, profile: ActingProfile): void {
  if (isNewsroomType(profile.kind)) requireWriter(actor, profile);
}
