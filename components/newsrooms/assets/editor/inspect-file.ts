import type { AssetKind } from "@/lib/domain/newsrooms/assets/schema";

/** The browser can read this of a chosen file before it is sent; null where it cannot. */
export type InspectedFile = {
  kind: AssetKind;
  width: number | null;
  height: number | null;
  /** A frame of a video, to stand for it until it plays. */
  poster: Blob | null;
};

const POSTER_WIDTH = 1600;
const PATIENCE_MS = 8000;

/** Looks at a file for the screen's sake; the server judges it again by its content. It never throws. */
export async function inspectFile(file: File): Promise<InspectedFile> {
  if (file.type.startsWith("video/")) return lookAtVideo(file);
  if (file.type.startsWith("image/")) {
    const size = await createImageBitmap(file).then(
      (bitmap) => ({ width: bitmap.width, height: bitmap.height }),
      () => ({ width: null, height: null }),
    );
    return { kind: "photo", ...size, poster: null };
  }
  return { kind: "resource", width: null, height: null, poster: null };
}

/** Draws the frame one second in, or in the middle of a shorter video. */
async function lookAtVideo(file: File): Promise<InspectedFile> {
  const blind: InspectedFile = { kind: "video", width: null, height: null, poster: null };
  const video = document.createElement("video");
  const url = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.src = url;
    await happens(video, "loadeddata");
    video.currentTime = Math.min(1, video.duration / 2 || 0);
    await happens(video, "seeked");
    const { videoWidth: width, videoHeight: height } = video;
    const scale = Math.min(1, POSTER_WIDTH / width);
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const poster = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.85));
    return { ...blind, width, height, poster };
  } catch {
    return blind;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function happens(video: HTMLVideoElement, name: "loadeddata" | "seeked"): Promise<unknown> {
  const settled = { once: true, signal: AbortSignal.timeout(PATIENCE_MS) };
  return new Promise((resolve, reject) => {
    video.addEventListener(name, resolve, settled);
    video.addEventListener("error", reject, settled);
    settled.signal.addEventListener("abort", reject);
  });
}
