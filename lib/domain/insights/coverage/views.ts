import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { coverage, pitches, stories } from "@/db/schema/pitches";
import type { Db } from "@/db/types";
import { toIso } from "@/lib/core/fields";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import type { CoverageEntry, StatementView } from "./schema";

/** The story on the partner's profile, with what they state of it. */
const partners = alias(coverage, "partners");
const statementOf = ({
  readers,
  interactions,
  readSeconds,
  statedAt,
}: typeof coverage | typeof partners) => ({
  ...{ readers, interactions, readSeconds, statedAt },
});

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
      own: statementOf(coverage),
      partner: statementOf(partners),
    })
    .from(coverage)
    .leftJoin(
      partners,
      and(eq(partners.storyId, coverage.storyId), ne(partners.profileId, coverage.profileId)),
    )
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
  return rows.map(({ counterpartId, earnedAt, own, partner, ...row }) => ({
    ...row,
    earnedAt: toIso(earnedAt),
    counterpart: (counterpartId && parties.get(counterpartId)) || null,
    readers: own.readers ?? partner?.readers ?? null,
    interactions: own.interactions ?? partner?.interactions ?? null,
    readSeconds: own.readSeconds ?? partner?.readSeconds ?? null,
    own: toStatement(own),
    partner: partner && toStatement(partner),
  }));
}

/** A party that took all its numbers back states nothing. */
function toStatement({ statedAt, ...figures }: CoverageRow["own"]): StatementView {
  const isStated = statedAt && Object.values(figures).some((figure) => figure !== null);
  return isStated ? { ...figures, statedAt: toIso(statedAt) } : null;
}
