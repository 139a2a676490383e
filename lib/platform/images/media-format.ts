import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";

export type MediaKind = "picture" | "video" | "audio" | "document";
export type MediaFormat = {
  name: "jpeg" | "png" | "gif" | "webp" | "avif" | "mp4" | "webm" | "mp3" | "ogg" | "wav" | "pdf";
  kind: MediaKind;
  contentType: string;
  extension: string;
};

const picture = (name: MediaFormat["name"], extension: string = name): MediaFormat => ({
  name,
  kind: "picture",
  contentType: `image/${name}`,
  extension,
});
const video = (name: "mp4" | "webm"): MediaFormat => ({
  name,
  kind: "video",
  contentType: `video/${name}`,
  extension: name,
});
export type SoundName = "mp4" | "webm" | "mp3" | "ogg" | "wav";
const audioTypes: Record<SoundName, [contentType: string, extension: string]> = {
  mp4: ["audio/mp4", "m4a"],
  webm: ["audio/webm", "webm"],
  mp3: ["audio/mpeg", "mp3"],
  ogg: ["audio/ogg", "ogg"],
  wav: ["audio/wav", "wav"],
};

/** A container of sound alone: an MP4 or WebM is one where it holds no pictures. */
export function soundFormat(name: SoundName): MediaFormat {
  const [contentType, extension] = audioTypes[name];
  return { name, kind: "audio", contentType, extension };
}

const mp4 = video("mp4");
const png = picture("png");
const avif = picture("avif");

/** The keys are the library's extensions. Every video of the MP4 family is copied into a plain MP4. */
const formats: Partial<Record<string, MediaFormat>> = {
  jpg: picture("jpeg", "jpg"),
  ...{ png, apng: png },
  gif: picture("gif"),
  webp: picture("webp"),
  avif,
  ...{ mp4, mov: mp4, m4v: mp4, f4v: mp4, "3gp": mp4, "3g2": mp4 },
  webm: video("webm"),
  ...{ m4a: mp4, mp3: soundFormat("mp3"), wav: soundFormat("wav") },
  ...{ ogg: soundFormat("ogg"), oga: soundFormat("ogg"), opus: soundFormat("ogg") },
  pdf: { name: "pdf", kind: "document", contentType: "application/pdf", extension: "pdf" },
};

/** So many bytes identify every type taken here; the library would follow archives and streams on and on. */
const HEAD_BYTES = 4100;
/** Reads a file's size in bytes, and as much of its beginning as `formatOf` needs. */
export async function readHead(path: string): Promise<{ size: number; head: Buffer }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 });
    return { size, head: buffer.subarray(0, bytesRead) };
  } finally {
    await file.close();
  }
}

/** No type that is taken here is complete in fewer bytes, though some are recognised by their first three. */
const LEAST_BYTES = 12;

/**
 * Recognises a file by its first bytes and never by its name, so that sharp's other loaders (SVG, TIFF ...) and a
 * browser's guesses never see an uploaded file. "heic" is recognised but cannot be decoded here; everything else is
 * null.
 */
export async function formatOf(file: Buffer): Promise<MediaFormat | "heic" | null> {
  if (file.length < LEAST_BYTES) return null;
  const type = await fileTypeFromBuffer(file.subarray(0, HEAD_BYTES)).catch(() => undefined);
  // Some AVIFs name their family's brand first and their own among the others.
  if (type?.ext === "heic") return file.subarray(16, 64).includes("avif") ? avif : "heic";
  return formats[type?.ext ?? ""] ?? null;
}
