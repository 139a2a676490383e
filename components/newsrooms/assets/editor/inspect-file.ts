import { drawFrame } from "@/lib/client/video-frame";
import type { AssetKind } from "@/lib/domain/newsrooms/assets/schema";

/** The browser can read this of a chosen file before it is sent; null where it cannot. */
export type InspectedFile = {
  kind: AssetKind;
  width: number | null;
  height: number | null;
  /** A frame of a video, to stand for it until it plays. */
  poster: Blob | null;
};

/** Looks at a file for the screen's sake; the server judges it again by its content. It never throws. */
export async function inspectFile(file: File): Promise<InspectedFile> {
  if (file.type.startsWith("video/"))
    return { kind: "video", width: null, height: null, poster: null, ...(await drawFrame(file)) };
  if (file.type.startsWith("image/")) {
    const size = await createImageBitmap(file).then(
      (bitmap) => ({ width: bitmap.width, height: bitmap.height }),
      () => ({ width: null, height: null }),
    );
    return { kind: "photo", ...size, poster: null };
  }
  return { kind: "resource", width: null, height: null, poster: null };
}
