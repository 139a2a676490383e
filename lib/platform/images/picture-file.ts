import sharp, { type Sharp } from "sharp";
import { fileLimits } from "@/lib/utils/file-limits";

export const MAX_PICTURE_BYTES = fileLimits.picture.bytes;

/** A 48-megapixel phone picture passes; decoding one takes about 150 MB for a moment. */
const MAX_PIXELS = 50_000_000;

/**
 * Opens a picture to be re-encoded: turned as its EXIF says, its first frame only, within bounds of pixels and time.
 * It is in memory, or on the disk by its path.
 */
export const openPicture = (file: Buffer | string): Sharp =>
  sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true })
    .autoOrient()
    .timeout({ seconds: 20 });
