/** How far into a page HTML allows its charset to be stated. */
const PRESCAN_BYTES = 1024;

const CHARSET_IN_TYPE = /charset\s*=\s*["']?([^\s"';>]+)/i;
const CHARSET_IN_META = /<meta[^>]+charset\s*=\s*["']?([^\s"'/>;]+)/i;

function decoderFor(label: string | undefined): TextDecoder | null {
  if (!label) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

function charsetOfMark(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return "utf-8";
  if (body[0] === 0xfe && body[1] === 0xff) return "utf-16be";
  if (body[0] === 0xff && body[1] === 0xfe) return "utf-16le";
  return undefined;
}

function isUtf8(body: Buffer, truncated: boolean): boolean {
  try {
    // A page cut at a byte bound may end inside a sign, which streaming tolerates.
    new TextDecoder("utf-8", { fatal: true }).decode(body, { stream: truncated });
    return true;
  } catch {
    return false;
  }
}

/**
 * Turns a page's bytes into text the way browsers do: byte order mark, then the Content-Type header, then the
 * page's own meta tag, then UTF-8 where the bytes are that, else windows-1252. Never throws.
 */
export function decodeHtml(body: Buffer, contentType: string, truncated = false): string {
  const head = body.subarray(0, PRESCAN_BYTES).toString("latin1");
  const decoder =
    decoderFor(charsetOfMark(body)) ??
    decoderFor(CHARSET_IN_TYPE.exec(contentType)?.[1]) ??
    decoderFor(CHARSET_IN_META.exec(head)?.[1]) ??
    new TextDecoder(isUtf8(body, truncated) ? "utf-8" : "windows-1252");
  return decoder.decode(body);
}
