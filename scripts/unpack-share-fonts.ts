/**
 * Makes the fonts of the drawn pictures from @fontsource packages: their WOFF files, unpacked, since what draws the
 * text reads TrueType only. Run after a font's new version: `npm pack @fontsource/newsreader @fontsource/inter
 * @fontsource/noto-sans-arabic @fontsource/noto-sans-hebrew`, unpack each into a folder of its name, and then
 * `npx tsx scripts/unpack-share-fonts.ts <folder>`. All four are under the SIL Open Font License 1.1.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inflateSync } from "node:zlib";

const TARGET = "lib/platform/images/share-fonts";
const wanted: Record<string, { weight: number; subsets: string[] }> = {
  newsreader: { weight: 600, subsets: ["latin", "latin-ext", "vietnamese"] },
  inter: { weight: 500, subsets: ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek"] },
  "noto-sans-arabic": { weight: 500, subsets: ["arabic"] },
  "noto-sans-hebrew": { weight: 500, subsets: ["hebrew"] },
};

/** WOFF 1 holds the tables of a TrueType file, each deflated (W3C WOFF 1.0, section 4). */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, n) => {
    const at = 44 + 20 * n;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * count - 16 * 2 ** power, 10);
  const parts: Buffer[] = [head];
  let end = head.length;
  for (const [n, { tag, sum, data }] of tables.entries()) {
    const at = 12 + 16 * n;
    tag.copy(head, at);
    head.writeUInt32BE(sum, at + 4);
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    end += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

const folder = process.argv[2];
if (!folder) throw new Error("Say in which folder the unpacked packages lie.");
for (const [name, { weight, subsets }] of Object.entries(wanted)) {
  const root = path.join(folder, name, "package");
  for (const subset of subsets) {
    const woff = readFileSync(path.join(root, "files", `${name}-${subset}-${weight}-normal.woff`));
    const ttf = unpack(woff);
    writeFileSync(path.join(TARGET, `${name}-${subset}.ttf`), ttf);
    console.log(name, subset, ttf.length);
  }
  copyFileSync(path.join(root, "LICENSE"), path.join(TARGET, `${name}.LICENSE.txt`));
}
