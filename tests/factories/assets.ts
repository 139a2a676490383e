import sharp from "sharp";
import { execute } from "@/lib/core/execute";
import { createAsset } from "@/lib/domain/assets/commands/create-asset";
import type { TestAccount } from "./accounts";

/** A file as a form carries it. */
export const sent = (bytes: Buffer, name = "file") => ({
  bytes: new Uint8Array(bytes),
  name,
  type: "application/octet-stream",
});

const XMP_PLACE = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
  exif:GPSLatitude="45,31.0N" photoshop:City="Rjukan" photoshop:Credit="Strand &amp; Co"/></rdf:RDF></x:xmpmeta>`;

/** A plain picture of any size and format. */
export const plainPicture = (
  width = 1200,
  height = 900,
  format: "jpeg" | "png" | "webp" | "avif" | "gif" = "jpeg",
) =>
  sharp({ create: { width, height, channels: 3, background: "#2266aa" } })
    .toFormat(format)
    .toBuffer();

/** A picture that says where it was taken, in EXIF and in XMP, and who made it. */
export const placedPicture = (format: "jpeg" | "png" | "webp" | "avif" = "jpeg") =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: "#2266aa" } })
    .withExif({
      IFD0: { Artist: "Even Strand", Copyright: "Hollow Pine", ImageDescription: "Cabin 7 at dusk" },
      IFD3: { GPSLatitude: "45/1 31/1 0/1", GPSLatitudeRef: "N", GPSMapDatum: "WGS-84" },
    })
    .withXmp(XMP_PLACE)
    .toFormat(format)
    .toBuffer();

export const plainPdf = () => Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n", "latin1");

/** A photo uploaded through the real operation, public once it is rendered. */
export async function makePhoto(owner: TestAccount, fields: Record<string, unknown> = {}) {
  const file = sent(await plainPicture(), "IMG_1.jpg");
  return (await execute(owner.actor, createAsset, { kind: "photo", file, publicAnyway: "true", ...fields }))
    .asset;
}

/** A product without a picture: it is ready at once. */
export async function makeProduct(owner: TestAccount, title = "Wool blanket") {
  return (await execute(owner.actor, createAsset, { kind: "product", title })).asset;
}
