import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { assets, releaseAssets, releases } from "@/db/schema/newsrooms";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { UPLOAD_SECONDS } from "@/lib/core/deadline";
import type { Effects } from "@/lib/core/effects";
import { invalidField, notFound } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { newsroomTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { checkCaptions, readPoster, storeFiles, uploadedFile } from "@/lib/platform/uploads/read-upload";
import { assetOwnedBy } from "../policy";
import { fileKindOf, fileRules, fits, needsFile } from "../rules";
import { type AssetKind, assetIdInput, assetView, orderAssetsInput, updateAssetInput } from "../schema";
import { pageTagsOf } from "../store";
import { type AssetRow, ownAssetColumns, toOwnAssetView } from "../views";
import { renderAssetJob } from "./render-asset";

const output = z.object({ asset: assetView });

/** Saves the fields that are sent and leaves the others. */
export const updateAsset = command({
  name: "assets.update",
  summary: "Change what an asset says, its kind or its releases",
  input: updateAssetInput,
  output,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockAsset(db, actor, input.id),
  audit: { kind: "asset", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input, subject, effects }) => {
    const { id, releaseId, ...fields } = input;
    requireWhole({ ...subject, ...fields });
    if (fields.untouchedOffered && subject.untouchedKey === null)
      throw invalidField("untouchedOffered", "There is no untouched original that names no place");
    requireStatedSource(subject, fields.digitalSourceType);
    if (releaseId) await requireOwnRelease(db, actor, releaseId);
    if (releaseId) await db.insert(releaseAssets).values({ releaseId, assetId: id }).onConflictDoNothing();
    if (releaseId === null) await db.delete(releaseAssets).where(eq(releaseAssets.assetId, id));
    const choosesMining = fields.dataMining !== undefined || fields.dataMiningConstraints !== undefined;
    const asset = await changeAsset(db, effects, subject, {
      ...fields,
      ...(choosesMining ? { dataMiningInFile: false } : {}),
      ...(releaseId === undefined ? {} : { releaseOnly: releaseId !== null }),
    });
    return { asset };
  },
});

/** Deletes an asset; a job deletes its files. Requests for a product stay with both sides, by its title. */
export const deleteAsset = command({
  name: "assets.delete",
  summary: "Delete an asset and its files",
  input: assetIdInput,
  output: z.object({ id: z.uuid() }),
  access: "signedIn",
  subject: ({ db, actor, input }) => lockAsset(db, actor, input.id),
  audit: { kind: "asset", id: ({ subject }) => subject.id },
  run: async ({ db, subject, effects }) => {
    await db.delete(assets).where(eq(assets.id, subject.id));
    const keys = storedKeys(subject);
    if (keys.length > 0) effects.job(removeFilesJob, { keys });
    effects.invalidate(profileTag(subject.profileId));
    return { id: subject.id };
  },
});

/** Lists the keys of all files of an asset. */
export const storedKeys = ({ renditions, ...asset }: AssetRow): string[] =>
  [
    ...[asset.originalKey, asset.untouchedKey, asset.posterKey, asset.captionsKey],
    ...renditions.map(({ key }) => key),
  ].filter((key) => key !== null);

/** Puts the named assets first, in this order. A foreign or unknown one among them is 404 and changes nothing. */
export const orderAssets = command({
  name: "assets.order",
  summary: "Put own assets into an order",
  input: orderAssetsInput,
  output: z.object({ ids: z.array(z.uuid()) }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const ids = [...new Set(input.ids)];
    // The rows are locked by id, so that two parallel orders cannot deadlock.
    const rows = await db
      .select({ id: assets.id })
      .from(assets)
      .where(and(assetOwnedBy(actor), inArray(assets.id, ids)))
      .orderBy(assets.id)
      .for("update");
    return rows.length === ids.length ? ids : null;
  },
  audit: { kind: "profile", id: ({ actor }) => actor.profileId },
  run: async ({ db, actor, subject: ids, effects }) => {
    await db.execute(sql`
      with first as (select coalesce(min(position), 0) as place from assets where profile_id = ${actor.profileId}),
        wanted as (select value::uuid as id, n from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as w(value, n))
      update assets set position = first.place - ${ids.length} + wanted.n, updated_at = app_now()
      from wanted, first where assets.id = wanted.id`);
    effects.invalidate(profileTag(actor.profileId));
    return { ids };
  },
});

