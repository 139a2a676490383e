import sharp, { type Sharp } from "sharp";
import { fileLimits } from "@/lib/utils/file-limits";

/** Bytes of a profile's picture. */
export const MAX_PICTURE_BYTES = fileLimits.picture.bytes;

/** A 48-megapixel phone picture passes; decoding takes about 150 MB for the moment it lasts. */
const MAX_PIXELS = 50_000_000;

/**
 * A picture to be re-encoded, turned as its EXIF says, its first frame only, within bounds of pixels and
 * time. In memory, or on the disk by its path.
 */
export const openPicture = (file: Buffer | string): Sharp =>
  sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true })
    .autoOrient()
    .timeout({ seconds: 20 });
