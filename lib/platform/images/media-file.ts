import { fileLimits } from "@/lib/utils/file-limits";
import { formatOf, type MediaFormat } from "./media-format";
import { type PictureFacts, readPictureFacts } from "./picture-facts";
import { openPicture } from "./picture-file";
import { stripPicture } from "./strip-picture";
import { readVideo, UnknownCodecError } from "./video";

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
  /** What is stored and handed out: the original without what it said about GPS location and camera. */
  file: Buffer;
  /** As shown, turned as its EXIF says. */
  width: number | null;
  height: number | null;
  /** Seconds. */
  duration: number | null;
  /** A picture of a few pixels as a data address. */
  blur: string | null;
  facts: PictureFacts;
};

const SILENT: PictureFacts = { creator: "", credit: "", copyright: "", caption: "" };

/**
 * Takes an upload apart: its type by content, its size, what a picture says about who made it; and gives it back
 * without its GPS location. Throws MediaError.
 */
export async function readMedia(file: Buffer): Promise<Media> {
  if (file.length > MAX_MEDIA_BYTES) throw new MediaError("too_large");
  const format = await formatOf(file);
  // Their decoders are the youngest and have had the most holes: no upload reaches them.
  if (format === "heic" || format?.name === "avif") throw new MediaError("heic");
  if (!format) throw new MediaError("wrong_type");
  try {
    return await readAs(file, format);
  } catch (cause) {
    if (cause instanceof UnknownCodecError) throw new MediaError("unknown_codec", { cause });
    const tooMany = cause instanceof Error && /pixel limit/i.test(cause.message);
    throw new MediaError(tooMany ? "too_many_pixels" : "unreadable", { cause });
  }
}

async function readAs(file: Buffer, format: MediaFormat): Promise<Media> {
  const media: Media = {
    format,
    file,
    ...{ width: null, height: null, duration: null, blur: null },
    facts: SILENT,
  };
  if (format.kind === "picture") return { ...media, ...(await readPicture(file, format)) };
  if (format.kind === "video") {
    const video = await readVideo(file, format.name === "webm" ? "webm" : "mp4");
    return { ...media, ...video.facts, file: video.file };
  }
  // A PDF ends with its end mark, give or take a line or two.
  if (!file.subarray(-2048).includes("%%EOF")) throw new RangeError("The document is cut off");
  return media;
}

async function readPicture(file: Buffer, format: MediaFormat) {
  const { width, height, orientation, exif, iptc, xmp } = await openPicture(file).metadata();
  const facts = await readPictureFacts({ exif, iptc, xmp });
  const turn = orientation ?? 1;
  // Made from the whole picture: a damaged one fails here, before anything is stored.
  const tiny = await openPicture(file).resize(16, 16, { fit: "inside" }).webp({ quality: 40 }).toBuffer();
  return {
    file: stripPicture(file, format.name, facts, turn),
    ...(turn >= 5 ? { width: height, height: width } : { width, height }),
    blur: `data:image/webp;base64,${tiny.toString("base64")}`,
    facts,
  };
}
