import type { IncomingMessage, ServerResponse } from "node:http";
import { readRange } from "@/lib/utils/byte-range";
import { uuidv7 } from "@/lib/utils/uuid";
import type { ClientOrigin } from "./client-address";

/** Larger bodies are refused before anything reads them; each operation has a smaller limit of its own. */
export const MAX_BODY_BYTES = 30 * 1024 * 1024;

export const CLIENT_ADDRESS_HEADER = "x-fivewire-client-ip";

/** Next would take a policy that a client sent as its own and store it in a cached page. */
const NEVER_BELIEVED = [
  CLIENT_ADDRESS_HEADER,
  "content-security-policy",
  "content-security-policy-report-only",
];
/** Next's own headers: from outside they have led past guards (CVE-2025-29927) and to empty answers. */
const NEXTS_OWN = /^x-(middleware-|invoke-|matched-path$|nextjs-data$|now-route-matches$|prerender-)/;

/** These headers say whose request it is and to which trace it belongs, so only a trusted proxy may send them. */
const PROXY_HEADERS = new Set(["forwarded", "x-real-ip", "traceparent", "tracestate", "baggage"]);

/**
 * Removes what a client may not claim about itself, and adds its address and a request id. Changes `request.headers`
 * in place and returns the request id.
 */
export function cleanRequestHeaders(request: IncomingMessage, origin: ClientOrigin): string {
  const { headers } = request;
  for (const name of NEVER_BELIEVED) delete headers[name];
  for (const name of Object.keys(headers)) {
    const forwarded = name.startsWith("x-forwarded-") || PROXY_HEADERS.has(name);
    if ((forwarded && !origin.viaTrustedProxy) || NEXTS_OWN.test(name)) delete headers[name];
  }
  delete headers["x-forwarded-for"];
  if (origin.viaTrustedProxy && origin.address) headers["x-forwarded-for"] = origin.address;
  headers[CLIENT_ADDRESS_HEADER] = origin.address;
  const given = headers["x-request-id"];
  const id = typeof given === "string" && /^[\w.:-]{1,128}$/.test(given) ? given : uuidv7();
  headers["x-request-id"] = id;
  return id;
}

/**
 * Reduces an absolute address ("GET http://elsewhere/press") to its path, because Next would redirect to the host in
 * it. Returns false for what is no path at all ("OPTIONS *").
 */
export function takePathOnly(request: IncomingMessage): boolean {
  const address = request.url ?? "";
  if (address.startsWith("/")) return true;
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(address) ?? [];
  if (path === undefined) return false;
  request.url = path.startsWith("/") ? path : `/${path}`;
  return true;
}

/**
 * Escapes a path that does not decode ("/press/%E0%A4%A"), so that it is an unknown one like any other: Next would
 * answer it with a bare 500. Changes `request.url` in place.
 */
export function makePathDecodable(request: IncomingMessage): void {
  const [path = "", ...query] = (request.url ?? "").split("?");
  try {
    decodeURIComponent(path);
  } catch {
    request.url = [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const READING = ["GET", "HEAD", "OPTIONS"];
/** Files of the build and of the folder `public` have these addresses. */
const FILE = /^\/(_next\/static\/|demo\/|icons\/|favicon\.ico)/;

/** Files are only read. Next would answer other methods there with a bare 500. */
export const methodsOf = ({ url = "" }: IncomingMessage) => (FILE.test(url) ? READING : METHODS);

/**
 * Next answers a bare 500 to a range of a file that makes no sense, which is no range, and to one beyond its end (see
 * `isBeyondEnd`). Changes `request.headers` in place.
 */
export function dropSenselessRange({ url = "", headers }: IncomingMessage): void {
  if (FILE.test(url) && readRange(headers.range, Number.POSITIVE_INFINITY) === null) delete headers.range;
}

/** The answer was meant as a 416: it says how long the file is, and gives none of it. */
export const isBeyondEnd = (response: ServerResponse, status: number): boolean =>
  status === 500 && String(response.getHeader("content-range")).startsWith("bytes */");

export function isDeclaredTooLarge(request: IncomingMessage): boolean {
  return Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES;
}

/** Ends the connection of a body that declared no length once it is too large. */
export function limitUndeclaredBody(request: IncomingMessage): void {
  if (request.headers["content-length"] !== undefined || !request.headers["transfer-encoding"]) return;
  let size = 0;
  const push = request.push.bind(request);
  // The parser passes each piece to `push`, so counting there leaves the stream to its reader.
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    size += chunk instanceof Uint8Array ? chunk.length : 0;
    if (size > MAX_BODY_BYTES) {
      request.destroy(new Error("The body is too large"));
      return false;
    }
    return push(chunk, encoding);
  };
}
