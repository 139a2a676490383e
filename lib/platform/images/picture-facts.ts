/** What a picture says about itself that press needs. Empty where it says nothing. */
export type PictureFacts = { creator: string; credit: string; copyright: string; caption: string };

type Said = Partial<PictureFacts>;
type Blocks = { exif?: Buffer; iptc?: Buffer; xmp?: Buffer };

/** Longer ones are no captions. */
const MAX_FACT = 2000;

/**
 * Creator, credit, copyright and caption from the blocks sharp's metadata() gives. XMP wins over IPTC, IPTC over EXIF
 * (the Metadata Working Group's order). Broken blocks say nothing.
 */
export function readPictureFacts({ exif, iptc, xmp }: Blocks): PictureFacts {
  const sources = [quietly(() => readXmp(xmp)), quietly(() => readIptc(iptc)), quietly(() => readExif(exif))];
  const first = (name: keyof PictureFacts) =>
    sources.map((said) => said[name]?.trim() ?? "").find((text) => text !== "") ?? "";
  return {
    creator: first("creator"),
    credit: first("credit"),
    copyright: first("copyright"),
    caption: first("caption"),
  };
}

function quietly(read: () => Said): Said {
  try {
    const said = Object.entries(read()).map(([name, text]) => [name, cleaned(text ?? "")]);
    return Object.fromEntries(said);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return {};
    throw error;
  }
}

/** Controls and halves of characters can be in any file, and in no text of ours. */
const cleaned = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: taking these out is its purpose
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/g, "")
    .slice(0, MAX_FACT);

const DESCRIPTION = 0x010e;
const ORIENTATION = 0x0112;
const ARTIST = 0x013b;
const COPYRIGHT = 0x8298;
const ASCII = 2;

/** The offset of the TIFF header: libvips hands the block out with its "Exif\0\0". */
const tiffOf = (exif: Buffer) => (exif.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif);

function readExif(exif: Buffer | undefined): Said {
  if (!exif) return {};
  const texts = new Map<number, string>();
  const tiff = tiffOf(exif);
  const little = tiff.toString("latin1", 0, 2) === "II";
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = u32(4);
  for (let n = 0; n < Math.min(u16(directory), 200); n++) {
    const entry = directory + 2 + n * 12;
    if (u16(entry + 2) !== ASCII) continue;
    const length = u32(entry + 4);
    const at = length <= 4 ? entry + 8 : u32(entry + 8);
    texts.set(u16(entry), tiff.toString("utf8", at, Math.min(at + length, tiff.length)));
  }
  return {
    creator: texts.get(ARTIST),
    copyright: texts.get(COPYRIGHT)?.replace(/\0+/g, " "),
    caption: texts.get(DESCRIPTION),
  };
}

/** IPTC-IIM datasets of record 2: by-line 80, credit 110, copyright notice 116, caption 120; 1:90 says UTF-8. */
function readIptc(iptc: Buffer | undefined): Said {
  const found = new Map<number, string[]>();
  if (!iptc) return {};
  let utf8 = false;
  for (let at = iptc.indexOf(0x1c); at >= 0 && at + 5 <= iptc.length; ) {
    if (iptc[at] !== 0x1c) break;
    const [record, dataset, size] = [iptc[at + 1], iptc[at + 2] ?? 0, iptc.readUInt16BE(at + 3)];
    const value = iptc.subarray(at + 5, at + 5 + size);
    if (record === 1 && dataset === 90) utf8 = value.toString("latin1") === "\x1b%G";
    if (record === 2) {
      const text = utf8 || isUtf8(value) ? value.toString("utf8") : value.toString("latin1");
      found.set(dataset, [...(found.get(dataset) ?? []), text]);
    }
    at += 5 + size;
  }
  const text = (dataset: number) => found.get(dataset)?.join(", ");
  return { creator: text(80), credit: text(110), copyright: text(116), caption: text(120) };
}

const isUtf8 = (bytes: Buffer) => !bytes.toString("utf8").includes("\ufffd");

function readXmp(xmp: Buffer | undefined): Said {
  if (!xmp) return {};
  const text = xmp.toString("utf8");
  return {
    creator: xmpValue(text, "dc:creator"),
    credit: xmpValue(text, "photoshop:Credit"),
    copyright: xmpValue(text, "dc:rights"),
    caption: xmpValue(text, "dc:description"),
  };
}

