import { typeset } from "../typeset/typeset";
import { encodeAvatar } from "./avatar";
import { encodeLinkPicture } from "./link-picture";
import { readMedia } from "./media-file";
import { encodePoster } from "./poster";
import { drawShareImage } from "./share-image";

/** These tasks need much memory or processor time for a moment: see picture-runner.ts. */
export const pictureTasks = {
  encodeAvatar,
  readMedia,
  encodePoster,
  encodeLinkPicture,
  drawShareImage,
  typeset,
};

export type PictureTasks = typeof pictureTasks;
export type PictureTaskName = keyof PictureTasks;

/** The outcome of a task, as it travels between processes. `refused` says that the file is not one we take. */
export type PictureOutcome =
  | { value: unknown }
  | { refused: { problem: string; message: string } }
  | { failed: string };

/** Runs a task here. Never throws. */
export async function runPictureTask(name: PictureTaskName, args: unknown[]): Promise<PictureOutcome> {
  try {
    return { value: await (pictureTasks[name] as (...given: unknown[]) => unknown)(...args) };
  } catch (error) {
    if (!(error instanceof Error)) return { failed: String(error) };
    if ("problem" in error) return { refused: { problem: String(error.problem), message: error.message } };
    return { failed: error.stack ?? error.message };
  }
}
