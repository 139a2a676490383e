import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { assets, releaseAssets, releases } from "@/db/schema/newsrooms";
import { profiles, slugs } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { notFound } from "@/lib/core/errors";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { refuseWithdrawn } from "@/lib/domain/newsrooms/releases/store";
import { profileVisibleTo } from "@/lib/domain/profiles/profiles/policy";
import { newsroomTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { settings } from "@/lib/platform/settings/settings";
import { assetOwnedBy, assetVisibleTo, isPublicAsset, requireNewsroom } from "./policy";
import { factsForFile } from "./rights";
import { safeFileName } from "./rules";
import {
  assetFileInput,
  assetIdInput,
  assetListView,
  assetUsesView,
  assetView,
  listAssetsInput,
  listPublicAssetsInput,
  newsroomAssetsInput,
  publicAssetInput,
  publicAssetsView,
} from "./schema";
import { type AssetSorting, assetSortings, countAssets, readPublicAssets } from "./store";
import {
  type AssetRow,
  originalOf,
  ownAssetColumns,
  publicAssetColumns,
  toAssetView,
  toOwnAssetView,
} from "./views";

type ListInput = z.output<typeof listAssetsInput>;

/** Answers the own newsroom's material, in its order, by kind and tag. */
export const listAssets = query({
  name: "assets.list",
  summary: "Own assets, by kind and tag",
  input: listAssetsInput,
  output: assetListView,
  access: { roles: newsroomTypes },
  subject: async ({ db, actor }) => {
    const [row] = await db
      .select({ kind: profiles.kind })
      .from(profiles)
      .where(eq(profiles.id, actor.profileId));
    return row ?? null;
  },
  allow: ({ subject }) => requireNewsroom(subject),
  run: async ({ db, actor, input }) => {
    const { rows, ...page } = await readPage(db, assetOwnedBy(actor), input, ownAssetColumns);
    return { assets: rows.map(toOwnAssetView), ...page };
  },
});

export const getAsset = query({
  name: "assets.get",
  summary: "One of one's own assets, with its state",
  input: assetIdInput,
  output: z.object({ asset: assetView }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select(ownAssetColumns)
      .from(assets)
      .where(and(assetOwnedBy(actor), eq(assets.id, input.id)));
    return row ?? null;
  },
  run: ({ subject }) => ({ asset: toOwnAssetView(subject) }),
});

/** Answers where one of one's own assets is shown, and who added it. */
export const listAssetUses = query({
  name: "assets.uses",
  summary: "Where one of one's own assets is shown, and who added it",
  input: assetIdInput,
  output: assetUsesView,
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({
        id: assets.id,
        addedBy: users.name,
        heroStories: profiles.heroStories,
      })
      .from(assets)
      .innerJoin(profiles, eq(profiles.id, assets.profileId))
      .leftJoin(users, eq(users.id, assets.userId))
      .where(and(assetOwnedBy(actor), eq(assets.id, input.id)));
    return row ?? null;
  },
  run: async ({ db, subject: { id, addedBy, heroStories } }) => ({
    addedBy,
    uses: [
      ...(await readReleasesWith(db, id)).map((release) => ({
        what: "release" as const,
        title: release.title,
        url: `/releases/${release.id}`,
      })),
      ...heroStories
        .filter(({ image }) => image.includes(`/files/assets/${id}/`))
        .map(({ title }) => ({ what: "hero" as const, title, url: "/create-newsroom" })),
    ],
  }),
});

/** The release that an asset joined last comes first. */
const readReleasesWith = (db: Db, assetId: string) =>
  db
    .select({ id: releases.id, title: releases.title })
    .from(releaseAssets)
    .innerJoin(releases, eq(releases.id, releaseAssets.releaseId))
    .where(eq(releaseAssets.assetId, assetId))
    .orderBy(desc(releaseAssets.createdAt), desc(releases.id));

/** Answers what everybody may see of a newsroom's material, by its slug. */
export const listPublicAssets = query({
  name: "assets.listPublic",
  summary: "A newsroom's public assets, by kind and tag",
  input: listPublicAssetsInput,
  output: assetListView,
  access: { public: "Newsrooms are public; the predicate hides what belongs to unpublished releases." },
  subject: async ({ db, input }) => {
    const [row] = await db
      .select({ id: profiles.id })
      .from(slugs)
      .innerJoin(profiles, eq(profiles.id, slugs.profileId))
      .where(and(eq(profiles.listed, true), eq(slugs.slug, input.slug)));
    return row ?? null;
  },
  run: async ({ db, subject, input }) => {
    const isPublic = and(eq(assets.profileId, subject.id), isPublicAsset) as SQL;
    const { rows, ...page } = await readPage(db, isPublic, input, publicAssetColumns);
    return { assets: rows.map(toAssetView), ...page };
  },
});

/**
 * Answers the first assets of each kind, for the newsroom's own page, or a page of one kind. A page past the last, an
 * unknown tag or field is not found.
 */
export const getNewsroomAssets = query({
  name: "assets.getNewsroom",
  summary: "A newsroom's public assets as its page shows them",
  input: newsroomAssetsInput,
  output: publicAssetsView,
  access: { public: "Newsrooms are public; the predicate hides what belongs to unpublished releases." },
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(profileVisibleTo(actor), eq(profiles.id, input.id)));
    return row ?? null;
  },
  run: async ({ db, subject, input }) => {
    const view = await readPublicAssets(db, subject.id, input);
    if (view.assets.length === 0 && input.page > 1) throw notFound();
    return view;
  },
});