/** A property written as an attribute, as an element, or as a list (its first language, all of its people). */
function xmpValue(xmp: string, name: string): string | undefined {
  const [, attribute] = new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`).exec(xmp) ?? [];
  if (attribute !== undefined) return unescapeXml(attribute);
  const [, element] = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(xmp) ?? [];
  if (element === undefined) return undefined;
  const items = [...element.matchAll(/<rdf:li(?:\s[^>]*)?>([\s\S]*?)<\/rdf:li>/g)].map(
    ([, item = ""]) => item,
  );
  const shown = element.includes("<rdf:Alt") ? items.slice(0, 1) : items;
  return unescapeXml(items.length > 0 ? shown.join(", ") : element.replace(/<[^>]*>/g, ""));
}

const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const unescapeXml = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : "";
  });

const escapeXml = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A TIFF structure that says these facts and how the picture is turned (1..8), and nothing else. */
export function writeExif(facts: PictureFacts, orientation = 1): Buffer {
  const texts: [number, string][] = [
    [DESCRIPTION, facts.caption],
    [ARTIST, facts.creator],
    [COPYRIGHT, facts.copyright],
  ];
  const entries = [
    ...texts.flatMap(([tag, text]) => (text ? [{ tag, type: ASCII, bytes: Buffer.from(`${text}\0`) }] : [])),
    ...(orientation > 1 ? [{ tag: ORIENTATION, type: 3, bytes: Buffer.from([0, orientation]) }] : []),
  ].sort((a, b) => a.tag - b.tag);
  const head = Buffer.alloc(8 + 2 + entries.length * 12 + 4);
  head.write("MM\0*", "latin1");
  head.writeUInt32BE(8, 4);
  head.writeUInt16BE(entries.length, 8);
  const tail: Buffer[] = [];
  let end = head.length;
  for (const [n, { tag, type, bytes }] of entries.entries()) {
    const at = 10 + n * 12;
    head.writeUInt16BE(tag, at);
    head.writeUInt16BE(type, at + 2);
    head.writeUInt32BE(type === ASCII ? bytes.length : 1, at + 4);
    if (bytes.length <= 4) bytes.copy(head, at + 8);
    else {
      head.writeUInt32BE(end, at + 8);
      tail.push(bytes);
      end += bytes.length;
    }
  }
  return Buffer.concat([head, ...tail]);
}

const IPTC_MAX = { 80: 32, 110: 32, 116: 128, 120: 2000 } as const;

/** An IPTC-IIM block inside Photoshop's resource, as JPEG's APP13 carries it. */
export function writeIptc({ creator, credit, copyright, caption }: PictureFacts): Buffer {
  const values = { 80: creator, 110: credit, 116: copyright, 120: caption };
  const dataset = (record: number, number: number, value: Buffer) => {
    const head = Buffer.from([0x1c, record, number, 0, 0]);
    head.writeUInt16BE(value.length, 3);
    return Buffer.concat([head, value]);
  };
  const records = Object.entries(values).flatMap(([number, text]) =>
    text ? [dataset(2, Number(number), cutUtf8(text, IPTC_MAX[Number(number) as 80]))] : [],
  );
  const data = Buffer.concat([dataset(1, 90, Buffer.from("\x1b%G")), ...records]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const pad = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from("Photoshop 3.0\x008BIM\x04\x04\0\0", "latin1"), size, data, pad]);
}

/** The standard counts bytes; a character is never cut in two. */
function cutUtf8(text: string, max: number): Buffer {
  let cut = text.slice(0, max);
  while (Buffer.byteLength(cut) > max) cut = cut.slice(0, -1);
  return Buffer.from(cut.toWellFormed());
}

/** An XMP packet with these facts and nothing else. */
export function writeXmp({ creator, credit, copyright, caption }: PictureFacts): Buffer {
  const list = (name: string, kind: string, text: string, language = "") =>
    text
      ? `<dc:${name}><rdf:${kind}><rdf:li${language}>${escapeXml(text)}</rdf:li></rdf:${kind}></dc:${name}>`
      : "";
  const any = ' xml:lang="x-default"';
  return Buffer.from(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">` +
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""` +
      ` xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">` +
      list("creator", "Seq", creator) +
      list("rights", "Alt", copyright, any) +
      list("description", "Alt", caption, any) +
      (credit ? `<photoshop:Credit>${escapeXml(credit)}</photoshop:Credit>` : "") +
      `</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`,
  );
}
