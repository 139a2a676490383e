import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "../platform/log";
import type { RequestContext } from "../platform/request-context";

/** Logs a line for a request once it is answered. It holds only an address's beginning: the rest may name somebody. */
export function logAtEnd(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
  if (!log.isLevelEnabled("info")) return;
  const startedAt = performance.now();
  const { method } = request;
  const area = areaOf(request.url ?? "/");
  response.once("close", () => {
    const ms = Math.round(performance.now() - startedAt);
    const { requestId, operations } = context;
    log.info({ requestId, method, area, status: response.statusCode, ms, operations }, "request");
  });
}

/** Returns "/api/v1/pitches" for a call and "/press" for a page. */
function areaOf(url: string): string {
  const [, first = "", second, third] = url.split(/[?#]/)[0]?.split("/") ?? [];
  return first === "api" ? `/${[first, second, third].filter(Boolean).join("/")}` : `/${first}`;
}
