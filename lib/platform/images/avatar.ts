import sharp, { type OutputInfo, type Sharp } from "sharp";
import { fileLimits } from "@/lib/utils/file-limits";
import { LOGO_SHARE } from "@/lib/utils/logo-fit";
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

/** How a picture fills its square: cropped, or whole on the colour that is behind what is transparent as well. */
export type Framing = { fit: "cover" | "contain"; background: string };
const ON_WHITE: Framing = { fit: "cover", background: "#ffffff" };

function encode(
  picture: Sharp,
  size: number,
  { fit, background }: Framing,
): Promise<{ data: Buffer; info: OutputInfo }> {
  const inner = fit === "cover" ? size : Math.round((size * LOGO_SHARE) / 2) * 2;
  const edge = (size - inner) / 2;
  return picture
    .clone()
    .resize(inner, inner, { fit, position: PLACES[fit], background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .flatten({ background })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
}

/** A crop keeps the most prominent part. */
const PLACES = { cover: "attention", contain: "centre" } as const;

/**
 * Re-encodes an uploaded picture as two square WebP files: turned as its EXIF says, framed, reduced to its first frame,
 * without metadata (GPS location, camera). JPG, PNG and GIF are recognised by content and not by name. Throws
 * AvatarError.
 */
export async function encodeAvatar(path: string, framing: Framing = ON_WHITE): Promise<EncodedAvatar> {
  const { size, head } = await readHead(path);
  if (size > MAX_AVATAR_BYTES) throw new AvatarError("too_large");
  const format = await formatOf(head);
  if (!format || format === "heic" || !ACCEPTED.includes(format.name)) throw new AvatarError("wrong_type");
  try {
    const large = await encode(await openPicture(path), LARGE, framing);
    const small = await encode(sharp(large.data), SMALL, ON_WHITE);
    return { large: large.data, small: small.data, width: large.info.width, height: large.info.height };
  } catch (cause) {
    const tooMany = cause instanceof Error && /pixel limit/i.test(cause.message);
    throw new AvatarError(tooMany ? "too_many_pixels" : "unreadable", { cause });
  }
}
