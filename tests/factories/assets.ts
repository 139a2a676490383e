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

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
};
const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value, n * 4);
  return bytes;
};

const MP4_TYPE = box("ftyp", Buffer.from("isom\0\0\0\0isommp41", "latin1"));
/** 12.5 seconds. */
const MOVIE_HEAD = box("mvhd", u32(0, 0, 0, 1000, 12_500), Buffer.alloc(80));
/** 640 x 360 of what its handler says. */
const mp4Track = (number: number, handler: string, ...more: Buffer[]) =>
  box(
    "trak",
    box("tkhd", u32(0, 0, 0, number), Buffer.alloc(60), u32(640 << 16, 360 << 16)),
    box("mdia", box("hdlr", u32(0, 0), Buffer.from(handler), Buffer.alloc(13)), ...more),
  );

/** The smallest MP4 with a picture track, 12.5 seconds, 640 x 360, and the place where it was filmed. */
export const plainVideo = () =>
  Buffer.concat([
    MP4_TYPE,
    box(
      "moov",
      MOVIE_HEAD,
      mp4Track(1, "vide"),
      box("udta", box("\xa9xyz", Buffer.from("\0\x12\x15\xc7+59.8789+008.5936/", "latin1"))),
    ),
    box("mdat", Buffer.alloc(64, 7)),
  ]);

const PLACE = "+59.8789+008.5936/";

/** An MP4 whose second track is a camera's log, of two samples in two chunks, each the place where it was filmed. */
export function loggedVideo(): Buffer {
  const [size, lead] = [PLACE.length, 8];
  const track = (handler: string, ...table: Buffer[]) =>
    mp4Track(1, handler, box("minf", box("stbl", ...table)));
  const movie = (offset: number) =>
    box(
      "moov",
      MOVIE_HEAD,
      track("vide"),
      track(
        "meta",
        box("stsc", u32(0, 1, 1, 1, 1)),
        box("stsz", u32(0, 0, 2, size, size)),
        box("stco", u32(0, 2, offset, offset + size + lead)),
      ),
    );
  const start = MP4_TYPE.length + movie(0).length + 8 + lead;
  const picture = Buffer.alloc(lead, 7);
  const data = box("mdat", picture, Buffer.from(PLACE), picture, Buffer.from(PLACE), picture);
  return Buffer.concat([MP4_TYPE, movie(start), data]);
}

/**
 * An MP4 in fragments: a picture's track and a camera's log, each with a sample in the one fragment. The log's lies
 * behind the picture's or where it says, its length is its own or the movie's.
 */
export function fragmentedVideo({ brief = false } = {}): Buffer {
  const head = Buffer.concat([
    MP4_TYPE,
    box(
      "moov",
      MOVIE_HEAD,
      mp4Track(1, "vide"),
      mp4Track(2, "meta"),
      box("mvex", box("trex", u32(0, 1, 1, 0, 16, 0)), box("trex", u32(0, 2, 1, 0, PLACE.length, 0))),
    ),
  ]);
  const [isBaseMovie, hasSize, hasOffset] = [0x20000, 0x10, 0x1];
  const fragment = (start: number) =>
    box(
      "moof",
      box("mfhd", u32(0, 1)),
      box("uuid", Buffer.from(PLACE)),
      box("traf", box("tfhd", u32(isBaseMovie, 1)), box("trun", u32(hasOffset, 1, start))),
      brief
        ? box("traf", box("tfhd", u32(0, 2)), box("trun", u32(0, 1)))
        : box(
            "traf",
            box("tfhd", u32(isBaseMovie | hasSize, 2, PLACE.length)),
            box("trun", u32(hasOffset | 0x300, 1, start + 16, 40, PLACE.length)),
          ),
    );
  const data = box("mdat", Buffer.alloc(16, 7), Buffer.from(PLACE), Buffer.alloc(5, 7));
  return Buffer.concat([head, fragment(fragment(0).length + 8), data]);
}

/** A WebM of 640 x 360 with a cluster of known or unknown length, and after it the place where it was filmed. */
export function taggedWebm({ open = false } = {}): Buffer {
  const element = (id: string, body: Buffer, length = body.length) => {
    const size = Buffer.alloc(8);
    size.writeUIntBE(length, 2, 6);
    size[0] = 0x01;
    return Buffer.concat([Buffer.from(id, "hex"), size, body]);
  };
  const unknown = (id: string, body: Buffer) =>
    Buffer.concat([Buffer.from(id, "hex"), Buffer.from("01ffffffffffffff", "hex"), body]);
  const number = (id: string, value: number) => element(id, Buffer.from([value >> 8, value & 0xff]));
  const whole = open ? unknown : element;
  return Buffer.concat([
    element("1a45dfa3", element("4282", Buffer.from("webm"))),
    whole(
      "18538067",
      Buffer.concat([
        element(
          "1654ae6b",
          element("ae", element("e0", Buffer.concat([number("b0", 640), number("ba", 360)]))),
        ),
        whole("1f43b675", element("a3", Buffer.alloc(40, 7))),
        element("1254c367", Buffer.from(`LOCATION ${PLACE}`)),
      ]),
    ),
  ]);
}

export const plainPdf = () => Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n", "latin1");

/** A photo uploaded through the real operation. */
export async function makePhoto(owner: TestAccount, fields: Record<string, unknown> = {}) {
  const file = sent(await plainPicture(), "IMG_1.jpg");
  return (await execute(owner.actor, createAsset, { kind: "photo", file, ...fields })).asset;
}

/** A product without a picture: it is ready at once. */
export async function makeProduct(owner: TestAccount, title = "Wool blanket") {
  return (await execute(owner.actor, createAsset, { kind: "product", title })).asset;
}
