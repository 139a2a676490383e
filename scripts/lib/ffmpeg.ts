import { spawnSync } from "node:child_process";

/** Runs Debian's ffmpeg, which overwrites files and reads `input` as `-`. @throws where it is missing or fails. */
export function runFfmpeg(args: string[], input?: Buffer) {
  const { status, error, stderr } = spawnSync("ffmpeg", ["-v", "error", "-y", ...args], { input });
  if (error) throw new Error("ffmpeg is not installed: apt-get install ffmpeg");
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}
