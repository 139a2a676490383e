import { and, count, desc, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { profiles, workSamples } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { conflict } from "@/lib/core/errors";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { removeUnusedPreviews } from "@/lib/domain/profiles/link-previews/store";
import { refreshDirectory } from "@/lib/domain/profiles/listings/store";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { uuidv7 } from "@/lib/utils/uuid";
import { MAX_SAMPLES } from "./limits";
import { isPortfolioWork, isReelRow } from "./policy";
import { TOO_MANY } from "./rules";
import type { WorkKind } from "./schema";
import { storedKeys, type WorkSampleRow } from "./views";

/**
 * Invalidates the profile's pages and its place in the directory, and raises its revision, because an open builder's
 * work is out of date.
 */
export async function refreshPages(db: Transaction, effects: Effects, profileId: string): Promise<void> {
  await db
    .update(profiles)
    .set({ revision: sql`${profiles.revision} + 1` })
    .where(eq(profiles.id, profileId));
  await refreshDirectory(db, effects, profileId);
  effects.invalidate(profileTag(profileId));
}

export function removeFiles(effects: Effects, keys: string[]): void {
  if (keys.length > 0) effects.job(removeFilesJob, { keys });
}

export async function countOwnWork(db: Db, profileId: string) {
  const [row] = await db
    .select({
      portfolio: sql<number>`(count(*) filter (where ${isPortfolioWork}))::int`,
      reels: sql<number>`(count(*) filter (where ${isReelRow}))::int`,
    })
    .from(workSamples)
    .where(eq(workSamples.profileId, profileId));
  return row ?? { portfolio: 0, reels: 0 };
}

/** A place in the order of `readNewestWork`; `at` is as `readOwnWork` gives it. */
type Place = { at: string | null; id: string };
type Part = { kind?: WorkKind; after?: Place; limit: number; offset: number };

/** The newest pieces come first, those without a date last. Two may be of one moment, so the id decides. */
export const readOwnWork = (db: Db, profileId: string, { kind, after, limit, offset }: Part) =>
  db
    .select({
      sample: workSamples,
      /** The moment has microseconds, as it is stored. */
      at: sql<
        string | null
      >`to_char(${workSamples.publishedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(workSamples)
    .where(
      and(
        eq(workSamples.profileId, profileId),
        kind && (kind === "reels" ? isReelRow : isPortfolioWork),
        after && isAfter(after),
      ),
    )
    .orderBy(sql`${workSamples.publishedAt} desc nulls last`, desc(workSamples.id))
    .limit(limit)
    .offset(offset);

function isAfter({ at, id }: Place): SQL | undefined {
  const { publishedAt } = workSamples;
  const later = lt(workSamples.id, id);
  if (at === null) return and(isNull(publishedAt), later);
  const moment = sql`${at}::timestamptz`;
  return or(
    isNull(publishedAt),
    sql`${publishedAt} < ${moment}`,
    and(sql`${publishedAt} = ${moment}`, later),
  );
}

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

export const readWork = (db: Db | Transaction, profileId: string, ids: string[]): Promise<WorkSampleRow[]> =>
  db
    .select()
    .from(workSamples)
    .where(and(eq(workSamples.profileId, profileId), inArray(workSamples.id, ids)));

type WorkFields = Omit<typeof workSamples.$inferInsert, "id" | "profileId" | "createdAt">;
export type WorkChanges = {
  /** The id is given where the caller has to know it before. */
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
  const stored = only(await tx.select({ total: count() }).from(workSamples).where(ofProfile));
  if (added.length > 0 && stored.total + added.length > MAX_SAMPLES) throw conflict(TOO_MANY);
  if (added.length > 0) {
    const rows = added.map((fields) => ({ ...fields, id: fields.id ?? uuidv7(), profileId }));
    await tx.insert(workSamples).values(rows);
    for (const { id } of rows) effects.count("work_added", { by: profileId, subjectId: id });
  }
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
