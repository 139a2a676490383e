import { crc32 } from "node:zlib";

type Block = Buffer | null;

export function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** EXIF, XMP and IPTC as a JPEG carries them, in the order readers expect. */
export const jpegBlocks = (exif: Block, xmp: Block, iptc: Block): Buffer[] =>
  [
    exif && jpegSegment(0xe1, Buffer.concat([Buffer.from("Exif\0\0", "latin1"), exif])),
    xmp && jpegSegment(0xe1, Buffer.concat([Buffer.from("http://ns.adobe.com/xap/1.0/\0", "latin1"), xmp])),
    iptc && jpegSegment(0xed, iptc),
  ].filter((segment) => segment !== null);

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

const PNG_XMP = "XML:com.adobe.xmp\0";

/** EXIF and XMP as chunks of a PNG, which has no place for IPTC's own block. */
export const pngBlocks = (exif: Block, xmp: Block): Buffer[] =>
  [
    exif && pngChunk("eXIf", exif),
    xmp && pngChunk("iTXt", Buffer.concat([Buffer.from(`${PNG_XMP}\0\0\0\0`), xmp])),
  ].filter((chunk) => chunk !== null);

export function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** EXIF and XMP as chunks at the end of a WebP. */
export const webpBlocks = (exif: Block, xmp: Block): Buffer[] =>
  [exif && riffChunk("EXIF", exif), xmp && riffChunk("XMP ", xmp)].filter((chunk) => chunk !== null);

const [EXIF_FLAG, XMP_FLAG] = [0x08, 0x04];

/** The flags of a WebP's extended head, which name the blocks that follow. */
export const webpFlags = (flags: number, exif: Block, xmp: Block) =>
  (flags & ~(EXIF_FLAG | XMP_FLAG)) | (exif ? EXIF_FLAG : 0) | (xmp ? XMP_FLAG : 0);

/** Returns the bytes of the colour table that these flags announce. */
export const gifTableSize = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

export const GIF_XMP = Buffer.from("\x21\xff\x0bXMP DataXMP", "latin1");
/** It leads readers of sub-blocks to the packet's end. */
export const GIF_XMP_TRAILER = Buffer.from([1, ...Array.from({ length: 256 }, (_, n) => 255 - n), 0]);

/** XMP as an application block of a GIF: the packet whole, and its trailer. */
export const gifBlock = (xmp: Buffer): Buffer => Buffer.concat([GIF_XMP, xmp, GIF_XMP_TRAILER]);

/** A box of the ISO media family. */
function isoBox(type: string, ...parts: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, "latin1");
  return Buffer.concat([head, ...parts]);
}

export const MP4_XMP = Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex");

/** XMP as a box of its own at the end of a video. */
export const mp4Block = (xmp: Buffer): Buffer => isoBox("uuid", MP4_XMP, xmp);
