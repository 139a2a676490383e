import { asc, inArray } from "drizzle-orm";
import type { UserType } from "@/db/enums";
import { only } from "@/db/only";
import { pitchPageAssets } from "@/db/schema/newsrooms";
import type { pitchPages } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { describeMissing, eventMoment, pitchPageKindOf, stateOf } from "./rules";
import type { PitchPageView, PublicPitchPageView } from "./schema";

export type PitchPageRow = typeof pitchPages.$inferSelect;
type Newsroom = { kind: UserType };

/** The address has no host. */
export const pitchPageUrl = (userType: UserType, slug: string) => `/${pitchPageKindOf(userType)}/${slug}`;

/** Makes the public view of a page that is out; `now` is the database's. */
export function toPublicPitchPage(
  row: PitchPageRow,
  { kind }: Newsroom,
  now: Date,
): PublicPitchPageView["pitchPage"] {
  return {
    ...row,
    url: pitchPageUrl(kind, row.slug),
    kind: pitchPageKindOf(kind),
    status: stateOf(row, now).toUpperCase() as PitchPageView["status"],
    eventAt: toIsoOrNull(eventMoment(row)),
    expiresAt: toIsoOrNull(row.expiresAt),
    publishedAt: toIsoOrNull(row.publishedAt),
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
  };
}

/** An archived page keeps its address and its names; its content is seen by its owner alone. */
export const withoutContent = (page: PublicPitchPageView["pitchPage"]): PublicPitchPageView["pitchPage"] => ({
  ...page,
  ...{ who: "", what: "", why: "", about: "", eventDate: null, eventTime: null, eventAt: null },
  ...{
    expiresAt: null,
    eventLocation: "",
    topics: [],
    perks: [],
    perkDetails: {},
    customPerks: "",
    demographics: [],
  },
});

export async function toPitchPageViews(
  db: Db,
  rows: PitchPageRow[],
  newsroom: Newsroom,
  now: Date,
): Promise<PitchPageView[]> {
  const assets = await readAssetIds(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toPublicPitchPage(row, newsroom, now),
    version: row.version,
    assets: assets.get(row.id) ?? [],
    missing: describeMissing(row),
    usedForMatching: row.useForMatching,
  }));
}

export async function toPitchPageView(
  db: Db,
  row: PitchPageRow,
  newsroom: Newsroom,
  now: Date,
): Promise<PitchPageView> {
  return only(await toPitchPageViews(db, [row], newsroom, now));
}

async function readAssetIds(db: Db, pageIds: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (pageIds.length === 0) return found;
  const rows = await db
    .select({ pageId: pitchPageAssets.pitchPageId, assetId: pitchPageAssets.assetId })
    .from(pitchPageAssets)
    .where(inArray(pitchPageAssets.pitchPageId, pageIds))
    .orderBy(asc(pitchPageAssets.position));
  for (const { pageId, assetId } of rows) found.set(pageId, [...(found.get(pageId) ?? []), assetId]);
  return found;
}
