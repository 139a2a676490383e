import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CDPSession, Page } from "playwright";
import { runFfmpeg } from "./ffmpeg";

type Frame = { file: string; at: number };
type Cue = { text: string; from: number; to: number };

export type Screencast = {
  /** Records a page from now on; the one before ends. */
  record: (page: Page) => Promise<void>;
  /** The caption says this from now until the next call. */
  caption: (text: string) => void;
  /** Ends the video and writes `{target}.mp4`, `{target}.vtt` and, from `posterAt` seconds on, `{target}.webp`. */
  save: (target: string, posterAt: number) => Promise<{ seconds: number }>;
};

/**
 * Records pages as Chromium draws them (CDP's screencast: a frame for each change) and lets Debian's ffmpeg make one
 * video of them. Pages are recorded one after the other, in real time.
 */
export async function startScreencast(size: { width: number; height: number }): Promise<Screencast> {
  const folder = await mkdtemp(path.join(tmpdir(), "fivewire-video-"));
  const frames: Frame[] = [];
  const cues: Cue[] = [];
  const writes: Promise<void>[] = [];
  const started = performance.now();
  const now = () => (performance.now() - started) / 1000;
  let session: CDPSession | undefined;

  function storeFrame(data: string) {
    const file = path.join(folder, `${String(frames.length).padStart(5, "0")}.jpg`);
    frames.push({ file, at: now() });
    writes.push(writeFile(file, Buffer.from(data, "base64")));
  }

  async function stop() {
    await session?.send("Page.stopScreencast");
    await session?.detach();
    session = undefined;
  }

  return {
    record: async (page) => {
      await stop();
      await page.bringToFront();
      const cast = await page.context().newCDPSession(page);
      session = cast;
      cast.on("Page.screencastFrame", ({ data, sessionId }) => {
        storeFrame(data);
        void cast.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
      });
      await cast.send("Page.startScreencast", {
        format: "jpeg",
        quality: 95,
        maxWidth: size.width,
        maxHeight: size.height,
        everyNthFrame: 1,
      });
    },
    caption: (text) => {
      const last = cues.at(-1);
      if (last) last.to = now();
      cues.push({ text, from: now(), to: now() });
    },
    save: async (target, posterAt) => {
      await stop();
      const seconds = now();
      const last = cues.at(-1);
      if (last) last.to = seconds;
      await Promise.all(writes);
      await writeFile(path.join(folder, "frames.txt"), concatList(frames, seconds));
      const [first] = frames;
      const shift = first?.at ?? 0;
      runFfmpeg([
        ...["-f", "concat", "-safe", "0", "-i", path.join(folder, "frames.txt")],
        ...["-vf", `fps=24,scale=${size.width}:${size.height}`, "-an"],
        ...["-c:v", "libx264", "-preset", "veryslow", "-crf", "30", "-tune", "animation"],
        ...["-pix_fmt", "yuv420p", "-movflags", "+faststart", "-map_metadata", "-1", `${target}.mp4`],
      ]);
      runFfmpeg([
        ...["-ss", String(posterAt - shift), "-i", `${target}.mp4`, "-frames:v", "1"],
        ...["-c:v", "libwebp", "-quality", "72", `${target}.webp`],
      ]);
      await writeFile(`${target}.vtt`, captions(cues, shift));
      await rm(folder, { recursive: true, force: true });
      return { seconds: seconds - shift };
    },
  };
}

/** Each frame stands until the next one came. */
function concatList(frames: readonly Frame[], end: number): string {
  const lines = frames.flatMap(({ file, at }, n) => {
    const until = frames[n + 1]?.at ?? end;
    return [`file '${file}'`, `duration ${(until - at).toFixed(4)}`];
  });
  // The demuxer takes the last duration only when the frame is named again.
  return ["ffconcat version 1.0", ...lines, `file '${frames.at(-1)?.file}'`].join("\n");
}

function captions(cues: readonly Cue[], shift: number): string {
  const blocks = cues.map(
    ({ text, from, to }) => `${stamp(Math.max(0, from - shift))} --> ${stamp(to - shift)}\n${text}\n`,
  );
  return ["WEBVTT\n", ...blocks].join("\n");
}

function stamp(seconds: number): string {
  const date = new Date(seconds * 1000).toISOString();
  return date.slice(11, 23);
}
