/**
 * Draws the icons of the installed app from app/icon.svg: `npx tsx scripts/draw-icons.ts`. Run it when the mark
 * changes, and commit what it writes.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const mark = readFileSync("app/icon.svg", "utf8");
/** The mark goes to the edge: a system that cuts icons to its own shape shows the middle four fifths only. */
const maskable = mark.replace(/ rx="6"/, "").replace("translate(2 4)", "translate(5.5 7.5) scale(0.75)");
/** Phones round the corners themselves. */
const square = mark.replace(/ rx="6"/, "");

const icons: [file: string, svg: string, size: number][] = [
  ["public/icons/icon-192.png", mark, 192],
  ["public/icons/icon-512.png", mark, 512],
  ["public/icons/maskable-512.png", maskable, 512],
  ["app/apple-icon.png", square, 180],
];

mkdirSync("public/icons", { recursive: true });
for (const [file, svg, size] of icons) {
  const png = await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  writeFileSync(file, png);
  console.log(file, png.length);
}
