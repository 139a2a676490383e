import { log } from "../log";
import { formatOf } from "./media-format";
import { openPicture } from "./picture-file";

/** A card's thumbnail, or a profile's row on a dense screen, is so wide, at 3:2. */
const WIDTH = 600;
const HEIGHT = 400;
/** A smaller picture is a site's logo or a counting pixel. */
const LEAST = 100;

/** Makes a WebP of 600 x 400 at most, cropped to its prominent part; null for what is no picture, or too small. */
export async function encodeLinkPicture(file: Buffer): Promise<Buffer | null> {
  const format = await formatOf(file);
  if (!format || format === "heic" || format.kind !== "picture" || format.name === "avif") return null;
  try {
    const picture = await openPicture(file);
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
