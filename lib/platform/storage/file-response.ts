import { Readable } from "node:stream";
import { storage } from "./storage";

/** A day: what was withdrawn, hidden or deleted may be shown by others' caches no longer than that. */
const CACHE_SECONDS = 24 * 60 * 60;

type Wanted = {
  contentType: string;
  /** The name to save it under; null for what a page shows. */
  saveAs: string | null;
  /** Public caches may store it for a day; else nothing stores it. */
  isPublic: boolean;
  /** Of the request: `range` and `if-none-match`. */
  headers: Headers;
};

/**
 * A stored file as a response, whole or the one range asked for (players seek). Its key names its content, so a public
 * one that is asked for again costs a 304. Never anything a browser could run: nosniff, and a sandbox when it is opened by itself.
 */
export async function streamFile(key: string, wanted: Wanted): Promise<Response> {
  const { contentType, saveAs, isPublic, headers } = wanted;
  const etag = `"${key}"`;
  const common = {
    etag,
    "cache-control": isPublic ? `public, max-age=${CACHE_SECONDS}` : "private, no-store",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    // Newsletters, feeds and chats show a newsroom's pictures; hidden ones only these pages.
    "cross-origin-resource-policy": isPublic ? "cross-origin" : "same-origin",
    ...(saveAs === null ? {} : { "content-disposition": `attachment; filename="${saveAs}"` }),
  };
  if (headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: common });
  const file = await (await storage()).get(key);
  if (!file) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const range = readRange(headers.get("range"), file.size);
  if (range === "outside") {
    file.stream.destroy();
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${file.size}` } });
  }
  const { from, to } = range ?? { from: 0, to: file.size - 1 };
  const stream = range ? Readable.from(cut(file.stream, from, to)) : file.stream;
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    status: range ? 206 : 200,
    headers: {
      ...common,
      "content-type": contentType,
      "content-length": String(to - from + 1),
      ...(range ? { "content-range": `bytes ${from}-${to}/${file.size}` } : {}),
    },
  });
}

/** One range of bytes, both ends included; null for none, or for a form we may ignore (RFC 9110). */
function readRange(header: string | null, size: number): { from: number; to: number } | "outside" | null {
  const [whole, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (whole === undefined || (first === "" && last === "")) return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from > to || from >= size ? "outside" : { from, to };
}

/** Bytes `from` to `to` of a stream; what comes after is not read. */
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
