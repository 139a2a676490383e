import { and, asc, desc, eq, gt, isNull, like, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { releaseShares, releases, releaseVersions } from "@/db/schema/newsrooms";
import { profiles, slugs } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { gone } from "@/lib/core/errors";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { refreshDirectory } from "@/lib/domain/profiles/listings/store";
import { NEWS_TAG, profileTag, slugTag } from "@/lib/domain/profiles/profiles/tags";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { slugify } from "@/lib/domain/profiles/slugs/slug";
import { pingHub } from "./events";
import { isPublicRelease } from "./policy";
import { wasPublic } from "./rules";
import type { ReleaseShareView } from "./schema";
import { type ReleaseRow, releaseColumns, releaseUrl } from "./views";

/** The account's releases that nobody may read yet are drafts again; the time that was chosen stays in them. */
export const returnToDraft = (tx: Transaction, userId: string) =>
  tx
    .update(releases)
    .set({ status: "draft", liveAt: null, publishedAt: null, version: sql`${releases.version} + 1` })
    .where(and(eq(releases.userId, userId), sql`${releases.liveAt} > app_now()`))
    .returning({ id: releases.id, profileId: releases.profileId, title: releases.title });

type PageQuery = { page?: number; cursor?: string; limit: number };

/**
 * A newsroom's public news, newest first, cut to a page. Rows for those who show more than a list does.
 * @throws AppError `invalid_input` for a cursor of another list.
 */
export async function readPublicRows(db: Db, profileId: string, query: PageQuery, which?: SQL) {
  const [time, id] = query.cursor ? decodeCursor(query.cursor, [z.iso.datetime(), z.uuid()]) : [];
  const after =
    time && id
      ? or(lt(releases.liveAt, new Date(time)), and(eq(releases.liveAt, new Date(time)), lt(releases.id, id)))
      : undefined;
  const isPublic = and(eq(releases.profileId, profileId), isPublicRelease, which);
  const rows: ReleaseRow[] = await db
    .select(releaseColumns)
    .from(releases)
    .where(and(isPublic, after))
    .orderBy(desc(releases.liveAt), desc(releases.id))
    .limit(query.limit + 1)
    .offset(offsetOf(query));
  const total = query.cursor ? null : await countCapped(db, isPublic);
  return toPage(rows, query, total, (row) => [row.liveAt?.toISOString() ?? "", row.id]);
}

/**
 * Returns null for a release that was not found, as for an unknown one. @throws AppError `gone` where it was public, in
 * a newsroom that is listed, and is withdrawn.
 */
export async function refuseWithdrawn(db: Db, which: SQL | undefined): Promise<null> {
  const [row] = await db
    .select({
      slug: releases.slug,
      publishedAt: releases.publishedAt,
      embargoUntil: releases.embargoUntil,
      withdrawnAt: releases.withdrawnAt,
      newsroom: { name: profiles.name, kind: profiles.kind, slug: profiles.slug },
    })
    .from(releases)
    .innerJoin(profiles, eq(profiles.id, releases.profileId))
    .where(and(which, eq(releases.status, "withdrawn"), eq(profiles.listed, true)))
    .limit(1);
  if (!row || !wasPublic(row)) return null;
  throw gone(`${row.newsroom.name} has withdrawn this release.`, releaseUrl(row.newsroom, row.slug));
}

/** Reads the next moment at which a newsroom's news change by themselves; null when none is planned. */
export async function readNextLiveAt(db: Db, profileId: string): Promise<Date | null> {
  const [row] = await db
    .select({ liveAt: releases.liveAt })
    .from(releases)
    .where(and(eq(releases.profileId, profileId), gt(releases.liveAt, sql`app_now()`)))
    .orderBy(releases.liveAt)
    .limit(1);
  return row?.liveAt ?? null;
}

const TOTAL_LIMIT = 10_001;

/** The count stops where lists stop counting. */
export async function countCapped(db: Db, where: SQL | undefined): Promise<number> {
  const some = db.select({ one: sql`1` }).from(releases).where(where).limit(TOTAL_LIMIT).as("some");
  return only(await db.select({ total: sql<number>`count(*)::int` }).from(some)).total;
}

/** These path segments under a newsroom's address are pages of ours. */
const RESERVED = new Set(
  "asset assets atom card embed fact-sheet feed follow news oembed opengraph-image overview pastpressreleases pdf pitch rss sitemap text".split(
    " ",
  ),
);

/**
 * Chooses the address of a release within its newsroom: its title as a slug, then with -1, -2 and so on. The newsroom's
 * row is locked, so that parallel releases of one title take turns.
 */
export async function chooseSlug(
  tx: Transaction,
  profileId: string,
  title: string,
  releaseId: string,
): Promise<string> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for("no key update");
  const stem = slugify(title) || "release";
  const rows = await tx
    .select({ slug: releases.slug })
    .from(releases)
    .where(
      and(
        eq(releases.profileId, profileId),
        ne(releases.id, releaseId),
        or(eq(releases.slug, stem), like(releases.slug, `${stem}-%`)),
      ),
    );
  const taken = new Set(rows.map(({ slug }) => slug));
  return freeSlug(stem, taken);
}

