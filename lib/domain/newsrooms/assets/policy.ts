import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { assets } from "@/db/schema/newsrooms";
import type { Actor, UserActor } from "@/lib/core/actor";
import { forbidden } from "@/lib/core/errors";

/** Assets of the profile acted for. Everybody else gets the same 404 as for an unknown id. */
export const assetOwnedBy = (actor: UserActor): SQL => eq(assets.profileId, actor.profileId);

/** A photo or video has a caption and names who made it, or its owner wants it public without; the other kinds need neither. */
const saysEnough: SQL = sql`(${assets.kind} not in ('photo', 'video') or ${assets.publicAnyway}
  or ${assets.caption} <> '' and (${assets.credit} <> '' or ${assets.creator} <> ''))`;

/** With its table named everywhere: in a list of columns Drizzle leaves that out, and a subquery has an id of its own. */
export const assetIdColumn: SQL = sql.raw('"assets"."id"');

const inRelease = (that: SQL): SQL => sql`exists (select 1 from release_assets ra
  join releases r on r.id = ra.release_id where ra.asset_id = ${assetIdColumn} and ${that})`;

/**
 * Ready, of a listed profile, and of a release that everybody may read; or, saying enough of itself, of no release but
 * those that were withdrawn, and not made for one. `whyHidden` in rules.ts says the same of a single asset.
 */
export const isPublicAsset: SQL = sql`${assets.state} = 'ready'
  and exists (select 1 from profiles p where p.id = ${assets.profileId} and p.listed)
  and (${inRelease(sql`r.live_at <= app_now()`)}
    or not ${assets.releaseOnly} and ${saysEnough} and not ${inRelease(sql`r.status <> 'withdrawn'`)})`;

/** Public material, one's own, and what belongs to a release under embargo whose terms one agreed to. */
export function assetVisibleTo(actor: Actor): SQL | undefined {
  if (actor.kind === "anonymous") return isPublicAsset;
  const shared = inRelease(sql`r.live_at is not null and exists (select 1 from release_shares s
    where s.release_id = r.id and s.profile_id = ${actor.profileId} and s.agreed_at is not null)`);
  return or(isPublicAsset, assetOwnedBy(actor), and(eq(assets.state, "ready"), shared));
}

/** Only brands and sources have a newsroom, whichever user acts for them. */
export function requireNewsroom(profile: { kind: string }): void {
  if (profile.kind !== "brand" && profile.kind !== "source") {
    throw forbidden("Only brands and sources have a newsroom with assets.");
  }
}
