import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodeAvatar } from "./avatar";
import { encodeLinkPicture } from "./link-picture";
import { readMedia } from "./media-file";
import { encodePoster } from "./poster";
import { makeRenditions } from "./renditions";

type Rgb = readonly [number, number, number];
const RED: Rgb = [220, 30, 30];
/** The same light without colour. */
const GREY: Rgb = [112, 112, 112];
const SIDE = 240;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "colours-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A PNG of one colour, as a program writes it that stores this profile with so many bits a channel. */
function makePng(depth: 8 | 16, profile: "srgb" | "p3" | null, isGrey: boolean, hasAlpha: boolean) {
  const [r, g, b] = RED;
  const plain = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: { r, g, b } } });
  const whole = hasAlpha ? plain.ensureAlpha(1) : plain;
  const spaces = { 8: ["srgb", "b-w"], 16: ["rgb16", "grey16"] } as const;
  const inSpace = whole.toColourspace(spaces[depth][isGrey ? 1 : 0]);
  return (profile ? inSpace.withIccProfile(profile) : inSpace).png().toBuffer();
}

/** Every way by which a picture that somebody sent comes to be shown. */
const places: Record<string, (file: Buffer, at: string) => Promise<(Buffer | null)[]>> = {
  "its web sizes": async (_, at) => (await makeRenditions(at)).map(({ file }) => file),
  "an avatar": async (_, at) => {
    const { large, small } = await encodeAvatar(at);
    return [large, small];
  },
  "a poster": async (_, at) => [await readFile((await encodePoster(at)).path)],
  "a link's picture": async (file) => [await encodeLinkPicture(file)],
  "its blur": async (_, at) => {
    const { blur } = await readMedia(at);
    return [Buffer.from(blur?.split(",")[1] ?? "", "base64")];
  },
};

/** The colour in the middle, which no encoder's edge touches. */
async function middleOf(file: Buffer): Promise<number[]> {
  const { data, info } = await sharp(file).flatten().toColourspace("srgb").raw().toBuffer({
    resolveWithObject: true,
  });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const kinds = ([8, 16] as const).flatMap((depth) =>
  ([null, "srgb", "p3"] as const).flatMap((profile) =>
    [false, true].flatMap((isGrey) =>
      [false, true].map((hasAlpha) => ({ depth, profile, isGrey, hasAlpha })),
    ),
  ),
);

describe.each(Object.entries(places))("a picture keeps its colours in %s", (_, show) => {
  it.each(kinds)(
    "with $depth bits a channel, profile $profile, grey $isGrey, alpha $hasAlpha",
    async ({ depth, profile, isGrey, hasAlpha }) => {
      const file = await makePng(depth, profile, isGrey, hasAlpha);
      const at = path.join(folder, `${depth}-${profile}-${isGrey}-${hasAlpha}.png`);
      await writeFile(at, file);
      const wanted = isGrey ? GREY : RED;
      for (const shown of await show(file, at)) {
        const seen = await middleOf(shown ?? Buffer.from(""));
        // An encoder with loss is off by a few.
        for (const [n, channel] of seen.entries())
          expect(Math.abs(channel - (wanted[n] ?? 0)), `${seen}`).toBeLessThanOrEqual(8);
      }
    },
  );
});
