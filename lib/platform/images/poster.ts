import { openPicture } from "./picture-file";

const WIDTH = 1600;

/** A poster or cover as it is stored: WebP, turned as its EXIF says, metadata gone. Throws what sharp throws. */
export const encodePoster = (file: Buffer): Promise<Buffer> =>
  openPicture(file).resize({ width: WIDTH, withoutEnlargement: true }).webp({ quality: 85 }).toBuffer();
