import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { assetKinds } from "@/db/enums";
import { assets, releases } from "@/db/schema/newsrooms";
import type { PressContact } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { notFound } from "@/lib/core/errors";
import { toIsoOrNull } from "@/lib/core/fields";
import { NEWS_TAG, profileTag } from "@/lib/domain/profiles/profiles/tags";
import { countTags, findTag } from "@/lib/utils/tag-counts";
import { isPublicAsset, isShownAsset } from "./policy";
import { countFields, spellingsOfField } from "./rules";
import {
  ASSETS_PER_PAGE,
  type AssetCounts,
  type AssetKind,
  type AssetSort,
  type PublicAssetsView,
} from "./schema";
import { toAssetView } from "./views";

/** Returns the tags of the pages that show assets: their newsroom's, and the news where a release has one. */
export const pageTagsOf = (profileId: string, rows: readonly { releaseIds: string[] }[]): string[] => [
  profileTag(profileId),
  ...(rows.some(({ releaseIds }) => releaseIds.length > 0) ? [NEWS_TAG] : []),
];

/** The newsroom's own order counts, and the newest comes first among equals. */
export const assetOrder = [asc(assets.position), desc(assets.id)];

/** The beginning of an asset's name (title, else caption, quote or file name), as much as fits into a cursor. */
const nameColumn = sql`left(lower(coalesce(nullif(${assets.title}, ''), nullif(${assets.caption}, ''), nullif(${assets.quote}, ''), ${assets.fileName})), 24)`;

/**
 * Each order lists the values that it sorts by, the id last, and what a cursor holds of them: `after` is true of the
 * rows that follow those values.
 */
export const assetSortings = {
  order: {
    by: assetOrder,
    shape: [z.number().int(), z.uuid()],
    values: [sql<number>`${assets.position}`, sql<string>`${assets.id}`],
    after: ([place, id]) =>
      sql`(${assets.position} > ${place} or (${assets.position} = ${place} and ${assets.id} < ${id}))`,
  },
  newest: {
    by: [desc(assets.id)],
    shape: [z.uuid()],
    values: [sql<string>`${assets.id}`],
    after: ([id]) => sql`${assets.id} < ${id}`,
  },
  name: {
    by: [sql`${nameColumn} asc`, asc(assets.id)],
    shape: [z.string(), z.uuid()],
    values: [sql<string>`${nameColumn}`, sql<string>`${assets.id}`],
    after: ([name, id]) => sql`(${nameColumn}, ${assets.id}) > (${name}, ${id}::uuid)`,
  },
  largest: {
    by: [sql`coalesce(${assets.size}, 0) desc`, desc(assets.id)],
    shape: [z.number().int(), z.uuid()],
    values: [sql<number>`coalesce(${assets.size}, 0)`, sql<string>`${assets.id}`],
    after: ([size, id]) => sql`(coalesce(${assets.size}, 0), ${assets.id}) < (${size}::int, ${id}::uuid)`,
  },
} satisfies Record<AssetSort, AssetSorting>;

export type AssetSorting = {
  by: SQL[];
  shape: z.ZodType[];
  values: SQL[];
  after: (values: readonly unknown[]) => SQL;
};

export async function countAssets(db: Db, which: SQL | undefined): Promise<AssetCounts> {
  const rows = await db
    .select({ kind: assets.kind, total: count() })
    .from(assets)
    .where(which)
    .groupBy(assets.kind);
  const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
  return Object.fromEntries(assetKinds.map((kind) => [kind, totals.get(kind) ?? 0])) as AssetCounts;
}

/** The wanted part of a newsroom's material; `tag` and `field` are slugs. */
type Wanted = { kind?: AssetKind; tag?: string; field?: string; page: number };

/**
 * Reads what everybody may see of a newsroom's material, for its pages: one page of every kind, of the `kind` asked
 * for, of what carries a tag, or of a field's resources. It shows nothing of a release before its time, so a page that
 * shows this must expire at `changesAt`. @throws AppError `not_found` for an unknown tag or field.
 */
