import exifr from "exifr";
import { Parser } from "htmlparser2";
import { beginningOf } from "@/lib/utils/cut-text";
import { decodeWestern } from "@/lib/utils/decode-western";

/** The facts that a picture states about itself and that press needs. A fact that it does not state is empty. */
export type PictureFacts = { creator: string; credit: string; copyright: string; caption: string };

/** Where a picture says that it came from, and what it says of data mining: codes of IPTC and PLUS, as it has them. */
export type Provenance = { digitalSourceType: string; dataMining: string; dataMiningConstraints: string };

type Found = Partial<PictureFacts & Provenance>;
type Blocks = { exif?: Buffer; iptc?: Buffer; xmp?: Buffer };

/** A longer text is no caption. */
const MAX_FACT = 2000;

/**
 * Reads creator, credit, copyright and caption from the blocks that sharp's metadata() returns. XMP wins over IPTC,
 * and IPTC over EXIF, as the Metadata Working Group orders them. Broken blocks are ignored.
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

/** Reads what a picture says of where it came from, which only XMP can. Empty texts where it says nothing. */
export function readProvenance({ xmp }: Blocks): Provenance {
  const found = readXmp(xmp);
  const stated = (name: keyof Provenance) => clean(found[name] ?? "").trim();
  return {
    digitalSourceType: stated("digitalSourceType"),
    dataMining: stated("dataMining"),
    dataMiningConstraints: stated("dataMiningConstraints"),
  };
}

/** A file can contain control characters and halves of characters; no text of ours may. */
export const clean = (text: string) =>
  beginningOf(
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: taking these out is its purpose
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/g, ""),
    MAX_FACT,
  );

/** The library should return tags by number and texts untouched, as the file has them. */
const RAW = { translateKeys: false, translateValues: false, reviveValues: false, mergeOutput: false };

/** Reads a block of tags by their numbers; empty where the library cannot read it. */
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

/** Between several people, as EXIF has them in one text: a comma stands inside of names too. */
export const PEOPLE_SEPARATOR = "; ";

const textOf = (value: unknown): string | undefined =>
  Array.isArray(value)
    ? value.map(String).join(PEOPLE_SEPARATOR)
    : typeof value === "string"
      ? value
      : undefined;

async function readExif(exif: Buffer | undefined): Promise<Found> {
  if (!exif) return {};
  // libvips returns the block with its "Exif\0\0"; what follows is the beginning of a TIFF file.
  const tiff = exif.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;
  const rest = { exif: false, gps: false, interop: false, ifd1: false, xmp: false, iptc: false, icc: false };
  const tags = await parseBlock(tiff, "ifd0", { ifd0: { pick: [0x010e, 0x013b, 0x8298] }, ...rest });
  return { creator: textOf(tags[0x013b]), copyright: textOf(tags[0x8298]), caption: textOf(tags[0x010e]) };
}

const [START, APP13, SCAN, END] = [0xd8, 0xed, 0xda, 0xd9];
const MAX_SEGMENT = 0xffff - 2;

/** The IPTC-IIM datasets are by-line 80, credit 110, copyright notice 116, caption 120. */
async function readIptc(iptc: Buffer | undefined): Promise<Found> {
  if (!iptc || iptc.length > MAX_SEGMENT) return {};
  // The library looks for the block only where a JPEG has it.
  const head = Buffer.from([0xff, START, 0xff, APP13, 0, 0]);
  head.writeUInt16BE(iptc.length + 2, 4);
  const jpeg = Buffer.concat([head, iptc, Buffer.from([0xff, SCAN, 0, 2, 0xff, END])]);
  const tags = await parseBlock(jpeg, "iptc", { iptc: true, tiff: false });
  const text = (dataset: number) => {
    const latin = textOf(tags[dataset]);
    if (latin === undefined) return undefined;
    // The library returns every byte as one character, whatever charset the file states.
    const bytes = Buffer.from(latin, "latin1");
    const utf8 = bytes.toString("utf8");
    return utf8.includes("\ufffd") ? decodeWestern(bytes) : utf8;
  };
  return { creator: text(80), credit: text(110), copyright: text(116), caption: text(120) };
}

const XMP_FIELDS = new Map<string, keyof Found>([
  ["dc:creator", "creator"],
  ["photoshop:Credit", "credit"],
  ["dc:rights", "copyright"],
  ["dc:description", "caption"],
  ["Iptc4xmpExt:DigitalSourceType", "digitalSourceType"],
  ["iptcExt:DigitalSourceType", "digitalSourceType"],
  ["plus:DataMining", "dataMining"],
  ["plus:OtherConstraints", "dataMiningConstraints"],
]);
/** The parser's time grows with depth times length, so depth is bounded. */
const MAX_DEPTH = 100;

/** Reads properties written as attributes, as elements, or as lists: of alternatives the first, of people all. */
function readXmp(xmp: Buffer | undefined): Found {
  const found: Found = {};
  if (!xmp) return found;
  let depth = 0;
  let open: { field: keyof Found; items: string[]; isAlternative: boolean } | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > MAX_DEPTH) parser.pause();
        for (const [attribute, value] of Object.entries(attributes)) {
          const field = XMP_FIELDS.get(attribute);
          if (field) found[field] ??= value;
        }
        const field = XMP_FIELDS.get(name);
        // An address may be the element's text, or be referred to.
        if (field) open = { field, items: [attributes["rdf:resource"] ?? ""], isAlternative: false };
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
        found[open.field] ??= (open.isAlternative ? items.slice(0, 1) : items).join(PEOPLE_SEPARATOR);
        open = null;
      },
    },
    { xmlMode: true },
  );
  parser.write(xmp.toString("utf8"));
  parser.end();
  return found;
}
