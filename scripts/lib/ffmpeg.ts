import { spawnSync } from "node:child_process";

/** Runs Debian's ffmpeg, which overwrites what is there. @throws where it is missing or fails. */
export function runFfmpeg(args: string[]) {
  const { status, error, stderr } = spawnSync("ffmpeg", ["-v", "error", "-y", ...args]);
  if (error) throw new Error("ffmpeg is not installed: apt-get install ffmpeg");
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}
