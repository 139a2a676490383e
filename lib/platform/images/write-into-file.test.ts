import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { placedPicture, plainPdf, plainPicture, readSent } from "@/tests/factories/assets";
import { plainVideo } from "@/tests/factories/videos";
import type { MediaFormat } from "./media-format";
import { applyPatches, patchedSize } from "./patches";
import { type PictureFacts, readPictureFacts } from "./picture-facts";
import { planFacts } from "./write-into-file";

type Name = MediaFormat["name"];
const PICTURES = ["jpeg", "png", "webp", "gif"] as const;

const facts: PictureFacts = {
  creator: "Åse Løvås",
  credit: "Foto: Åse Løvås / Hollow Pine & Söhne GmbH, Oslo",
  copyright: "© Hollow Pine",
  caption: "Cabin 7 <at dusk>, “Rjukan”",
};
const silent: PictureFacts = { creator: "", credit: "", copyright: "", caption: "" };

/** A stored file that can be opened repeatedly and is read in chunks from its start. */
const stored = (file: Buffer, piece = 1000) => ({
  size: file.length,
  open: async () =>
    (async function* () {
      for (let at = 0; at < file.length; at += piece) yield file.subarray(at, at + piece);
    })(),
});

async function state(name: Name, file: Buffer, facts: PictureFacts, piece?: number): Promise<Buffer> {
  const source = stored(file, piece);
  const patches = await planFacts(name, source, facts);
  const made = await buffer(applyPatches(await source.open(), patches));
  expect(made.length).toBe(patchedSize(file.length, patches));
  return made;
}
const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer();

describe.each(PICTURES)("a stored %s on its way out", (name) => {
  const original = async (tells: boolean) =>
    tells && name !== "gif" ? (await readSent(await placedPicture(name))).file : plainPicture(120, 80, name);

  it.each([
    ["that said something", true],
    ["that said nothing", false],
  ])("%s states the facts of now, its pixels untouched", async (_what, tells) => {
    const file = await original(tells);
    for (const piece of [7, 1000, 10_000_000]) {
      const made = await state(name, file, facts, piece);
      const { exif, xmp, iptc } = await sharp(made).metadata();
      // sharp returns no XMP for a GIF and some other formats, so the packet is searched for in the file's
      // text.
      const packet =
        xmp ?? made.subarray(made.indexOf("<?xpacket begin"), made.indexOf('<?xpacket end="r"?>'));
      expect(await readPictureFacts({ xmp: packet })).toEqual(facts);
      if (name === "jpeg") expect(await readPictureFacts({ iptc })).toEqual(facts);
      if (name !== "gif") expect(await readPictureFacts({ exif })).toEqual({ ...facts, credit: "" });
      expect((await pixelsOf(made)).equals(await pixelsOf(file))).toBe(true);
      expect(made.includes("Even Strand")).toBe(false);
    }
  });

  it("states nothing where its owner took everything back", async () => {
    const made = await state(name, await original(true), silent);
    const { exif, xmp, iptc } = await sharp(made).metadata();
    expect(await readPictureFacts({ exif, xmp, iptc })).toEqual(silent);
    expect(made.includes("Even Strand")).toBe(false);
    expect((await pixelsOf(made)).equals(await pixelsOf(await original(true)))).toBe(true);
  });

  it("may be written again and again", async () => {
    const file = await original(false);
    if (name === "gif") return;
    const once = await state(name, file, facts);
    const again = await state(name, await state(name, once, { ...facts, credit: "Someone else" }), facts);
    const { xmp } = await sharp(again).metadata();
    expect(await readPictureFacts({ xmp })).toEqual(facts);
    expect(again.includes("Someone else")).toBe(false);
  });
});

describe("other files on their way out", () => {
  it("keep their turn", async () => {
    const turned = sharp({ create: { width: 60, height: 40, channels: 3, background: "#c00" } });
    for (const name of ["jpeg", "png", "webp"] as const) {
      const sent = await turned.clone().withMetadata({ orientation: 6 }).toFormat(name).toBuffer();
      const made = await state(name, (await readSent(sent)).file, facts);
      expect((await sharp(made).metadata()).orientation, name).toBe(6);
    }
  });

  it("keep a WebP's alpha, coded either way", async () => {
    for (const lossless of [true, false]) {
      const file = await sharp({ create: { width: 33, height: 21, channels: 4, background: "#00880044" } })
        .webp({ lossless })
        .toBuffer();
      const made = await state("webp", file, facts);
      expect(await sharp(made).metadata()).toMatchObject({ width: 33, height: 21, hasAlpha: true });
      expect((await pixelsOf(made)).equals(await pixelsOf(file))).toBe(true);
    }
  });

  it("carry XMP in a box of its own as an MP4, and stay as they are as a PDF", async () => {
    const video = plainVideo();
    const made = await state("mp4", video, facts);
    expect(made.subarray(0, video.length).equals(video)).toBe(true);
    expect(made.readUInt32BE(video.length)).toBe(made.length - video.length);
    expect(await readPictureFacts({ xmp: made.subarray(video.length + 24) })).toEqual(facts);
    expect((await readSent(made)).format.name).toBe("mp4");
    expect((await state("pdf", plainPdf(), facts)).equals(plainPdf())).toBe(true);
    expect((await state("mp4", video, silent)).equals(video)).toBe(true);
  });
});

describe("patches", () => {
  it("give the same file however it is cut into pieces", async () => {
    const file = Buffer.from("abcdefghijklmnopqrstuvwxyz");
    const gap = fc.record({ skip: fc.nat(5), drop: fc.nat(5), put: fc.string({ maxLength: 4 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(gap, { maxLength: 5 }),
        fc.integer({ min: 1, max: 30 }),
        async (gaps, piece) => {
          let at = 0;
          let expected = "";
          const patches = gaps.flatMap(({ skip, drop, put }) => {
            const from = at + skip;
            if (from + drop > file.length) return [];
            expected += file.toString("latin1", at, from) + put;
            at = from + drop;
            return [{ at: from, drop, put: Buffer.from(put) }];
          });
          expected += file.toString("latin1", at);
          const made = await buffer(applyPatches(await stored(file, piece).open(), patches));
          expect(made.toString()).toBe(expected);
          expect(patchedSize(file.length, patches)).toBe(made.length);
        },
      ),
    );
  });
});
