import { and, eq, sql } from "drizzle-orm";
import { type UserType, userTypes } from "@/db/enums";
import { only } from "@/db/only";
import { releases } from "@/db/schema/newsrooms";
import { coverage, stories } from "@/db/schema/pitches";
import { profiles, searchTerms, workSamples } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { notFound } from "@/lib/core/errors";
import { lineColumn } from "@/lib/domain/profiles/profiles/views";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { DIRECTORY_PAGE, lowestRateOf, meanEngagement, relevanceOf, topicTreeOf } from "./rules";
import { defaultOrder } from "./sorts";
import { directoryTag } from "./tags";

/**
 * Fills the columns a profile is sorted, filtered and found by, from its row, its work and its news. Call it in the
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
  const { articleCount, releaseCount, lastNewsAt, headlines } = await countPieces(tx, profileId);
  const offers = isNewsroomType(row.kind);
  await tx
    .update(profiles)
    .set({
      articleCount,
      releaseCount,
      headlines,
      lastNewsAt: sql`${lastNewsAt}::timestamptz`,
      topicTree: topicTreeOf(row.topicIds),
      engagementRate: meanEngagement(row.engagement),
      lowestRate: lowestRateOf(row.rates),
      relevance: relevanceOf({
        ...row,
        hasPicture: (offers ? row.logoKey : row.avatarKey) !== null,
        pieces: articleCount + releaseCount,
        perks: offers ? row.perksOffered : row.perksPreferred,
      }),
    })
    .where(eq(profiles.id, profileId));
  if (row.listed && (isEdit || headlines !== row.headlines)) await addSearchTerms(tx, profileId);
  const isStale = isEdit
    ? wasListed || row.listed
    : stoodFirst || (await standsOnFirstPage(tx, row.kind, profileId));
  if (isStale) effects.invalidate(directoryTag(row.kind));
}

/** The headlines of so many of the newest releases are searched, and of as much work and coverage each. */
const MAX_HEADLINES = 20;

/** Counts work, coverage and public releases, and reads the newest headlines and the newest release's moment. */
async function countPieces(tx: Transaction, profileId: string) {
  const isPublic = and(eq(releases.profileId, profileId), sql`${releases.liveAt} <= app_now()`);
  const newest = sql`
    (select ${releases.title} as title, ${releases.liveAt} as at, 1 as part from ${releases} where ${isPublic}
      order by ${releases.liveAt} desc, ${releases.id} desc limit ${MAX_HEADLINES})
    union all (select ${workSamples.title}, ${workSamples.publishedAt}, 2 from ${workSamples}
      where ${workSamples.profileId} = ${profileId}
      order by ${workSamples.publishedAt} desc nulls last, ${workSamples.id} desc limit ${MAX_HEADLINES})
    union all (select ${stories.title}, ${coverage.createdAt}, 3 from ${coverage}
      join ${stories} on ${stories.id} = ${coverage.storyId} where ${coverage.profileId} = ${profileId}
      order by ${coverage.createdAt} desc, ${stories.id} desc limit ${MAX_HEADLINES})`;
  const counts = only(
    await tx.execute<{
      articles: number;
      releases: number;
      newest: string | null;
      headlines: string | null;
    }>(sql`
    select (select count(*)::int from ${workSamples} where ${workSamples.profileId} = ${profileId})
        + (select count(*)::int from ${coverage} where ${coverage.profileId} = ${profileId}) as articles,
      (select count(*)::int from ${releases} where ${isPublic}) as releases,
      (select max(${releases.liveAt})::text from ${releases} where ${isPublic}) as newest,
      (select string_agg(title, E'\\n' order by part, at desc) from (${newest}) as shown) as headlines`),
  );
  return {
    articleCount: counts.articles,
    releaseCount: counts.releases,
    lastNewsAt: counts.newest,
    headlines: counts.headlines ?? "",
  };
}

/** A typing error is looked for in these texts of a profile. */
const searchedText = sql`concat_ws(' ', ${profiles.name}, ${lineColumn}, f_words(${profiles.publications}),
  f_words(${profiles.expertise}), f_beats(${profiles.beats}), f_words(${profiles.platforms}), ${profiles.locationText},
  ${profiles.headlines}, left(${profiles.about}, 5000))`;

async function addSearchTerms(tx: Transaction, profileId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${searchTerms} (term, kind)
    select term, ${profiles.kind} from ${profiles}, unnest(f_search_terms(${searchedText})) as term
    where ${profiles.id} = ${profileId} on conflict do nothing`);
}

export async function deleteOldSearchTerms(db: Db): Promise<void> {
  for (const kind of userTypes) {
    const documents = `select search from profiles where listed and kind = '${kind}'`;
    await db.execute(sql`delete from ${searchTerms} where ${searchTerms.kind} = ${kind}
      and ${searchTerms.term} not in (select word from ts_stat(${documents}))`);
  }
}

/** This is one scan of the directory's own index, for as many rows as its first page has. */
async function standsOnFirstPage(tx: Transaction, kind: UserType, profileId: string): Promise<boolean> {
  const { key, direction } = defaultOrder(kind);
  const [found] = await tx.execute(sql`
    select 1 from (
      select ${profiles.id} from ${profiles} where ${profiles.kind} = ${kind} and ${profiles.listed}
      order by ${key} ${direction}, ${profiles.id} ${direction} limit ${DIRECTORY_PAGE}) as first_page
    where id = ${profileId}`);
  return found !== undefined;
}
