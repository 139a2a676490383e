import path from "node:path";
import sharp from "sharp";
import type { Shot, View } from "../seed/art/reels";
import { runFfmpeg } from "./ffmpeg";

const [WIDTH, HEIGHT, RATE] = [540, 960, 24];
/** Seconds of a shot, and of the fade into the next one. */
const [LASTS, FADE] = [2, 0.35];

type Picture = { pixels: Buffer; width: number; height: number };

async function readPicture(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().toColourspace("srgb").raw().toBuffer({
    resolveWithObject: true,
  });
  return { pixels: data, width: info.width, height: info.height };
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
/** The movement is slow at both ends. */
const ease = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, share)));

function between({ from, to }: Shot, share: number): View {
  const at = ease(share);
  return { x: mix(from.x, to.x, at), y: mix(from.y, to.y, at), zoom: mix(from.zoom, to.zoom, at) };
}

/**
 * Adds what the camera sees of a picture to a frame of RGB sums, `weight` of it. Between pixels it takes their mean, so
 * that a slow movement has no steps; the light breathes a little, and a soft gleam goes through the frame.
 */
function expose(frame: Float32Array, picture: Picture, seen: View, seconds: number, weight: number): void {
  const { pixels, width, height } = picture;
  const step = Math.min(height, (width * HEIGHT) / WIDTH) / (HEIGHT * seen.zoom);
  const [half, tall] = [(WIDTH * step) / 2, (HEIGHT * step) / 2];
  const left = Math.min(width - half, Math.max(half, seen.x * width)) - half;
  const top = Math.min(height - tall, Math.max(tall, seen.y * height)) - tall;
  const light = weight * (1 + 0.025 * Math.sin(seconds * 2.6));
  const gleam = WIDTH * (seconds * 0.34 - 0.5);
  for (let row = 0; row < HEIGHT; row++) {
    const y = Math.min(height - 1.001, Math.max(0, top + (row + 0.5) * step - 0.5));
    const above = Math.floor(y) * width;
    const below = Math.min(height - 1, Math.floor(y) + 1) * width;
    const down = y - Math.floor(y);
    for (let column = 0; column < WIDTH; column++) {
      const x = Math.min(width - 1.001, Math.max(0, left + (column + 0.5) * step - 0.5));
      const [near, far] = [Math.floor(x), Math.min(width - 1, Math.floor(x) + 1)];
      const right = x - near;
      const away = (column - gleam - row * 0.35) / 170;
      const shine = light * (1 + 0.09 / (1 + away * away));
      for (let channel = 0; channel < 3; channel++) {
        const upper = mix(
          pixels[(above + near) * 3 + channel] ?? 0,
          pixels[(above + far) * 3 + channel] ?? 0,
          right,
        );
        const lower = mix(
          pixels[(below + near) * 3 + channel] ?? 0,
          pixels[(below + far) * 3 + channel] ?? 0,
          right,
        );
        const at = (row * WIDTH + column) * 3 + channel;
        frame[at] = (frame[at] ?? 0) + mix(upper, lower, down) * shine;
      }
    }
  }
}

/** Writes a reel's video, an upright MP4 without sound, from the pictures in `folder`. @throws as `runFfmpeg` does. */
export async function drawReel(shots: readonly Shot[], folder: string, file: string): Promise<void> {
  const pictures = await Promise.all(shots.map(({ art }) => readPicture(path.join(folder, `${art}.webp`))));
  const total = LASTS * shots.length + FADE;
  const frames: Buffer[] = [];
  for (let n = 0; n < Math.round(total * RATE); n++) {
    const seconds = n / RATE;
    const frame = new Float32Array(WIDTH * HEIGHT * 3);
    for (const [index, shot] of shots.entries()) {
      const since = seconds - index * LASTS;
      const until = LASTS + FADE - since;
      const picture = pictures[index];
      if (since < 0 || until <= 0 || !picture) continue;
      const rising = index === 0 ? 1 : Math.min(1, since / FADE);
      const falling = index === shots.length - 1 ? 1 : Math.min(1, until / FADE);
      expose(frame, picture, between(shot, since / (LASTS + FADE)), seconds, Math.min(rising, falling));
    }
    frames.push(Buffer.from(Uint8ClampedArray.from(frame)));
  }
  runFfmpeg(
    [
      ...["-f", "rawvideo", "-pixel_format", "rgb24", "-video_size", `${WIDTH}x${HEIGHT}`],
      ...["-framerate", String(RATE), "-i", "-", "-an", "-pix_fmt", "yuv420p"],
      ...["-c:v", "libx264", "-preset", "veryslow", "-crf", "32", "-movflags", "+faststart"],
      ...["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", file],
    ],
    Buffer.concat(frames),
  );
}
