import sharp, { type Sharp } from "sharp";

export type PictureKind = "jpeg" | "png" | "gif" | "webp";

/** 5 MB as people count them would refuse a file their system calls 5 MB, so the bound is 5 MiB. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** A 48-megapixel phone picture passes; decoding takes about 150 MB for the moment it lasts. */
const MAX_PIXELS = 50_000_000;

/** By the first bytes, so that none of sharp's other loaders (SVG, PDF, TIFF ...) ever sees a stranger's file. */
export function kindOfPicture(file: Buffer): PictureKind | null {
  const start = file.subarray(0, 12).toString("latin1");
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(start)) return "gif";
  return /^RIFF[\s\S]{4}WEBP/.test(start) ? "webp" : null;
}

/** A picture to be re-encoded, turned as its EXIF says, its first frame only, within bounds of pixels and time. */
export const openPicture = (file: Buffer): Sharp =>
  sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true })
    .autoOrient()
    .timeout({ seconds: 20 });
