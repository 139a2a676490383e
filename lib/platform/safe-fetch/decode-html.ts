/** How far into a page its charset is looked for: HTML allows 1,024 bytes, many sites state it later. */
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
  // A page begins with "<": its zero byte shows how wide a sign is.
  if (body[0] === 0x3c && body[1] === 0) return "utf-16le";
  if (body[0] === 0 && body[1] === 0x3c) return "utf-16be";
  return undefined;
}

/** Whether the bytes are text of that charset. Cut at a byte bound, they may end inside a sign. */
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
 * Turns a page's bytes into text. A byte order mark decides; else UTF-8 where the bytes are that, whatever is stated;
 * else the charset of the Content-Type header, of the page's own meta tag or XML declaration, the first that the bytes
 * fit, the first stated where they fit none; else windows-1252. Browsers believe the header blindly, which shows a
 * wrongly declared page as garbage. Never throws.
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
  // Escapes of ISO-2022-JP and its kin are ASCII bytes: only what is stated can say that they are signs.
  const usable = isAscii(body) ? stated : ["utf-8", ...stated];
  const label = usable.find((one) => fits(one, body, truncated)) ?? stated[0] ?? "windows-1252";
  const decoder = new TextDecoder(label);
  return decoder.encoding === "windows-1252" ? decodeWestern(body) : decoder.decode(body);
}

/** What windows-1252 has where ISO-8859-1 has controls. */
const WESTERN = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** windows-1252, which every name of ISO-8859-1 means on the web. Some versions of Node read the controls instead. */
const decodeWestern = (body: Buffer) =>
  body.toString("latin1").replace(/[\x80-\x9f]/g, (sign) => WESTERN.charAt(sign.charCodeAt(0) - 0x80));
