import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** Returns the page that is fresh in the page cache under a path: the same object as long as it is the same page. */
export type FreshPage = (path: string) => object | null;

type Answer = {
  page: object;
  headers: [string, string][];
  etag: string;
  identity: Buffer;
  /** The compressed bodies are made once, after the answer; they are missing until then. */
  br?: Buffer;
  gzip?: Buffer;
};

const MAX_BYTES = 64 * 1024 * 1024;
/** A page's path contains nothing that Next would read in another way. */
const PATH = /^\/[\w./-]*$/;
/** With one of these headers Next answers something else than the whole page. */
export const OTHER_ANSWERS = [
  "rsc",
  "next-action",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
  "range",
];
/** These headers belong to one answer and not to the page. */
const PER_ANSWER = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "x-request-id",
]);
/** At this quality a page needs fewer round trips than at the default, for 50 ms of a thread once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Answers a cached public page with what Next answered before, without asking Next, whose routing costs ten times the
 * writing. The page cache alone judges freshness: an answer is valid exactly as long as its page is the fresh one
 * there. See docs/decisions/004.
 */
export class PageReplay {
  readonly #answers: LRUCache<string, Answer>;
  readonly #fresh: FreshPage;

  constructor(fresh: FreshPage, maxBytes = MAX_BYTES) {
    this.#fresh = fresh;
    this.#answers = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** Returns true when the request was answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const path = pagePath(request);
    if (!path) return false;
    const page = this.#fresh(path);
    const stored = this.#answers.get(path);
    if (page && stored?.page === page) return replay(request, response, stored);
    if (stored) this.#answers.delete(path);
    return false;
  }

  /**
   * Stores the answer that Next is about to give to a page's request, if it turns out to be the whole page. Returns
   * the function to pass each piece of its body to; undefined for what is no page.
   */
  record(request: IncomingMessage, response: ServerResponse): ((chunk: Buffer) => void) | undefined {
    const path = pagePath(request);
    const page = path && this.#fresh(path);
    if (!path || !page) return undefined;
    const chunks: Buffer[] = [];
    response.once("finish", () => {
      if (this.#fresh(path) !== page) return;
      const answer = toAnswer(page, response, Buffer.concat(chunks));
      if (answer) this.#store(path, answer);
    });
    return (chunk) => void chunks.push(chunk);
  }

  #store(path: string, answer: Answer) {
    this.#answers.set(path, answer);
    const add = (encoding: "br" | "gzip") => (body: Buffer) => {
      const stored = this.#answers.peek(path);
      if (stored?.page === answer.page) this.#answers.set(path, { ...stored, [encoding]: body });
    };
    // A page that could not be compressed is answered by Next, as before.
    brotli(answer.identity, BROTLI).then(add("br"), () => undefined);
    zip(answer.identity).then(add("gzip"), () => undefined);
  }
}

function replay(request: IncomingMessage, response: ServerResponse, answer: Answer): boolean {
  const encoding = bestEncoding(request.headers["accept-encoding"]);
  const body = answer[encoding];
  if (!body) return false;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (matches(request.headers["if-none-match"], answer.etag)) {
    response.writeHead(304).end();
    return true;
  }
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", body.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : body);
  return true;
}

/** Returns the path of the whole page that a request asks for; null for everything else. */
function pagePath({ method, url, headers }: IncomingMessage): string | null {
  if ((method !== "GET" && method !== "HEAD") || !url || !PATH.test(url)) return null;
  if (OTHER_ANSWERS.some((name) => headers[name] !== undefined)) return null;
  return headers.cookie?.includes("__prerender_bypass") ? null : url;
}

/** Returns the answer in the form in which it can be repeated, or null for one that is not a whole cached page. */
function toAnswer(page: object, response: ServerResponse, written: Buffer): Answer | null {
  const headers = response.getHeaders();
  const { etag } = headers;
  const isHtml = /^text\/html\b/i.test(String(headers["content-type"] ?? ""));
  const isCached = headers["x-nextjs-cache"] === "HIT";
  if (response.statusCode !== 200 || !isHtml || !isCached || typeof etag !== "string") return null;
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && encoding !== "gzip") return null;
  const identity = encoding === "gzip" ? unzip(written) : written;
  // An answer to a HEAD has no body to store.
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

/** If-None-Match compares entity tags weakly. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => bare(tag) === bare(etag));
}

const sizeOf = ({ identity, br, gzip: zipped }: Answer) =>
  identity.length + (br?.length ?? 0) + (zipped?.length ?? 0);
