import { asc, eq, inArray } from "drizzle-orm";
import { importItems, type imports } from "@/db/schema/imports";
import { releases } from "@/db/schema/newsrooms";
import { workSamples } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import type { ImportView } from "./schema";

export type ImportRow = typeof imports.$inferSelect;

/** Each import lists those of its rows that are still there, in the order of the feed. */
export async function toImportViews(db: Db | Transaction, rows: ImportRow[]): Promise<ImportView[]> {
  if (rows.length === 0) return [];
  const items = await db
    .select({
      importId: importItems.importId,
      address: importItems.address,
      workSampleId: importItems.workSampleId,
      workTitle: workSamples.title,
      releaseId: importItems.releaseId,
      releaseTitle: releases.title,
    })
    .from(importItems)
    .leftJoin(workSamples, eq(workSamples.id, importItems.workSampleId))
    .leftJoin(releases, eq(releases.id, importItems.releaseId))
    .where(
      inArray(
        importItems.importId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(importItems.importId), asc(importItems.id));
  return rows.map((row) => ({
    id: row.id,
    address: row.address,
    title: row.title,
    created: row.created,
    removed: row.removed,
    createdAt: toIso(row.createdAt),
    undoneAt: toIsoOrNull(row.undoneAt),
    items: items
      .filter(({ importId }) => importId === row.id)
      .map(({ address, workSampleId, workTitle, releaseId, releaseTitle }) => ({
        id: releaseId ?? workSampleId ?? "",
        title: releaseTitle ?? workTitle ?? "",
        url: releaseId ? `/releases/${releaseId}` : address,
      })),
  }));
}
