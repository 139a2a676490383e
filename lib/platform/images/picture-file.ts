import sharp, { type Sharp } from "sharp";
import { fileLimits } from "@/lib/utils/file-limits";

export const MAX_PICTURE_BYTES = fileLimits.picture.bytes;

/** A 48-megapixel phone picture passes; decoding one takes about 150 MB for a moment. */
const MAX_PIXELS = 50_000_000;

/**
 * Opens a picture to be re-encoded as sRGB: turned as its EXIF says, its first frame only, within bounds of pixels and
 * time. It is in memory, or on the disk by its path. Throws what sharp throws for what is no picture.
 */
export async function openPicture(file: Buffer | string): Promise<Sharp> {
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true })
    .autoOrient()
    .timeout({ seconds: 20 });
  const { space } = await picture.metadata();
  // Sharp leaves 16 bits a channel in the colours of their profile, which it takes for granted.
  const eightBits = eightBitSpaces[space];
  return eightBits ? picture.pipelineColourspace(eightBits) : picture;
}

const eightBitSpaces: Record<string, "srgb" | "b-w"> = { rgb16: "srgb", grey16: "b-w" };
