import { type Box, boxesOf, findBox } from "./strip-iso";

/** Seconds and pixels of a video; null where the file does not say. */
export type VideoFacts = { duration: number | null; width: number | null; height: number | null };

/** Boxes that hold what a camera wrote about where and with what; emptied in place, so that no offset moves. */
const SAYING = new Set(["udta", "meta", "uuid"]);

/** Reads an MP4 and takes out what it says about place and camera. Throws RangeError when it is no whole video. */
export function readMp4(file: Buffer): { file: Buffer; facts: VideoFacts } {
  const movie = findBox(file, "moov");
  if (!movie) throw new RangeError("The video has no movie box");
  const track = [...boxesOf(file, movie.body, movie.end)].find((box) => isVideoTrack(file, box));
  if (!track) throw new RangeError("The video has no picture");
  return { file: silence(file), facts: { duration: durationOf(file, movie), ...sizeOf(file, track) } };
}

function silence(file: Buffer): Buffer {
  const silent = Buffer.from(file);
  const empty = (boxes: Iterable<Box>) => {
    for (const { type, start, body, end } of boxes) {
      if (!SAYING.has(type)) continue;
      silent.write("free", start + 4, "latin1");
      silent.fill(0, body, end);
    }
  };
  empty(boxesOf(file));
  for (const movie of boxesOf(file)) {
    if (movie.type !== "moov") continue;
    empty(boxesOf(file, movie.body, movie.end));
    for (const track of boxesOf(file, movie.body, movie.end)) {
      if (track.type === "trak") empty(boxesOf(file, track.body, track.end));
    }
  }
  return silent;
}

function isVideoTrack(file: Buffer, box: Box): boolean {
  if (box.type !== "trak") return false;
  const media = findBox(file, "mdia", box.body, box.end);
  const handler = media && findBox(file, "hdlr", media.body, media.end);
  return handler !== undefined && file.toString("latin1", handler.body + 8, handler.body + 12) === "vide";
}

function durationOf(file: Buffer, movie: Box): number | null {
  const head = findBox(file, "mvhd", movie.body, movie.end);
  if (!head) return null;
  const isLong = file[head.body] === 1;
  const scale = file.readUInt32BE(head.body + (isLong ? 20 : 12));
  const length = isLong ? Number(file.readBigUInt64BE(head.body + 24)) : file.readUInt32BE(head.body + 16);
  return scale > 0 && length > 0 ? length / scale : null;
}

/** The last eight bytes of a track's head: width and height as 16.16 numbers. */
function sizeOf(file: Buffer, track: Box): { width: number | null; height: number | null } {
  const head = findBox(file, "tkhd", track.body, track.end);
  if (!head) return { width: null, height: null };
  const [width, height] = [file.readUInt16BE(head.end - 8), file.readUInt16BE(head.end - 4)];
  return { width: width || null, height: height || null };
}

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const INSIDE = new Set([SEGMENT, INFO, TRACKS, 0xae, 0xe0]);
const [SCALE, DURATION, WIDTH, HEIGHT, CLUSTER] = [0x2ad7b1, 0x4489, 0xb0, 0xba, 0x1f43b675];

/** Reads a WebM's head, up to its first cluster. Throws RangeError when it is no whole video. */
export function readWebm(file: Buffer): VideoFacts {
  const values = new Map<number, number>();
  const visit = (from: number, to: number): void => {
    for (let at = from; at < to; ) {
      const id = readNumber(file, at, true);
      const size = readNumber(file, at + id.length, false);
      const body = at + id.length + size.length;
      const isOpen = size.value === 2 ** (7 * size.length) - 1;
      const end = isOpen ? to : body + size.value;
      if (end > to) throw new RangeError("The video is cut off");
      if (id.value === CLUSTER) return;
      if (INSIDE.has(id.value)) visit(body, end);
      else if (id.value === DURATION)
        values.set(id.value, end - body === 8 ? file.readDoubleBE(body) : file.readFloatBE(body));
      else if (id.value === SCALE || id.value === WIDTH || id.value === HEIGHT) {
        values.set(id.value, values.get(id.value) ?? file.readUIntBE(body, Math.min(end - body, 6)));
      }
      at = end;
    }
  };
  visit(0, file.length);
  const width = values.get(WIDTH) ?? null;
  if (width === null) throw new RangeError("The video has no picture");
  const ticks = values.get(DURATION);
  const duration = ticks === undefined ? null : (ticks * (values.get(SCALE) ?? 1_000_000)) / 1e9;
  return { duration, width, height: values.get(HEIGHT) ?? null };
}

/** EBML's numbers say their length by their leading zeros; an id keeps its marker bit. */
function readNumber(file: Buffer, at: number, keepMarker: boolean): { value: number; length: number } {
  const first = file.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError("A number was expected");
  let value = keepMarker ? first : first & (0xff >> length);
  for (let n = 1; n < length; n++) value = value * 256 + file.readUInt8(at + n);
  return { value, length };
}
