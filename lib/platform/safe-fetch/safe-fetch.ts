import type { LookupAddress } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { PRODUCT_NAME } from "@/lib/product";
import { settings } from "../settings/settings";
import { readBoundedBody } from "./bounded-body";
import { type FetchTarget, resolveFetchTarget } from "./fetch-target";
import { SafeFetchError } from "./safe-fetch-error";

export interface SafeFetchOptions {
  /** The largest body that is read, in bytes, as sent and as inflated. The default is 1 MiB. */
  maxBytes?: number;
  /** The deadline for everything together: names, redirects, body. The default is 7 seconds. */
  timeoutMs?: number;
  /** The number of redirects that are followed, by default 3. */
  maxRedirects?: number;
  /** The media types that are accepted from a successful answer, such as "text/html"; any where left out. */
  accept?: string[];
}

export interface SafeFetchResult {
  /** The address after redirects. */
  url: string;
  status: number;
  /** The Content-Type header as sent, or "". */
  contentType: string;
  body: Buffer;
  /** True where the body was longer than `maxBytes`; `body` is its beginning. */
  truncated: boolean;
}

export const FETCH_DEADLINE_MS = 7000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Makes a DNS lookup that always answers the addresses which were checked. */
function pinTo(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const first = addresses[0];
    if (options.all) callback(null, addresses);
    else if (first) callback(null, first.address, first.family);
  };
}

type Sent = { method: "GET" | "POST"; headers: Record<string, string>; body?: Buffer };

/** Connects to the very addresses that were checked. */
function request(target: FetchTarget, { method, headers, body }: Sent, signal: AbortSignal) {
  const { url, addresses } = target;
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new SafeFetchError("connection_failed", { cause }));
    send(url, {
      method,
      agent: false,
      lookup: pinTo(addresses),
      signal,
      maxHeaderSize: 32_768,
      headers: {
        accept: "*/*",
        "accept-encoding": "identity",
        "user-agent": `${PRODUCT_NAME}Bot/1.0 (+${settings().APP_URL})`,
        ...headers,
      },
    })
      .on("response", resolve)
      .on("error", fail)
      // After a switch of protocols there is no response; without this the promise would wait for the deadline.
      .on("close", fail)
      .end(body);
  });
}

function redirectedTo(response: IncomingMessage, from: URL): string | null {
  const location = response.headers.location;
  if (!REDIRECTS.has(response.statusCode ?? 0) || !location) return null;
  // Node decodes headers as latin1, and sites write them in UTF-8.
  const text = Buffer.from(location, "latin1").toString("utf8");
  if (!URL.canParse(text, from)) throw new SafeFetchError("invalid_url");
  return new URL(text, from).href;
}

function checkType(response: IncomingMessage, accept: string[] | undefined) {
  const status = response.statusCode ?? 0;
  const type = (response.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (accept && status >= 200 && status < 300 && !accept.includes(type)) {
    throw new SafeFetchError("type_refused");
  }
}

async function follow(
  address: string,
  options: SafeFetchOptions,
  signal: AbortSignal,
): Promise<SafeFetchResult> {
  const { maxBytes = 1_048_576, maxRedirects = 3, accept } = options;
  let next = address;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const target = await resolveFetchTarget(next);
    signal.throwIfAborted();
    const headers: Sent["headers"] = accept ? { accept: accept.join(", ") } : {};
    const response = await request(target, { method: "GET", headers }, signal);
    try {
      const location = redirectedTo(response, target.url);
      if (location) {
        next = location;
        continue;
      }
      checkType(response, accept);
      const { body, truncated } = await readBoundedBody(response, maxBytes);
      const contentType = response.headers["content-type"] ?? "";
      return { url: target.url.href, status: response.statusCode ?? 0, contentType, body, truncated };
    } finally {
      response.destroy();
    }
  }
  throw new SafeFetchError("too_many_redirects");
}

/** The race bounds the name lookup, which a signal cannot abort. */
async function withDeadline<T>(timeoutMs: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new SafeFetchError("timeout"));
      deadline.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([run(deadline.signal), expiry]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * GETs an address that a user typed. It reaches http(s) hosts of the open internet only (or those of
 * LINK_PREVIEW_ALLOW_HOSTS), checks again at every redirect, connects to the very addresses that it checked, and
 * bounds time, redirects and bytes. Any status is a response. Throws only SafeFetchError.
 */
export const safeFetch = (url: string, options: SafeFetchOptions = {}): Promise<SafeFetchResult> =>
  withDeadline(options.timeoutMs ?? FETCH_DEADLINE_MS, (signal) => follow(url, options, signal));

/**
 * POSTs to an address that came from a browser, with the checks of `safeFetch`. It follows no redirect and reads no
 * body. Returns the status and the Retry-After header as sent. Throws only SafeFetchError.
 */
export const safePost = (
  address: string,
  sent: { headers: Record<string, string>; body: Buffer },
): Promise<{ status: number; retryAfter: string | undefined }> =>
  withDeadline(FETCH_DEADLINE_MS, async (signal) => {
    const target = await resolveFetchTarget(address);
    signal.throwIfAborted();
    const response = await request(target, { method: "POST", ...sent }, signal);
    response.destroy();
    return { status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] };
  });
