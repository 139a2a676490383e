import { ForwardReader } from "./forward-reader";
import type { MediaFormat } from "./media-format";
import { type Patch, patchedSize } from "./patches";
import {
  gifBlock,
  gifTableSize,
  jpegBlocks,
  mp4Block,
  pngBlocks,
  riffChunk,
  webpBlocks,
  webpFlags,
} from "./picture-blocks";
import { readTurn, type StatedFacts, writeExif, writeIptc, writeXmp } from "./write-facts";

/** A stored file, to be read from its front as often as wanted. */
export type StoredBytes = { size: number; open: () => Promise<AsyncIterable<Buffer>> };

type Planner = (file: ForwardReader, facts: StatedFacts, size: number) => Promise<Patch[]>;

const planners: Partial<Record<MediaFormat["name"], Planner>> = {
  jpeg: planJpeg,
  png: planPng,
  webp: planWebp,
  gif: planGif,
};

/**
 * Plans the changes to a stored file so that it states these facts and none that it stated before: EXIF, XMP and IPTC
 * in a JPEG, EXIF and XMP in the other pictures, XMP in an MP4 or a GIF. The coded pixels, the turn and the colour
 * profile stay. WebM and PDF have no such place and stay as they are, as does an AVIF, of which `originalOf` hands out
 * a JPEG. Throws RangeError for a damaged file.
 */
export async function planFacts(
  format: MediaFormat["name"],
  file: StoredBytes,
  facts: StatedFacts,
): Promise<Patch[]> {
  if (format === "mp4")
    return isSilent(facts) ? [] : [{ at: file.size, drop: 0, put: mp4Block(writeXmp(facts)) }];
  const planner = planners[format];
  if (!planner) return [];
  const reader = new ForwardReader(await file.open());
  try {
    return await planner(reader, facts, file.size);
  } finally {
    await reader.close();
  }
}

const isSilent = (facts: StatedFacts) => Object.values(facts).every((text) => !text);

/** The blocks that state the facts; null where there is nothing to state. */
function blocksOf(facts: StatedFacts, turn: number) {
  const silent = isSilent(facts);
  return {
    exif: silent && turn <= 1 ? null : writeExif(facts, turn),
    xmp: silent ? null : writeXmp(facts),
    iptc: silent ? null : writeIptc(facts),
  };
}

const drop = (at: number, length: number): Patch => ({ at, drop: length, put: Buffer.alloc(0) });
const put = (at: number, blocks: Buffer[]): Patch => ({ at, drop: 0, put: Buffer.concat(blocks) });

/** Metadata stands in the segments before the first table. */
async function planJpeg(file: ForwardReader, facts: StatedFacts): Promise<Patch[]> {
  await file.skip(2);
  const dropped: Patch[] = [];
  let turn = 1;
  let place: number | undefined;
  for (;;) {
    const head = await file.peek(4);
    const marker = head[1] ?? 0;
    if (head[0] !== 0xff) throw new RangeError("A JPEG's marker was expected");
    if (marker === 0xff) {
      await file.skip(1);
      continue;
    }
    if (marker !== 0xe0) place ??= file.at;
    if (marker < 0xe0 || marker > 0xef) break;
    const length = 2 + head.readUInt16BE(2);
    if (marker === 0xe1 || marker === 0xed) {
      const segment = await file.peek(length);
      if (segment.toString("latin1", 4, 10) === "Exif\0\0") turn = readTurn(segment.subarray(10));
      dropped.push(drop(file.at, length));
    }
    await file.skip(length);
  }
  const { exif, xmp, iptc } = blocksOf(facts, turn);
  return [put(place ?? 2, jpegBlocks(exif, xmp, iptc)), ...dropped];
}

const PNG_METADATA = new Set(["eXIf", "iTXt", "tEXt", "zTXt"]);

