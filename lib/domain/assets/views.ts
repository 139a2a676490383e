import type { assets } from "@/db/schema/newsrooms";
import { toIso } from "@/lib/core/fields";
import { findPressWarnings } from "./rules";
import type { AssetView } from "./schema";

export type AssetRow = typeof assets.$inferSelect;

/** The address of a stored file: its key, under the route that checks who may see it. */
const fileUrl = (key: string | null) => (key === null ? null : `/files/${key}`);

/** The web sizes of a stored picture, each with its address. */
export const toRenditions = (stored: AssetRow["renditions"]): AssetView["renditions"] =>
  stored.map(({ key, ...size }) => ({ ...size, url: `/files/${key}` }));

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
    warnings: findPressWarnings(row),
    createdAt: toIso(row.createdAt),
  };
}
