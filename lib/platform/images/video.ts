import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { outsideRequests } from "../request-context";
import type { SoundName } from "./media-format";

/**
 * Duration in seconds, size in pixels as shown, and the pictures' codec as RFC 6381 writes it; null where the file does
 * not state them, or holds sound alone.
 */
export type VideoFacts = {
  duration: number | null;
  width: number | null;
  height: number | null;
  codec: string | null;
};
/** The file, the one to be made of it, and its container. */
type Copying = { path: string; made: string; container: SoundName };

type ThreadResult = { problem: "unreadable" | "unknown_codec" } | { problem?: never; facts: VideoFacts };

/** A video whose pictures or sound have a codec that neither we nor browsers know. */
export class UnknownCodecError extends Error {
  override name = "UnknownCodecError";
}

const SCRIPT = join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/images/video-thread.mjs");
/** An hour's video of 25 MB needs 15 seconds and 96 MB; tables that promise more than that end here. */
const DEADLINE_MS = 40_000;
const MAX_HEAP_MB = 160;

let last: Promise<unknown> = Promise.resolve();

/**
 * Copies a video's pictures and sound into the file `made` without anything else that it states: GPS location,
 * camera, logs, tags. One video is copied at a time, in a thread whose time and memory are bounded, since a hostile
 * one can ask for any amount. Throws RangeError when it is incomplete, UnknownCodecError.
 */
export function copyVideo(copying: Copying): Promise<VideoFacts> {
  return outsideRequests(() => {
    const video = last.then(() => copyInThread(copying));
    last = video.catch(() => undefined);
    return video;
  });
}

async function copyInThread(copying: Copying): Promise<VideoFacts> {
  const worker = new Worker(SCRIPT, {
    workerData: copying,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    // The thread does not inherit the process's flags, which would load TypeScript's loader once more.
    execArgv: [],
    // The library's messages about broken videos do not belong into our log.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const result = await new Promise<ThreadResult>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error("The video took too long")), DEADLINE_MS);
      worker.once("message", resolve).once("error", reject);
      worker.once("exit", () => reject(new Error("The video's thread ended")));
    });
    if (result.problem === "unknown_codec") throw new UnknownCodecError();
    if (result.problem) throw new RangeError("The file is no whole video");
    return result.facts;
  } catch (cause) {
    if (cause instanceof UnknownCodecError || cause instanceof RangeError) throw cause;
    throw new RangeError("The video can't be read", { cause });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
