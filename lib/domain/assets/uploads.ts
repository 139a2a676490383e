import { createHash } from "node:crypto";
import { z } from "zod";
import { AppError, invalidField } from "@/lib/core/errors";
import { withoutTurns } from "@/lib/core/fields";
import type { Media } from "@/lib/platform/images/media-file";
import { RefusedFileError, workOnPicture } from "@/lib/platform/images/picture-runner";
import { storage } from "@/lib/platform/storage/storage";
import { StorageFullError } from "@/lib/platform/storage/storage-error";
import { fileLimits } from "@/lib/utils/file-limits";
import { MAX_CAPTIONS_BYTES } from "./schema";

type Sent = { bytes: Uint8Array<ArrayBuffer>; name: string };

const isSent = (value: unknown): value is Sent =>
  typeof value === "object" && value !== null && "bytes" in value && value.bytes instanceof Uint8Array;

/** A file of a form; its bytes are replaced by their digest where the request is stored as JSON. */
export const uploadedFile = z.custom<Sent>(isSent, "Please choose a file").transform(({ bytes, name }) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { file, name: withoutTurns(name).slice(-255), toJSON: () => digestOf(file) };
});
export type UploadedFile = z.output<typeof uploadedFile>;

/** The file's own name, for display: never a path, and never used as one. */
export const fileNameOf = ({ name }: UploadedFile) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: taking these out is its purpose
  (name.split(/[/\\]/).at(-1) ?? "").toWellFormed().replace(/[\u0000-\u001f\u007f-\u009f]/g, "");

/** A form's empty file field counts as absent. */
export const optionalFile = z.preprocess(
  (value) =>
    value === "" || (isSent(value) && value.bytes.length === 0 && value.name === "") ? undefined : value,
  uploadedFile.optional(),
);

export const digestOf = (file: Buffer) => createHash("sha256").update(file).digest("hex");

/** What an upload is, with its refusals as the API says them: 413, 415 or 400 beside `field`. */
export async function readUpload(file: Buffer, field: string): Promise<Media> {
  try {
    return await workOnPicture("readMedia", file);
  } catch (error) {
    if (!(error instanceof RefusedFileError)) throw error;
    const beside = { fields: { [field]: [error.message] }, cause: error };
    if (error.problem === "too_large") throw new AppError("too_large", error.message, beside);
    if (["wrong_type", "heic", "unknown_codec"].includes(error.problem))
      throw new AppError("unsupported_media_type", error.message, beside);
    throw invalidField(field, error.message);
  }
}

export const wrongFile = (field: string, message: string) =>
  new AppError("unsupported_media_type", message, { fields: { [field]: [message] } });

type NewFile = { key: string; body: Buffer; contentType: string };

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

/** A poster or cover as it is stored: WebP, metadata gone. Throws 400, 413 or 415 beside `field`. */
export async function readPoster(
  file: Buffer,
  field = "poster",
): Promise<{ name: string; body: Buffer; blur: string | null }> {
  const media = await readUpload(file, field);
  if (media.format.kind !== "picture") throw wrongFile(field, "A poster is a picture");
  const body = await workOnPicture("encodePoster", media.file);
  return { name: `poster-${digestOf(body).slice(0, 8)}.webp`, body, blur: media.blur };
}

const WEBVTT = /^\ufeff?WEBVTT(?=[ \t\r\n]|$)/;

/** Captions as they are stored: unchanged, WebVTT, what browsers show over a video. Throws 413 or 415 beside `field`. */
export function readCaptions(file: Buffer, field: string): Buffer {
  if (file.length > MAX_CAPTIONS_BYTES) throw new AppError("too_large", fileLimits.captions.sentence);
  const text = file.toString("utf8");
  if (!WEBVTT.test(text) || text.includes("\ufffd"))
    throw wrongFile(field, "Captions are a WebVTT file (.vtt) in UTF-8");
  return file;
}
