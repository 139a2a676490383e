import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";

/** Says which page is fresh in the page cache under a path: the same object as long as it is the same page. */
export type FreshPage = (path: string) => object | null;

type Kept = {
  page: object;
  headers: [string, string][];
  /** Next gives the data none. */
  etag: string | undefined;
  identity: Buffer;
  /** Compressed once, off the request's path; missing until then. */
  br?: Buffer;
  gzip?: Buffer;
};

type Asked = { path: string; part: "page" | "data" };

const MAX_BYTES = 64 * 1024 * 1024;
/** A page's path, and what a page's own loader asks for: its data (`lib/platform/cache/first-paint.ts`). */
const ADDRESS = /^(\/[\w./-]*)(\?_rsc)?$/;
/** What makes Next answer something else than the whole page or all of its data. */
const OTHER_ANSWERS = [
  "next-action",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
  "range",
];
const MEDIA_TYPE = { page: /^text\/html\b/i, data: /^text\/x-component\b/i };
/** Belong to one answer, not to the page. */
const PER_ANSWER = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "x-request-id",
]);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Answers a cached public page again with what Next answered before, without asking Next: its routing costs ten
 * times the writing. The page cache alone judges freshness: an answer lives exactly as long as its page is the
 * fresh one there. See docs/decisions/004.
 */
export class PageReplay {
  readonly #kept = new Map<string, Kept>();
  readonly #fresh: FreshPage;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(fresh: FreshPage, maxBytes = MAX_BYTES) {
    this.#fresh = fresh;
    this.#maxBytes = maxBytes;
  }

  /** True when the request was answered; else the caller answers it, and the answer may be kept. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const address = request.url ?? "";
    const asked = whatIsAsked(request, address);
    if (!asked) return false;
    const page = this.#fresh(asked.path);
    const kept = this.#kept.get(address);
    if (page && kept?.page === page) return this.#replay(request, response, kept, address);
    if (kept) this.#forget(address, kept);
    if (page) this.#listen(response, address, asked, page);
    return false;
  }

  #replay(request: IncomingMessage, response: ServerResponse, kept: Kept, address: string): boolean {
    const encoding = bestEncoding(request.headers["accept-encoding"]);
    const body = kept[encoding];
    if (!body) return false;
    // Put last again: the map's order is the order of use.
    this.#kept.delete(address);
    this.#kept.set(address, kept);
    for (const [name, value] of kept.headers) response.setHeader(name, value);
    if (matches(request.headers["if-none-match"], kept.etag)) {
      response.writeHead(304).end();
      return true;
    }
    if (encoding !== "identity") response.setHeader("content-encoding", encoding);
    response.setHeader("content-length", body.length);
    response.writeHead(200).end(request.method === "HEAD" ? undefined : body);
    return true;
  }

  /** Keeps the answer that is about to be given, if it turns out to be this very page, whole. */
  #listen(response: ServerResponse, address: string, asked: Asked, page: object) {
    const chunks: Buffer[] = [];
    const write = response.write;
    const end = response.end;
    const take = (chunk: unknown, encoding: unknown) => {
      if (typeof chunk === "string") chunks.push(Buffer.from(chunk, encoding as BufferEncoding | undefined));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    response.write = function (this: ServerResponse, ...args: unknown[]) {
      take(args[0], typeof args[1] === "string" ? args[1] : undefined);
      return write.apply(this, args as never);
    } as typeof write;
    response.end = function (this: ServerResponse, ...args: unknown[]) {
      take(args[0], typeof args[1] === "string" ? args[1] : undefined);
      return end.apply(this, args as never);
    } as typeof end;
    response.once("finish", () => {
      if (this.#fresh(asked.path) !== page) return;
      const kept = toKept(page, asked.part, response, Buffer.concat(chunks));
      if (kept) this.#keep(address, kept);
    });
  }

  #keep(address: string, kept: Kept) {
    const before = this.#kept.get(address);
    if (before) this.#forget(address, before);
    this.#kept.set(address, kept);
    this.#bytes += sizeOf(kept);
    const grow = (encoding: "br" | "gzip") => (body: Buffer) => {
      if (this.#kept.get(address) === kept) this.#bytes += body.length;
      kept[encoding] = body;
      this.#shrink();
    };
    // Pages cross fewer round trips with it, for 50 ms of a thread once.
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
    // What could not be compressed is answered by Next, as before.
    brotli(kept.identity, quality).then(grow("br"), () => undefined);
    zip(kept.identity).then(grow("gzip"), () => undefined);
    this.#shrink();
  }

  #shrink() {
    for (const [address, oldest] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#forget(address, oldest);
    }
  }

  #forget(address: string, kept: Kept) {
    this.#kept.delete(address);
    this.#bytes -= sizeOf(kept);
  }
}

/** The path of the page that is asked for, and whether the page itself or its data: null for everything else. */
function whatIsAsked({ method, headers }: IncomingMessage, address: string): Asked | null {
  const [, path, data] = ADDRESS.exec(address) ?? [];
  if ((method !== "GET" && method !== "HEAD") || !path) return null;
  if (headers.rsc !== (data ? "1" : undefined)) return null;
  if (OTHER_ANSWERS.some((name) => headers[name] !== undefined)) return null;
  if (headers.cookie?.includes("__prerender_bypass")) return null;
  return { path, part: data ? "data" : "page" };
}

/** The answer as it can be given again, or null for one that is not a whole cached page or all of its data. */
function toKept(page: object, part: Asked["part"], response: ServerResponse, written: Buffer): Kept | null {
  const headers = response.getHeaders();
  const isPart = MEDIA_TYPE[part].test(String(headers["content-type"] ?? ""));
  const etag = typeof headers.etag === "string" ? headers.etag : undefined;
  const cached = headers["x-nextjs-cache"] === "HIT";
  if (response.statusCode !== 200 || !isPart || !cached || (part === "page" && !etag)) return null;
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && encoding !== "gzip") return null;
  const identity = encoding === "gzip" ? unzip(written) : written;
  // The answer to a HEAD has no body.
  if (!identity || identity.length === 0) return null;
  return { page, etag, identity, headers: pageHeaders(headers) };
}

function unzip(bytes: Buffer): Buffer | null {
  try {
    return gunzipSync(bytes);
  } catch {
    return null;
  }
}

const pageHeaders = (headers: OutgoingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || PER_ANSWER.has(name) ? [] : [[name, String(value)]],
  );

function bestEncoding(accepted: string | string[] | undefined): "br" | "gzip" | "identity" {
  const offered = String(accepted ?? "").toLowerCase();
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$))`).test(offered);
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}

/** Weak comparison, as If-None-Match asks for. */
function matches(header: string | undefined, etag: string | undefined): boolean {
  if (!header || !etag) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => bare(tag) === bare(etag));
}

const sizeOf = ({ identity, br, gzip: zipped }: Kept) =>
  identity.length + (br?.length ?? 0) + (zipped?.length ?? 0);
