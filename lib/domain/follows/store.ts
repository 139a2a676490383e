import { and, desc, eq, inArray } from "drizzle-orm";
import { follows } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { readParties } from "@/lib/domain/profiles/views";

/** Which of these profiles the follower follows. */
export async function readFollowed(db: Db, followerId: string, profileIds: string[]): Promise<string[]> {
  if (profileIds.length === 0) return [];
  const rows = await db
    .select({ id: follows.profileId })
    .from(follows)
    .where(and(eq(follows.followerId, followerId), inArray(follows.profileId, profileIds)));
  return rows.map(({ id }) => id);
}

/** The heads of the newest followers who are listed. */
export async function readNewestFollowers(db: Db, profileId: string, limit: number) {
  const rows = await db
    .select({ id: follows.followerId })
    .from(follows)
    .innerJoin(profiles, eq(profiles.id, follows.followerId))
    .where(and(eq(follows.profileId, profileId), profiles.listed))
    .orderBy(desc(follows.createdAt), desc(follows.followerId))
    .limit(limit);
  return inThisOrder(
    rows.map(({ id }) => id),
    await readParties(
      db,
      rows.map(({ id }) => id),
    ),
  );
}

const inThisOrder = <T>(ids: string[], known: Map<string, T>): T[] =>
  ids.flatMap((id) => known.get(id) ?? []);
