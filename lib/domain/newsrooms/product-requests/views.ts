import { inArray } from "drizzle-orm";
import { assets, type productRequests } from "@/db/schema/newsrooms";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { toAssetView } from "@/lib/domain/newsrooms/assets/views";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { sideOf } from "./policy";
import { actsOf } from "./rules";
import type { ProductRequestView } from "./schema";

export type ProductRequestRow = typeof productRequests.$inferSelect;

/** Both sides' heads and the products' pictures are read for all requests in three statements. */
export async function readRequestViews(
  db: Db,
  actor: UserActor,
  rows: ProductRequestRow[],
): Promise<ProductRequestView[]> {
  const parties = await readParties(
    db,
    rows.flatMap((row) => [row.ownerProfileId, row.requesterProfileId]),
  );
  const pictures = await readPictures(
    db,
    rows.flatMap(({ assetId }) => assetId ?? []),
  );
  return rows.flatMap((row) => {
    const owner = parties.get(row.ownerProfileId);
    const requester = parties.get(row.requesterProfileId);
    if (!owner || !requester) return [];
    const side = sideOf(actor, row);
    return {
      ...row,
      status: row.state.toUpperCase() as ProductRequestView["status"],
      imageUrl: (row.assetId && pictures.get(row.assetId)) ?? null,
      side,
      owner,
      requester,
      loan: (row.loan?.toUpperCase() ?? null) as ProductRequestView["loan"],
      dueAt: toIsoOrNull(row.dueAt),
      answeredAt: toIsoOrNull(row.answeredAt),
      sentAt: toIsoOrNull(row.sentAt),
      endedAt: toIsoOrNull(row.endedAt),
      createdAt: toIso(row.createdAt),
      acts: actsOf(row, side),
    };
  });
}

/** Reads the smallest WebP of each product's picture. */
async function readPictures(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(assets).where(inArray(assets.id, ids));
  return new Map(
    rows.flatMap((row) => {
      const small = toAssetView(row).renditions.find(({ format }) => format === "webp");
      return small ? [[row.id, small.url]] : [];
    }),
  );
}
