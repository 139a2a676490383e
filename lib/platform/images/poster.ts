import sharp from "sharp";

const WIDTH = 1600;

/** A poster or cover as it is stored: WebP, turned as its EXIF says, metadata gone. Throws what sharp throws. */
export const encodePoster = (file: Buffer): Promise<Buffer> =>
  sharp(file, { failOn: "error" })
    .autoOrient()
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer();
