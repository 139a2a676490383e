import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { ReleaseStatus } from "@/db/enums";
import { only } from "@/db/only";
import { assets, releaseAssets, releases, releaseVersions } from "@/db/schema/newsrooms";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { conflict, invalidField } from "@/lib/core/errors";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { describeLacking, whatItLacks } from "@/lib/domain/newsrooms/assets/rules";
import { NEWS_TAG, profileTag } from "@/lib/domain/profiles/profiles/tags";
import { cleanBody, toPlainText } from "../body";
import { type ActingProfile, ownRelease, readActingProfile } from "../policy";
import { isLive, isRefusal, type NextTimes, nextTimes, type ReleaseTimes } from "../rules";
import { releaseView } from "../schema";
import { chooseSlug, refreshNews, storeFirstVersion } from "../store";
import { type ReleaseRow, releaseColumns } from "../views";
import { announceAt } from "./go-live";
import { askForPdf } from "./set-pdf";

export const releaseOutput = z.object({ release: releaseView });

/** A change of these texts matters to readers of the first version, so it is a correction. */
export const textFields = [
  "title",
  "subtitle",
  "dateline",
  "who",
  "what",
  "whereLocation",
  "whenTiming",
  "whyNewsworthy",
  "body",
] as const;
type TextField = (typeof textFields)[number];
export type ReleaseTexts = Record<TextField, string>;

export type Subject = { newsroom: ActingProfile; release: ReleaseRow };

/** Locks one of the newsroom's own releases and returns it with the newsroom; null, as for an unknown id. */
export async function lockRelease(db: Transaction, actor: UserActor, id: string): Promise<Subject | null> {
  const [release] = await db
    .select(releaseColumns)
    .from(releases)
    .where(and(ownRelease(actor), eq(releases.id, id)))
    .for("update");
  const newsroom = release && (await readActingProfile(db, actor));
  return newsroom ? { newsroom, release } : null;
}

/** Returns the cleaned texts after a save, and which of them are new. */
export function mergeTexts(before: ReleaseTexts, input: Partial<ReleaseTexts>) {
  const texts = Object.fromEntries(textFields.map((field) => [field, before[field]])) as ReleaseTexts;
  for (const field of textFields) {
    const given = input[field];
    if (given !== undefined) texts[field] = field === "body" ? cleanBody(given) : given;
  }
  const changed = textFields.filter((field) => texts[field] !== before[field]);
  return { texts, changed, bodyText: toPlainText(texts.body) };
}

/** Returns the moments after a save. @throws AppError `conflict` or, beside a field, `invalid_input`. */
export function decideTimes(...given: Parameters<typeof nextTimes>): NextTimes {
  const next = nextTimes(...given);
  if (!isRefusal(next)) return next;
  throw next.field ? invalidField(next.field, next.message) : conflict(next.message);
}

/** A release that goes out has a text. @throws AppError `invalid_input` beside the field. */
export function requireComplete(status: ReleaseTimes["status"], bodyText: string): void {
  if ((status === "scheduled" || status === "published") && bodyText === "") {
    throw invalidField("body", "Write the text of the release before it goes out.");
  }
}

/**
 * Writes a release as `next`, with everything that follows from it: its address, its first version or its correction,
 * the pages that show it, and the moment of its announcement.
 */
export async function writeRelease(
  tx: Transaction,
  effects: Effects,
  { newsroom, release: before }: Subject,
  next: ReleaseRow,
  { act, note, images, now }: { act: NextTimes["act"]; note: string; images?: string[]; now: Date },
) {
  const wasLive = isLive(before, now);
  const live = isLive(next, now);
  // The address is fixed from the moment that anybody may have seen it.
  const slug = wasLive ? before.slug : await chooseSlug(tx, newsroom.profileId, next.title, before.id);
  const row = await tx
    .update(releases)
    .set({
      ...next,
      slug,
      ...(act === "correct" ? { correctedAt: sql`app_now()` } : {}),
      ...(act === "withdraw" ? { withdrawnAt: sql`app_now()`, pdfKey: null } : {}),
      version: sql`${releases.version} + 1`,
      updatedAt: sql`app_now()`,
    })
    .where(eq(releases.id, before.id))
    .returning(releaseColumns)
    .then(only);
  if (images) await attachImages(tx, effects, row, images);
  if (wasLive) await storeFirstVersion(tx, { ...before, liveAt: before.liveAt });
  else if (live) await storeFirstVersion(tx, row);
  if (act === "correct") {
    const { id: releaseId, title, body } = row;
    await tx.insert(releaseVersions).values({ releaseId, title, body, note });
  }
  // Photos of the library come back to the newsroom's pages.
  if (act === "withdraw") effects.invalidate(profileTag(newsroom.profileId));
  if (wasLive || live) await refreshNews(tx, effects, newsroom.profileId);
  if (live) askForPdf(effects, row.id);
  if (act === "withdraw" && before.pdfKey) effects.job(removeFilesJob, { keys: [before.pdfKey] });
  if (!row.announcedAt) announceAt(effects, row);
  return row;
}

