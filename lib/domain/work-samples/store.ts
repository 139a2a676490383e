import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { profiles, workSamples } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { conflict } from "@/lib/core/errors";
import { removeAssetFilesJob } from "@/lib/domain/assets/events";
import { refreshDirectory } from "@/lib/domain/directories/store";
import { removeUnusedPreviews } from "@/lib/domain/link-previews/store";
import { profileTag } from "@/lib/domain/profiles/tags";
import { storedKeys, type WorkSampleRow } from "./views";

/** More than any profile shows; it bounds what one account can store. */
export const MAX_SAMPLES = 500;
export const TOO_MANY = `You show ${MAX_SAMPLES} pieces, which is as many as we keep. Please delete one first.`;

/** The profile's pages are new, and its place in the directory is; an open builder's work is out of date. */
export async function refreshPages(db: Transaction, effects: Effects, profileId: string): Promise<void> {
  await db
    .update(profiles)
    .set({ revision: sql`${profiles.revision} + 1` })
    .where(eq(profiles.id, profileId));
  await refreshDirectory(db, effects, profileId);
  effects.invalidate(profileTag(profileId));
}

export function removeFiles(effects: Effects, keys: string[]): void {
  if (keys.length > 0) effects.job(removeAssetFilesJob, { keys });
}

/** The newest pieces of a profile, in the order its page shows them. */
export const readNewestWork = (
  db: Db | Transaction,
  profileId: string,
  limit: number,
): Promise<WorkSampleRow[]> =>
  db
    .select()
    .from(workSamples)
    .where(eq(workSamples.profileId, profileId))
    .orderBy(sql`${workSamples.publishedAt} desc nulls last`, desc(workSamples.id))
    .limit(limit);

/** Pieces of one profile by their ids. */
export const readWork = (db: Db | Transaction, profileId: string, ids: string[]): Promise<WorkSampleRow[]> =>
  db
    .select()
    .from(workSamples)
    .where(and(eq(workSamples.profileId, profileId), inArray(workSamples.id, ids)));

type WorkFields = Omit<typeof workSamples.$inferInsert, "id" | "profileId" | "createdAt">;
export type WorkChanges = {
  /** With an id where the caller has to know it before. */
  added: (WorkFields & { id?: string })[];
  edited: { row: WorkSampleRow; fields: Partial<WorkFields> }[];
  removed: WorkSampleRow[];
};

/** Writes several pieces of one profile at once, which is locked. Throws 409 where they would be too many. */
export async function writeWork(
  tx: Transaction,
  effects: Effects,
  profileId: string,
  { added, edited, removed }: WorkChanges,
): Promise<void> {
  if (added.length + edited.length + removed.length === 0) return;
  const ofProfile = eq(workSamples.profileId, profileId);
  if (removed.length > 0) {
    const ids = removed.map(({ id }) => id);
    await tx.delete(workSamples).where(and(ofProfile, inArray(workSamples.id, ids)));
  }
  const [stored] = await tx.select({ total: count() }).from(workSamples).where(ofProfile);
  if (added.length > 0 && (stored?.total ?? 0) + added.length > MAX_SAMPLES) throw conflict(TOO_MANY);
  if (added.length > 0)
    await tx.insert(workSamples).values(added.map((fields) => ({ ...fields, profileId })));
  const unused = removed.flatMap(storedKeys);
  for (const { row, fields } of edited) {
    const isOwnPicture = fields.image === undefined || fields.image === `/files/${row.pictureKey}`;
    if (!isOwnPicture && row.pictureKey) unused.push(row.pictureKey);
    await tx
      .update(workSamples)
      .set({ ...fields, ...(isOwnPicture ? {} : { pictureKey: null }) })
      .where(and(ofProfile, eq(workSamples.id, row.id)));
  }
  removeFiles(effects, unused);
  const images = [...removed, ...edited.map(({ row }) => row)].map(({ image }) => image);
  await removeUnusedPreviews(tx, effects, profileId, images);
  await refreshPages(tx, effects, profileId);
}
