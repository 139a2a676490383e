import { eq, type SQL } from "drizzle-orm";
import { imports } from "@/db/schema/imports";
import type { UserActor } from "@/lib/core/actor";
import { type Desk, requireWriter } from "@/lib/domain/newsrooms/releases/policy";

/** Imports of the profile acted for. Everybody else gets the same 404 as for an unknown id. */
export const importOwnedBy = (actor: UserActor): SQL => eq(imports.profileId, actor.profileId);

export const hasNewsroom = ({ kind }: Pick<Desk, "kind">): boolean => kind === "brand" || kind === "source";

/** Work is added by whoever acts for the profile, a newsroom's drafts by those who write in it. */
export function requireImporter(actor: UserActor, desk: Desk): void {
  if (hasNewsroom(desk)) requireWriter(actor, desk);
}
