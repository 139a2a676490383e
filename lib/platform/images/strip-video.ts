import { defaultSizes, fragmentTracks, trackNumber } from "./strip-fragments";
import { type Box, boxesOf, findBox } from "./strip-iso";

/** Boxes that hold what a camera wrote about where and with what. */
const SAYING = new Set(["udta", "meta", "uuid"]);
/** Picture, sound, timecode and closed captions stay. Phones, drones and action cameras log places in other tracks. */
const KEPT_TRACKS = new Set(["vide", "soun", "tmcd", "clcp"]);

/**
 * An MP4 without what it says about place and camera: such boxes, and whole tracks that are neither picture nor sound,
 * also where the movie comes in fragments. Emptied in place, so that no offset in the file moves.
 * @throws RangeError where a box or a sample lies outside of the file.
 */
export function stripMp4(file: Buffer): Buffer {
  const silent = Buffer.from(file);
  const empty = ({ start, body, end }: Box) => {
    silent.write("free", start + 4, "latin1");
    silent.fill(0, body, end);
  };
  const emptySaying = (from?: number, to?: number) => {
    for (const box of boxesOf(file, from, to)) if (SAYING.has(box.type)) empty(box);
  };
  // Samples share no byte: what says more than the file holds would keep us busy for hours.
  let left = file.length;
  const silence = ({ from, to }: { from: number; to: number }) => {
    left -= to - from;
    if (left < 0) throw new RangeError("A sample lies outside of the video");
    silent.fill(0, from, to);
  };
  const gone = new Set<number>();
  const sizes = new Map<number, number>();
  emptySaying();
  for (const movie of boxesOf(file)) {
    if (movie.type !== "moov") continue;
    emptySaying(movie.body, movie.end);
    for (const [track, size] of defaultSizes(file, movie)) sizes.set(track, size);
    for (const track of boxesOf(file, movie.body, movie.end)) {
      if (track.type !== "trak") continue;
      emptySaying(track.body, track.end);
      if (KEPT_TRACKS.has(handlerOf(file, track))) continue;
      for (const samples of samplesOf(file, track)) silence(samples);
      gone.add(trackNumber(file, track));
      empty(track);
    }
  }
  for (const fragment of boxesOf(file)) {
    if (fragment.type !== "moof") continue;
    emptySaying(fragment.body, fragment.end);
    for (const { box, track, runs } of fragmentTracks(file, fragment, sizes)) {
      emptySaying(box.body, box.end);
      if (!gone.has(track)) continue;
      for (const samples of runs) silence(samples);
      empty(box);
    }
  }
  return silent;
}

/** The four letters of what a track holds; empty where it does not say. */
export function handlerOf(file: Buffer, track: Box): string {
  const media = findBox(file, "mdia", track.body, track.end);
  const handler = media && findBox(file, "hdlr", media.body, media.end);
  return handler ? file.toString("latin1", handler.body + 8, handler.body + 12) : "";
}

/** Where a track's samples lie, a chunk at a time. */
function* samplesOf(file: Buffer, track: Box): Generator<{ from: number; to: number }> {
  const inside = (box: Box | undefined, type: string) => box && findBox(file, type, box.body, box.end);
  const table = inside(inside(inside(track, "mdia"), "minf"), "stbl");
  const runs = inside(table, "stsc");
  const sizes = inside(table, "stsz");
  const wide = inside(table, "co64");
  const chunks = wide ?? inside(table, "stco");
  if (!runs || !sizes || !chunks) return;
  const each = file.readUInt32BE(sizes.body + 4);
  const sizeOf = (sample: number) => each || file.readUInt32BE(sizes.body + 12 + 4 * sample);
  const lastRun = file.readUInt32BE(runs.body + 4) - 1;
  const count = file.readUInt32BE(sizes.body + 8);
  let [run, sample] = [0, 0];
  // Samples share no byte: a table that says more than the file holds would keep us busy for hours.
  let left = file.length;
  for (let chunk = 0; chunk < file.readUInt32BE(chunks.body + 4) && sample < count; chunk++) {
    const runAt = (n: number) => runs.body + 8 + 12 * n;
    if (run < lastRun && file.readUInt32BE(runAt(run + 1)) === chunk + 1) run++;
    const from = wide
      ? Number(file.readBigUInt64BE(chunks.body + 8 + 8 * chunk))
      : file.readUInt32BE(chunks.body + 8 + 4 * chunk);
    let to = from;
    for (let n = file.readUInt32BE(runAt(run) + 4); n > 0 && sample < count && left >= 0; n--) {
      const size = sizeOf(sample++);
      to += size;
      left -= size;
    }
    if (left < 0 || to > file.length) throw new RangeError("A sample lies outside of the video");
    yield { from, to };
  }
}

const [SEGMENT, CLUSTER, TAGS, ATTACHMENTS] = [0x18538067, 0x1f43b675, 0x1254c367, 0x1941a469];
const VOID = 0xec;

/** A WebM whose tags and attachments are voids of the same length, so that no offset moves. */
export function stripWebm(file: Buffer): Buffer {
  const silent = Buffer.from(file);
  for (let at = 0; at < file.length; ) {
    const id = readEbmlNumber(file, at, true);
    const size = readEbmlNumber(file, at + id.length, false);
    const body = at + id.length + size.length;
    // What is of unknown length goes on until the next of its kind: its parts stand as if beside it.
    const isEntered = id.value === SEGMENT || (id.value === CLUSTER && size.isOpen);
    const end = isEntered ? body : size.isOpen ? file.length : Math.min(body + size.value, file.length);
    if (id.value === TAGS || id.value === ATTACHMENTS) voidOut(silent, at, end);
    at = end;
  }
  return silent;
}

/** Both are more than nine bytes with their heads, or hold nothing. */
function voidOut(file: Buffer, from: number, to: number) {
  if (to - from < 9) return;
  file.fill(0, from, to);
  file[from] = VOID;
  file[from + 1] = 0x01;
  file.writeUIntBE(to - from - 9, from + 3, 6);
}

type EbmlNumber = { value: number; length: number; isOpen: boolean };

/** EBML's numbers say their length by their leading zeros; an id keeps its marker bit. All ones is an unknown length. */
export function readEbmlNumber(file: Buffer, at: number, keepMarker: boolean): EbmlNumber {
  const first = file.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError("A number was expected");
  let value = keepMarker ? first : first & (0xff >> length);
  for (let n = 1; n < length; n++) value = value * 256 + file.readUInt8(at + n);
  return { value, length, isOpen: value === 2 ** (7 * length) - 1 };
}
