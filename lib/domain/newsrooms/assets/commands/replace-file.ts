import { z } from "zod";
import { UPLOAD_SECONDS } from "@/lib/core/deadline";
import { command } from "@/lib/core/operation";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { readStated } from "@/lib/domain/vocabulary/provenance/read-stated";
import { newsroomTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { fileNameOf } from "@/lib/platform/uploads/file-name";
import { readUpload, storeFiles, uploadedFile, wrongFile } from "@/lib/platform/uploads/read-upload";
import { uuidv7 } from "@/lib/utils/uuid";
import { fileRules, fits } from "../rules";
import { assetIdInput, assetView } from "../schema";
import { changeAsset, lockAsset } from "./edit-asset";
import { renderAssetJob } from "./render-asset";

/**
 * Gives an asset another file, such as a better scan or a corrected document. Its texts, licence, tags, place and
 * release stay. How it came to be is what the new file says, and asked anew where that says nothing. So is data mining,
 * unless its owner chose. The earlier sizes for the web are shown until those of the new file are made.
 */
export const replaceAssetFile = command({
  name: "assets.replaceFile",
  summary: "Replace an asset's file and keep what it says (multipart, up to 25 MB)",
  input: z.object({ ...assetIdInput.shape, file: uploadedFile }),
  output: z.object({ asset: assetView }),
  access: { roles: newsroomTypes },
  deadlineSeconds: UPLOAD_SECONDS,
  subjectFirst: true,
  prepare: ({ input }) => readUpload(input.file, "file"),
  subject: ({ db, actor, input }) => lockAsset(db, actor, input.id),
  audit: { kind: "asset", id: ({ subject }) => subject.id },
  run: async ({ db, input, subject, prepared: media, effects }) => {
    const { kind: fileKind, extension, contentType } = media.format;
    if (!fits(subject.kind, fileKind)) throw wrongFile("file", fileRules[subject.kind]);
    // Every file has an address of its own, so that the job that deletes an earlier file never deletes this one.
    const originalKey = `assets/${subject.id}/original-${uuidv7().slice(-8)}.${extension}`;
    const untouchedKey = media.untouched && originalKey.replace("/original-", "/untouched-");
    await storeFiles([
      { key: originalKey, body: media.file, contentType },
      ...(media.untouched && untouchedKey ? [{ key: untouchedKey, body: media.untouched, contentType }] : []),
    ]);
    const isRendered = subject.posterKey !== null || fileKind === "picture";
    const unused = [
      subject.originalKey,
      subject.untouchedKey,
      ...(isRendered ? [] : subject.renditions.map(({ key }) => key)),
    ];
    const keys = unused.filter((key) => key !== null);
    if (keys.length > 0) effects.job(removeFilesJob, { keys });
    if (isRendered) effects.job(renderAssetJob, { assetId: subject.id });
    const { digitalSourceType, contentCredentials, ...mining } = readStated(media);
    const asset = await changeAsset(db, effects, subject, {
      ...{ digitalSourceType, digitalSourceTypeInFile: digitalSourceType !== null },
      ...{ contentCredentials, untouchedKey, untouchedOffered: false },
      ...(subject.dataMining === null || subject.dataMiningInFile ? mining : {}),
      ...{ originalKey, contentType, fileName: fileNameOf(input.file), size: media.file.size },
      ...{ width: media.width, height: media.height, duration: media.duration },
      ...(subject.posterKey === null ? { blur: media.blur } : {}),
      ...(isRendered
        ? { state: subject.state === "failed" ? "processing" : subject.state }
        : { state: "ready", renditions: [] }),
    });
    return { asset };
  },
});
