import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { assets, type ContentCredentials } from "@/db/schema/newsrooms";
import { toIso, upperCase } from "@/lib/core/fields";
import { sourceTypeOf } from "@/lib/domain/vocabulary/provenance/provenance";
import { assetIdColumn } from "./policy";
import { findPressWarnings, whyHidden } from "./rules";
import type { AssetReleaseState, AssetView } from "./schema";

export type AssetRow = typeof assets.$inferSelect;
/** A row with its releases, the last it joined first. */
type AssetInReleases = AssetRow & { releaseIds: string[] };
/** A row as its owner reads it also has the state of these releases. */
type OwnAssetRow = AssetInReleases & { releaseState: AssetReleaseState | null; releasedAnyway: boolean };

const releaseIdsOf = (which: SQL) => sql<string[]>`array(select ra.release_id from release_assets ra
  join releases r on r.id = ra.release_id where ra.asset_id = ${assetIdColumn} and ${which}
  order by ra.created_at desc, ra.release_id desc)`;

/** Everybody reads only the releases that are public. */
export const publicAssetColumns = {
  ...getTableColumns(assets),
  releaseIds: releaseIdsOf(sql`r.live_at <= app_now()`),
};

/** Nothing hides what everybody may read: of several releases the one that shows most decides. */
export const ownAssetColumns = {
  ...getTableColumns(assets),
  releaseIds: releaseIdsOf(sql`true`),
  releaseState: sql<AssetReleaseState | null>`(select case when bool_or(r.live_at <= app_now()) then 'PUBLIC'
    when bool_or(r.status <> 'withdrawn') then 'WAITING' when count(*) > 0 then 'WITHDRAWN' end
    from release_assets ra join releases r on r.id = ra.release_id where ra.asset_id = ${assetIdColumn})`,
  /** A public release has it that its owner let it out with as it is. */
  releasedAnyway: sql<boolean>`exists (select 1 from release_assets ra join releases r on r.id = ra.release_id
    where ra.asset_id = ${assetIdColumn} and ra.public_anyway and r.live_at <= app_now())`,
};

/** A stored file has its key as its address, under the route that checks who may see it. */
const fileUrl = (key: string | null) => (key === null ? null : `/files/${key}`);

export const toRenditions = (stored: AssetRow["renditions"]): AssetView["renditions"] =>
  stored.map(({ key, ...size }) => ({ ...size, url: `/files/${key}` }));

/**
 * Returns the file that goes out as an asset's original. AVIFs were accepted in the past, and nothing here writes
 * caption and credit into one: its JPEG goes out instead, whose size is unknown.
 */
export function originalOf({ originalKey, contentType, size, width, height, renditions }: AssetRow) {
  const jpeg = contentType === "image/avif" && renditions.find(({ format }) => format === "jpeg");
  if (!jpeg) return { originalKey, contentType, size, width, height };
  const { key, width: wide, height: high } = jpeg;
  return { originalKey: key, contentType: "image/jpeg", size: null, width: wide, height: high };
}

const toCredentialsView = ({ status, digitalSourceTypes, ...stated }: ContentCredentials) => ({
  ...stated,
  status: upperCase(status) as Uppercase<typeof status>,
  digitalSourceTypes: digitalSourceTypes.flatMap((code) => upperCase(sourceTypeOf(code)) ?? []),
});

/** The owner's view also says what hides the asset from others. */
export const toOwnAssetView = (row: OwnAssetRow): AssetView => ({
  ...toAssetView(row),
  hidden: whyHidden(row),
});

/** Makes the view that readers see; a row without its releases names none. */
export function toAssetView(stored: AssetRow | AssetInReleases): AssetView {
  const row = { ...stored, ...originalOf(stored) };
  const renditions = toRenditions(row.renditions);
  const largest = renditions.findLast(({ format }) => format === "webp");
  const originalUrl = fileUrl(row.originalKey);
  const releaseIds = "releaseIds" in row ? row.releaseIds : [];
  const isPicture = row.contentType?.startsWith("image/") ?? false;
  return {
    ...row,
    state: row.state.toUpperCase() as AssetView["state"],
    licence: upperCase(row.licence),
    digitalSourceType: upperCase(row.digitalSourceType),
    dataMining: upperCase(row.dataMining),
    contentCredentials: row.contentCredentials && toCredentialsView(row.contentCredentials),
    untouchedUrl: row.untouchedOffered ? fileUrl(row.untouchedKey) : null,
    mayOfferUntouched: row.untouchedKey !== null,
    renditions,
    url: (isPicture ? largest?.url : undefined) ?? originalUrl,
    originalUrl,
    posterUrl: row.posterKey === null ? null : (largest?.url ?? fileUrl(row.posterKey)),
    captionsUrl: fileUrl(row.captionsKey),
    hidden: null,
    releaseId: releaseIds[0] ?? null,
    releaseIds,
    warnings: findPressWarnings(row),
    createdAt: toIso(row.createdAt),
  };
}