const posterInput = z.object({ ...assetIdInput.shape, file: uploadedFile });

export const setAssetPoster = command({
  name: "assets.setPoster",
  summary: "Set a video's poster or a resource's cover (multipart)",
  input: posterInput,
  output,
  access: { roles: newsroomTypes },
  deadlineSeconds: UPLOAD_SECONDS,
  subjectFirst: true,
  prepare: ({ input }) => readPoster(input.file),
  subject: ({ db, actor, input }) => lockAsset(db, actor, input.id),
  allow: ({ subject }) => {
    if (subject.kind === "photo") throw invalidField("file", "A photo is its own picture");
  },
  audit: { kind: "asset", id: ({ subject }) => subject.id },
  run: async ({ db, subject, prepared, effects }) => {
    const posterKey = `assets/${subject.id}/${prepared.name}`;
    await storeFiles([{ key: posterKey, body: prepared.body, contentType: "image/webp" }]);
    if (subject.posterKey && subject.posterKey !== posterKey)
      effects.job(removeFilesJob, { keys: [subject.posterKey] });
    effects.job(renderAssetJob, { assetId: subject.id });
    return { asset: await changeAsset(db, effects, subject, { posterKey, blur: prepared.blur }) };
  },
});

/** Gives a video its captions as WebVTT, which browsers show over it. */
export const setAssetCaptions = command({
  name: "assets.setCaptions",
  summary: "Set a video's captions (multipart, WebVTT)",
  input: posterInput,
  output,
  access: { roles: newsroomTypes },
  subject: ({ db, actor, input }) => lockAsset(db, actor, input.id),
  allow: ({ subject }) => {
    if (subject.kind !== "video") throw invalidField("file", "Only videos have captions");
  },
  audit: { kind: "asset", id: ({ subject }) => subject.id },
  run: async ({ db, input, subject, effects }) => {
    const { file } = input;
    await checkCaptions(file, "file");
    const captionsKey = `assets/${subject.id}/captions-${file.digest.slice(0, 8)}.vtt`;
    await storeFiles([{ key: captionsKey, body: file, contentType: "text/vtt" }]);
    if (subject.captionsKey && subject.captionsKey !== captionsKey)
      effects.job(removeFilesJob, { keys: [subject.captionsKey] });
    return { asset: await changeAsset(db, effects, subject, { captionsKey }) };
  },
});

export async function lockAsset(db: Transaction, actor: UserActor, id: string): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(assets)
    .where(and(assetOwnedBy(actor), eq(assets.id, id)))
    .for("update");
  return row ?? null;
}

export async function changeAsset(
  db: Transaction,
  effects: Effects,
  asset: AssetRow,
  fields: Partial<typeof assets.$inferInsert>,
) {
  const row = await db
    .update(assets)
    .set({ ...fields, updatedAt: sql`app_now()` })
    .where(eq(assets.id, asset.id))
    .returning(ownAssetColumns)
    .then(only);
  effects.invalidate(...pageTagsOf(asset.profileId, [row]));
  return toOwnAssetView(row);
}

/** An asset that becomes another kind must hold what that kind needs. */
export function requireWhole(asset: {
  kind: AssetKind;
  contentType: string | null;
  quote: string;
  title: string;
}) {
  const file = fileKindOf(asset.contentType);
  if (file ? !fits(asset.kind, file) : needsFile(asset.kind))
    throw invalidField("kind", fileRules[asset.kind]);
  if (asset.kind === "quote" && asset.quote === "") throw invalidField("quote", "Quote is required");
  if (asset.kind === "product" && asset.title === "") throw invalidField("title", "Title is required");
}

/** What a file says itself of how it came to be is not its owner's to change. */
function requireStatedSource(asset: AssetRow, wanted: AssetRow["digitalSourceType"] | undefined) {
  if (!asset.digitalSourceTypeInFile || wanted === undefined || wanted === asset.digitalSourceType) return;
  throw invalidField("digitalSourceType", "The file itself says how it was made");
}

async function requireOwnRelease(db: Transaction, actor: UserActor, releaseId: string) {
  const [release] = await db
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.id, releaseId), eq(releases.profileId, actor.profileId)));
  if (!release) throw notFound();
}
