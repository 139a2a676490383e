import type { MediaFormat } from "./media-format";
import { jpegBlocks, pngBlocks, riffChunk, webpBlocks, webpFlags } from "./picture-blocks";
import type { PictureFacts } from "./picture-facts";
import { writeExif, writeIptc, writeXmp } from "./write-facts";

/**
 * The same picture, its coded pixels untouched, with only these facts, its turn and its colour profile left of what
 * it said: what stays is written again, so GPS location, camera, serial numbers and thumbnails cannot stay by oversight.
 * Throws RangeError for a file cut off.
 */
export function stripPicture(
  file: Buffer,
  format: MediaFormat["name"],
  facts: PictureFacts,
  orientation: number,
): Buffer {
  const isSilent = Object.values(facts).every((text) => text === "");
  const exif = isSilent && orientation <= 1 ? null : writeExif(facts, orientation);
  const xmp = isSilent ? null : writeXmp(facts);
  switch (format) {
    case "jpeg":
      return stripJpeg(file, exif, xmp, isSilent ? null : writeIptc(facts));
    case "png":
      return stripPng(file, exif, xmp);
    case "webp":
      return stripWebp(file, exif, xmp);
    case "gif":
      return stripGif(file);
    default:
      return file;
  }
}

type Block = Buffer | null;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

function stripJpeg(file: Buffer, exif: Block, xmp: Block, iptc: Block): Buffer {
  const output: Buffer[] = [file.subarray(0, 2)];
  const written = jpegBlocks(exif, xmp, iptc);
  let pending = true;
  for (let at = 2; at < file.length; ) {
    if (file[at] !== 0xff) throw new RangeError("A JPEG's marker was expected");
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === EOI) {
      output.push(file.subarray(at, at + 2));
      return Buffer.concat(output);
    }
    const end = at + 2 + (marker === SOI || marker === 0x01 ? 0 : file.readUInt16BE(at + 2));
    const isApp0 = marker === 0xe0;
    if (!isApp0 && pending) {
      output.push(...written);
      pending = false;
    }
    if (isAllowedSegment(marker, file.toString("latin1", at + 4, at + 16)))
      output.push(file.subarray(at, end));
    at = end;
    if (marker === SOS) {
      const next = endOfScan(file, at);
      output.push(file.subarray(at, next));
      at = next;
    }
  }
  throw new RangeError("A JPEG's end is missing");
}

/** Pictures' own tables and scans, JFIF's head, the colour profile and Adobe's colour transform. */
function isAllowedSegment(marker: number, start: string): boolean {
  if (marker === 0xe0) return start.startsWith("JFIF\0");
  if (marker === 0xe2) return start.startsWith("ICC_PROFILE\0");
  if (marker === 0xee) return start.startsWith("Adobe");
  return marker !== 0xfe && (marker < 0xe0 || marker > 0xef);
}

/** Coded data runs to the next marker that is neither a stuffed 0xFF nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new RangeError("A JPEG's end is missing");
}

const PNG_ALLOWED = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs acTL fcTL fdAT".split(" "),
);

function stripPng(file: Buffer, exif: Block, xmp: Block): Buffer {
  const output: Buffer[] = [file.subarray(0, 8)];
  for (let at = 8; at < file.length; ) {
    const size = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    const end = at + 12 + size;
    if (end > file.length) throw new RangeError("A PNG's end is missing");
    if (PNG_ALLOWED.has(type)) output.push(file.subarray(at, end));
    if (type === "IHDR") output.push(...pngBlocks(exif, xmp));
    if (type === "IEND") return Buffer.concat(output);
    at = end;
  }
  throw new RangeError("A PNG's end is missing");
}

const WEBP_ALLOWED = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

function stripWebp(file: Buffer, exif: Block, xmp: Block): Buffer {
  const output: Buffer[] = [];
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  for (let at = 12; at + 8 <= end; ) {
    const size = file.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > file.length) throw new RangeError("A WebP's end is missing");
    if (WEBP_ALLOWED.has(file.toString("latin1", at, at + 4)))
      output.push(Buffer.from(file.subarray(at, next)));
    at = next;
  }
  // Only a file with the extended head says anything: a simple one has nothing to keep either.
  const head = output.find((chunk) => chunk.toString("latin1", 0, 4) === "VP8X");
  if (head) {
    head[8] = webpFlags(head[8] ?? 0, exif, xmp);
    output.push(...webpBlocks(exif, xmp));
  }
  const body = Buffer.concat([Buffer.from("WEBP", "latin1"), ...output]);
  return riffChunk("RIFF", body);
}

const GIF_APPS = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"];

/** Comments and foreign blocks go; frames, their timing and the colour profile stay. */
function stripGif(file: Buffer): Buffer {
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableSize(file[10] ?? 0);
  const output: Buffer[] = [file.subarray(0, at)];
  while (at < file.length) {
    const start = at;
    const kind = file[at];
    if (kind === 0x3b) {
      output.push(Buffer.from([0x3b]));
      return Buffer.concat(output);
    }
    if (kind === 0x2c) {
      at = endOfGifData(file, at + 10 + tableSize(file[at + 9] ?? 0) + 1);
      output.push(file.subarray(start, at));
    } else if (kind === 0x21) {
      const label = file[at + 1];
      at = endOfGifData(file, at + 2);
      const isAllowedApp =
        label === 0xff && GIF_APPS.includes(file.toString("latin1", start + 3, start + 14));
      if (label === 0xf9 || isAllowedApp) output.push(file.subarray(start, at));
    } else throw new RangeError("A GIF's block was expected");
  }
  throw new RangeError("A GIF's end is missing");
}

/** Sub-blocks until the empty one. */
function endOfGifData(file: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const size = file.readUInt8(at);
    at += 1 + size;
    if (size === 0) return at;
  }
}
