import sharp, { type Sharp } from "sharp";
import { openPicture } from "./picture-file";

export type MadeRendition = {
  width: number;
  height: number;
  format: "avif" | "webp" | "jpeg";
  file: Buffer;
};

/** The widths in pixels of a thumbnail, half a phone, a phone, a card on a dense screen, and a full screen. */
const WIDTHS = [240, 480, 750, 960, 1600] as const;
const LARGEST = 1600;
const JPEG_WIDTH = 960;

/**
 * Makes a picture in the sizes that the web needs: AVIF and WebP at each width it fills, and one JPEG for clients
 * without either (mail, feeds). It is never enlarged, is turned as its EXIF says, and has no metadata. Throws what
 * sharp throws.
 */
export async function makeRenditions(path: string): Promise<MadeRendition[]> {
  // The picture is decoded once: every size comes from the largest one's pixels.
  const { data, info } = await (await openPicture(path))
    .toColourspace("srgb")
    .resize({ width: LARGEST, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (wanted: number) =>
    sharp(data, { raw: { width, height, channels } }).resize({ width: wanted, withoutEnlargement: true });
  const widths = WIDTHS.filter((_, n) => n === 0 || (WIDTHS[n - 1] ?? 0) < width);
  const made: MadeRendition[] = [];
  // The sizes are made one after another, because an encoder holds several times the picture.
  for (const wanted of widths) {
    made.push(await make(at(wanted).avif({ quality: 55, effort: 1 }), "avif"));
    made.push(await make(at(wanted).webp({ quality: 80 }), "webp"));
  }
  const onWhite = at(JPEG_WIDTH).flatten({ background: "#ffffff" });
  made.push(await make(onWhite.jpeg({ quality: 82, mozjpeg: true }), "jpeg"));
  return made;
}

async function make(picture: Sharp, format: MadeRendition["format"]): Promise<MadeRendition> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, format, file: data };
}
