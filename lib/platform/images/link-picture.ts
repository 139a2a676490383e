import { log } from "../log";
import { formatOf } from "./media-format";
import { openPicture } from "./picture-file";

/** 3:2, for a card's thumbnail and a profile's row on a dense screen. */
const WIDTH = 600;
const HEIGHT = 400;
/** Smaller ones are a site's logo or a counting pixel. */
const LEAST = 100;

/** A WebP of at most 600 x 400 without metadata; null for what is no picture, or too small a one. Cropped to the part that draws the eye. */
export async function encodeLinkPicture(file: Buffer): Promise<Buffer | null> {
  const format = await formatOf(file);
  if (!format || format === "heic" || format.kind !== "picture" || format.name === "avif") return null;
  try {
    const picture = openPicture(file);
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < LEAST) return null;
    return await picture
      .resize(WIDTH, HEIGHT, { fit: "cover", position: "attention", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    log.info({ err: error }, "A page's picture could not be read");
    return null;
  }
}
