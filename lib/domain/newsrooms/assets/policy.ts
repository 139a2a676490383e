import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { assets } from "@/db/schema/newsrooms";
import type { Actor, UserActor } from "@/lib/core/actor";
import { forbidden } from "@/lib/core/errors";
import { blockedWith } from "@/lib/domain/profiles/blocks/policy";
import { isNewsroomType, type UserType } from "@/lib/domain/vocabulary/user-type/user-type";

/** An asset is managed by the profile acted for. Everybody else gets the same 404 as for an unknown id. */
export const assetOwnedBy = (actor: UserActor): SQL => eq(assets.profileId, actor.profileId);

/**
 * A photo or video needs a caption and the name of its maker, unless its owner wants it public without; the other kinds
 * need neither.
 */
export const saysEnough: SQL = sql`(${assets.kind} not in ('photo', 'video') or ${assets.publicAnyway}
  or ${assets.caption} <> '' and (${assets.credit} <> '' or ${assets.creator} <> ''))`;

/** Drizzle leaves the table out in a list of columns, and a subquery has an id of its own. */
export const assetIdColumn: SQL = sql.raw('"assets"."id"');

const inRelease = (that: SQL): SQL => sql`exists (select 1 from release_assets ra
  join releases r on r.id = ra.release_id where ra.asset_id = ${assetIdColumn} and ${that})`;

/** It goes out with a release if it has the texts that it needs, or if its owner let it out with that one without. */
const goesWith = (that: SQL): SQL =>
  sql`(${saysEnough} and ${inRelease(that)} or ${inRelease(sql`ra.public_anyway and ${that}`)})`;

/**
 * A newsroom shows an asset that is ready and goes with a release that everybody may read. One with the texts that it
 * needs is also shown by itself, if it was not made for a release and is in none but withdrawn ones. `whyHidden` in
 * rules.ts says the same of a single asset.
 */
export const isShownAsset: SQL = sql`(${assets.state} = 'ready'
  and (${goesWith(sql`r.live_at <= app_now()`)}
    or not ${assets.releaseOnly} and ${saysEnough} and not ${inRelease(sql`r.status <> 'withdrawn'`)}))`;

/** An asset is public where a listed newsroom shows it. */
export const isPublicAsset: SQL = sql`(${isShownAsset}
  and exists (select 1 from profiles p where p.id = ${assets.profileId} and p.listed))`;

/** A caller sees public material, their own, and what belongs to a release under embargo whose terms they agreed to. */
export function assetVisibleTo(actor: Actor): SQL | undefined {
  if (actor.kind === "anonymous") return isPublicAsset;
  const shared = goesWith(sql`r.live_at is not null and exists (select 1 from release_shares s
    where s.release_id = r.id and s.profile_id = ${actor.profileId} and s.agreed_at is not null)
    and r.profile_id not in ${blockedWith(actor.profileId)}`);
  return or(isPublicAsset, assetOwnedBy(actor), and(eq(assets.state, "ready"), shared));
}

/** Only brands and sources have a newsroom, whichever user acts for them. */
export function requireNewsroom(profile: { kind: UserType }): void {
  if (!isNewsroomType(profile.kind)) {
    throw forbidden("Only brands and sources have a newsroom with assets.");
  }
}
