import { and, eq, sql } from "drizzle-orm";
import type { UserType } from "@/db/enums";
import { releases } from "@/db/schema/newsrooms";
import { coverage } from "@/db/schema/pitches";
import { profiles, workSamples } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { notFound } from "@/lib/core/errors";
import { DIRECTORY_PAGE, lowestRateOf, meanEngagement, relevanceOf, topicTreeOf } from "./rules";
import { defaultOrder } from "./sorts";
import { directoryTag } from "./tags";

/**
 * Fills the columns a profile is sorted and filtered by, from its row, its work and its news. Call it in the
 * transaction that changed any of them. After an edit by its owner, which may touch every word of its card, give
 * `wasListed`, what `listed` said before: the shared first page is then always invalidated. Follows, ratings
 * and news are many; for them it is invalidated only if this profile is on it, before or after.
 * @throws AppError `not_found`.
 */
export async function refreshDirectory(
  tx: Transaction,
  effects: Effects,
  profileId: string,
  wasListed?: boolean,
): Promise<void> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, profileId)).for("no key update");
  if (!row) throw notFound();
  const isEdit = wasListed !== undefined;
  const stoodFirst = !isEdit && (await standsOnFirstPage(tx, row.kind, profileId));
  const { articleCount, releaseCount, lastNewsAt } = await countPieces(tx, profileId);
  const offers = row.kind === "brand" || row.kind === "source";
  await tx
    .update(profiles)
    .set({
      articleCount,
      releaseCount,
      lastNewsAt: sql`${lastNewsAt}::timestamptz`,
      topicTree: topicTreeOf(row.topicIds),
      engagementRate: meanEngagement(row.engagement),
      lowestRate: lowestRateOf(row.rates),
      relevance: relevanceOf({
        ...row,
        pieces: articleCount + releaseCount,
        perks: offers ? row.perksOffered : row.perksPreferred,
      }),
    })
    .where(eq(profiles.id, profileId));
  const isStale = isEdit
    ? wasListed || row.listed
    : stoodFirst || (await standsOnFirstPage(tx, row.kind, profileId));
  if (isStale) effects.invalidate(directoryTag(row.kind));
}

/** Work shown and coverage earned, releases that are public, and when the newest of those came out. */
async function countPieces(tx: Transaction, profileId: string) {
  const isPublic = and(eq(releases.profileId, profileId), sql`${releases.liveAt} <= app_now()`);
  const [counts] = await tx.execute<{ articles: number; releases: number; newest: string | null }>(sql`
    select (select count(*)::int from ${workSamples} where ${workSamples.profileId} = ${profileId})
        + (select count(*)::int from ${coverage} where ${coverage.profileId} = ${profileId}) as articles,
      (select count(*)::int from ${releases} where ${isPublic}) as releases,
      (select max(${releases.liveAt})::text from ${releases} where ${isPublic}) as newest`);
  return {
    articleCount: counts?.articles ?? 0,
    releaseCount: counts?.releases ?? 0,
    lastNewsAt: counts?.newest ?? null,
  };
}

/** One scan of the directory's own index, for as many rows as its first page has. */
async function standsOnFirstPage(tx: Transaction, kind: UserType, profileId: string): Promise<boolean> {
  const { key, direction } = defaultOrder(kind);
  const [found] = await tx.execute(sql`
    select 1 from (
      select ${profiles.id} from ${profiles} where ${profiles.kind} = ${kind} and ${profiles.listed}
      order by ${key} ${direction}, ${profiles.id} ${direction} limit ${DIRECTORY_PAGE}) as first_page
    where id = ${profileId}`);
  return found !== undefined;
}
