import { MAX_PARTS_BYTES } from "./find-place";
import { ForwardReader } from "./forward-reader";
import type { MediaFormat } from "./media-format";
import { gifTableSize, jpegBlocks, pngBlocks, webpBlocks, webpFlags } from "./picture-blocks";
import { type StatedFacts, writeExif, writeIptc, writeXmp } from "./write-facts";
import type { StoredBytes } from "./write-into-file";

type OnDropped = (part: Buffer) => unknown;
type Pieces = AsyncGenerator<Buffer, void, undefined>;

/**
 * The same picture, its coded pixels untouched, with only these facts, its turn and its colour profile left of what
 * it said: what stays is written again, so GPS location, camera, serial numbers and thumbnails cannot stay by oversight.
 * Comes in pieces, as the file is read. Throws RangeError for a file cut off. Of a JPEG and a PNG `onDropped` gets each
 * part that is left out, and what lies behind the picture's end.
 */
export async function* stripPicture(
  file: StoredBytes,
  format: MediaFormat["name"],
  facts: StatedFacts,
  orientation: number,
  onDropped?: OnDropped,
): Pieces {
  const isSilent = Object.values(facts).every((text) => text === "");
  const exif = isSilent && orientation <= 1 ? null : writeExif(facts, orientation);
  const xmp = isSilent ? null : writeXmp(facts);
  if (format === "webp") return yield* stripWebp(file, exif, xmp);
  const reader = new ForwardReader(await file.open());
  try {
    if (format === "jpeg")
      yield* stripJpeg(reader, jpegBlocks(exif, xmp, isSilent ? null : writeIptc(facts)), onDropped);
    if (format === "png") yield* stripPng(reader, pngBlocks(exif, xmp), onDropped);
    if (format === "gif") yield* stripGif(reader);
    if (onDropped && !(await reader.ended())) onDropped(await reader.peek(1));
  } finally {
    await reader.close();
  }
}

type Block = Buffer | null;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

async function* stripJpeg(file: ForwardReader, written: Buffer[], onDropped?: OnDropped): Pieces {
  yield* file.take(2);
  let pending = true;
  for (;;) {
    const [first, marker = 0] = await file.peek(2);
    if (first !== 0xff) throw new RangeError("A JPEG's marker was expected");
    if (marker === 0xff) {
      await file.skip(1);
      continue;
    }
    if (marker === EOI) return yield* file.take(2);
    const isBare = marker === SOI || marker === 0x01;
    const length = isBare ? 2 : 2 + (await file.peek(4)).readUInt16BE(2);
    if (marker !== 0xe0 && pending) {
      yield* written;
      pending = false;
    }
    const head = await file.peek(Math.min(length, 16));
    if (isAllowedSegment(marker, head.toString("latin1", 4))) yield* file.take(length);
    else {
      onDropped?.(Buffer.from(await file.peek(Math.min(length, MAX_PARTS_BYTES + 1))));
      await file.skip(length);
    }
    if (marker === SOS) yield* takeScan(file);
  }
}

/** Pictures' own tables and scans, JFIF's head, the colour profile and Adobe's colour transform. */
function isAllowedSegment(marker: number, start: string): boolean {
  if (marker === 0xe0) return start.startsWith("JFIF\0");
  if (marker === 0xe2) return start.startsWith("ICC_PROFILE\0");
  if (marker === 0xee) return start.startsWith("Adobe");
  return marker !== 0xfe && (marker < 0xe0 || marker > 0xef);
}

/** Coded data runs to the next marker that is neither a stuffed 0xFF nor a restart. */
async function* takeScan(file: ForwardReader): Pieces {
  for (;;) {
    const held = await file.peekHeld(2);
    const marker = findMarker(held);
    // A last 0xFF may be the first half of a marker.
    const coded = marker ?? held.length - (held.at(-1) === 0xff ? 1 : 0);
    yield* file.take(coded);
    if (marker !== null) return;
  }
}

