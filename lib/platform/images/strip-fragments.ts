import { type Box, boxesOf, findBox } from "./strip-iso";

/** Which fields stand in the heads of a fragment's tracks (`tfhd`) and runs (`trun`), ISO/IEC 14496-12, 8.8. */
const TRACK = { base: 0x1, description: 0x2, duration: 0x8, size: 0x10, isBaseMovie: 0x20000 };
const RUN = { offset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, composition: 0x800 };

/** A track's number, as its head (`tkhd`) gives it. */
export function trackNumber(file: Buffer, track: Box): number {
  const head = findBox(file, "tkhd", track.body, track.end);
  if (!head) throw new RangeError("A track has no head");
  return file.readUInt32BE(head.body + (file[head.body] === 1 ? 20 : 12));
}

/** Bytes of a sample of each track where its fragments do not say, from the movie's `mvex`. */
export function defaultSizes(file: Buffer, movie: Box): Map<number, number> {
  const extension = findBox(file, "mvex", movie.body, movie.end);
  const sizes = new Map<number, number>();
  if (!extension) return sizes;
  for (const { type, body } of boxesOf(file, extension.body, extension.end)) {
    if (type === "trex") sizes.set(file.readUInt32BE(body + 4), file.readUInt32BE(body + 16));
  }
  return sizes;
}

/**
 * The tracks of a movie fragment (`moof`), each with where its samples lie.
 * @throws RangeError where samples lie outside of the file.
 */
export function* fragmentTracks(
  file: Buffer,
  fragment: Box,
  sizes: ReadonlyMap<number, number>,
): Generator<{ box: Box; track: number; runs: { from: number; to: number }[] }> {
  let end = fragment.start;
  for (const box of boxesOf(file, fragment.body, fragment.end)) {
    if (box.type !== "traf") continue;
    const head = findBox(file, "tfhd", box.body, box.end);
    if (!head) throw new RangeError("A fragment's track has no head");
    const flags = file.readUIntBE(head.body + 1, 3);
    const track = file.readUInt32BE(head.body + 4);
    let at = head.body + 8;
    const base =
      flags & TRACK.base
        ? Number(file.readBigUInt64BE(at))
        : flags & TRACK.isBaseMovie
          ? fragment.start
          : end;
    if (flags & TRACK.base) at += 8;
    if (flags & TRACK.description) at += 4;
    if (flags & TRACK.duration) at += 4;
    const size = flags & TRACK.size ? file.readUInt32BE(at) : (sizes.get(track) ?? 0);
    const runs: { from: number; to: number }[] = [];
    end = base;
    for (const run of boxesOf(file, box.body, box.end)) {
      if (run.type !== "trun") continue;
      const lies = runOf(file, run, { base, next: end, size });
      runs.push(lies);
      end = lies.to;
    }
    yield { box, track, runs };
  }
}

/** Where a run's samples lie: from its own offset, else right after the run before it. */
function runOf(file: Buffer, run: Box, { base, next, size }: { base: number; next: number; size: number }) {
  const flags = file.readUIntBE(run.body + 1, 3);
  const count = file.readUInt32BE(run.body + 4);
  let at = run.body + 8;
  const from = flags & RUN.offset ? base + file.readInt32BE(at) : next;
  if (flags & RUN.offset) at += 4;
  if (flags & RUN.firstFlags) at += 4;
  const before = flags & RUN.duration ? 4 : 0;
  const step =
    [RUN.duration, RUN.size, RUN.flags, RUN.composition].filter((field) => flags & field).length * 4;
  if (at + count * step > run.end) throw new RangeError("A run goes over its end");
  let to = from;
  if (flags & RUN.size) for (let n = 0; n < count; n++) to += file.readUInt32BE(at + n * step + before);
  else to += count * size;
  if (from < 0 || to > file.length) throw new RangeError("A sample lies outside of the video");
  return { from, to };
}
