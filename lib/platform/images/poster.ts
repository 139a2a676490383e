import { describeFile, type FileOnDisk, placeBeside } from "../uploads/uploaded-file";
import { openPicture } from "./picture-file";

const WIDTH = 1600;

/** Writes a poster or cover beside its file as it is stored: WebP, turned as its EXIF says, metadata gone. Throws what sharp throws. */
export async function encodePoster(path: string): Promise<FileOnDisk> {
  const made = placeBeside(path);
  await (await openPicture(path))
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 85 })
    .toFile(made);
  return describeFile(made);
}
