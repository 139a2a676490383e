import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { follows } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
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
