/** Reads from a TrueType font's `cmap` which characters it has (OpenType: formats 4 and 12 of the Unicode tables). */
export function readCoverage(font: Buffer): Set<number> {
  const covered = new Set<number>();
  const cmap = findTable(font, "cmap");
  const tables = font.readUInt16BE(cmap + 2);
  for (let n = 0; n < tables; n++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * n + 4);
    const format = font.readUInt16BE(at);
    if (format === 4) readSegments(font, at, covered);
    if (format === 12) readGroups(font, at, covered);
  }
  return covered;
}

function findTable(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let n = 0; n < count; n++) {
    const at = 12 + 16 * n;
    if (font.toString("latin1", at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`A font without a table ${tag}.`);
}

function readSegments(font: Buffer, at: number, covered: Set<number>) {
  const double = font.readUInt16BE(at + 6);
  const [ends, starts] = [at + 14, at + 16 + double];
  for (let n = 0; n < double; n += 2) {
    const [start, end] = [font.readUInt16BE(starts + n), font.readUInt16BE(ends + n)];
    const delta = font.readUInt16BE(starts + double + n);
    const offsetAt = starts + 2 * double + n;
    const offset = font.readUInt16BE(offsetAt);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph =
        offset === 0 ? (code + delta) & 0xffff : font.readUInt16BE(offsetAt + offset + 2 * (code - start));
      if (glyph !== 0) covered.add(code);
    }
  }
}

function readGroups(font: Buffer, at: number, covered: Set<number>) {
  const groups = font.readUInt32BE(at + 12);
  for (let n = 0; n < groups; n++) {
    const group = at + 16 + 12 * n;
    const [start, end] = [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
    for (let code = start; code <= end; code++) covered.add(code);
  }
}