/**
 * Makes these own photos the release's, in this order, whichever others they are in. @throws AppError `invalid_input`
 * for any other.
 */
export async function attachImages(
  tx: Transaction,
  effects: Effects,
  release: ReleaseRow,
  images: string[],
): Promise<void> {
  const ids = JSON.stringify([...new Set(images)]);
  const left = await tx
    .delete(releaseAssets)
    .where(
      and(
        eq(releaseAssets.releaseId, release.id),
        sql`${releaseAssets.assetId} not in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`,
      ),
    )
    .returning({ id: releaseAssets.assetId });
  // The statement waits for a photo that is being deleted, and then changes none of them.
  const rows = await tx.execute(sql`
    with wanted as (
      select a.id, w.position from jsonb_array_elements_text(${ids}::jsonb) with ordinality as w(id, position)
      join assets a on a.id = w.id::uuid and a.profile_id = ${release.profileId} and a.kind = 'photo'
      order by a.id for key share of a)
    insert into release_assets (release_id, asset_id, position) select ${release.id}::uuid, id, position from wanted
    on conflict (release_id, asset_id) do update set position = excluded.position returning 1`);
  if (rows.length !== new Set(images).size) {
    throw invalidField("images", "Images must be photos of your own newsroom.");
  }
  // A draft takes them off the newsroom's own pages.
  if (left.length + rows.length > 0) effects.invalidate(profileTag(release.profileId), NEWS_TAG);
}

export type PhotosAct = { status?: ReleaseStatus; images?: string[]; photosPublicAnyway?: string[] };

/**
 * Settles which photos of a release are let out with it without a caption or a credit: those that its owner names in
 * the act that lets the release or further photos out, and none of a draft. A photo that joined it unseen since stays
 * hidden. @throws AppError `invalid_input` where they name none, or not all that lack either of those they send.
 */
export async function settlePhotos(
  tx: Transaction,
  { id, status }: ReleaseRow,
  act: PhotosAct,
): Promise<void> {
  const ofRelease = eq(releaseAssets.releaseId, id);
  if (status === "draft") {
    await tx.update(releaseAssets).set({ publicAnyway: false }).where(ofRelease);
    return;
  }
  if (status === "withdrawn") return;
  const named = act.photosPublicAnyway;
  if (!named && act.status === undefined && act.images === undefined) return;
  const photos = await tx
    .select({ ...getTableColumns(assets), isLetOut: releaseAssets.publicAnyway })
    .from(releaseAssets)
    .innerJoin(assets, eq(assets.id, releaseAssets.assetId))
    .where(and(ofRelease, eq(assets.kind, "photo")));
  const isNamed = ({ id }: { id: string }) => named?.includes(id) ?? false;
  const letOut = photos.filter((photo) => isNamed(photo) && whatItLacks(photo) !== null).map(({ id }) => id);
  await tx
    .update(releaseAssets)
    .set({ publicAnyway: true })
    .where(and(ofRelease, inArray(releaseAssets.assetId, letOut)));
  if (named && act.images === undefined) return;
  const problem = describeLacking(photos, (photo) => photo.isLetOut || isNamed(photo));
  if (problem) throw invalidField("photosPublicAnyway", `${problem}. Name them, or publish without.`);
}

const fieldNames: Record<TextField, string> = {
  title: "title",
  subtitle: "subtitle",
  dateline: "dateline",
  who: "Who",
  what: "What",
  whereLocation: "Where",
  whenTiming: "When",
  whyNewsworthy: "Why",
  body: "text",
};

/** Where its writer gives no note, it is made of the fields: "Changed: title and text". */
export function noteOf(note: string | undefined, changed: readonly TextField[]): string {
  if (note) return note;
  const names = changed.map((field) => fieldNames[field]);
  const last = names.pop();
  return last ? `Changed: ${[names.join(", "), last].filter(Boolean).join(" and ")}` : "Corrected";
}
