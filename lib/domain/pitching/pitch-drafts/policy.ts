import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { pitchDrafts } from "@/db/schema/pitches";
import { pitchPages } from "@/db/schema/profiles";
import { isOpenPitchPage } from "@/lib/domain/pitching/pitch-pages/policy";

/** A draft is seen by its writer alone. Everybody else gets the same 404 as for an unknown id. */
export const draftVisibleTo = (actor: { userId: string | Placeholder }): SQL =>
  eq(pitchDrafts.userId, actor.userId);

/** Lists, figures and matching take the drafts that the caller wrote as the profile that they act for. */
export const draftWrittenAs = (actor: Record<"userId" | "profileId", string | Placeholder>) =>
  and(draftVisibleTo(actor), eq(pitchDrafts.profileId, actor.profileId));

/** A draft may be used that belongs to no pitch page, or to one that is open now. */
export const mayBeUsed = sql<boolean>`(${pitchDrafts.pitchPageId} is null or exists (
  select 1 from ${pitchPages} where ${pitchPages.id} = ${pitchDrafts.pitchPageId} and ${isOpenPitchPage}))`;

/** A page whose last day has passed takes its draft out of matching, whether a job has written that down or not. */
export const isActiveDraft: SQL<boolean> = sql`(${pitchDrafts.isActive} and ${mayBeUsed})`;
