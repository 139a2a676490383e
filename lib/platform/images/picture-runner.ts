import { AppError } from "@/lib/core/errors";
import type { PictureOutcome, PictureTaskName, PictureTasks } from "./picture-tasks";

/** Runs a task in another process; returns undefined where none can take it now. */
export type PictureRunner = (name: PictureTaskName, args: unknown[]) => Promise<PictureOutcome | undefined>;

// The runner is on globalThis, because our server and Next's bundles each have a copy of this module.
const holder = globalThis as typeof globalThis & { fivewirePictures?: PictureRunner };

/** Makes this process pass its work on pictures to `run`. */
export function installPictureRunner(run: PictureRunner): void {
  holder.fivewirePictures = run;
}

/** A file that is refused; `message` can be shown beside its field. */
export class RefusedFileError extends Error {
  override name = "RefusedFileError";

  constructor(
    readonly problem: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Does one piece of work on a picture, a video or a PDF. The app and the worker do it in a process beside them, whose
 * memory is bounded (lib/server/picture-process.ts); tests do it here. Throws RefusedFileError, and 503 where that
 * process is busy or crashed over the file.
 */
export async function workOnPicture<N extends PictureTaskName>(
  name: N,
  ...args: Parameters<PictureTasks[N]>
): Promise<Awaited<ReturnType<PictureTasks[N]>>> {
  const outcome = holder.fivewirePictures
    ? await holder.fivewirePictures(name, args)
    : await (await import("./picture-tasks")).runPictureTask(name, args);
  if (!outcome) throw new AppError("unavailable", undefined, { retryAfterSeconds: 5 });
  if ("refused" in outcome) throw new RefusedFileError(outcome.refused.problem, outcome.refused.message);
  if ("failed" in outcome) throw new Error(`${name} failed: ${outcome.failed}`);
  return outcome.value as Awaited<ReturnType<PictureTasks[N]>>;
}
