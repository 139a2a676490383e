import { boxesOf, type Item, itemKinds, readItems } from "./avif-items";
import type { Patch } from "./patches";
import { isoBox } from "./picture-blocks";

type Stated = { type: "Exif" | "mime"; data: Buffer };

/**
 * What to change in an AVIF whose `meta` box lies at `at`, so that its Exif and XMP items hold this data; items that
 * are not there yet are added unless it is `silent`. New data stands in a box of its own at the end; what lay behind `meta` moves with its new length. Throws
 * RangeError for a damaged box.
 */
export function patchAvif(
  meta: Buffer,
  { at, size }: { at: number; size: number },
  { exif, xmp, silent }: { exif: Buffer; xmp: Buffer; silent: boolean },
): Patch[] {
  const children = [...boxesOf(meta, 12)];
  const find = (wanted: string) => children.find(({ type }) => type === wanted);
  const [iinf, iloc, pitm] = [find("iinf"), find("iloc"), find("pitm")];
  if (!iinf || !iloc || !pitm) return [];
  const kinds = itemKinds(meta, iinf);
  const items = readItems(meta, iloc);
  const primary = meta[pitm.body] === 0 ? meta.readUInt16BE(pitm.body + 4) : meta.readUInt32BE(pitm.body + 4);
  const stated: Stated[] = [
    // Four bytes say where the TIFF head begins.
    { type: "Exif", data: Buffer.concat([Buffer.alloc(4), exif]) },
    { type: "mime", data: xmp },
  ];
  let lastId = Math.max(0, ...kinds.keys(), ...items.map(({ id }) => id));
  const earlier = items.filter(({ id }) => ["Exif", "mime"].includes(kinds.get(id) ?? ""));
  const placed = stated.flatMap((block) => {
    const known = earlier.find(({ id }) => kinds.get(id) === block.type);
    return known || !silent ? [{ ...block, id: known?.id ?? ++lastId, isNew: !known }] : [];
  });
  const added = placed.filter(({ isNew }) => isNew);

  const write = (delta: number) => {
    let end = size + delta + 8;
    const own = new Map(
      placed.map(({ id, data }): [number, Item] => {
        const offset = end;
        end += data.length;
        return [id, { id, method: 0, reference: 0, extents: [{ offset, length: data.length }] }];
      }),
    );
    const moved = items.filter(({ id }) => !own.has(id)).map((item) => shift(item, at + meta.length, delta));
    const parts = children.map((box) => {
      const whole = meta.subarray(box.start, box.end);
      if (box === iloc) return writeItems([...moved, ...own.values()]);
      if (box === iinf) return writeEntries(whole, box.body - box.start, added);
      if (box.type === "iref")
        return Buffer.concat([
          isoBox("iref", whole.subarray(8), ...references(whole[8] ?? 0, added, primary)),
        ]);
      if (box.type === "idat") return emptied(meta, box, earlier);
      return whole;
    });
    if (!find("iref") && added.length > 0)
      parts.push(isoBox("iref", Buffer.alloc(4), ...references(0, added, primary)));
    return isoBox("meta", meta.subarray(8, 12), ...parts);
  };
  const changed = write(write(0).length - meta.length);
  const blanks = earlier
    .filter(({ method }) => method === 0)
    .flatMap(({ extents }) => extents)
    .filter(({ length }) => length > 0)
    .map(({ offset, length }): Patch => {
      if (offset < at + meta.length || offset + length > size)
        throw new RangeError("An item lies outside of its file");
      return { at: offset, drop: length, put: Buffer.alloc(length) };
    })
    .sort((a, b) => a.at - b.at);
  return [
    { at, drop: meta.length, put: changed },
    ...blanks,
    ...(placed.length > 0
      ? [{ at: size, drop: 0, put: isoBox("mdat", ...placed.map(({ data }) => data)) }]
      : []),
  ];
}

/** An item whose bytes lie in the file behind `from` moves by `delta`. */
function shift(item: Item, from: number, delta: number): Item {
  if (item.method !== 0 || item.reference !== 0) return item;
  const extents = item.extents.map(({ offset, length }) => ({
    offset: offset >= from ? offset + delta : offset,
    length,
  }));
  return { ...item, extents };
}

/** An item location box with four bytes for each place and length. */
function writeItems(items: Item[]): Buffer {
  const wide = items.some(({ id }) => id > 0xffff) ? 4 : 2;
  const rows = items.map(({ id, method, reference, extents }) => {
    const row = Buffer.alloc(wide + 6 + extents.length * 8);
    row.writeUIntBE(id, 0, wide);
    row.writeUInt16BE(method, wide);
    row.writeUInt16BE(reference, wide + 2);
    row.writeUInt16BE(extents.length, wide + 4);
    for (const [n, { offset, length }] of extents.entries()) {
      row.writeUInt32BE(offset, wide + 6 + n * 8);
      row.writeUInt32BE(length, wide + 10 + n * 8);
    }
    return row;
  });
  const head = Buffer.alloc(6 + wide);
  head[0] = wide === 4 ? 2 : 1;
  head[4] = 0x44;
  head.writeUIntBE(items.length, 6, wide);
  return isoBox("iloc", head, ...rows);
}

/** The item information box with an entry for each new item. */
function writeEntries(whole: Buffer, head: number, added: (Stated & { id: number })[]): Buffer {
  const body = Buffer.from(whole.subarray(head));
  if (body[0] === 0) body.writeUInt16BE(body.readUInt16BE(4) + added.length, 4);
  else body.writeUInt32BE(body.readUInt32BE(4) + added.length, 4);
  const entries = added.map(({ id, type }) => {
    const wide = id > 0xffff ? 4 : 2;
    const entry = Buffer.alloc(4 + wide + 2);
    entry[0] = wide === 4 ? 3 : 2;
    entry.writeUIntBE(id, 4, wide);
    const content = type === "mime" ? "application/rdf+xml\0" : "";
    return isoBox("infe", entry, Buffer.from(`${type}\0${content}`, "latin1"));
  });
  return isoBox("iinf", body, ...entries);
}

/** Says of each new item that it describes the picture. */
const references = (version: number, added: (Stated & { id: number })[], primary: number): Buffer[] =>
  added.map(({ id }) => {
    const wide = version === 0 ? 2 : 4;
    const data = Buffer.alloc(wide * 2 + 2);
    data.writeUIntBE(id, 0, wide);
    data.writeUInt16BE(1, wide);
    data.writeUIntBE(primary, wide + 2, wide);
    return isoBox("cdsc", data);
  });

/** The data box inside of `meta` without what earlier items said in it. */
function emptied(meta: Buffer, box: { start: number; body: number; end: number }, earlier: Item[]): Buffer {
  const whole = Buffer.from(meta.subarray(box.start, box.end));
  for (const { method, extents } of earlier) {
    if (method !== 1) continue;
    for (const { offset, length } of extents) {
      const from = box.body - box.start + offset;
      whole.fill(0, from, Math.min(from + length, whole.length));
    }
  }
  return whole;
}
