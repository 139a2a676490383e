/**
 * Draws the demo's pictures, videos and story pages into `public/demo`, from `scripts/seed/art` and
 * `scripts/seed/content/stories.json`, and what newsrooms offer as photos for print into `scripts/seed/photos`: `node
 * --import tsx scripts/draw-demo-art.ts`; names of landscapes behind it draw those alone. The same content gives the
 * same files; commit what changes. Videos need Debian's ffmpeg.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { PROJECT } from "./lib/child";
import { drawReel } from "./lib/draw-reel";
import { runFfmpeg } from "./lib/ffmpeg";
import { brandEmblems } from "./seed/art/brand-emblems";
import { creatorPortraits } from "./seed/art/creator-portraits";
import { drawEmblem } from "./seed/art/emblem-parts";
import { drawFace } from "./seed/art/faces";
import { drawLandscape } from "./seed/art/landscapes/draw-landscape";
import { isLandscape, type LandscapeName, landscapes } from "./seed/art/landscapes/pictures";
import { pressPortraits } from "./seed/art/press-portraits";
import { reels } from "./seed/art/reels";
import { sourceEmblems } from "./seed/art/source-emblems";
import { drawStoryPage } from "./seed/art/story-page";
import { newsroomAssets, stories } from "./seed/content";

const FOLDER = path.join(PROJECT, "public", "demo");
const PHOTOS = path.join(PROJECT, "scripts", "seed", "photos");
/** The round small picture shows this part. */
const FACE = { left: 90, top: 60, width: 640, height: 640 };
const MARK = { left: 80, top: 180, width: 640, height: 640 };

async function write(key: string, svg: string, cut: typeof FACE): Promise<void> {
  const large = await sharp(Buffer.from(svg)).png().toBuffer();
  const webp = await sharp(large).webp({ quality: 80, effort: 6 }).toBuffer();
  await writeFile(path.join(FOLDER, `p-${key}.webp`), webp);
  const small = await sharp(large).extract(cut).resize(192, 192).webp({ quality: 78, effort: 6 }).toBuffer();
  await writeFile(path.join(FOLDER, `a-${key}.webp`), small);
}

/** A landscape's file has at most so many bytes, because public pages carry several. */
const MAX_BYTES = 58_000;

/** A landscape is drawn at twice its size, for clean edges, and stored as small as pages need it. */
async function writeLandscape(name: LandscapeName): Promise<void> {
  const { width } = landscapes[name];
  const picture = openDrawn(name, 2 * width).resize({ width });
  let [quality, webp] = [80, await picture.webp({ quality: 80, effort: 6 }).toBuffer()];
  while (webp.length > MAX_BYTES && quality > 20) {
    quality -= 5;
    webp = await picture.webp({ quality, effort: 6 }).toBuffer();
  }
  await writeFile(path.join(FOLDER, `${name}.webp`), webp);
}

function openDrawn(name: LandscapeName, wide: number) {
  const { data, width, height } = drawLandscape(name, wide);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A photo for print has so many pixels along its longer side: half a page at 300 dpi. */
const PRINT_PIXELS = 2400;

async function writePhoto(name: LandscapeName): Promise<void> {
  const { width, height } = landscapes[name];
  const wide = Math.round((PRINT_PIXELS * width) / Math.max(width, height));
  await openDrawn(name, wide)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(PHOTOS, `${name}.jpg`));
}

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

if (wanted.length === 0) {
  for (const [key, face] of Object.entries({ ...pressPortraits, ...creatorPortraits })) {
    await write(key, drawFace(face), FACE);
  }
  for (const [key, emblem] of Object.entries({ ...brandEmblems, ...sourceEmblems })) {
    await write(key, drawEmblem(emblem), MARK);
  }
  await mkdir(path.join(FOLDER, "stories"), { recursive: true });
  for (const story of stories) {
    await writeFile(path.join(FOLDER, "stories", `${story.slug}.html`), drawStoryPage(story));
  }
}
for (const name of Object.keys(landscapes).filter(isLandscape)) {
  if (isWanted(name)) await writeLandscape(name);
}
await mkdir(PHOTOS, { recursive: true });
const photos = Object.values(newsroomAssets).flatMap((all) => all.filter(({ video }) => !video));
for (const { art = "" } of photos) {
  if (isLandscape(art) && isWanted(art)) await writePhoto(art);
}
/** The landing page's pictures have these smaller sizes, by width in pixels. */
const smaller = {
  480: ["p-maren", "bottles", "turbines", "camera"],
  750: ["night-train", "cabin-night", "ridge-dawn"],
};
for (const [width, keys] of Object.entries(smaller)) {
  for (const key of keys.filter(isWanted)) {
    const picture = sharp(path.join(FOLDER, `${key}.webp`)).resize({ width: Number(width) });
    await picture.webp({ quality: 78, effort: 6 }).toFile(path.join(FOLDER, `${key}-${width}.webp`));
  }
}
/** A video moves for nine seconds along a picture twice as wide as the frame, from its left edge to its right one. */
const videos = { "night-train": 560, "turbines-dawn": 240 } satisfies Partial<Record<LandscapeName, number>>;
for (const [key, top] of Object.entries(videos)) {
  if (!isLandscape(key) || !isWanted(key)) continue;
  const still = path.join(tmpdir(), `${key}-${process.pid}.png`);
  await openDrawn(key, 2560).toFile(still);
  const along = `x='(iw-1280)*(0.5-0.5*cos(PI*t/9))':y=${top}`;
  runFfmpeg([
    ...["-loop", "1", "-framerate", "25", "-t", "9", "-i", still],
    ...["-vf", `crop=1280:720:${along},scale=854:480,format=yuv420p`],
    ...["-c:v", "libx264", "-preset", "veryslow", "-crf", "29", "-movflags", "+faststart"],
    ...["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"],
    path.join(FOLDER, `${key}.mp4`),
  ]);
  await rm(still);
}

await mkdir(path.join(FOLDER, "reels"), { recursive: true });
for (const [key, shots] of Object.entries(reels)) {
  await drawReel(shots, FOLDER, path.join(FOLDER, "reels", `${key}.mp4`));
}
