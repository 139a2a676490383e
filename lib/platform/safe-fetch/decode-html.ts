import { decodeWestern } from "@/lib/utils/decode-western";

/** A page's charset is looked for in so many bytes: HTML allows 1,024, and many sites state it later. */
const PRESCAN_BYTES = 4096;

const CHARSET_IN_TYPE = /charset\s*=\s*["']?([^\s"';>]+)/i;
const CHARSET_IN_META = /<meta[^>]+charset\s*=\s*["']?([^\s"'/>;]+)/i;
const CHARSET_IN_XML = /^\s*<\?xml[^>]+encoding\s*=\s*["']([^"']+)/i;

function decoderFor(label: string | undefined, fatal = false): TextDecoder | null {
  if (!label) return null;
  try {
    return new TextDecoder(label, { fatal });
  } catch {
    return null;
  }
}

function charsetOfMark(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return "utf-8";
  if (body[0] === 0xfe && body[1] === 0xff) return "utf-16be";
  if (body[0] === 0xff && body[1] === 0xfe) return "utf-16le";
  // A page begins with "<", whose zero byte shows how wide a character is.
  if (body[0] === 0x3c && body[1] === 0) return "utf-16le";
  if (body[0] === 0 && body[1] === 0x3c) return "utf-16be";
  return undefined;
}

/** The bytes fit when they are text in that charset. A body that was cut at its bound may end inside a character. */
function fits(label: string, body: Buffer, truncated: boolean): boolean {
  try {
    decoderFor(label, true)?.decode(body, { stream: truncated });
    return true;
  } catch {
    return false;
  }
}

const isAscii = (body: Buffer) => body.every((byte) => byte < 0x80);

/**
 * Decodes a page's bytes. A byte order mark decides; else UTF-8 where the bytes are valid in it, whatever is stated;
 * else the charset of the Content-Type header, of the page's own meta tag or of its XML declaration: the first that
 * the bytes fit, or the first stated where they fit none; else windows-1252. Browsers believe the header, which shows
 * a wrongly declared page as garbage. Never throws.
 */
export function decodeHtml(body: Buffer, contentType: string, truncated = false): string {
  const mark = charsetOfMark(body);
  if (mark) return new TextDecoder(mark).decode(body);
  const head = body.subarray(0, PRESCAN_BYTES).toString("latin1");
  const stated = [
    CHARSET_IN_TYPE.exec(contentType)?.[1],
    CHARSET_IN_META.exec(head)?.[1],
    CHARSET_IN_XML.exec(head)?.[1],
  ].filter((label) => label !== undefined && decoderFor(label) !== null) as string[];
  // The escapes of ISO-2022-JP and similar charsets are ASCII bytes, so only the stated charset can tell that they
  // are characters.
  const usable = isAscii(body) ? stated : ["utf-8", ...stated];
  const label = usable.find((one) => fits(one, body, truncated)) ?? stated[0] ?? "windows-1252";
  const decoder = new TextDecoder(label);
  return decoder.encoding === "windows-1252" ? decodeWestern(body) : decoder.decode(body);
}
