import { createReadStream, createWriteStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import type { ContentCredentials } from "@/db/schema/newsrooms";
import { fileLimits } from "@/lib/utils/file-limits";
import { videoType } from "@/lib/utils/video-type";
import { describeFile, type FileOnDisk, placeBeside } from "../uploads/uploaded-file";
import { readContentCredentials } from "./content-credentials";
import { mayNamePlace } from "./find-place";
import { findXmp } from "./find-xmp";
import { formatOf, type MediaFormat, readHead, type SoundName, soundFormat } from "./media-format";
import { type PictureFacts, type Provenance, readPictureFacts, readProvenance } from "./picture-facts";
import { openPicture } from "./picture-file";
import { stripPicture } from "./strip-picture";
import { copyVideo, UnknownCodecError } from "./video";

/** Bytes of an upload. */
export const MAX_MEDIA_BYTES = fileLimits.asset.bytes;

export type MediaProblem =
  | "too_large"
  | "wrong_type"
  | "heic"
  | "too_many_pixels"
  | "unknown_codec"
  | "unreadable";

const MESSAGES: Record<MediaProblem, string> = {
  too_large: fileLimits.asset.sentence,
  wrong_type: "Please choose a picture (JPG, PNG, WebP, GIF), a video (MP4, WebM) or a PDF",
  heic: "HEIC and AVIF pictures can't be read here. Please export this one as JPG",
  too_many_pixels: "Please choose a picture with at most 50 megapixels",
  unknown_codec:
    "Browsers can't play this video's pictures or sound. Please export it as MP4 (H.264 with AAC) or as WebM",
  unreadable: "This file is damaged or cut off and can't be read. Please choose another one",
};

/** An upload that can't be stored; `message` is fit to be shown beside the file. */
export class MediaError extends Error {
  override name = "MediaError";

  constructor(
    readonly problem: MediaProblem,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[problem], options);
  }
}

export type Media = {
  format: MediaFormat;
  /** The file is stored and handed out: the original without its GPS location and camera. */
  file: FileOnDisk;
  /** The width as shown, after the rotation that EXIF states. */
  width: number | null;
  height: number | null;
  /** The duration in seconds, of a moving picture too. */
  duration: number | null;
  /** A picture of a few pixels as a data address; null also for what is transparent, behind which it would stay. */
  blur: string | null;
  facts: PictureFacts;
  provenance: Provenance;
  /** What its Content Credentials state; null where it has none. */
  contentCredentials: ContentCredentials | null;
  /** The file as it was sent, where it has Content Credentials, which hold for that alone, and names no place. */
  untouched: FileOnDisk | null;
};

const SILENT: PictureFacts = { creator: "", credit: "", copyright: "", caption: "" };
const UNSAID: Provenance = { digitalSourceType: "", dataMining: "", dataMiningConstraints: "" };

/**
 * Takes an upload apart: its type by content, its size, what a picture says about who made it; and gives it back
 * without its GPS location, as a file beside it. Neither is ever held whole. Throws MediaError.
 */
export async function readMedia(path: string): Promise<Media> {
  const { size, head } = await readHead(path);
  if (size > MAX_MEDIA_BYTES) throw new MediaError("too_large");
  const format = await formatOf(head);
  // Their decoders are the youngest and have had the most holes: no upload reaches them.
  if (format === "heic" || format?.name === "avif") throw new MediaError("heic");
  if (!format) throw new MediaError("wrong_type");
  try {
    return await readAs({ path, size }, format);
  } catch (cause) {
    if (cause instanceof UnknownCodecError) throw new MediaError("unknown_codec", { cause });
    const tooMany = cause instanceof Error && /pixel limit/i.test(cause.message);
    throw new MediaError(tooMany ? "too_many_pixels" : "unreadable", { cause });
  }
}

type Sent = { path: string; size: number };

async function readAs({ path, size }: Sent, format: MediaFormat): Promise<Media> {
  const unread = { width: null, height: null, duration: null, blur: null };
  const contentCredentials = await readContentCredentials(path, format.contentType);
  const media = {
    ...{ format, ...unread, facts: SILENT, provenance: UNSAID },
    ...{ contentCredentials, untouched: null },
  };
  if (format.kind === "picture")
    return { ...media, ...(await readPicture({ path, size }, format, contentCredentials !== null)) };
  if (format.kind === "video" || format.kind === "audio") {
    const made = placeBeside(path);
    const container = format.name as SoundName;
    const xmp = format.kind === "video" ? await findXmp(format.name, storedAt({ path, size })) : undefined;
    const { codec, ...facts } = await copyVideo({ path, made, container });
    const isSound = facts.width === null;
    const video = { ...format, contentType: videoType(format.contentType, codec) };
    return {
      ...{ ...media, ...facts, format: isSound ? soundFormat(container) : video },
      ...{ provenance: readProvenance({ xmp }), file: await describeFile(made) },
    };
  }
  // A PDF ends with the place of its cross-references and its end mark, give or take a line or two. A page with scripts
  // between the marks of a PDF has the marks alone.
  const end = await buffer(createReadStream(path, { start: Math.max(0, size - 2048) }));
  if (!/startxref\s+\d+\s*%%EOF/.test(end.toString("latin1")))
    throw new RangeError("The document is cut off");
  return { ...media, file: await describeFile(path) };
}

const storedAt = ({ path, size }: Sent) => ({ size, open: async () => createReadStream(path) });

async function readPicture({ path, size }: Sent, format: MediaFormat, isSigned: boolean) {
  const stored = storedAt({ path, size });
  const picture = await openPicture(path);
  const { width, height, orientation, exif, iptc, pages = 1, delay = [], ...read } = await picture.metadata();
  const xmp = read.xmp ?? (await findXmp(format.name, stored));
  const facts = await readPictureFacts({ exif, iptc, xmp });
  const provenance = readProvenance({ xmp });
  const turn = orientation ?? 1;
  // This reads the whole picture, so that a damaged one fails before anything is stored.
  const tiny = await picture.resize(16, 16, { fit: "inside" }).webp({ quality: 40 }).toBuffer();
  const { isOpaque } = await sharp(tiny).stats();
  const made = placeBeside(path);
  const mayBeUntouched = isSigned && (format.name === "jpeg" || format.name === "png");
  const dropped: Buffer[] = [];
  const onDropped = mayBeUntouched ? (part: Buffer) => dropped.push(part) : undefined;
  await pipeline(
    inLargePieces(stripPicture(stored, format.name, { ...facts, ...provenance }, turn, onDropped)),
    createWriteStream(made),
  );
  return {
    file: await describeFile(made),
    ...(turn >= 5 ? { width: height, height: width } : { width, height }),
    duration: pages > 1 ? delay.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000 : null,
    blur: isOpaque ? `data:image/webp;base64,${tiny.toString("base64")}` : null,
    facts,
    provenance,
    untouched: mayBeUntouched && !mayNamePlace(dropped) ? await describeFile(path) : null,
  };
}

const PIECE_BYTES = 64 * 1024;

/** The same bytes in fewer pieces: a moving GIF's are of 256 bytes, and each would be written by itself. */
async function* inLargePieces(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}