/** Answers one asset, for the page of its own. */
export const getPublicAsset = query({
  name: "assets.getPublic",
  summary: "One of a newsroom's public assets",
  input: publicAssetInput,
  output: z.object({ asset: assetView }),
  access: { public: "Newsrooms are public; the predicate hides what belongs to unpublished releases." },
  subject: async ({ db, input: { profileId, id } }) => {
    const [row] = await db
      .select()
      .from(assets)
      .where(and(eq(assets.profileId, profileId), eq(assets.id, id), isPublicAsset));
    return row ?? refuseWithdrawn(db, releaseOf(id));
  },
  run: ({ subject }) => ({ asset: toAssetView(subject) }),
});

/** Selects the releases that an asset was uploaded for and goes with. */
const releaseOf = (assetId: string): SQL =>
  sql`${releases.id} in (select ra.release_id from release_assets ra join assets a on a.id = ra.asset_id
    where a.id = ${assetId} and a.release_only)`;

async function readPage<C extends typeof publicAssetColumns>(
  db: Db,
  whose: SQL,
  input: ListInput,
  columns: C,
) {
  const sorting: AssetSorting = assetSortings[input.sort];
  const after = input.cursor ? sorting.after(decodeCursor(input.cursor, sorting.shape)) : undefined;
  const place = sql<(string | number)[]>`jsonb_build_array(${sql.join(sorting.values, sql`, `)})`;
  const wanted = and(
    whose,
    input.kind ? eq(assets.kind, input.kind) : undefined,
    input.tag
      ? sql`exists (select 1 from unnest(${assets.tags}) tag where lower(tag) = lower(${input.tag}))`
      : undefined,
    ...wordsOf(input.q),
  );
  const [rows, counts, [total]] = await Promise.all([
    db
      .select({ ...columns, place })
      .from(assets)
      .where(and(wanted, after))
      .orderBy(...sorting.by)
      .limit(input.limit + 1)
      .offset(offsetOf(input)),
    countAssets(db, whose),
    db.select({ total: sql<number>`count(*)::int` }).from(assets).where(wanted),
  ]);
  const { rows: shown, pagination } = toPage(rows, input, total?.total ?? 0, (row) => row.place);
  return { rows: shown.map(({ place: _, ...row }) => row), counts, pagination };
}

/** An asset is found when every word occurs in one of its texts, ignoring case and accents. */
function wordsOf(q = ""): SQL[] {
  const texts = sql`lower(f_unaccent(concat_ws(' ', ${assets.title}, ${assets.caption}, ${assets.credit}, ${assets.creator}, ${assets.fileName}, array_to_string(${assets.tags}, ' '))))`;
  const words = q.split(" ").filter((word) => word !== "");
  return words.map((word) => sql`strpos(${texts}, lower(f_unaccent(${word}))) > 0`);
}

/**
 * Answers one stored file of an asset. The right to see it is checked at every request, since a leaked key must not
 * give access to a hidden one.
 */
export const getAssetFile = query({
  name: "assets.getFile",
  summary: "The bytes of an asset",
  input: assetFileInput,
  output: z.object({
    key: z.string(),
    contentType: z.string(),
    /** The name to save an original under; null for what pages show. */
    saveAs: z.string().nullable(),
    /** The metadata written into an original that goes out; null for what pages show. */
    facts: z
      .object({
        caption: z.string(),
        creator: z.string(),
        credit: z.string(),
        copyright: z.string(),
        /** The text of the licence, and the address where it is written down. */
        usageTerms: z.string(),
        licenceUrl: z.string(),
        /** The codes of IPTC and PLUS. */
        digitalSourceType: z.string(),
        dataMining: z.string(),
        dataMiningConstraints: z.string(),
      })
      .nullable(),
    isPublic: z.boolean(),
  }),
  access: { public: "Newsrooms' pictures are public; the predicate hides those of unpublished releases." },
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({ asset: assets, isPublic: sql<boolean>`(${isPublicAsset})` })
      .from(assets)
      .where(and(assetVisibleTo(actor), eq(assets.id, input.id)));
    if (!row) return refuseWithdrawn(db, releaseOf(input.id));
    const file = fileOf(row.asset, input.file, input.n);
    return file ? { ...file, isPublic: row.isPublic } : null;
  },
  run: ({ subject }) => subject,
});

function fileOf(asset: AssetRow, name: string, place?: number) {
  const key = `assets/${asset.id}/${name}`;
  const shown = (contentType: string) => ({ key, contentType, saveAs: null, facts: null });
  const original = originalOf(asset);
  const isOriginal = key === asset.originalKey || key === original.originalKey;
  if (isOriginal && original.originalKey && original.contentType) {
    const extension = original.originalKey.slice(original.originalKey.lastIndexOf(".") + 1);
    const called = place ? `photo-${place}` : asset.title || asset.fileName || asset.caption;
    const saveAs = safeFileName(called, extension);
    const facts = factsForFile(asset, settings().APP_URL);
    return { key: original.originalKey, contentType: original.contentType, saveAs, facts };
  }
  if (key === asset.untouchedKey && asset.untouchedOffered && asset.contentType) {
    const extension = name.slice(name.lastIndexOf(".") + 1);
    const saveAs = safeFileName(asset.fileName || asset.title || asset.caption, extension);
    return { ...shown(asset.contentType), saveAs };
  }
  if (key === asset.posterKey) return shown("image/webp");
  if (key === asset.captionsKey) return shown("text/vtt; charset=utf-8");
  const rendition = asset.renditions.find((made) => made.key === key);
  return rendition ? shown(`image/${rendition.format}`) : null;
}
