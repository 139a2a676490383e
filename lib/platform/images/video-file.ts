import { type Box, boxesOf, findBox } from "./strip-iso";
import { handlerOf, readEbmlNumber, stripMp4, stripWebm } from "./strip-video";

/** Seconds and pixels of a video; null where the file does not say. */
export type VideoFacts = { duration: number | null; width: number | null; height: number | null };

/** Reads an MP4 and takes out what it says about place and camera. Throws RangeError when it is no whole video. */
export function readMp4(file: Buffer): { file: Buffer; facts: VideoFacts } {
  const movie = findBox(file, "moov");
  if (!movie) throw new RangeError("The video has no movie box");
  const track = [...boxesOf(file, movie.body, movie.end)].find((box) => isVideoTrack(file, box));
  if (!track) throw new RangeError("The video has no picture");
  return { file: stripMp4(file), facts: { duration: durationOf(file, movie), ...sizeOf(file, track) } };
}

const isVideoTrack = (file: Buffer, box: Box) => box.type === "trak" && handlerOf(file, box) === "vide";

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

/** Reads a WebM and takes out its tags and attachments. Throws RangeError when it is no whole video. */
export const readWebm = (file: Buffer): { file: Buffer; facts: VideoFacts } => ({
  facts: readWebmHead(file),
  file: stripWebm(file),
});

/** What stands before a WebM's first cluster. */
function readWebmHead(file: Buffer): VideoFacts {
  const values = new Map<number, number>();
  const visit = (from: number, to: number): void => {
    for (let at = from; at < to; ) {
      const id = readEbmlNumber(file, at, true);
      const size = readEbmlNumber(file, at + id.length, false);
      const body = at + id.length + size.length;
      const end = size.isOpen ? to : body + size.value;
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
