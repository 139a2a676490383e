import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { follows } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { refreshDirectory } from "@/lib/domain/profiles/listings/store";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { readParties } from "@/lib/domain/profiles/profiles/views";

export async function readFollowed(db: Db, followerId: string, profileIds: string[]): Promise<string[]> {
  if (profileIds.length === 0) return [];
  const rows = await db
    .select({ id: follows.profileId })
    .from(follows)
    .where(and(eq(follows.followerId, followerId), inArray(follows.profileId, profileIds)));
  return rows.map(({ id }) => id);
}

/** Only listed followers are shown. */
export const readNewestFollowers = (db: Db, profileId: string, limit: number) =>
  readNewest(db, { of: follows.profileId, listed: follows.followerId }, profileId, limit);

/** Only listed profiles are shown. */
export const readNewestFollowed = (db: Db, profileId: string, limit: number) =>
  readNewest(db, { of: follows.followerId, listed: follows.profileId }, profileId, limit);

async function readNewest(
  db: Db,
  side: { of: AnyPgColumn; listed: AnyPgColumn },
  profileId: string,
  limit: number,
): Promise<PartyView[]> {
  const rows = await db
    .select({ id: sql<string>`${side.listed}` })
    .from(follows)
    .innerJoin(profiles, eq(profiles.id, side.listed))
    .where(and(eq(side.of, profileId), profiles.listed))
    .orderBy(desc(follows.createdAt), desc(side.listed))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const parties = await readParties(db, ids);
  return ids.flatMap((id) => parties.get(id) ?? []);
}

export const pairOf = (followerId: string, profileId: string) =>
  and(eq(follows.profileId, profileId), eq(follows.followerId, followerId));

/** Ends a follow where there is one. The caller has locked one of the two. */
export async function endFollow(
  db: Transaction,
  effects: Effects,
  followerId: string,
  profileId: string,
): Promise<void> {
  const gone = await db
    .delete(follows)
    .where(pairOf(followerId, profileId))
    .returning({ profileId: follows.profileId });
  if (gone.length === 0) return;
  effects.count("profile_unfollowed", { by: followerId, to: profileId });
  await moveCounts(db, effects, followerId, profileId, -1);
}

/** Both profiles are locked, so the counts are those of the rows. Their pages show them, and who follows whom. */
export async function moveCounts(
  db: Transaction,
  effects: Effects,
  followerId: string,
  profileId: string,
  by: 1 | -1,
): Promise<void> {
  await db
    .update(profiles)
    .set({ followerCount: sql`${profiles.followerCount} + ${by}` })
    .where(eq(profiles.id, profileId));
  await db
    .update(profiles)
    .set({ followingCount: sql`${profiles.followingCount} + ${by}` })
    .where(eq(profiles.id, followerId));
  effects.invalidate(profileTag(profileId), profileTag(followerId));
  await refreshDirectory(db, effects, profileId);
}
