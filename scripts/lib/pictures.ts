import path from "node:path";
import { installPictureRunner } from "../../lib/platform/images/picture-runner";
import { createPictureProcess, type PictureProcess } from "../../lib/server/picture-process";
import { DIST_DIR, PROJECT } from "./child";

/** Makes this process pass its work on pictures, videos and PDFs to a process beside it. */
export function startPictures(): PictureProcess {
  const pictures = createPictureProcess({
    script: path.join(PROJECT, DIST_DIR, "runtime", "pictures.mjs"),
  });
  installPictureRunner(pictures.run);
  return pictures;
}
