import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { pitchPages, profiles } from "@/db/schema/profiles";
import type { UserActor } from "@/lib/core/actor";
import { forbidden } from "@/lib/core/errors";
import type { ActingProfile } from "@/lib/domain/newsrooms/releases/policy";
import { requireActFor } from "@/lib/domain/profiles/companies/policy";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";

/** The caller's own newsroom manages a page. Everybody else gets the same 404 as for an unknown id. */
export const ownPitchPage = (actor: UserActor): SQL => eq(pitchPages.profileId, actor.profileId);

/**
 * Pages of a listed newsroom that were published are public; archived and expired ones say so. It goes with a join on
 * the profile.
 */
export const isPublicPitchPage: SQL = sql`(${inArray(pitchPages.status, ["published", "archived", "expired"])}
  and ${pitchPages.publishedAt} is not null and ${profiles.listed})`;

/** An open page is in the map for search engines, and its link goes out with pitches. */
export const isOpenPitchPage: SQL = sql`(${pitchPages.status} = 'published'
  and (${pitchPages.expiresAt} is null or ${pitchPages.expiresAt} > app_now()))`;

/** Only brands and sources have pitch pages. */
export function requirePitchWriter(
  actor: UserActor,
  newsroom: Pick<ActingProfile, "kind" | "companyId">,
): void {
  if (!isNewsroomType(newsroom.kind)) throw forbidden("Only brands and sources have pitch pages.");
  requireActFor(actor, newsroom, "prepare");
}

/** A draft needs no publisher: everything else is, or was, for others to see. */
export function requirePitchPublisher(
  actor: UserActor,
  newsroom: Pick<ActingProfile, "kind" | "companyId">,
  draftOnly: boolean,
): void {
  requirePitchWriter(actor, newsroom);
  if (!draftOnly) requireActFor(actor, newsroom, "publish");
}
