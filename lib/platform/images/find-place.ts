/** A part of a JPEG begins with its marker and length, one of a PNG with its length. */
const HEAD = 4;
/** These parts may be handed out as they are, if they name no place: EXIF, XMP, IPTC and Content Credentials. */
const KNOWN_PARTS: [marker: string, start: string][] = [
  ["\xff\xe1", "Exif\0\0"],
  ["\xff\xe1", "http://ns.adobe.com/xap/1.0/\0"],
  ["\xff\xed", "Photoshop 3.0\0"],
  ["\xff\xeb", "JP"],
  ["", "eXIf"],
  ["", "iTXtXML:com.adobe.xmp\0\0\0"],
  ["", "caBX"],
];
const isKnown = (text: string) =>
  KNOWN_PARTS.some(([marker, start]) => text.startsWith(marker) && text.startsWith(start, HEAD));

/** Names of properties for a place in XMP, JSON and CBOR, and boxes that are compressed. */
const NAMES =
  /gps|latitude|longitude|location|photoshop:(City|State|Country)|CountryCode|ProvinceState|geo|brob/i;

/** Bytes, in hex, that stand for a place, or for the maker's notes, which anything may be in. */
const CODES = [
  // EXIF's pointer to its GPS tags, and the maker's notes, in both byte orders.
  ...["88250004", "8825000d", "25880400", "25880d00", "927c0007", "7c920700"],
  // IPTC's content location, city, sublocation, state and country.
  ...["1c021a", "1c021b", "1c025a", "1c025c", "1c025f", "1c0264", "1c0265"],
].map((hex) => Buffer.from(hex, "hex").toString("latin1"));

/** A box of JUMBF in a JPEG may go on in further segments, each after so many bytes. */
const JUMBF_HEAD = 20;

/** More than this beside the pixels is not looked through. */
export const MAX_PARTS_BYTES = 2 * 1024 * 1024;

/**
 * Checks whether the parts of a picture beside its pixels may say where it was taken. A part of an unknown kind may, and
 * what looks like a place by accident counts as one: what is handed out untouched must name none for certain.
 */
export function mayNamePlace(parts: readonly Buffer[]): boolean {
  if (parts.reduce((sum, { length }) => sum + length, 0) > MAX_PARTS_BYTES) return true;
  const texts = parts.map((part) => part.toString("latin1"));
  if (!texts.every(isKnown)) return true;
  const boxes = texts.filter((text) => text.startsWith("\xff\xeb"));
  const whole = [...texts, boxes.map((text) => text.slice(JUMBF_HEAD)).join("")];
  return whole.some(
    (text) =>
      NAMES.test(text) ||
      CODES.some((code) => text.includes(code)) ||
      // A picture within a picture has its own EXIF.
      text.lastIndexOf("Exif\0\0") > HEAD,
  );
}