/** Returns the first address with this stem that is neither taken nor a page's of ours. */
export function freeSlug(stem: string, taken: ReadonlySet<string>): string {
  const looksLikeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(stem);
  if (!RESERVED.has(stem) && !looksLikeId && !taken.has(stem)) return stem;
  let n = 1;
  while (taken.has(`${stem}-${n}`)) n++;
  return `${stem}-${n}`;
}

/** Invalidates every page that shows this newsroom's news: its own, under each of its addresses, and the directory. */
export async function refreshNews(tx: Transaction, effects: Effects, profileId: string): Promise<void> {
  await refreshDirectory(tx, effects, profileId);
  // The old addresses count too, since one that was unknown may lead here now.
  const addresses = await tx.select({ slug: slugs.slug }).from(slugs).where(eq(slugs.profileId, profileId));
  effects.invalidate(profileTag(profileId), NEWS_TAG, ...addresses.map(({ slug }) => slugTag(slug)));
  pingHub(effects, profileId);
}

/** Stores a release's text at publication; the first version is written once. */
export async function storeFirstVersion(tx: Transaction, release: ReleaseRow): Promise<void> {
  const [existing] = await tx
    .select({ id: releaseVersions.id })
    .from(releaseVersions)
    .where(eq(releaseVersions.releaseId, release.id))
    .limit(1);
  if (existing) return;
  const { id: releaseId, title, body, liveAt } = release;
  await tx.insert(releaseVersions).values({ releaseId, title, body, createdAt: liveAt ?? undefined });
}

/**
 * Claims the announcement of a release that has become public and returns its row, once; null for a caller that comes
 * later, and before its time.
 */
export async function claimAnnouncement(tx: Transaction, releaseId: string): Promise<ReleaseRow | null> {
  const [row] = await tx
    .update(releases)
    .set({
      announcedAt: sql`app_now()`,
      status: sql`case when ${releases.status} = 'scheduled' then 'published' else ${releases.status} end`,
      publishedAt: sql`coalesce(${releases.publishedAt}, ${releases.publishAt})`,
    })
    .where(and(eq(releases.id, releaseId), isNull(releases.announcedAt), isPublicRelease))
    .returning(releaseColumns);
  return row ?? null;
}

const MAX_SHARES = 500;

/** Reads the profiles that a release was shared with before its time, the earliest share first. */
export async function readShares(db: Db, releaseId: string): Promise<ReleaseShareView[]> {
  const rows = await db
    .select()
    .from(releaseShares)
    .where(eq(releaseShares.releaseId, releaseId))
    .orderBy(asc(releaseShares.createdAt), asc(releaseShares.profileId))
    .limit(MAX_SHARES);
  const parties = await readParties(
    db,
    rows.map(({ profileId }) => profileId),
  );
  return rows.flatMap(({ profileId, createdAt, agreedAt }) => {
    const profile = parties.get(profileId);
    return profile ? [{ profile, sharedAt: toIso(createdAt), agreedAt: toIsoOrNull(agreedAt) }] : [];
  });
}