export async function readPublicAssets(
  db: Db,
  profileId: string,
  { kind, tag, field, page }: Wanted = { page: 1 },
): Promise<PublicAssetsView> {
  const isShown = and(eq(assets.profileId, profileId), isShownAsset);
  const groups = await readTagGroups(db, isShown);
  const resources = groups.filter(({ kind }) => kind === "resource");
  const tags = countTags(groups);
  const spellings =
    field !== undefined
      ? spellingsOfField(resources, field)
      : tag !== undefined && (findTag(tags, tag)?.spellings ?? null);
  if (spellings === null) throw notFound();
  const carries =
    spellings &&
    sql`exists (select 1 from unnest(${assets.tags}) tag where lower(tag) = any(${sql.param(spellings)}))`;
  const which = and(isShown, carries || undefined, field ? eq(assets.kind, "resource") : undefined);
  const [rows, counts, [next]] = await Promise.all([
    carries ? readInOrder(db, which, page) : readByKind(db, which, kind, page),
    countAssets(db, which),
    db
      .select({ at: releases.liveAt })
      .from(releases)
      .where(and(eq(releases.profileId, profileId), sql`${releases.liveAt} > app_now()`))
      .orderBy(asc(releases.liveAt))
      .limit(1),
  ]);
  return {
    assets: rows.map(toAssetView),
    counts,
    tags: [...tags.values()],
    fields: countFields(resources),
    changesAt: toIsoOrNull(next?.at ?? null),
  };
}

/** Counts the assets of each kind that have the same tags. */
const readTagGroups = (db: Db, which: SQL | undefined) =>
  db
    .select({ kind: assets.kind, tags: assets.tags, count: count() })
    .from(assets)
    .where(which)
    .groupBy(assets.kind, assets.tags)
    .orderBy(desc(count()), assets.kind, assets.tags);

const readInOrder = (db: Db, which: SQL | undefined, page: number) =>
  db
    .select()
    .from(assets)
    .where(which)
    .orderBy(...assetOrder)
    .limit(ASSETS_PER_PAGE)
    .offset((page - 1) * ASSETS_PER_PAGE);

async function readByKind(db: Db, which: SQL | undefined, kind: AssetKind | undefined, page: number) {
  const [from, to] = [(page - 1) * ASSETS_PER_PAGE, page * ASSETS_PER_PAGE];
  const ranked = db
    .select({
      id: assets.id,
      place:
        sql<number>`row_number() over (partition by ${assets.kind} order by ${assets.position}, ${assets.id} desc)`.as(
          "place",
        ),
    })
    .from(assets)
    .where(and(which, kind ? eq(assets.kind, kind) : undefined))
    .as("ranked");
  const rows = await db
    .select({ asset: assets })
    .from(assets)
    .innerJoin(
      ranked,
      and(eq(ranked.id, assets.id), sql`${ranked.place} > ${from} and ${ranked.place} <= ${to}`),
    )
    .orderBy(...assetOrder);
  return rows.map(({ asset }) => asset);
}

/** Matches the address of an asset's file and captures the asset's id. */
export const ASSET_FILE = /^\/files\/assets\/([0-9a-f-]{36})\//;

/** Reads a newsroom's press contacts as its pages show them: one whose portrait is gone or hidden is shown without it. */
export async function readShownContacts(
  db: Db,
  { id: profileId, pressContacts: contacts }: { id: string; pressContacts: PressContact[] },
): Promise<PressContact[]> {
  const ids = contacts.flatMap(({ image }) => ASSET_FILE.exec(image ?? "")?.[1] ?? []);
  if (ids.length === 0) return contacts;
  const shown = await db
    .select({ id: assets.id })
    .from(assets)
    .where(
      and(inArray(assets.id, ids), or(isPublicAsset, and(eq(assets.profileId, profileId), isShownAsset))),
    );
  const isShown = new Set(shown.map(({ id }) => id));
  return contacts.map(({ image, ...contact }) => {
    const id = ASSET_FILE.exec(image ?? "")?.[1];
    return id && !isShown.has(id) ? contact : { ...contact, ...(image ? { image } : {}) };
  });
}