function findMarker(coded: Buffer): number | null {
  for (let at = coded.indexOf(0xff); at >= 0 && at + 1 < coded.length; at = coded.indexOf(0xff, at + 1)) {
    const next = coded[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return null;
}

const PNG_ALLOWED = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs acTL fcTL fdAT".split(" "),
);

async function* stripPng(file: ForwardReader, written: Buffer[], onDropped?: OnDropped): Pieces {
  yield* file.take(8);
  for (;;) {
    const head = await file.peek(8);
    const type = head.toString("latin1", 4, 8);
    const length = 12 + head.readUInt32BE(0);
    if (PNG_ALLOWED.has(type)) yield* file.take(length);
    else {
      onDropped?.(Buffer.from(await file.peek(Math.min(length, MAX_PARTS_BYTES + 1))));
      await file.skip(length);
    }
    if (type === "IHDR") yield* written;
    if (type === "IEND") return;
  }
}

/** Its head says how long the rest is: read once for that, and once more. */
async function* stripWebp(file: StoredBytes, exif: Block, xmp: Block): Pieces {
  let length = 4;
  for await (const piece of webpChunks(file, exif, xmp)) length += piece.length;
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(length, 4);
  yield head;
  yield* webpChunks(file, exif, xmp);
  if (length % 2 === 1) yield Buffer.alloc(1);
}

const WEBP_ALLOWED = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

async function* webpChunks(stored: StoredBytes, exif: Block, xmp: Block): Pieces {
  const file = new ForwardReader(await stored.open());
  try {
    const end = Math.min(stored.size, 8 + (await file.peek(12)).readUInt32LE(4));
    await file.skip(12);
    let isExtended = false;
    while (file.at + 8 <= end) {
      const head = await file.peek(8);
      const type = head.toString("latin1", 0, 4);
      const size = head.readUInt32LE(4);
      // The last part may lack its padding.
      const length = Math.min(8 + size + (size % 2), Math.max(8 + size, stored.size - file.at));
      if (!WEBP_ALLOWED.has(type)) {
        await file.skip(length);
        continue;
      }
      let taken = 0;
      // Only a file with the extended head says anything: a simple one has nothing to keep either.
      if (type === "VP8X" && size > 0 && !isExtended) {
        isExtended = true;
        const flagged = Buffer.from(await file.peek(9));
        flagged[8] = webpFlags(flagged[8] ?? 0, exif, xmp);
        yield flagged;
        await file.skip(9);
        taken = 9;
      }
      yield* file.take(length - taken);
    }
    if (isExtended) yield* webpBlocks(exif, xmp);
  } finally {
    await file.close();
  }
}

const GIF_APPS = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"];

/** Comments and foreign blocks go; frames, their timing and the colour profile stay. */
async function* stripGif(file: ForwardReader): Pieces {
  yield* file.take(13 + gifTableSize((await file.peek(13))[10]));
  for (;;) {
    const [kind] = await file.peek(1);
    if (kind === 0x3b) return yield* file.take(1);
    if (kind === 0x2c) {
      yield* file.take(10 + gifTableSize((await file.peek(10))[9]) + 1);
      yield* gifData(file);
    } else if (kind === 0x21) {
      const [, label] = await file.peek(2);
      const isApp = label === 0xff && GIF_APPS.includes((await file.peek(14)).toString("latin1", 3, 14));
      const isAllowed = label === 0xf9 || isApp;
      if (isAllowed) yield* file.take(2);
      else await file.skip(2);
      for await (const piece of gifData(file)) if (isAllowed) yield piece;
    } else throw new RangeError("A GIF's block was expected");
  }
}

/** Sub-blocks until the empty one. */
export async function* gifData(file: ForwardReader): Pieces {
  for (;;) {
    const [size = 0] = await file.peek(1);
    yield* file.take(1 + size);
    if (size === 0) return;
  }
}
