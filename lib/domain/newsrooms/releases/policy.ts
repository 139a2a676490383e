import { and, eq, exists, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReleaseStatus, UserType } from "@/db/enums";
import { releaseShares, releases } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { forbidden } from "@/lib/core/errors";
import { requireNotHeld } from "@/lib/domain/accounts/accounts/policy";
import { blockedWith } from "@/lib/domain/profiles/blocks/policy";
import { requireActFor } from "@/lib/domain/profiles/companies/policy";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";

/** The profile that a user acts for. Only brands and sources have a newsroom: `requireWriter` refuses all others. */
export type ActingProfile = {
  profileId: string;
  kind: UserType;
  slug: string;
  name: string;
  topicIds: string[];
  companyId: string | null;
};

/** Reads the profile that the caller acts for, whatever its kind; null when it is gone. */
export async function readActingProfile(db: Db, actor: UserActor): Promise<ActingProfile | null> {
  const [row] = await db
    .select({
      profileId: profiles.id,
      kind: profiles.kind,
      slug: profiles.slug,
      name: profiles.name,
      topicIds: profiles.topicIds,
      companyId: profiles.companyId,
    })
    .from(profiles)
    .where(eq(profiles.id, actor.profileId));
  return row ?? null;
}

export function requireWriter(actor: UserActor, newsroom: Pick<ActingProfile, "kind" | "companyId">): void {
  if (!isNewsroomType(newsroom.kind)) throw forbidden("Only brands and sources publish releases.");
  requireActFor(actor, newsroom, "prepare");
}

/** A draft needs no publisher: everything else is, or was, for others to see. */
export function requirePublisher(
  actor: UserActor,
  newsroom: Pick<ActingProfile, "kind" | "companyId">,
  asked?: ReleaseStatus,
): void {
  requireWriter(actor, newsroom);
  if (asked !== "draft") requireActFor(actor, newsroom, "publish");
  if (asked !== "draft" && asked !== "withdrawn") requireNotHeld(actor);
}

/** Everything public is selected by this predicate, together with a join or `exists` on a listed profile. */
export const isPublicRelease: SQL = sql`${releases.liveAt} <= app_now()`;

const newsroomIsListed = sql`exists (select 1 from ${profiles} where ${profiles.id} = ${releases.profileId} and ${profiles.listed})`;

/** The caller's own newsroom manages a release. Everybody else gets the same 404 as for an unknown id. */
export const ownRelease = (actor: UserActor): SQL => eq(releases.profileId, actor.profileId);

/**
 * A caller sees their own releases at any time, everybody's once they are public, and one under embargo after agreeing
 * to its terms.
 */
export const releaseVisibleTo = (actor: UserActor, db: Db): SQL =>
  or(
    ownRelease(actor),
    and(isPublicRelease, newsroomIsListed),
    and(eq(releases.status, "published"), exists(sharesOf(actor, db, true))),
  ) ?? sql`false`;

/**
 * The release is shared with the caller's profile, agreed to or not, and there is no block between the two. Drafts and withdrawn ones are seen by their own
 * newsroom only.
 */
export const releaseSharedWith = (actor: UserActor, db: Db): SQL =>
  and(ne(releases.status, "draft"), isNotNull(releases.liveAt), exists(sharesOf(actor, db, false))) ??
  sql`false`;

const sharesOf = (actor: UserActor, db: Db, agreed: boolean) =>
  db
    .select({ one: sql`1` })
    .from(releaseShares)
    .where(
      and(
        eq(releaseShares.releaseId, releases.id),
        eq(releaseShares.profileId, actor.profileId),
        agreed ? isNotNull(releaseShares.agreedAt) : undefined,
        sql`${releases.profileId} not in ${blockedWith(actor.profileId)}`,
      ),
    );
