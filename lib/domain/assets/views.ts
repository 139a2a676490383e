import { getTableColumns, sql } from "drizzle-orm";
import { assets } from "@/db/schema/newsrooms";
import { toIso } from "@/lib/core/fields";
import { findPressWarnings, whyHidden } from "./rules";
import type { AssetReleaseState, AssetView } from "./schema";

export type AssetRow = typeof assets.$inferSelect;
/** A row with how its release stands, as its owner reads it. What everybody may read is hidden by nothing. */
type OwnAssetRow = AssetRow & { releaseState: AssetReleaseState | null };

export const ownAssetColumns = {
  ...getTableColumns(assets),
  releaseState: sql<AssetReleaseState | null>`(select case when r.live_at <= app_now() then 'PUBLIC'
    when r.status = 'withdrawn' then 'WITHDRAWN' else 'WAITING' end from releases r where r.id = ${assets.releaseId})`,
};

/** The address of a stored file: its key, under the route that checks who may see it. */
const fileUrl = (key: string | null) => (key === null ? null : `/files/${key}`);

/** The web sizes of a stored picture, each with its address. */
export const toRenditions = (stored: AssetRow["renditions"]): AssetView["renditions"] =>
  stored.map(({ key, ...size }) => ({ ...size, url: `/files/${key}` }));

/** An asset for its owner, with what hides it from others. */
export const toOwnAssetView = (row: OwnAssetRow): AssetView => ({
  ...toAssetView(row),
  hidden: whyHidden(row),
});

export function toAssetView(row: AssetRow): AssetView {
  const renditions = toRenditions(row.renditions);
  const largest = renditions.findLast(({ format }) => format === "webp");
  const originalUrl = fileUrl(row.originalKey);
  const isPicture = row.contentType?.startsWith("image/") ?? false;
  return {
    ...row,
    state: row.state.toUpperCase() as AssetView["state"],
    licence: (row.licence?.toUpperCase() ?? null) as AssetView["licence"],
    renditions,
    url: (isPicture ? largest?.url : undefined) ?? originalUrl,
    originalUrl,
    posterUrl: row.posterKey === null ? null : (largest?.url ?? fileUrl(row.posterKey)),
    captionsUrl: fileUrl(row.captionsKey),
    hidden: null,
    warnings: findPressWarnings(row),
    createdAt: toIso(row.createdAt),
  };
}
