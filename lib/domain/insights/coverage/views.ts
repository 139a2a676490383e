import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { coverage, pitches, stories } from "@/db/schema/pitches";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import type { CoverageEntry } from "./schema";

const counterpartId = sql<string | null>`case when ${pitches.senderProfileId} = ${coverage.profileId}
  then ${pitches.recipientProfileId} else ${pitches.senderProfileId} end`;

/** Reads stories that are coverage of a profile, the latest first. */
export const coverageOf = (db: Db, profileId: string, which: SQL | undefined, take: number, skip = 0) =>
  db
    .select({
      id: stories.id,
      url: stories.url,
      title: stories.title,
      siteName: stories.siteName,
      pitchId: stories.pitchId,
      earnedAt: coverage.createdAt,
      counterpartId,
      readers: stories.readers,
      interactions: stories.interactions,
      readSeconds: stories.readSeconds,
      statedAt: stories.statedAt,
    })
    .from(coverage)
    .innerJoin(stories, eq(stories.id, coverage.storyId))
    .innerJoin(pitches, eq(pitches.id, stories.pitchId))
    .where(and(eq(coverage.profileId, profileId), which))
    .orderBy(desc(coverage.storyId))
    .limit(take)
    .offset(skip);
type CoverageRow = Awaited<ReturnType<typeof coverageOf>>[number];

export async function toCoverageViews(db: Db, rows: readonly CoverageRow[]): Promise<CoverageEntry[]> {
  const parties = await readParties(
    db,
    rows.flatMap((row) => row.counterpartId ?? []),
  );
  return rows.map(({ counterpartId, earnedAt, statedAt, ...row }) => ({
    ...row,
    earnedAt: toIso(earnedAt),
    statedAt: toIsoOrNull(statedAt),
    counterpart: (counterpartId && parties.get(counterpartId)) || null,
  }));
}
