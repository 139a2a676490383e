import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { pitchPages, profiles } from "@/db/schema/profiles";
import type { UserActor } from "@/lib/core/actor";
import { forbidden } from "@/lib/core/errors";
import type { Desk } from "@/lib/domain/newsrooms/releases/policy";
import { requireActFor } from "@/lib/domain/profiles/companies/policy";

/** Of the newsroom the caller acts for. Everybody else gets the same 404 as for an unknown id. */
export const ownPitchPage = (actor: UserActor): SQL => eq(pitchPages.profileId, actor.profileId);

/** Out of the draft, of a listed newsroom. Archived and expired ones say so. Goes with a join on the profile. */
export const isPublicPitchPage: SQL = sql`(${inArray(pitchPages.status, ["published", "archived", "expired"])}
  and ${pitchPages.publishedAt} is not null and ${profiles.listed})`;

/** Open now: in the map for search engines, and its link goes out with pitches. */
export const isOpenPitchPage: SQL = sql`(${pitchPages.status} = 'published'
  and (${pitchPages.expiresAt} is null or ${pitchPages.expiresAt} > app_now()))`;

/** Only brands and sources have pitch pages. */
export function requirePitchWriter(actor: UserActor, desk: Pick<Desk, "kind" | "companyId">): void {
  if (desk.kind !== "brand" && desk.kind !== "source")
    throw forbidden("Only brands and sources have pitch pages.");
  requireActFor(actor, desk, "prepare");
}

/** A draft is prepared; everything else is, or was, for others to see. */
export function requirePitchPublisher(
  actor: UserActor,
  desk: Pick<Desk, "kind" | "companyId">,
  draftOnly: boolean,
): void {
  requirePitchWriter(actor, desk);
  if (!draftOnly) requireActFor(actor, desk, "publish");
}
