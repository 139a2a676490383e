import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { placedPicture, plainPdf, plainPicture, readSent, sent, statingGif } from "@/tests/factories/assets";
import { statingVideo } from "@/tests/factories/videos";
import { MAX_MEDIA_BYTES } from "./media-file";
import { readPictureFacts } from "./picture-facts";
import { makeRenditions } from "./renditions";
import { writeExif, writeIptc, writeXmp } from "./write-facts";

const facts = {
  creator: "Even Strand",
  credit: "Strand & Co",
  copyright: "Hollow Pine",
  caption: "Cabin 7 at dusk",
};
const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer();
/** All metadata in which a reader could find a GPS location, as text. */
const metadataOf = async (file: Buffer) => {
  const { exif, xmp, iptc } = await sharp(file).metadata();
  return [exif, xmp, iptc].map((block) => block?.toString("latin1") ?? "").join("\n");
};

describe("a picture with its GPS location", () => {
  it.each(["jpeg", "png", "webp"] as const)(
    "%s keeps its pixels and who made it, and loses where",
    async (format) => {
      const original = await placedPicture(format);
      expect(await metadataOf(original)).toMatch(/WGS-84|GPSLatitude/);
      const media = await readSent(original);
      expect(media.facts).toEqual(facts);
      expect([media.width, media.height]).toEqual([320, 240]);
      const metadata = await metadataOf(media.file);
      expect(metadata).not.toMatch(/WGS-84|GPS|Rjukan/);
      expect(media.file.includes("WGS-84")).toBe(false);
      expect(metadata).toContain("Even Strand");
      expect((await pixelsOf(media.file)).equals(await pixelsOf(original))).toBe(true);
    },
  );

  it("says in the stripped JPEG itself, in all three ways, who made it", async () => {
    const { file } = await readSent(await placedPicture("jpeg"));
    const { exif, xmp, iptc } = await sharp(file).metadata();
    expect(await readPictureFacts({ xmp })).toEqual(facts);
    expect(await readPictureFacts({ iptc })).toEqual(facts);
    expect(await readPictureFacts({ exif })).toEqual({ ...facts, credit: "" });
  });

  it("reads IPTC in Latin-1 and UTF-8, and prefers XMP", async () => {
    const iptc = writeIptc({ creator: "Åse Løvås", credit: "", copyright: "", caption: "" });
    expect((await readPictureFacts({ iptc })).creator).toBe("Åse Løvås");
    const latin = Buffer.from(
      "Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0a\x1c\x02\x50\0\x05\xc5se L",
      "latin1",
    );
    expect((await readPictureFacts({ iptc: latin })).creator).toBe("Åse L");
    const lists = Buffer.from(
      `<x:xmpmeta><rdf:Description><dc:creator><rdf:Seq> <rdf:li>A &#233;</rdf:li> <rdf:li>B</rdf:li></rdf:Seq></dc:creator>
      <dc:rights><rdf:Alt><rdf:li xml:lang="x-default">Ours</rdf:li><rdf:li xml:lang="de">Unser</rdf:li></rdf:Alt></dc:rights>
      <dc:description/></rdf:Description></x:xmpmeta>`,
    );
    expect(await readPictureFacts({ xmp: lists })).toEqual({
      ...{ creator: "A é; B", copyright: "Ours", caption: "", credit: "" },
    });
    const xmp = Buffer.from('<rdf:Description photoshop:Credit="A &amp; B"><dc:creator>X</dc:creator>');
    expect(await readPictureFacts({ iptc, xmp })).toMatchObject({ creator: "X", credit: "A & B" });
  });

  it("keeps quotes and the euro sign that a program on Windows wrote", async () => {
    const text = Buffer.from("\x93Caf\xe9\x94, \x80 5 \x96 a night", "latin1");
    const dataset = Buffer.from([0x1c, 2, 120, 0, text.length]);
    const head = Buffer.from(
      `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0${String.fromCharCode(text.length + 5)}`,
      "latin1",
    );
    const iptc = Buffer.concat([head, dataset, text]);
    expect((await readPictureFacts({ iptc })).caption).toBe("“Café”, € 5 – a night");
  });

  it("keeps two creators apart, in each way that a file states them", async () => {
    const two = { ...facts, creator: "Moen, Ida; Even Strand" };
    expect((await readPictureFacts({ xmp: writeXmp(two) })).creator).toBe(two.creator);
    expect((await readPictureFacts({ iptc: writeIptc(two) })).creator).toBe(two.creator);
    expect((await readPictureFacts({ exif: writeExif(two) })).creator).toBe(two.creator);
    expect(
      writeXmp(two)
        .toString()
        .match(/<rdf:li>[^<]+/g),
    ).toEqual(["<rdf:li>Moen, Ida", "<rdf:li>Even Strand"]);
  });

  it("keeps its turn and its colour profile", async () => {
    const turned = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#c00" } })
      .withMetadata({ orientation: 6 })
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    const media = await readSent(turned);
    expect([media.width, media.height]).toEqual([400, 600]);
    const stored = await sharp(media.file).metadata();
    expect([stored.orientation, stored.icc !== undefined]).toEqual([6, true]);
  });

  it("drops what lies behind the picture's end", async () => {
    const original = await plainPicture(200, 200);
    const { file } = await readSent(Buffer.concat([original, Buffer.from("a video of 59.8789,8.5936")]));
    expect(file.includes("59.8789")).toBe(false);
  });

  it.each([
    ["an MP4", (xmp: Buffer) => statingVideo(xmp)],
    ["a QuickTime movie", (xmp: Buffer) => statingVideo(xmp, "user data")],
    ["a GIF", (xmp: Buffer) => statingGif(xmp)],
  ])("keeps where it came from as %s, whose XMP no library of ours reads", async (_, draw) => {
    const stated = {
      digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia",
      dataMining: "http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED",
      dataMiningConstraints: "",
    };
    const xmp = writeXmp({ ...facts, ...stated });
    expect((await readSent(await draw(xmp))).provenance).toEqual(stated);
    const none = { digitalSourceType: "", dataMining: "", dataMiningConstraints: "" };
    expect((await readSent(await draw(Buffer.from("no XMP")))).provenance).toEqual(none);
    const long = Buffer.concat([Buffer.alloc(1024 * 1024, " "), xmp]);
    expect((await readSent(await draw(long))).provenance).toEqual(none);
  });

  it("loses its comments as a GIF", async () => {
    const still = await plainPicture(8, 16, "gif");
    const comment = Buffer.concat([still.subarray(0, -1), Buffer.from("\x21\xfe\x05Oslo!\0;", "latin1")]);
    const { file } = await readSent(comment);
    expect(file.includes("Oslo")).toBe(false);
    expect((await pixelsOf(file)).equals(await pixelsOf(still))).toBe(true);
  });
});

