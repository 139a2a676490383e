import { readFile } from "node:fs/promises";
import { z } from "zod";
import { AppError, invalidField } from "@/lib/core/errors";
import type { Media } from "@/lib/platform/images/media-file";
import type { MediaKind } from "@/lib/platform/images/media-format";
import { RefusedFileError, workOnPicture } from "@/lib/platform/images/picture-runner";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";
import { StorageFullError } from "@/lib/platform/storage/storage-error";
import { fileLimits } from "@/lib/utils/file-limits";
import { type FileOnDisk, UploadedFile } from "./uploaded-file";

export const EMPTY = "This file is empty. Please choose another one";

/** The next bytes of a file, which may be none. */
export const uploadedPiece = z.instanceof(UploadedFile, { message: "Please choose a file" });
/** A file of a form. */
export const uploadedFile = uploadedPiece.refine(({ size }) => size > 0, EMPTY);

/** A form's empty file field counts as absent. */
export const optionalFile = z.preprocess(
  (value) =>
    value === "" || (value instanceof UploadedFile && value.size === 0 && value.name === "")
      ? undefined
      : value,
  uploadedFile.optional(),
);

const SEEN = "Please choose a picture (JPG, PNG, WebP, GIF), a video (MP4, WebM) or a PDF";
const ANY =
  "Its content is no picture (JPG, PNG, WebP, GIF), video (MP4, WebM), sound (M4A, MP3, WAV, Ogg, WebM) or PDF. Please choose another file";

/** An upload that is not sound alone. */
export type SeenMedia = Media & { format: { kind: Exclude<MediaKind, "audio"> } };
const isSeen = (media: Media): media is SeenMedia => media.format.kind !== "audio";

/** The same as `readAnyUpload`, for a picture, a video or a PDF. */
export async function readUpload(file: FileOnDisk, field: string): Promise<SeenMedia> {
  const media = await read(file, field, SEEN);
  if (!isSeen(media)) throw wrongFile(field, SEEN);
  return media;
}

/**
 * Reads what an upload is and the file that is stored of it, with its refusals as the API says them: 413, 415 or 400
 * beside `field`.
 */
export const readAnyUpload = (file: FileOnDisk, field: string): Promise<Media> => read(file, field, ANY);

async function read(file: FileOnDisk, field: string, wrongType: string): Promise<Media> {
  if (file.size === 0) throw invalidField(field, EMPTY);
  try {
    return await workOnPicture("readMedia", file.path);
  } catch (error) {
    if (!(error instanceof RefusedFileError)) throw error;
    const { problem } = error;
    const message = problem === "wrong_type" ? wrongType : error.message;
    const beside = { fields: { [field]: [message] }, cause: error };
    if (problem === "too_large") throw new AppError("too_large", message, beside);
    if (["wrong_type", "heic", "unknown_codec"].includes(problem))
      throw new AppError("unsupported_media_type", message, beside);
    throw invalidField(field, message);
  }
}

export const wrongFile = (field: string, message: string) =>
  new AppError("unsupported_media_type", message, { fields: { [field]: [message] } });

type NewFile = { key: string; body: FileOnDisk; contentType: string };

/** Stores all of them or none. A full disk is 507. */
export async function storeFiles(wanted: NewFile[]): Promise<void> {
  const files = await storage();
  const done: string[] = [];
  try {
    for (const { key, body, contentType } of wanted) {
      await files.put(key, body, { contentType });
      done.push(key);
    }
  } catch (error) {
    for (const key of done) await files.delete(key).catch(() => undefined);
    if (error instanceof StorageFullError) throw new AppError("storage_full", undefined, { cause: error });
    throw error;
  }
}

/** Deletes files that no row names. A file that cannot be deleted now is no reason to answer otherwise. */
export async function dropFiles(keys: readonly string[]): Promise<void> {
  const files = await storage();
  for (const key of keys)
    await files
      .delete(key)
      .catch((error: unknown) => log.warn({ err: error }, "A file could not be deleted"));
}

/** A poster or cover as it is stored: WebP, metadata gone. Throws 400, 413 or 415 beside `field`. */
export async function readPoster(
  file: FileOnDisk,
  field = "poster",
  refusal = "A poster is a picture",
): Promise<{ name: string; body: FileOnDisk; blur: string | null }> {
  const media = await readUpload(file, field);
  if (media.format.kind !== "picture") throw wrongFile(field, refusal);
  const body = await workOnPicture("encodePoster", media.file.path);
  return { name: `poster-${body.digest.slice(0, 8)}.webp`, body, blur: media.blur };
}

const WEBVTT = /^\ufeff?WEBVTT(?=[ \t\r\n]|$)/;
const VTT_TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
/** A cue without text shows nothing. */
const CUE = new RegExp(`(?:^|\\n)[ \\t]*${VTT_TIME}[ \\t]+-->[ \\t]+${VTT_TIME}[^\\n]*\\n[ \\t]*\\S`);

/** Captions are stored unchanged: WebVTT, what browsers show over a video. Throws 413 or 415 beside `field`. */
export async function checkCaptions(file: FileOnDisk, field: string): Promise<void> {
  if (file.size > fileLimits.captions.bytes) throw new AppError("too_large", fileLimits.captions.sentence);
  const text = await readText(file.path);
  if (text === null || !WEBVTT.test(text))
    throw wrongFile(field, "Captions are a WebVTT file (.vtt) in UTF-8");
  if (!CUE.test(text.replace(/\r\n?/g, "\n")))
    throw wrongFile(
      field,
      "These captions show nothing: a line such as 00:01.000 --> 00:04.000 comes before each text",
    );
}

/** Null for what is not UTF-8, or has lost a character on its way. */
async function readText(path: string): Promise<string | null> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await readFile(path));
    return text.includes("\ufffd") ? null : text;
  } catch {
    return null;
  }
}
