import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "../platform/log";
import type { PageReplay } from "../platform/page-delivery/page-replay";
import { takePageStatus } from "../platform/page-delivery/page-status";
import { inContext, type RequestContext } from "../platform/request-context";
import { answerHeaders } from "../platform/security/answer-headers";
import { telemetry } from "../platform/telemetry/telemetry";
import { checkApiResponse, isApiPath } from "./api-guard";
import type { ClientOrigin } from "./client-address";
import { checkHtmlResponse, restrictData } from "./html-guard";
import { interceptResponse } from "./intercept-response";
import { refuseAddress, refuseBody, refuseMethod, sendFailure } from "./refusals";
import {
  cleanRequestHeaders,
  dropSenselessRange,
  isBeyondEnd,
  isDeclaredTooLarge,
  limitUndeclaredBody,
  makePathDecodable,
  methodsOf,
  takePathOnly,
} from "./request-guard";
import { logAtEnd } from "./request-log";
import { visitOf } from "./visit";

export type PipelineParts = {
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  originOf: (request: IncomingMessage) => ClientOrigin;
  isDraining: () => boolean;
  /** Answers public pages from memory; without it the handler answers everything. */
  replay?: PageReplay;
  /** Pages of a development server may be without a policy. */
  isDevelopment: boolean;
};

/**
 * Every step by which this server changes a request or its answer stands in this file, in the order in which it
 * happens. Between `handleRequest` and `settleAnswer` Next does its part: middleware.ts redirects, gives a page
 * rendered per request its nonce and renews the session's cookies; a cached page was prepared when it was stored, by
 * the steps of lib/platform/page-delivery/prepare-page.ts.
 */
export function createPipeline(parts: PipelineParts) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const requestId = cleanRequestHeaders(request, parts.originOf(request));
    const context: RequestContext = { requestId, operations: [], visit: visitOf(request) };
    traced(request, response, () =>
      inContext(context, () => handleRequest(parts, request, response, context)),
    );
  };
}

function handleRequest(
  parts: PipelineParts,
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) {
  // Our own refusals carry these headers too.
  response.setHeader("x-request-id", context.requestId);
  const isPath = takePathOnly(request);
  for (const [name, value] of answerHeaders(request.url ?? "")) response.setHeader(name, value);
  // A connection that outlives its answer would take a next request while the server drains.
  if (parts.isDraining()) response.setHeader("connection", "close");

  const methods = methodsOf(request);
  if (!methods.includes(request.method ?? "")) return refuseMethod(response, methods);
  if (!isPath) return refuseAddress(response);
  if (isDeclaredTooLarge(request)) return refuseBody(request, response);

  if (parts.replay?.answer(request, response)) return;

  logAtEnd(request, response, context);
  makePathDecodable(request);
  dropSenselessRange(request);
  limitUndeclaredBody(request);
  interceptResponse(request, response, {
    settle: (status) => settleAnswer(parts, request, response, context, status),
    observe: parts.replay?.record(request, response),
  });
  parts.handler(request, response).catch((error: unknown) => {
    log.error({ err: error }, "a request failed outside its handler");
    sendFailure(request, response);
  });
}

/** Happens once per answer of the handler, when its status and headers are known and nothing is sent yet. */
function settleAnswer(
  parts: PipelineParts,
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  handlersStatus: number,
) {
  if (isBeyondEnd(response, handlersStatus))
    return { status: 416, replacement: { contentType: "text/plain", body: "" } };
  let status = takePageStatus(response, handlersStatus);
  // Next answers 500 to everything that throws; the operation knows that it will be back.
  if (status === 500 && context.retryAfterSeconds !== undefined) {
    status = 503;
    response.setHeader("retry-after", context.retryAfterSeconds);
  }
  // The rest of the body is not read: the next request needs another connection, and should know.
  if (status === 413) response.setHeader("connection", "close");
  // The pages' scripts store drafts, which the next person at this browser should not find.
  if (context.signedOut) response.setHeader("clear-site-data", '"storage"');

  let replacement = checkApiResponse(request, response, status);
  restrictData(request, response, status);
  if (!replacement && !parts.isDevelopment) replacement = checkHtmlResponse(request, response, status);
  return { status, replacement };
}

/** Measures a request where telemetry is on. Its operations say what it is about; an address could be anything. */
function traced(request: IncomingMessage, response: ServerResponse, run: () => void) {
  const span = telemetry()?.begin({
    kind: "request",
    name: isApiPath(request) ? "api" : "page",
    parent: request.headers.traceparent?.toString(),
  });
  if (!span) return run();
  response.once("close", () => {
    const { statusCode } = response;
    span.end(statusCode < 500 ? "ok" : String(statusCode), { "http.response.status_code": statusCode });
  });
  span.run(run);
}
