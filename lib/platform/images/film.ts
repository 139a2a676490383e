import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** Seconds, and pixels as shown; null where the file does not say. */
export type FilmFacts = { duration: number | null; width: number | null; height: number | null };
export type Film = { file: Buffer; facts: FilmFacts };

type Answer =
  | { problem: "unreadable" | "unknown_codec" }
  | { problem?: never; bytes: Uint8Array<ArrayBuffer>; facts: FilmFacts };

/** A film whose pictures or sound are coded in a way that neither we nor browsers know. */
export class UnknownCodecError extends Error {
  override name = "UnknownCodecError";
}

const SCRIPT = join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/images/film-worker.mjs");
/** 25 MB of an hour's film, 230,000 packets, need 15 seconds and 96 MB; tables that promise more than that end here. */
const DEADLINE_MS = 40_000;
const MAX_HEAP_MB = 160;

let last: Promise<unknown> = Promise.resolve();

/**
 * Copies a film's pictures and sound into a new file without anything else that it says: place, camera, logs, tags.
 * One film at a time, in a thread whose time and memory are bounded, since a hostile one can ask for any amount.
 * Throws RangeError when it is no whole film, UnknownCodecError.
 */
export function readFilm(file: Buffer, container: "mp4" | "webm"): Promise<Film> {
  const film = last.then(() => copyInThread(file, container));
  last = film.catch(() => undefined);
  return film;
}

async function copyInThread(file: Buffer, container: "mp4" | "webm"): Promise<Film> {
  const bytes = new Uint8Array(file);
  const worker = new Worker(SCRIPT, {
    workerData: { bytes, container },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    // Not the process's flags: a loader of TypeScript would be loaded once more.
    execArgv: [],
    // What the library says of broken films is no log of ours.
    ...{ stdout: true, stderr: true },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error("The film took too long")), DEADLINE_MS);
      worker.once("message", resolve).once("error", reject);
      worker.once("exit", () => reject(new Error("The film's thread ended")));
    });
    if (answer.problem === "unknown_codec") throw new UnknownCodecError();
    if (answer.problem) throw new RangeError("The file is no whole film");
    return { file: Buffer.from(answer.bytes.buffer), facts: answer.facts };
  } catch (cause) {
    if (cause instanceof UnknownCodecError || cause instanceof RangeError) throw cause;
    throw new RangeError("The film can't be read", { cause });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
