import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { assets } from "@/db/schema/newsrooms";
import type { Transaction } from "@/db/types";
import { UPLOAD_SECONDS } from "@/lib/core/deadline";
import type { Effects } from "@/lib/core/effects";
import { command } from "@/lib/core/operation";
import type { Media } from "@/lib/platform/images/media-file";
import type { UploadedFile } from "@/lib/platform/uploads/uploaded-file";
import { removeAssetFilesJob } from "../events";
import { fileRules, fits } from "../rules";
import { assetIdInput, assetView } from "../schema";
import { fileNameOf, readUpload, storeFiles, uploadedFile, wrongFile } from "../uploads";
import type { AssetRow } from "../views";
import { changeAsset, lockAsset } from "./edit-asset";
import { renderAssetJob } from "./render-asset";

/**
 * Gives an asset another file: a better scan, a corrected document. What it says, its licence, tags, place and
 * release stay. The earlier sizes for the web are shown until those of the new file are made.
 */
export const replaceAssetFile = command({
  name: "assets.replaceFile",
  summary: "Replace an asset's file and keep what it says (multipart, up to 25 MB)",
  input: z.object({ ...assetIdInput.shape, file: uploadedFile }),
  output: z.object({ asset: assetView }),
  access: { roles: ["brand", "source"] },
  deadlineSeconds: UPLOAD_SECONDS,
  prepare: ({ input }) => readUpload(input.file, "file"),
  subject: ({ db, actor, input }) => lockAsset(db, actor, input.id),
  audit: { kind: "asset", id: ({ subject }) => subject.id },
  run: async ({ db, input, subject, prepared: media, effects }) => ({
    asset: await replaceFile(db, effects, subject, input.file, media),
  }),
});

/** What a job that drew a picture knows of its asset: `unchangedSince` is the row's `updated_at` as text. */
export const drawnAsset = z.object({ assetId: z.uuid(), unchangedSince: z.string() });

/** Gives a demo's asset the file that was drawn for it, unless its owner changed or deleted it meanwhile. */
export const replaceDemoFile = command({
  name: "assets.replaceDemoFile",
  summary: "Give an untouched asset of the demo the file drawn for it",
  input: drawnAsset.extend({ file: uploadedFile }),
  output: z.object({ replaced: z.boolean() }),
  access: "jobs",
  prepare: ({ input }) => readUpload(input.file, "file"),
  audit: { kind: "asset", id: ({ input, output }) => (output.replaced ? input.assetId : undefined) },
  run: async ({ db, input: { assetId, unchangedSince, file }, prepared: media, effects }) => {
    const [asset] = await db
      .select()
      .from(assets)
      .where(and(eq(assets.id, assetId), sql`${assets.updatedAt}::text = ${unchangedSince}`))
      .for("update");
    if (!asset) return { replaced: false };
    await replaceFile(db, effects, asset, file, media);
    return { replaced: true };
  },
});

/** Writes a locked asset's new file. @throws AppError 415 for a file that its kind does not take. */
async function replaceFile(
  db: Transaction,
  effects: Effects,
  asset: AssetRow,
  file: UploadedFile,
  media: Media,
) {
  const { kind: fileKind, extension, contentType } = media.format;
  if (!fits(asset.kind, fileKind)) throw wrongFile("file", fileRules[asset.kind]);
  // Every file has an address of its own: an earlier one's, deleted by a job, is never this one's.
  const originalKey = `assets/${asset.id}/original-${randomUUID().slice(0, 8)}.${extension}`;
  await storeFiles([{ key: originalKey, body: media.file, contentType }]);
  const isRendered = asset.posterKey !== null || fileKind === "picture";
  const unused = [asset.originalKey, ...(isRendered ? [] : asset.renditions.map(({ key }) => key))];
  const keys = unused.filter((key) => key !== null);
  if (keys.length > 0) effects.job(removeAssetFilesJob, { keys });
  if (isRendered) effects.job(renderAssetJob, { assetId: asset.id });
  return changeAsset(db, effects, asset, {
    ...{ originalKey, contentType, fileName: fileNameOf(file), size: media.file.size },
    ...{ width: media.width, height: media.height, duration: media.duration },
    ...(asset.posterKey === null ? { blur: media.blur } : {}),
    ...(isRendered
      ? { state: asset.state === "failed" ? "processing" : asset.state }
      : { state: "ready", renditions: [] }),
  });
}
