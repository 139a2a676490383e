import sharp, { type Sharp } from "sharp";

/** 5 MB as people count them would refuse a file their system calls 5 MB, so the bound is 5 MiB. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** A 48-megapixel phone picture passes; decoding takes about 150 MB for the moment it lasts. */
const MAX_PIXELS = 50_000_000;

/** A picture to be re-encoded, turned as its EXIF says, its first frame only, within bounds of pixels and time. */
export const openPicture = (file: Buffer): Sharp =>
  sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true })
    .autoOrient()
    .timeout({ seconds: 20 });
