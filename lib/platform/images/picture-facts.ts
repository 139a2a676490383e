import exifr from "exifr";
import { Parser } from "htmlparser2";

/** What a picture says about itself that press needs. Empty where it says nothing. */
export type PictureFacts = { creator: string; credit: string; copyright: string; caption: string };

type Found = Partial<PictureFacts>;
type Blocks = { exif?: Buffer; iptc?: Buffer; xmp?: Buffer };

/** Longer ones are no captions. */
const MAX_FACT = 2000;

/**
 * Creator, credit, copyright and caption from the blocks sharp's metadata() gives. XMP wins over IPTC, IPTC over EXIF
 * (the Metadata Working Group's order). Broken blocks say nothing.
 */
export async function readPictureFacts({ exif, iptc, xmp }: Blocks): Promise<PictureFacts> {
  const sources = [readXmp(xmp), await readIptc(iptc), await readExif(exif)];
  const first = (name: keyof PictureFacts) =>
    sources.map((found) => clean(found[name] ?? "").trim()).find((text) => text !== "") ?? "";
  return {
    creator: first("creator"),
    credit: first("credit"),
    copyright: first("copyright"),
    caption: first("caption"),
  };
}

/** Controls and halves of characters can be in any file, and in no text of ours. */
const clean = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: taking these out is its purpose
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/g, "")
    .slice(0, MAX_FACT);

/** As the file has them: tags by number, texts untouched. */
const RAW = { translateKeys: false, translateValues: false, reviveValues: false, mergeOutput: false };

/** A block of tags by their numbers; empty where the library can't read it. */
async function parseBlock(file: Buffer, name: "ifd0" | "iptc", options: object) {
  try {
    const read: Partial<Record<string, Record<number, unknown>>> | undefined = await exifr.parse(file, {
      ...RAW,
      ...options,
    });
    return read?.[name] ?? {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string | undefined =>
  Array.isArray(value) ? value.map(String).join(", ") : typeof value === "string" ? value : undefined;

async function readExif(exif: Buffer | undefined): Promise<Found> {
  if (!exif) return {};
  // libvips hands the block out with its "Exif\0\0"; what follows is a TIFF file's beginning.
  const tiff = exif.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;
  const rest = { exif: false, gps: false, interop: false, ifd1: false, xmp: false, iptc: false, icc: false };
  const tags = await parseBlock(tiff, "ifd0", { ifd0: { pick: [0x010e, 0x013b, 0x8298] }, ...rest });
  return { creator: textOf(tags[0x013b]), copyright: textOf(tags[0x8298]), caption: textOf(tags[0x010e]) };
}

const [START, APP13, SCAN, END] = [0xd8, 0xed, 0xda, 0xd9];
const MAX_SEGMENT = 0xffff - 2;

/** IPTC-IIM datasets: by-line 80, credit 110, copyright notice 116, caption 120. */
async function readIptc(iptc: Buffer | undefined): Promise<Found> {
  if (!iptc || iptc.length > MAX_SEGMENT) return {};
  // The library looks for the block where a JPEG has it.
  const head = Buffer.from([0xff, START, 0xff, APP13, 0, 0]);
  head.writeUInt16BE(iptc.length + 2, 4);
  const jpeg = Buffer.concat([head, iptc, Buffer.from([0xff, SCAN, 0, 2, 0xff, END])]);
  const tags = await parseBlock(jpeg, "iptc", { iptc: true, tiff: false });
  const text = (dataset: number) => {
    const latin = textOf(tags[dataset]);
    // Every byte comes as one sign, whatever the file says of its charset.
    const utf8 = latin && Buffer.from(latin, "latin1").toString("utf8");
    return utf8?.includes("\ufffd") ? latin : utf8;
  };
  return { creator: text(80), credit: text(110), copyright: text(116), caption: text(120) };
}

const XMP_FIELDS = new Map<string, keyof PictureFacts>([
  ["dc:creator", "creator"],
  ["photoshop:Credit", "credit"],
  ["dc:rights", "copyright"],
  ["dc:description", "caption"],
]);
/** The parser's time grows with depth times length. */
const MAX_DEPTH = 100;

/** Properties written as attributes, as elements, or as lists (of alternatives the first, of people all). */
function readXmp(xmp: Buffer | undefined): Found {
  const found: Found = {};
  if (!xmp) return found;
  let depth = 0;
  let open: { field: keyof PictureFacts; items: string[]; isAlternative: boolean } | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > MAX_DEPTH) parser.pause();
        for (const [attribute, value] of Object.entries(attributes)) {
          const field = XMP_FIELDS.get(attribute);
          if (field) found[field] ??= value;
        }
        const field = XMP_FIELDS.get(name);
        if (field) open = { field, items: [""], isAlternative: false };
        else if (name === "rdf:li") open?.items.push("");
        else if (name === "rdf:Alt" && open) open.isAlternative = true;
      },
      ontext(text) {
        if (open) open.items[open.items.length - 1] += text;
      },
      onclosetag(name) {
        depth--;
        if (!open || XMP_FIELDS.get(name) !== open.field) return;
        const items = open.items.map((item) => item.trim()).filter((item) => item !== "");
        found[open.field] ??= (open.isAlternative ? items.slice(0, 1) : items).join(", ");
        open = null;
      },
    },
    { xmlMode: true },
  );
  parser.write(xmp.toString("utf8"));
  parser.end();
  return found;
}
