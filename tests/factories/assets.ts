import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { execute } from "@/lib/core/execute";
import { createAsset } from "@/lib/domain/newsrooms/assets/commands/create-asset";
import { readMedia } from "@/lib/platform/images/media-file";
import { gifBlock, gifTableSize } from "@/lib/platform/images/picture-blocks";
import { UploadedFile } from "@/lib/platform/uploads/uploaded-file";
import type { TestAccount } from "./accounts";

let folder: string | undefined;

/** The shortest file that is read as a PDF. */
export const A_PDF = "%PDF-1.4\nstartxref\n0\n%%EOF\n";

/** Makes an uploaded file on this machine's disk, which is removed when the tests end. */
export function sent(bytes: Buffer | string, name = "file"): UploadedFile {
  if (!folder) {
    const made = mkdtempSync(path.join(tmpdir(), "fivewire-sent-"));
    folder = made;
    process.on("exit", () => rmSync(made, { recursive: true, force: true }));
  }
  const content = Buffer.from(bytes);
  const file = path.join(folder, randomUUID());
  writeFileSync(file, content);
  const digest = createHash("sha256").update(content).digest("hex");
  return new UploadedFile({ path: file, size: content.length, digest, name });
}

/** Describes an upload of these bytes, with the bytes that are stored of it. */
export async function readSent(bytes: Buffer) {
  const media = await readMedia(sent(bytes).path);
  return { ...media, file: await readFile(media.file.path) };
}

const XMP_PLACE = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
  exif:GPSLatitude="45,31.0N" photoshop:City="Rjukan" photoshop:Credit="Strand &amp; Co"/></rdf:RDF></x:xmpmeta>`;

/** Draws a plain picture of any size and format; a small one unless asked, as making its sizes takes a second else. */
export const plainPicture = (
  width = 320,
  height = 240,
  format: "jpeg" | "png" | "webp" | "avif" | "gif" = "jpeg",
) =>
  sharp({ create: { width, height, channels: 3, background: "#2266aa" } })
    .toFormat(format)
    .toBuffer();

/** Draws a picture whose EXIF and XMP name its location and its creator. */
export const placedPicture = (format: "jpeg" | "png" | "webp" | "avif" = "jpeg", width = 320, height = 240) =>
  sharp({ create: { width, height, channels: 3, background: "#2266aa" } })
    .withExif({
      IFD0: { Artist: "Even Strand", Copyright: "Hollow Pine", ImageDescription: "Cabin 7 at dusk" },
      IFD3: { GPSLatitude: "45/1 31/1 0/1", GPSLatitudeRef: "N", GPSMapDatum: "WGS-84" },
    })
    .withXmp(XMP_PLACE)
    .toFormat(format)
    .toBuffer();

/** Draws a GIF that states this XMP. */
export async function statingGif(xmp: Buffer) {
  const still = await plainPicture(40, 30, "gif");
  const head = 13 + gifTableSize(still[10]);
  return Buffer.concat([still.subarray(0, head), gifBlock(xmp), still.subarray(head)]);
}

export const plainPdf = () =>
  Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\nstartxref\n0\n%%EOF\n", "latin1");

/** Uploads a photo through the real operation; it is public once it is rendered. */
export async function makePhoto(owner: TestAccount, fields: Record<string, unknown> = {}) {
  const file = sent(await plainPicture(), "IMG_1.jpg");
  return (await execute(owner.actor, createAsset, { kind: "photo", file, publicAnyway: "true", ...fields }))
    .asset;
}

/** Makes a product without a picture, which is ready at once. */
export async function makeProduct(owner: TestAccount, title = "Wool blanket") {
  return (await execute(owner.actor, createAsset, { kind: "product", title })).asset;
}
