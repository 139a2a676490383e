const POSTER_WIDTH = 1600;
const PATIENCE_MS = 8000;

type Frame = { width: number; height: number; poster: Blob | null };

/** Draws the frame one second in, or in the middle of a shorter video; null where the browser cannot. It never throws. */
export async function drawFrame(file: File): Promise<Frame | null> {
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
    return { width, height, poster };
  } catch {
    return null;
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
