import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { placedPicture, plainPdf, plainPicture, readSent, statingGif } from "@/tests/factories/assets";
import { fragmentedVideo, loggedVideo, statingVideo, taggedWebm } from "@/tests/factories/videos";
import { findXmp } from "./find-xmp";
import { MediaError } from "./media-file";
import { formatOf, type MediaFormat } from "./media-format";
import { applyPatches, patchedSize } from "./patches";
import { readPictureFacts } from "./picture-facts";
import { stripPicture } from "./strip-picture";
import { writeIptc } from "./write-facts";
import { planFacts } from "./write-into-file";

/** `npm test` tries a few files of each kind, its long run and `npm run fuzz` many. */
const RUNS = process.env.TEST_LONG ? 20_000 : 200;

const facts = { creator: "Even Strand", credit: "Strand & Co", copyright: "Hollow Pine", caption: "Cabin 7" };
type Name = MediaFormat["name"];
const pictures: Partial<Record<Name, Buffer>> = {};
const blocks: { exif?: Buffer; iptc?: Buffer; xmp?: Buffer } = {};

beforeAll(async () => {
  for (const name of ["jpeg", "png", "webp", "avif"] as const) pictures[name] = await placedPicture(name);
  pictures.gif = await plainPicture(40, 30, "gif");
  const { exif, xmp } = await sharp(await placedPicture("jpeg")).metadata();
  Object.assign(blocks, { exif, xmp, iptc: writeIptc(facts) });
});

/**
 * A change's place as a share of the file's length, mostly in the head, where a file describes its content.
 */
const place = fc.oneof(
  fc.double({ min: 0, max: 0.05, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
);
const change = fc.oneof(
  fc.record({ kind: fc.constant("set" as const), at: place, byte: fc.nat(255) }),
  fc.record({
    kind: fc.constant("number" as const),
    at: place,
    byte: fc.constantFrom(0, 1, 0x7f, 0x80, 0xff),
  }),
  fc.record({ kind: fc.constant("cut" as const), at: place, byte: fc.nat(255) }),
  fc.record({ kind: fc.constant("repeat" as const), at: place, byte: fc.nat(255) }),
  fc.record({ kind: fc.constant("drop" as const), at: place, byte: fc.nat(40) }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** The file with bytes or numbers changed, its end cut off, or parts doubled or left out. */
function changed(file: Buffer, changes: Change[]): Buffer {
  let made = Buffer.from(file);
  for (const { kind, at, byte } of changes) {
    const from = Math.floor(at * made.length);
    const to = from + byte;
    if (kind === "set") made.fill(byte, from, Math.min(from + 1, made.length));
    if (kind === "number") made.fill(byte, from, Math.min(from + 4, made.length));
    if (kind === "cut") made = made.subarray(0, from);
    if (kind === "repeat")
      made = Buffer.concat([made.subarray(0, to), made.subarray(from, to), made.subarray(to)]);
    if (kind === "drop") made = Buffer.concat([made.subarray(0, from), made.subarray(to)]);
  }
  return made;
}
const changes = fc.array(change, { minLength: 1, maxLength: 6 });

/** The number of bytes in a chunk. */
const piece = fc.integer({ min: 1, max: 5000 });
const inPieces = (file: Buffer, size: number) => ({
  size: file.length,
  open: async () =>
    (async function* () {
      for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
    })(),
});

describe("a file changed at random", () => {
  it.each(["jpeg", "png", "webp", "gif"] as const)(
    "is stripped as %s or refused, the same in pieces of any size",
    async (name) => {
      const original = pictures[name] ?? Buffer.alloc(0);
      await fc.assert(
        fc.asyncProperty(changes, fc.boolean(), piece, async (made, isSilent, size) => {
          const file = changed(original, made);
          const stated = isSilent ? { creator: "", credit: "", copyright: "", caption: "" } : facts;
          const strip = (pieces: number) =>
            buffer(stripPicture(inPieces(file, pieces), name, stated, 1)).catch((error) => {
              expect(error).toBeInstanceOf(RangeError);
            });
          const stripped = await strip(size);
          expect(stripped?.length ?? 0).toBeLessThan(file.length + 2000);
          expect(stripped).toEqual(await strip(file.length));
        }),
        { numRuns: RUNS },
      );
    },
  );

  it.each(["jpeg", "png", "webp", "gif"] as const)(
    "is given its facts as %s, at the size that was stated, or refused",
    async (name) => {
      const original = pictures[name] ?? Buffer.alloc(0);
      await fc.assert(
        fc.asyncProperty(changes, piece, async (made, pieces) => {
          const file = changed(original, made);
          const stored = inPieces(file, pieces);
          try {
            const patches = await planFacts(name, stored, facts);
            const stated = await buffer(applyPatches(await stored.open(), patches));
            expect(stated.length).toBe(patchedSize(file.length, patches));
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError);
          }
        }),
        { numRuns: RUNS },
      );
    },
  );

  it.each(["exif", "iptc", "xmp"] as const)("says short texts or nothing in its %s", async (name) => {
    const original = blocks[name] ?? Buffer.alloc(0);
    await fc.assert(
      fc.asyncProperty(changes, async (made) => {
        const read = await readPictureFacts({ [name]: changed(original, made) });
        for (const text of Object.values(read)) expect(text.length).toBeLessThanOrEqual(2000);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(["mp4", "gif"] as const)(
    "is searched for XMP as %s, the same in pieces of any size",
    async (name) => {
      const xmp = Buffer.from("<rdf:RDF/>");
      const originals =
        name === "gif" ? [await statingGif(xmp)] : [statingVideo(xmp), statingVideo(xmp, "user data")];
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...originals), changes, piece, async (original, made, pieces) => {
          const file = changed(original, made);
          const found = await findXmp(name, inPieces(file, pieces));
          expect(found).toEqual(await findXmp(name, inPieces(file, file.length + 1)));
          expect(found?.length ?? 0).toBeLessThanOrEqual(file.length);
        }),
        { numRuns: RUNS },
      );
    },
  );

  it("is of a known type or of none", async () => {
    const files = [...Object.values(pictures), plainPdf(), loggedVideo(), taggedWebm()];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), changes, async (file, made) => {
        await expect(formatOf(changed(file, made))).resolves.toBeDefined();
      }),
      { numRuns: RUNS },
    );
  });

  it("is taken whole or refused with a sentence, whatever it is", async () => {
    const videos = [loggedVideo(), fragmentedVideo(), taggedWebm()];
    const files = [...Object.values(pictures).filter((file) => file !== pictures.avif), ...videos];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), changes, async (file, made) => {
        const read = await readSent(changed(file, made)).catch((error) => error);
        if (!(read instanceof Error)) return;
        expect(read).toBeInstanceOf(MediaError);
      }),
      { numRuns: Math.ceil(RUNS / 10) },
    );
  });
});