/** Metadata stands between the header and the first pixels. */
async function planPng(file: ForwardReader, facts: StatedFacts): Promise<Patch[]> {
  await file.skip(8);
  const header = await file.peek(8);
  if (header.toString("latin1", 4, 8) !== "IHDR") throw new RangeError("A PNG's header was expected");
  await file.skip(12 + header.readUInt32BE(0));
  const place = file.at;
  const dropped: Patch[] = [];
  let turn = 1;
  for (;;) {
    const head = await file.peek(8);
    const length = 12 + head.readUInt32BE(0);
    const type = head.toString("latin1", 4, 8);
    if (type === "IDAT" || type === "IEND") break;
    if (type === "eXIf") turn = readTurn((await file.peek(Math.min(length, MAX_EXIF))).subarray(8));
    if (PNG_METADATA.has(type)) dropped.push(drop(file.at, length));
    await file.skip(length);
  }
  const { exif, xmp } = blocksOf(facts, turn);
  return [put(place, pngBlocks(exif, xmp)), ...dropped];
}

/** Our blocks are shorter, and of a longer one no more is read. */
const MAX_EXIF = 65_536;

/** Metadata stands after the pixels, and the head says so: a picture with the simple head is given the extended one. */
async function planWebp(file: ForwardReader, facts: StatedFacts, size: number): Promise<Patch[]> {
  await file.skip(12);
  const changed: Patch[] = [];
  let turn = 1;
  let extended: { at: number; flags: number } | undefined;
  let simple: Buffer | undefined;
  while (!(await file.ended())) {
    const head = await file.peek(8);
    const type = head.toString("latin1", 0, 4);
    const length = head.readUInt32LE(4);
    const whole = 8 + length + (length % 2);
    if (type === "VP8X") extended = { at: file.at + 8, flags: (await file.peek(9))[8] ?? 0 };
    if (type === "VP8 " || type === "VP8L") simple ??= Buffer.from(await file.peek(8 + Math.min(length, 10)));
    if (type === "EXIF") turn = readTurn((await file.peek(8 + Math.min(length, MAX_EXIF))).subarray(8));
    if (type === "EXIF" || type === "XMP ") changed.push(drop(file.at, whole));
    await file.skip(whole);
  }
  const { exif, xmp } = blocksOf(facts, turn);
  if (extended)
    changed.unshift({ at: extended.at, drop: 1, put: Buffer.from([webpFlags(extended.flags, exif, xmp)]) });
  else if ((exif || xmp) && simple) changed.unshift(put(12, [extendedHead(simple, webpFlags(0, exif, xmp))]));
  changed.push(put(size, webpBlocks(exif, xmp)));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(patchedSize(size, changed) - 8);
  return [{ at: 4, drop: 4, put: length }, ...changed];
}

const ALPHA_FLAG = 0x10;

/** The extended head of a picture that has the simple one alone, which says its size and, lossless, its alpha. */
function extendedHead(chunk: Buffer, flags: number): Buffer {
  const lossless = chunk.toString("latin1", 0, 4) === "VP8L";
  const bits = lossless ? chunk.readUInt32LE(9) : 0;
  const width = lossless ? (bits & 0x3fff) + 1 : chunk.readUInt16LE(14) & 0x3fff;
  const height = lossless ? ((bits >>> 14) & 0x3fff) + 1 : chunk.readUInt16LE(16) & 0x3fff;
  const data = Buffer.alloc(10);
  data[0] = flags | (lossless && (bits >>> 28) & 1 ? ALPHA_FLAG : 0);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return riffChunk("VP8X", data);
}

/** Stored GIFs state nothing: what was in them went at upload. */
async function planGif(file: ForwardReader, facts: StatedFacts): Promise<Patch[]> {
  if (isSilent(facts)) return [];
  const table = gifTableSize((await file.peek(13))[10]);
  // Application blocks came with the second version of the format.
  return [{ at: 3, drop: 3, put: Buffer.from("89a") }, put(13 + table, [gifBlock(writeXmp(facts))])];
}
