import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { takePageStatus } from "../platform/page-delivery/page-status";

/** What goes out instead of a handler's own body. */
export type Replacement = { contentType: string; body: string };

/**
 * Asks `judge` once, when a response's status and headers are known and nothing is sent yet. It may set headers;
 * what it returns goes out instead of the handler's body, without that body's headers.
 */
export function guardResponse(
  request: IncomingMessage,
  response: ServerResponse,
  judge: (status: number) => Replacement | undefined,
  /** The status that goes out for the handler's; what it says of the response belongs in its headers. */
  statusFor: (status: number) => number = (status) => status,
): void {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let judged = false;
  let replacement: string | undefined;

  const settle = (status: number) => {
    if (judged || response.headersSent) return;
    judged = true;
    const instead = judge(status);
    if (!instead) return;
    replacement = instead.body;
    for (const name of ["content-encoding", "transfer-encoding", "etag", "last-modified", "vary"]) {
      response.removeHeader(name);
    }
    response.setHeader("content-type", instead.contentType);
    response.setHeader("content-length", Buffer.byteLength(replacement));
    response.setHeader("cache-control", "no-store");
  };

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const reason = typeof rest[0] === "string" ? rest[0] : undefined;
    applyHeaders(response, reason === undefined ? rest[0] : rest[1]);
    const sent = statusFor(takePageStatus(response, status));
    settle(sent);
    return reason === undefined ? writeHead(sent) : writeHead(sent, reason);
  }) as ServerResponse["writeHead"];

  response.write = ((...args: Parameters<typeof write>) => {
    settle(statusFor(response.statusCode));
    if (replacement === undefined) return write(...args);
    callBack(args);
    return true;
  }) as ServerResponse["write"];

  response.end = ((...args: Parameters<typeof end>) => {
    settle(statusFor(response.statusCode));
    if (replacement === undefined) return end(...args);
    const done = args.find((arg): arg is () => void => typeof arg === "function");
    return request.method === "HEAD" ? end(done) : end(replacement, done);
  }) as ServerResponse["end"];
}

/** Header arguments of writeHead come as an object, a flat list, or a list of pairs. */
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

function callBack(args: unknown[]) {
  const done = args.find((arg) => typeof arg === "function");
  if (typeof done === "function") process.nextTick(done as () => void);
}
