import { kindOfPicture } from "./picture-file";

export type MediaKind = "picture" | "video" | "document";
export type MediaFormat = {
  name: "jpeg" | "png" | "gif" | "webp" | "avif" | "mp4" | "webm" | "pdf";
  kind: MediaKind;
  contentType: string;
  extension: string;
};

const picture = (name: MediaFormat["name"], extension: string = name): MediaFormat => ({
  name,
  kind: "picture",
  contentType: `image/${name}`,
  extension,
});
const video = (name: "mp4" | "webm"): MediaFormat => ({
  name,
  kind: "video",
  contentType: `video/${name}`,
  extension: name,
});

const formats = {
  jpeg: picture("jpeg", "jpg"),
  png: picture("png"),
  gif: picture("gif"),
  webp: picture("webp"),
  avif: picture("avif"),
  mp4: video("mp4"),
  webm: video("webm"),
  pdf: { name: "pdf", kind: "document", contentType: "application/pdf", extension: "pdf" },
} satisfies Record<MediaFormat["name"], MediaFormat>;

const HEIC = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);
const MP4 = new Set(["isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "dash", "qt  "]);

/**
 * What a file is, by its first bytes and never by its name: sharp's other loaders (SVG, TIFF ...) and a browser's
 * guesses see nothing a stranger sent. "heic" is known and can't be decoded here; null is everything else.
 */
export function formatOf(file: Buffer): MediaFormat | "heic" | null {
  const known = kindOfPicture(file);
  if (known) return formats[known];
  const start = file.subarray(0, 64).toString("latin1");
  if (start.startsWith("%PDF-")) return formats.pdf;
  if (start.startsWith("\x1a\x45\xdf\xa3")) return start.includes("webm") ? formats.webm : null;
  if (start.slice(4, 8) !== "ftyp") return null;
  const brands = brandsOf(file);
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return formats.avif;
  if (brands.some((brand) => HEIC.has(brand))) return "heic";
  return brands.some((brand) => MP4.has(brand)) ? formats.mp4 : null;
}

/** The major brand and the compatible ones of an ISO media file. */
function brandsOf(file: Buffer): string[] {
  const end = Math.min(file.readUInt32BE(0), file.length, 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(file.toString("latin1", at, at + 4));
  return brands;
}
