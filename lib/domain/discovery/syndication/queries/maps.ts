import { and, asc, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { UserType } from "@/db/enums";
import { assets, releases } from "@/db/schema/newsrooms";
import { pitchPages, profiles, workSamples } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { directories } from "@/lib/domain/discovery/directories/labels";
import { isPublicAsset } from "@/lib/domain/newsrooms/assets/policy";
import { isPublicRelease } from "@/lib/domain/newsrooms/releases/policy";
import { releaseUrl } from "@/lib/domain/newsrooms/releases/views";
import { isOpenPitchPage } from "@/lib/domain/pitching/pitch-pages/policy";
import { pitchPageUrl } from "@/lib/domain/pitching/pitch-pages/views";
import { profileUrl } from "@/lib/domain/profiles/profiles/urls";
import { isPortfolioWork } from "@/lib/domain/profiles/work-samples/policy";
import { ownPages } from "../pages";
import { type MapPart, mapAddresses, partsOf, readPart } from "../rules";
import { type MapEntry, mapIndexView, mapPartInput, mapPartView } from "../schema";
import { readNextNews } from "../store";

/** Google's news map holds the news of two days. */
const isFresh = sql`${releases.liveAt} > app_now() - interval '2 days'`;
const DAY = 24 * 60 * 60 * 1000;

/** Counts the listed profiles of each kind, and their releases, by index-only scans. */
export const listedByKind = (db: Db) =>
  db
    .select({ kind: profiles.kind, total: sql<number>`count(*)::int` })
    .from(profiles)
    .where(eq(profiles.listed, true))
    .groupBy(profiles.kind);

export const countReleases = (db: Db, which: SQL | undefined) =>
  db.select({ total: sql<number>`count(*)::int` }).from(releases).where(and(isPublicRelease, which));

/** Answers the index of all maps. A part holds what its address says, whether the index is fresh or not. */
export const getMapIndex = query({
  name: "syndication.mapIndex",
  summary: "The addresses of the parts of the site's map",
  input: z.object({}),
  output: mapIndexView,
  access: { public: "Says how many parts the map has." },
  run: async ({ db }) => {
    const [kinds, [all], [fresh], [pitches]] = await Promise.all([
      listedByKind(db),
      countReleases(db, undefined),
      countReleases(db, isFresh),
      countPitchPages(db),
    ]);
    const totals = new Map(kinds.map(({ kind, total }) => [kind, total]));
    const profileMaps = (Object.keys(directories) as UserType[]).flatMap((kind) => {
      const total = totals.get(kind) ?? 0;
      const name = directories[kind].path;
      return total > 0 ? mapAddresses(name, partsOf(name, total)) : [];
    });
    const [old, news, pitchTotal] = [all?.total ?? 0, fresh?.total ?? 0, pitches?.total ?? 0];
    return {
      parts: [
        ...mapAddresses("pages", 1),
        ...profileMaps,
        ...(old > 0 ? mapAddresses("releases", partsOf("releases", old)) : []),
        ...(pitchTotal > 0 ? mapAddresses("pitch-pages", partsOf("pitch-pages", pitchTotal)) : []),
        // The news map is always named, so that search engines know where to look.
        ...mapAddresses("news", partsOf("news", news)),
      ],
      changesAt: await readNextNews(db),
    };
  },
});

/** Answers one part of the map, which holds nothing that is not public now. */
export const getMapPart = query({
  name: "syndication.mapPart",
  summary: "One part of the site's map: addresses and when they last changed",
  input: mapPartInput,
  output: mapPartView,
  access: { public: "Addresses of public pages; the predicates hide all others." },
  subject: ({ input }) => readPart(input.part),
  run: async ({ db, subject: part }) => {
    const { name, kind } = part;
    if (name === "pages") {
      return { isNews: false, kind, entries: ownPages.map(({ path }) => plain(path)), changesAt: null };
    }
    if (name === "pitch-pages") {
      const rows = await pitchPagesOfPart(db, part);
      const entries = rows.map((row) => ({
        url: pitchPageUrl(row.kind, row.slug),
        modifiedAt: toIso(row.modifiedAt),
        news: null,
      }));
      // A page whose last day comes leaves the map by itself.
      const ends = rows.flatMap(({ expiresAt }) => toIsoOrNull(expiresAt) ?? []).toSorted();
      return { isNews: false, kind: null, entries, changesAt: ends[0] ?? null };
    }
    if (kind) return { isNews: false, kind, entries: await readProfiles(db, kind, part), changesAt: null };
    const rows = await releasesOfPart(db, part);
    // A news map loses its oldest entry by itself, two days after it came out.
    const oldest = rows.map(({ liveAt }) => liveAt?.getTime() ?? 0).toSorted((one, other) => one - other)[0];
    const leaves = name === "news" && oldest ? toIso(new Date(oldest + 2 * DAY)) : null;
    const comes = await readNextNews(db);
    return {
      isNews: true,
      kind: null,
      entries: rows.map((row) => toEntry(row, name === "news")),
      changesAt: [leaves, comes].flatMap((moment) => moment ?? []).toSorted()[0] ?? null,
    };
  },
});

const plain = (url: string): MapEntry => ({ url, modifiedAt: null, news: null });

const within = (ending: SQL, { from, to }: MapPart) =>
  and(gte(ending, from), to === null ? undefined : lt(ending, to));

/** An index on the id's ending finds the listed profiles of a part. */
export const profilesOfPart = (db: Db, kind: UserType, part: MapPart) => {
  const ending = sql`right(${profiles.id}::text, 4)`;
  return db
    .select({
      id: profiles.id,
      slug: profiles.slug,
      says: sql<boolean>`${profiles.about} <> '' or ${profiles.boilerplate} <> ''`,
      asks: sql<boolean>`${profiles.packages} <> '[]' or ${profiles.rates} <> '{}'`,
      modifiedAt: sql<Date>`greatest(${profiles.updatedAt}, ${profiles.lastNewsAt})`.mapWith(
        profiles.updatedAt,
      ),
    })
    .from(profiles)
    .where(and(eq(profiles.kind, kind), eq(profiles.listed, true), within(ending, part)))
    .orderBy(asc(ending), asc(profiles.id))
    .limit(part.limit);
};

async function readProfiles(db: Db, kind: UserType, part: MapPart): Promise<MapEntry[]> {
  const rows = await profilesOfPart(db, kind, part);
  const shows = await readShowing(db, kind, rows);
  return rows.flatMap(({ id, slug, says, asks, modifiedAt }) => {
    const url = profileUrl(kind, slug);
    const panels = [
      ...(says ? ["overview"] : []),
      ...(kind === "paid_media" && asks ? ["rates"] : []),
      ...(shows.has(id) ? [kind === "paid_media" ? "portfolio" : "assets"] : []),
    ];
    const at = toIsoOrNull(modifiedAt);
    return [url, ...panels.map((panel) => `${url}/${panel}`)].map((address) => ({
      url: address,
      modifiedAt: at,
      news: null,
    }));
  });
}

/** Reads which newsrooms have public material, and which creators have work besides their reels. */
async function readShowing(db: Db, kind: UserType, rows: { id: string }[]): Promise<Set<string>> {
  if (kind === "press" || rows.length === 0) return new Set();
  const ids = sql.param(rows.map(({ id }) => id));
  const something =
    kind === "paid_media"
      ? sql`select 1 from ${workSamples} where ${workSamples.profileId} = listed.id and ${isPortfolioWork}`
      : sql`select 1 from ${assets} where ${assets.profileId} = listed.id and ${isPublicAsset}`;
  const found = await db.execute<{ id: string }>(
    sql`select listed.id from unnest(${ids}::uuid[]) as listed (id) where exists (${something})`,
  );
  return new Set(found.map(({ id }) => id));
}

/** Pitch pages of unlisted newsrooms are counted too: the map's parts have room for both. */
const countPitchPages = (db: Db) =>
  db.select({ total: sql<number>`count(*)::int` }).from(pitchPages).where(isOpenPitchPage);

const pitchPagesOfPart = (db: Db, part: MapPart) => {
  const ending = sql`right(${pitchPages.id}::text, 4)`;
  return db
    .select({
      slug: pitchPages.slug,
      kind: profiles.kind,
      modifiedAt: pitchPages.updatedAt,
      expiresAt: pitchPages.expiresAt,
    })
    .from(pitchPages)
    .innerJoin(profiles, eq(profiles.id, pitchPages.profileId))
    .where(and(isOpenPitchPage, eq(profiles.listed, true), within(ending, part)))
    .orderBy(asc(ending), asc(pitchPages.id))
    .limit(part.limit);
};

/** Reads the public releases of a part, by an index: the newest two days for a news map, else all. */
export const releasesOfPart = (db: Db, part: MapPart) => {
  const ending = sql`right(${releases.id}::text, 4)`;
  const isNews = part.name === "news";
  const order = isNews ? [desc(releases.liveAt), desc(releases.id)] : [asc(ending), asc(releases.id)];
  return db
    .select({
      slug: releases.slug,
      title: releases.title,
      liveAt: releases.liveAt,
      correctedAt: releases.correctedAt,
      kind: profiles.kind,
      newsroomSlug: profiles.slug,
    })
    .from(releases)
    .innerJoin(profiles, eq(profiles.id, releases.profileId))
    .where(
      and(isPublicRelease, isNews ? isFresh : undefined, eq(profiles.listed, true), within(ending, part)),
    )
    .orderBy(...order)
    .limit(part.limit);
};

type ReleaseRow = Awaited<ReturnType<typeof releasesOfPart>>[number];

function toEntry(row: ReleaseRow, isNews: boolean): MapEntry {
  const { slug, title, kind, newsroomSlug, liveAt, correctedAt } = row;
  return {
    url: releaseUrl({ kind, slug: newsroomSlug }, slug),
    modifiedAt: toIsoOrNull(correctedAt ?? liveAt),
    news: isNews && liveAt ? { title, publishedAt: toIso(liveAt) } : null,
  };
}
