import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { readRange } from "../../utils/byte-range";
import type { MediaFormat } from "../images/media-format";
import { applyPatches, type Patch, patchedSize } from "../images/patches";
import type { StatedFacts } from "../images/write-facts";
import { planFacts } from "../images/write-into-file";
import { log } from "../log";
import { attachment } from "./attachment";
import { storage } from "./storage";

/** A file that was withdrawn, hidden or deleted may be shown by others' caches for a day and no longer. */
const CACHE_SECONDS = 24 * 60 * 60;

type Wanted = {
  contentType: string;
  /** The name to save the file under; null for what a page shows. */
  saveAs: string | null;
  /** Public caches may store the file for a day; otherwise nothing stores it. */
  isPublic: boolean;
  /** Another file may stand at this address later, so caches ask each time. */
  isRevised?: boolean;
  /** The facts that the file states when it goes out; caches then ask each time whether they have changed. */
  facts?: StatedFacts | null;
  /** The request's headers, of which `range`, `if-range` and `if-none-match` are read. */
  headers: Headers;
};

/**
 * Answers a stored file, whole or the one range asked for (players seek). Its key names its content, so a public one
 * that is asked for again costs a 304. It is never anything that a browser could run: nosniff, and a sandbox when it
 * is opened by itself.
 */
export async function streamFile(key: string, wanted: Wanted): Promise<Response> {
  const { contentType, saveAs, isPublic, isRevised = false, facts, headers } = wanted;
  const etag = facts ? `"${key}-${markOf(facts)}"` : `"${key}"`;
  const life = facts || isRevised ? "no-cache" : `max-age=${CACHE_SECONDS}`;
  const common = {
    etag,
    "cache-control": isPublic ? `public, ${life}` : "private, no-store",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    // Newsletters, feeds and chats may show a newsroom's pictures; hidden ones only our own pages.
    "cross-origin-resource-policy": isPublic ? "cross-origin" : "same-origin",
    "content-disposition": saveAs === null ? "inline" : attachment(saveAs),
  };
  if (headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: common });
  const file = await (await storage()).get(key);
  if (!file) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const patches = facts ? await planOrNone(key, file.size, contentType, facts) : [];
  const size = patchedSize(file.size, patches);
  const range = isSame(headers.get("if-range"), etag) ? readRange(headers.get("range"), size) : null;
  if (range === "outside") {
    file.stream.destroy();
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } });
  }
  const { from, to } = range ?? { from: 0, to: size - 1 };
  const whole = patches.length > 0 ? Readable.from(applyPatches(file.stream, patches)) : file.stream;
  const stream = range ? Readable.from(cut(whole, from, to)) : whole;
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    status: range ? 206 : 200,
    headers: {
      ...common,
      "content-type": contentType,
      "content-length": String(to - from + 1),
      ...(range ? { "content-range": `bytes ${from}-${to}/${size}` } : {}),
    },
  });
}

/** A range belongs to the version that its reader has (RFC 9110, 13.1.5): of another one the whole file is sent. */
const isSame = (ifRange: string | null, etag: string) => ifRange === null || ifRange === etag;

const markOf = (facts: StatedFacts) =>
  createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 8);

/** Plans what to write into the file on its way; nothing into one that cannot be read, which goes out unchanged. */
async function planOrNone(
  key: string,
  size: number,
  contentType: string,
  facts: StatedFacts,
): Promise<Patch[]> {
  const format = contentType.split(/[/;]/)[1] as MediaFormat["name"];
  const open = async () => {
    const file = await (await storage()).get(key);
    if (!file) throw new RangeError("The file is gone");
    return file.stream as AsyncIterable<Buffer>;
  };
  try {
    return await planFacts(format, { size, open }, facts);
  } catch (error) {
    log.warn({ err: error, key }, "A file goes out without its caption and credit");
    return [];
  }
}

/** Yields the bytes `from` to `to` of a stream and reads nothing after them. */
async function* cut(stream: Readable, from: number, to: number): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    const start = Math.max(from - at, 0);
    const end = Math.min(to + 1 - at, piece.length);
    at += piece.length;
    if (start < end) yield piece.subarray(start, end);
    if (at > to) return;
  }
}
