import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

/** It goes out instead of a handler's own body. */
export type Replacement = { contentType: string; body: string };

export type ResponseSteps = {
  /**
   * Called once, when the handler's status and headers are known and nothing is sent yet. It may change the headers;
   * it answers the status that goes out, and what takes the body's place.
   */
  settle(status: number): { status: number; replacement?: Replacement };
  /** Sees each piece of the body as it goes out. */
  observe?(chunk: Buffer): void;
};

/** A second one of these would be a second policy to enforce, or an address that reads "a, a". */
const SINGLE_HEADERS = new Set(["content-security-policy", "location", "cache-control"]);

/** These headers describe the handler's body, so they go with it. */
const BODY_HEADERS = ["content-encoding", "transfer-encoding", "etag", "last-modified", "vary"];

/**
 * Puts our steps between a handler and its response. This is the one place that overrides a response's methods: Next
 * writes to a plain Node response and offers no hook of its own.
 */
export function interceptResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { settle, observe }: ResponseSteps,
): void {
  const original = {
    appendHeader: response.appendHeader.bind(response),
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  let settled: { status: number; replacement?: Replacement } | undefined;

  const settleOnce = (handlersStatus: number) => {
    if (settled || response.headersSent) return settled;
    settled = settle(handlersStatus);
    response.statusCode = settled.status;
    if (settled.replacement) describeReplacement(response, settled.replacement);
    return settled;
  };

  const observeIn = ([chunk, encoding]: unknown[]) => {
    if (typeof chunk === "string") observe?.(Buffer.from(chunk, encodingOf(encoding)));
    else if (chunk instanceof Uint8Array) observe?.(Buffer.from(chunk));
  };

  // Next appends a cached page's headers to those of the rendering or of the middleware: the last value counts.
  response.appendHeader = (name, value) => {
    if (!SINGLE_HEADERS.has(name.toLowerCase())) return original.appendHeader(name, value);
    return response.setHeader(name, typeof value === "string" ? value : (value.at(-1) ?? ""));
  };

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const reason = typeof rest[0] === "string" ? rest[0] : undefined;
    applyHeaders(response, reason === undefined ? rest[0] : rest[1]);
    const sent = settleOnce(status)?.status ?? status;
    return reason === undefined ? original.writeHead(sent) : original.writeHead(sent, reason);
  }) as ServerResponse["writeHead"];

  response.write = ((...args: Parameters<ServerResponse["write"]>) => {
    if (settleOnce(response.statusCode)?.replacement) {
      const done = callbackIn(args);
      if (done) process.nextTick(done);
      return true;
    }
    observeIn(args);
    return original.write(...args);
  }) as ServerResponse["write"];

  response.end = ((...args: Parameters<ServerResponse["end"]>) => {
    const replacement = settleOnce(response.statusCode)?.replacement;
    if (!replacement) {
      observeIn(args);
      return original.end(...args);
    }
    const done = callbackIn(args);
    return request.method === "HEAD" ? original.end(done) : original.end(replacement.body, done);
  }) as ServerResponse["end"];
}

const encodingOf = (argument: unknown) =>
  typeof argument === "string" ? (argument as BufferEncoding) : undefined;

const callbackIn = (args: unknown[]) => args.find((arg): arg is () => void => typeof arg === "function");

function describeReplacement(response: ServerResponse, { contentType, body }: Replacement) {
  for (const name of BODY_HEADERS) response.removeHeader(name);
  response.setHeader("content-type", contentType);
  response.setHeader("content-length", Buffer.byteLength(body));
  response.setHeader("cache-control", "no-store");
}

/** Sets the headers that writeHead was given: an object, a flat list, or a list of pairs. */
function applyHeaders(response: ServerResponse, headers: unknown) {
  if (Array.isArray(headers)) {
    const flat = headers.flat();
    const names = new Set<string>();
    for (let n = 0; n + 1 < flat.length; n += 2) {
      const name = String(flat[n]).toLowerCase();
      if (names.has(name)) response.appendHeader(name, flat[n + 1]);
      else response.setHeader(name, flat[n + 1]);
      names.add(name);
    }
    return;
  }
  for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}
