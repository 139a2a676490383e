import { eq, type SQL } from "drizzle-orm";
import { imports } from "@/db/schema/imports";
import type { UserActor } from "@/lib/core/actor";
import { type ActingProfile, requireWriter } from "@/lib/domain/newsrooms/releases/policy";

/** An import belongs to the profile acted for. Everybody else gets the same 404 as for an unknown id. */
export const importOwnedBy = (actor: UserActor): SQL => eq(imports.profileId, actor.profileId);

export const hasNewsroom = ({ kind }: Pick<ActingProfile, "kind">): boolean =>
  kind === "brand" || kind === "source";

/** Anyone who acts for the profile may add work; only those who write in a newsroom may add its drafts. */
export function requireImporter(actor: UserActor, profile: ActingProfile): void {
  if (hasNewsroom(profile)) requireWriter(actor, profile);
}
