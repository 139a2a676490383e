/** This process beside the app or the worker works on pictures, videos and PDFs: see lib/server/picture-process.ts. */
import sharp from "sharp";
import { runPictureTask } from "../lib/platform/images/picture-tasks";
import type { PictureRequest, PictureResult } from "../lib/server/picture-process";

// Decoded pictures are not cached, and each is worked on by one thread: memory comes before speed.
sharp.cache(false);
sharp.concurrency(1);

process.on("message", async ({ id, name, args }: PictureRequest) => {
  const outcome = await runPictureTask(name, args);
  const result: PictureResult = { id, outcome, resident: process.memoryUsage.rss() };
  // The app may be gone meanwhile, and its reader with it.
  process.send?.(result, () => {});
});
