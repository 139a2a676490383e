import { PEOPLE_SEPARATOR, type PictureFacts, type Provenance } from "./picture-facts";

/** The facts that are written into a file; the licence and where it came from travel in XMP alone. */
export type StatedFacts = PictureFacts & { usageTerms?: string; licenceUrl?: string } & Partial<Provenance>;

const DESCRIPTION = 0x010e;
const ORIENTATION = 0x0112;
const ARTIST = 0x013b;
const COPYRIGHT = 0x8298;
const ASCII = 2;

const peopleIn = (creator: string) => creator.split(PEOPLE_SEPARATOR).filter((name) => name !== "");

const escapeXml = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Writes a TIFF structure with these facts and how the picture is turned (1..8), and nothing else. */
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

/** Reads how the picture is turned (1..8) from a TIFF structure that we wrote; 1 where it does not say. */
export function readTurn(tiff: Buffer): number {
  if (tiff.toString("latin1", 0, 8) !== "MM\0*\0\0\0\x08") return 1;
  const count = tiff.readUInt16BE(8);
  for (let n = 0; n < count; n++) {
    const at = 10 + n * 12;
    if (tiff.readUInt16BE(at) === ORIENTATION) return tiff.readUInt16BE(at + 8);
  }
  return 1;
}

/**
 * Writes an IPTC-IIM block inside Photoshop's resource, as JPEG's APP13 carries it. Texts are whole, also beyond the
 * 32 and 128 bytes of the standard of 1991: readers accept them, and a credit that ends in the middle is none.
 */
export function writeIptc({ creator, credit, copyright, caption }: PictureFacts): Buffer {
  const values = { 80: peopleIn(creator), 110: [credit], 116: [copyright], 120: [caption] };
  const dataset = (record: number, number: number, value: Buffer) => {
    const head = Buffer.from([0x1c, record, number, 0, 0]);
    head.writeUInt16BE(value.length, 3);
    return Buffer.concat([head, value]);
  };
  const records = Object.entries(values).flatMap(([number, texts]) =>
    texts.flatMap((text) => (text ? [dataset(2, Number(number), Buffer.from(text.toWellFormed()))] : [])),
  );
  const data = Buffer.concat([dataset(1, 90, Buffer.from("\x1b%G")), ...records]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const pad = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from("Photoshop 3.0\x008BIM\x04\x04\0\0", "latin1"), size, data, pad]);
}

/** Writes an XMP packet with these facts and nothing else. */
export function writeXmp(facts: StatedFacts): Buffer {
  const { creator, credit, copyright, caption, usageTerms = "", licenceUrl = "" } = facts;
  const { digitalSourceType = "", dataMining = "", dataMiningConstraints = "" } = facts;
  const item = (text: string, language = "") => `<rdf:li${language}>${escapeXml(text)}</rdf:li>`;
  const list = (name: string, kind: string, text: string, language = "") =>
    text ? `<${name}><rdf:${kind}>${item(text, language)}</rdf:${kind}></${name}>` : "";
  const people = peopleIn(creator).map((name) => item(name));
  const plain = (name: string, text: string) => (text ? `<${name}>${escapeXml(text)}</${name}>` : "");
  const any = ' xml:lang="x-default"';
  return Buffer.from(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">` +
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""` +
      ` xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"` +
      ` xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"` +
      ` xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"` +
      ` xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/">` +
      (people.length > 0 ? `<dc:creator><rdf:Seq>${people.join("")}</rdf:Seq></dc:creator>` : "") +
      list("dc:rights", "Alt", copyright, any) +
      list("dc:description", "Alt", caption, any) +
      plain("photoshop:Credit", credit) +
      list("xmpRights:UsageTerms", "Alt", usageTerms, any) +
      plain("xmpRights:WebStatement", licenceUrl) +
      plain("Iptc4xmpExt:DigitalSourceType", digitalSourceType) +
      plain("plus:DataMining", dataMining) +
      list("plus:OtherConstraints", "Alt", dataMiningConstraints, any) +
      `</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`,
  );
}
