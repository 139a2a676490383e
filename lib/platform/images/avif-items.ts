type Box = { type: string; start: number; body: number; end: number };

/** The boxes of an ISO media file between two offsets. Throws RangeError where one runs over the end. */
export function* boxesOf(file: Buffer, from = 0, to = file.length): Generator<Box> {
  for (let start = from; start + 8 <= to; ) {
    const short = file.readUInt32BE(start);
    const isLong = short === 1;
    const size = isLong ? Number(file.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    const body = start + (isLong ? 16 : 8);
    const end = start + size;
    if (end > to || end < body) throw new RangeError("A box runs over its end");
    yield { type: file.toString("latin1", start + 4, start + 8), start, body, end };
    start = end;
  }
}

/** `method` says what offsets count from: 0 the file, 1 the data box inside of `meta`; `reference` names another file. */
export type Item = {
  id: number;
  method: number;
  reference: number;
  extents: { offset: number; length: number }[];
};

/** Pictures have a few. Entries of no length could promise thousands of millions without taking room. */
const MAX_EXTENTS = 10_000;

/** Item ids with their four-letter types. */
export function itemKinds(file: Buffer, box: Box | undefined): Map<number, string> {
  const kinds = new Map<number, string>();
  if (!box) return kinds;
  const first = box.body + (file[box.body] === 0 ? 6 : 8);
  for (const entry of boxesOf(file, first, box.end)) {
    const version = file[entry.body] ?? 0;
    if (version < 2) continue;
    const wide = version === 2 ? 2 : 4;
    const at = entry.body + 4;
    kinds.set(file.readUIntBE(at, wide), file.toString("latin1", at + wide + 2, at + wide + 6));
  }
  return kinds;
}

/** Where each item's bytes lie. */
export function readItems(file: Buffer, box: { body: number }): Item[] {
  const items: Item[] = [];
  const version = file[box.body] ?? 0;
  let at = box.body + 4;
  const read = (bytes: number) => {
    const value =
      bytes === 0 ? 0 : bytes === 8 ? Number(file.readBigUInt64BE(at)) : file.readUIntBE(at, bytes);
    at += bytes;
    return value;
  };
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  const count = read(version < 2 ? 2 : 4);
  let extentsLeft = MAX_EXTENTS;
  for (let n = 0; n < count; n++) {
    const id = read(version < 2 ? 2 : 4);
    const method = version > 0 ? read(2) & 15 : 0;
    const reference = read(2);
    const base = read(baseSize);
    const extents: Item["extents"] = [];
    for (let left = read(2); left > 0; left--) {
      if (--extentsLeft < 0) throw new RangeError("An item lies in too many parts");
      read(indexSize);
      const offset = base + read(offsetSize);
      extents.push({ offset, length: read(lengthSize) });
    }
    items.push({ id, method, reference, extents });
  }
  return items;
}
