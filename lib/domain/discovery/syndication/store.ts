import { and, asc, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { assets, releaseAssets, releases } from "@/db/schema/newsrooms";
import { profiles, slugs } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { isPublicAsset } from "@/lib/domain/newsrooms/assets/policy";
import { toAssetView } from "@/lib/domain/newsrooms/assets/views";
import { isPublicRelease } from "@/lib/domain/newsrooms/releases/policy";
import { datelineOf, summaryOf } from "@/lib/domain/newsrooms/releases/rules";
import { releaseUrl } from "@/lib/domain/newsrooms/releases/views";
import { avatarUrl, profileUrl } from "@/lib/domain/profiles/profiles/urls";
import type { FeedItem, FeedNewsroom, FeedPicture } from "./schema";

/** A feed is this long, because readers come often and archives have the map. */
const FEED_ITEMS = 50;

/** Finds a listed profile by its slug or one of its old ones. */
export async function findListed(db: Db, address: string): Promise<FeedNewsroom | null> {
  const [row] = await db
    .select({
      id: profiles.id,
      kind: profiles.kind,
      slug: profiles.slug,
      name: profiles.name,
      about: profiles.about,
      avatarKey: profiles.avatarKey,
      logoKey: profiles.logoKey,
      updatedAt: profiles.updatedAt,
    })
    .from(slugs)
    .innerJoin(profiles, eq(profiles.id, slugs.profileId))
    .where(and(eq(slugs.slug, address), eq(profiles.listed, true)));
  if (!row) return null;
  const { kind, avatarKey, logoKey, updatedAt, ...newsroom } = row;
  return {
    ...newsroom,
    userType: kind.toUpperCase() as FeedNewsroom["userType"],
    url: profileUrl(kind, row.slug),
    avatarUrl: avatarUrl(avatarKey, 512),
    logoUrl: avatarUrl(logoKey, 512),
    updatedAt: toIso(updatedAt),
  };
}

/** Reads the newest public releases of listed newsrooms, of one or of all: a scan of the index in that order. */
export const newestReleases = (db: Db, which: SQL | undefined, limit: number) =>
  db
    .select({
      id: releases.id,
      slug: releases.slug,
      title: releases.title,
      subtitle: releases.subtitle,
      body: releases.body,
      bodyText: releases.bodyText,
      dateline: releases.dateline,
      who: releases.who,
      what: releases.what,
      whereLocation: releases.whereLocation,
      whenTiming: releases.whenTiming,
      whyNewsworthy: releases.whyNewsworthy,
      tags: releases.tags,
      timeZone: releases.timeZone,
      liveAt: releases.liveAt,
      correctedAt: releases.correctedAt,
      profileId: profiles.id,
      kind: profiles.kind,
      newsroomSlug: profiles.slug,
      name: profiles.name,
      about: sql<string>`coalesce(nullif(${profiles.boilerplate}, ''), ${profiles.about})`,
      contacts: profiles.pressContacts,
    })
    .from(releases)
    .innerJoin(profiles, eq(profiles.id, releases.profileId))
    .where(and(isPublicRelease, eq(profiles.listed, true), which))
    .orderBy(desc(releases.liveAt), desc(releases.id))
    .limit(limit);

export async function readFeedItems(db: Db, profileId: string | null): Promise<FeedItem[]> {
  const which = profileId === null ? undefined : eq(releases.profileId, profileId);
  const rows = await newestReleases(db, which, FEED_ITEMS);
  const pictures = await readPictures(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    if (!row.liveAt) return [];
    const newsroom = { kind: row.kind, slug: row.newsroomSlug };
    return [
      {
        id: row.id,
        url: releaseUrl(newsroom, row.slug),
        title: row.title,
        summary: summaryOf(row.subtitle, row.bodyText),
        dateline: datelineOf({ ...row, liveAt: toIso(row.liveAt) }),
        ws: [
          { name: "Who", text: row.who },
          { name: "What", text: row.what },
          { name: "Where", text: row.whereLocation },
          { name: "When", text: row.whenTiming },
          { name: "Why", text: row.whyNewsworthy },
        ].filter(({ text }) => text !== ""),
        body: row.body,
        about: row.about,
        contacts: row.contacts,
        tags: row.tags,
        publishedAt: toIso(row.liveAt),
        updatedAt: toIso(row.correctedAt ?? row.liveAt),
        author: {
          profileId: row.profileId,
          name: row.name,
          url: profileUrl(row.kind, row.newsroomSlug),
        },
        pictures: pictures.get(row.id) ?? [],
      },
    ];
  });
}

async function readPictures(db: Db, releaseIds: string[]): Promise<Map<string, FeedPicture[]>> {
  const found = new Map<string, FeedPicture[]>();
  if (releaseIds.length === 0) return found;
  const rows = await db
    .select({ releaseId: releaseAssets.releaseId, asset: assets })
    .from(releaseAssets)
    .innerJoin(assets, eq(assets.id, releaseAssets.assetId))
    .where(and(inArray(releaseAssets.releaseId, releaseIds), eq(assets.kind, "photo"), isPublicAsset))
    .orderBy(asc(releaseAssets.position), asc(releaseAssets.assetId));
  for (const { releaseId, asset } of rows) {
    const { url, originalUrl, contentType, ...view } = toAssetView(asset);
    if (!url || !originalUrl || !contentType) continue;
    const web = view.renditions.find((rendition) => rendition.url === url);
    const shown = web
      ? { width: web.width, height: web.height, webType: `image/${web.format}` }
      : { webType: contentType };
    const picture = { ...view, ...shown, url, originalUrl, contentType };
    found.set(releaseId, [...(found.get(releaseId) ?? []), picture]);
  }
  return found;
}

export async function readNextNews(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ liveAt: releases.liveAt })
    .from(releases)
    .where(gt(releases.liveAt, sql`app_now()`))
    .orderBy(asc(releases.liveAt))
    .limit(1);
  return toIsoOrNull(row?.liveAt ?? null);
}
