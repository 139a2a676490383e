import sharp, { type OutputInfo, type Sharp } from "sharp";
import { fileLimits } from "@/lib/utils/file-limits";
import { formatOf, type MediaFormat, readHead } from "./media-format";
import { MAX_PICTURE_BYTES, openPicture } from "./picture-file";

export interface EncodedAvatar {
  /** WebP, `width` x `height`. */
  large: Buffer;
  /** WebP, 128 x 128. */
  small: Buffer;
  width: number;
  height: number;
}

export type AvatarProblem = "too_large" | "wrong_type" | "too_many_pixels" | "unreadable";

export const MAX_AVATAR_BYTES = MAX_PICTURE_BYTES;
const ACCEPTED: readonly MediaFormat["name"][] = ["jpeg", "png", "gif"];

const LARGE = 512;
const SMALL = 128;

const MESSAGES: Record<AvatarProblem, string> = {
  too_large: fileLimits.picture.sentence,
  wrong_type: "Please choose a JPG, PNG or GIF picture",
  too_many_pixels: "Please choose a picture with at most 50 megapixels",
  unreadable: "This picture can't be read. Please choose another one",
};

/** An upload that cannot become an avatar; `message` can be shown beside the field. */
export class AvatarError extends Error {
  override name = "AvatarError";

  constructor(
    readonly problem: AvatarProblem,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[problem], options);
  }
}

function encode(picture: Sharp, size: number): Promise<{ data: Buffer; info: OutputInfo }> {
  return picture
    .clone()
    .resize(size, size, { fit: "cover", position: "attention" })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
}

/**
 * Re-encodes an uploaded picture as two square WebP files: turned as its EXIF says, cropped to its most prominent
 * part, reduced to its first frame, without metadata (GPS location, camera). JPG, PNG and GIF are recognised by
 * content and not by name. Throws AvatarError.
 */
export async function encodeAvatar(path: string): Promise<EncodedAvatar> {
  const { size, head } = await readHead(path);
  if (size > MAX_AVATAR_BYTES) throw new AvatarError("too_large");
  const format = await formatOf(head);
  if (!format || format === "heic" || !ACCEPTED.includes(format.name)) throw new AvatarError("wrong_type");
  try {
    const large = await encode(openPicture(path), LARGE);
    const small = await encode(sharp(large.data), SMALL);
    return { large: large.data, small: small.data, width: large.info.width, height: large.info.height };
  } catch (cause) {
    const tooMany = cause instanceof Error && /pixel limit/i.test(cause.message);
    throw new AvatarError(tooMany ? "too_many_pixels" : "unreadable", { cause });
  }
}
