import type { WorkVideo } from "@/db/schema/profiles";
import { readStated } from "@/lib/domain/vocabulary/provenance/read-stated";
import {
  checkCaptions,
  optionalFile,
  readPoster,
  readUpload,
  wrongFile,
} from "@/lib/platform/uploads/read-upload";
import type { FileOnDisk, UploadedFile } from "@/lib/platform/uploads/uploaded-file";
import { uuidv7 } from "@/lib/utils/uuid";

export const workFileFields = {
  /** A reel's own video, MP4 or WebM. */
  file: optionalFile,
  /** The piece's picture; a video's poster. */
  picture: optionalFile,
  /** The captions of the video, as WebVTT. */
  captions: optionalFile,
};
type Sent = { file?: UploadedFile; picture?: UploadedFile; captions?: UploadedFile };
type Placed = { key: string; body: FileOnDisk; contentType: string };

/** The facts of a piece's files as their content shows them; null where there is none of the kind. */
export type WorkUpload = {
  video: Omit<WorkVideo, "captionsKey"> | null;
  captionsKey: string | null;
  pictureKey: string | null;
  stored: Placed[];
};

/**
 * Checks the files of a piece by their content and says where they go. Each has a name of its own, so that the job that
 * deletes an earlier file never deletes this one. Stores nothing. Throws 400, 413 or 415 beside the file.
 */
export async function readWorkFiles(id: string, { file, picture, captions }: Sent): Promise<WorkUpload> {
  const place = (name: string) => `work/${id}/${name}`;
  const mark = uuidv7().slice(-8);
  const media = file ? await readUpload(file, "file") : null;
  if (media && media.format.kind !== "video") throw wrongFile("file", "A video is an MP4 or WebM file");
  if (captions) await checkCaptions(captions, "captions");
  const poster = picture ? await readPoster(picture, "picture") : null;
  const { digitalSourceType, dataMining, dataMiningConstraints } = readStated(media);
  const video = media && {
    stated: { digitalSourceType, dataMining, dataMiningConstraints },
    key: place(`video-${mark}.${media.format.extension}`),
    contentType: media.format.contentType,
    size: media.file.size,
    width: media.width,
    height: media.height,
    duration: media.duration,
  };
  const captionsKey = captions ? place(`captions-${mark}.vtt`) : null;
  const pictureKey = poster && place(`poster-${mark}.webp`);
  const stored: Placed[] = [];
  if (media && video) stored.push({ key: video.key, body: media.file, contentType: video.contentType });
  if (captions && captionsKey) stored.push({ key: captionsKey, body: captions, contentType: "text/vtt" });
  if (poster && pictureKey) stored.push({ key: pictureKey, body: poster.body, contentType: "image/webp" });
  return { video, captionsKey, pictureKey, stored };
}
