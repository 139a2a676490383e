import { ForwardReader } from "./forward-reader";
import type { MediaFormat } from "./media-format";
import { GIF_XMP, GIF_XMP_TRAILER, gifTableSize, MP4_XMP } from "./picture-blocks";
import { gifData } from "./strip-picture";
import type { StoredBytes } from "./write-into-file";

/** A longer packet is not read. */
const MAX_XMP = 1024 * 1024;
/** A video of 25 MB has a few hundred boxes beside its fragments. */
const MAX_PARTS = 100_000;

const finders: Partial<Record<MediaFormat["name"], (file: ForwardReader) => Promise<Buffer | undefined>>> = {
  mp4: findInMp4,
  gif: findInGif,
};

/**
 * Finds the XMP of an MP4 or a GIF, which sharp reads of the other pictures alone. Undefined where there is none, where
 * the file is broken before it, and for WebM, which has no place for it.
 */
export async function findXmp(format: MediaFormat["name"], file: StoredBytes): Promise<Buffer | undefined> {
  const find = finders[format];
  if (!find) return undefined;
  const reader = new ForwardReader(await file.open());
  try {
    return await find(reader);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  } finally {
    await reader.close();
  }
}

/** MP4 has it in a box of a known id, QuickTime in the movie's user data (XMP specification, part 3). */
async function findInMp4(file: ForwardReader): Promise<Buffer | undefined> {
  let userDataEnd = 0;
  for (let n = 0; n < MAX_PARTS && !(await file.ended()); n++) {
    const start = await file.peek(8);
    const type = start.toString("latin1", 4, 8);
    const stated = start.readUInt32BE(0);
    const isLong = stated === 1;
    const head = isLong ? 16 : 8;
    const size = isLong ? Number((await file.peek(16)).readBigUInt64BE(8)) : stated;
    // User data may end with four zeros; a box without a size is the file's last one.
    if (size === 0 && file.at < userDataEnd) {
      await file.skip(userDataEnd - file.at);
      continue;
    }
    if (size < head) return undefined;
    if (type === "udta") userDataEnd = file.at + size;
    // The boxes inside these follow their heads.
    if (type === "moov" || type === "udta") {
      await file.skip(head);
      continue;
    }
    const isXmpId = type === "uuid" && size >= head + 16 && (await startsWith(file, head, MP4_XMP));
    if ((isXmpId || type === "XMP_") && size <= MAX_XMP)
      return Buffer.from((await file.peek(size)).subarray(head + (isXmpId ? MP4_XMP.length : 0)));
    await file.skip(size);
  }
  return undefined;
}

/** The packet stands whole in an application block, with a trailer for readers of sub-blocks behind it. */
async function findInGif(file: ForwardReader): Promise<Buffer | undefined> {
  await file.skip(13 + gifTableSize((await file.peek(13))[10]));
  for (;;) {
    const [kind] = await file.peek(1);
    if (kind !== 0x21 && kind !== 0x2c) return undefined;
    const isXmp = kind === 0x21 && (await startsWith(file, 0, GIF_XMP));
    if (isXmp) await file.skip(GIF_XMP.length);
    else await file.skip(kind === 0x21 ? 2 : 10 + gifTableSize((await file.peek(10))[9]) + 1);
    const packet: Buffer[] = [];
    let length = 0;
    for await (const piece of gifData(file)) {
      length += piece.length;
      if (isXmp && length <= MAX_XMP) packet.push(Buffer.from(piece));
    }
    if (isXmp && length <= MAX_XMP) return Buffer.concat(packet).subarray(0, -GIF_XMP_TRAILER.length);
  }
}

async function startsWith(file: ForwardReader, at: number, mark: Buffer): Promise<boolean> {
  return (await file.peek(at + mark.length)).subarray(at).equals(mark);
}
