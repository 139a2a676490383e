import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** Seconds, and pixels as shown; null where the file does not say. */
export type VideoFacts = { duration: number | null; width: number | null; height: number | null };
export type Video = { file: Buffer; facts: VideoFacts };

type ThreadResult =
  | { problem: "unreadable" | "unknown_codec" }
  | { problem?: never; bytes: Uint8Array<ArrayBuffer>; facts: VideoFacts };

/** A video whose pictures or sound are coded in a way that neither we nor browsers know. */
export class UnknownCodecError extends Error {
  override name = "UnknownCodecError";
}

const SCRIPT = join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/images/video-thread.mjs");
/** 25 MB of an hour's video, 230,000 packets, need 15 seconds and 96 MB; tables that promise more than that end here. */
const DEADLINE_MS = 40_000;
const MAX_HEAP_MB = 160;

let last: Promise<unknown> = Promise.resolve();

/**
 * Copies a video's pictures and sound into a new file without anything else that it says: GPS location, camera, logs, tags.
 * One video at a time, in a thread whose time and memory are bounded, since a hostile one can ask for any amount.
 * Throws RangeError when it is no whole video, UnknownCodecError.
 */
export function readVideo(file: Buffer, container: "mp4" | "webm"): Promise<Video> {
  const video = last.then(() => copyInThread(file, container));
  last = video.catch(() => undefined);
  return video;
}

async function copyInThread(file: Buffer, container: "mp4" | "webm"): Promise<Video> {
  const bytes = new Uint8Array(file);
  const worker = new Worker(SCRIPT, {
    workerData: { bytes, container },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    // Not the process's flags: a loader of TypeScript would be loaded once more.
    execArgv: [],
    // What the library says of broken videos is no log of ours.
    ...{ stdout: true, stderr: true },
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
    return { file: Buffer.from(result.bytes.buffer), facts: result.facts };
  } catch (cause) {
    if (cause instanceof UnknownCodecError || cause instanceof RangeError) throw cause;
    throw new RangeError("The video can't be read", { cause });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
