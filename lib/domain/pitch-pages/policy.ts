import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { pitchPages, profiles } from "@/db/schema/profiles";
import type { UserActor } from "@/lib/core/actor";
import { forbidden } from "@/lib/core/errors";
import type { Desk } from "@/lib/domain/releases/policy";

/** Of the newsroom the caller acts for. Everybody else gets the same 404 as for an unknown id. */
export const ownPitchPage = (actor: UserActor): SQL => eq(pitchPages.profileId, actor.profileId);

/** Out of the draft, of a listed newsroom. Archived and expired ones say so. Goes with a join on the profile. */
export const isPublicPitchPage: SQL = sql`(${inArray(pitchPages.status, ["published", "archived", "expired"])}
  and ${pitchPages.publishedAt} is not null and ${profiles.listed})`;

/** Open now: in the map for search engines, and its link goes out with pitches. */
export const isOpenPitchPage: SQL = sql`(${pitchPages.status} = 'published'
  and (${pitchPages.expiresAt} is null or ${pitchPages.expiresAt} > app_now()))`;

/** Only brands and sources have pitch pages; the company's Admins, Managers and Editors write them. */
export function requirePitchWriter({ kind, role }: Pick<Desk, "kind" | "role">): void {
  if (kind !== "brand" && kind !== "source") throw forbidden("Only brands and sources have pitch pages.");
  if (!role) throw forbidden("Only the people of this newsroom can do this.");
}

/** An Editor prepares; the account, Admins and Managers publish and change what is public. */
export function requirePitchPublisher(desk: Pick<Desk, "kind" | "role">, draftOnly: boolean): void {
  requirePitchWriter(desk);
  if (!draftOnly && desk.role === "editor") {
    throw forbidden("An Editor prepares pitch pages; an Admin or a Manager publishes them.");
  }
}