describe("other files", () => {
  it("takes a PDF", async () => {
    expect((await readSent(plainPdf())).format.kind).toBe("document");
  });

  it("refuses a page with scripts between the marks of a PDF", async () => {
    const page = Buffer.from("%PDF-1.4\n<html><script>alert(1)</script></html>\n%%EOF\n");
    await expect(readSent(page)).rejects.toMatchObject({ problem: "unreadable" });
  });

  it.each([
    ["a drawing with scripts", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a program", "MZ\x90\0"],
    ["an archive", "PK\x03\x04"],
    ["nothing", ""],
    ["a Matroska video", "\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x23\x42\x82\x88matroska"],
  ])("refuses %s, whatever it is called", async (_what, text) => {
    await expect(readSent(Buffer.from(text, "latin1"))).rejects.toMatchObject({ problem: "wrong_type" });
  });

  it("takes a picture that moves as PNG", async () => {
    const png = await plainPicture(60, 40, "png");
    const control = Buffer.concat([
      Buffer.from("\0\0\0\x08acTL\0\0\0\x01\0\0\0\0", "latin1"),
      Buffer.alloc(4),
    ]);
    control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
    const moving = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    expect((await readSent(moving)).format.contentType).toBe("image/png");
  });

  it("says what to do with a HEIC or AVIF, whatever it is called", async () => {
    const avif = await plainPicture(60, 40, "avif");
    const family = Buffer.from(avif);
    family.write("mif1", 8, "latin1");
    for (const file of [avif, family]) {
      await expect(readSent(file)).rejects.toMatchObject({
        problem: "heic",
        message: /export this one as JPG/,
      });
    }
    const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
    await expect(readSent(heic)).rejects.toMatchObject({ problem: "heic" });
  });

  it("refuses what is cut off and what is too large", async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 99, sigma: 40 },
      },
    });
    for (const format of ["jpeg", "png", "webp", "gif"] as const) {
      const whole = await noise.clone().toFormat(format).toBuffer();
      const half = whole.subarray(0, whole.length / 2);
      await expect(readSent(half), format).rejects.toMatchObject({ problem: "unreadable" });
    }
    await expect(readSent(plainPdf().subarray(0, 30))).rejects.toMatchObject({ problem: "unreadable" });
    const huge = Buffer.alloc(MAX_MEDIA_BYTES + 1);
    await expect(readSent(huge)).rejects.toMatchObject({ problem: "too_large" });
  });
});

describe("renditions", () => {
  it("come in both formats at each width the picture fills, and once as JPEG, without a word of metadata", async () => {
    const made = await makeRenditions(sent(await placedPicture("jpeg", 1200, 900)).path);
    expect(made.map(({ width, format }) => `${width} ${format}`)).toEqual([
      ...["240 avif", "240 webp", "480 avif", "480 webp", "750 avif", "750 webp", "960 avif", "960 webp"],
      ...["1200 avif", "1200 webp"],
      "960 jpeg",
    ]);
    for (const { file, width, height } of made) {
      const { exif, xmp, ...real } = await sharp(file).metadata();
      expect([exif, xmp, real.width, real.height]).toEqual([undefined, undefined, width, height]);
    }
  });

  it("are never enlarged", async () => {
    const made = await makeRenditions(sent(await plainPicture(300, 200)).path);
    expect(made.map(({ width }) => width)).toEqual([240, 240, 300, 300, 300]);
  });
});

describe("a picture's placeholder and length", () => {
  const solid = { width: 400, height: 300, channels: 4 } as const;

  it("is none behind what is transparent, where it would stay", async () => {
    const opaque = await sharp({ create: { ...solid, background: "#c00" } })
      .png()
      .toBuffer();
    expect((await readSent(opaque)).blur).toMatch(/^data:image\/webp/);
    const logo = await sharp({ create: { ...solid, background: { r: 200, g: 0, b: 0, alpha: 0.4 } } })
      .png()
      .toBuffer();
    expect((await readSent(logo)).blur).toBeNull();
  });

  it("is the time that a moving GIF takes, and none of a still one", async () => {
    expect((await readSent(await plainPicture(8, 16, "gif"))).duration).toBeNull();
    const frames = Buffer.concat([Buffer.alloc(3 * 16 * 16, 0), Buffer.alloc(3 * 16 * 16, 255)]);
    const moving = await sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
      .gif({ delay: [300, 200] })
      .toBuffer();
    expect((await readSent(moving)).duration).toBe(0.5);
  });
});
