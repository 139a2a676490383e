import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ErrorCode } from "../core/errors";
import { discardBody } from "../utils/discard-body";
import { tooLargeAt } from "../utils/file-limits";
import { envelope, isApiPath } from "./api-guard";
import { renderErrorPage, STRICTEST_POLICY } from "./html-guard";

export function refuseMethod(response: ServerResponse, allowed: string[]): void {
  response.setHeader("allow", allowed.join(", "));
  sendJson(response, 405, "method_not_allowed");
}

export const refuseAddress = (response: ServerResponse) =>
  sendJson(response, 400, "invalid_input", "This is no address.");

export function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  const message = tooLargeAt(request.url ?? "");
  const [type, body] = isApiPath(request)
    ? ["application/json", envelope("too_large", message)]
    : ["text/plain; charset=utf-8", message];
  response.setHeader("content-security-policy", STRICTEST_POLICY);
  const length = Buffer.byteLength(body);
  const headers = { "content-type": type, "content-length": length, "cache-control": "no-store" };
  response.writeHead(413, { ...headers, connection: "close" }).write(body);
  // The answer is complete; its end closes the connection, so it waits until the body was read.
  const reader = Readable.toWeb(request).getReader() as ReadableStreamDefaultReader<Uint8Array>;
  void discardBody(reader).then(() => response.end());
}

/** Answers a request whose handler threw. */
export function sendFailure(request: IncomingMessage, response: ServerResponse) {
  if (response.headersSent) return response.destroy();
  if (isApiPath(request)) return sendJson(response, 500, "internal");
  const page = renderErrorPage(request.url ?? "/", String(response.getHeader("x-request-id")));
  sendText(response, 500, "text/html; charset=utf-8", page);
}

const sendJson = (response: ServerResponse, status: number, code: ErrorCode, message?: string) =>
  sendText(response, status, "application/json", envelope(code, message));

function sendText(response: ServerResponse, status: number, type: string, body: string) {
  response.setHeader("content-security-policy", STRICTEST_POLICY);
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
}
