import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, Server, type ServerResponse } from "node:http";
import path from "node:path";
import { type Duplex, Readable } from "node:stream";
import next from "next";
import type { ErrorCode } from "../core/errors";
import { startCacheListener } from "../platform/cache/listen";
import { log } from "../platform/log";
import { logConsole } from "../platform/log-console";
import { findFreshPage } from "../platform/page-delivery/page-cache";
import { PageReplay } from "../platform/page-delivery/page-replay";
import { inContext, type RequestContext } from "../platform/request-context";
import { strictTransportSecurity } from "../platform/security/transport-security";
import { settings } from "../platform/settings/settings";
import { telemetry } from "../platform/telemetry/telemetry";
import { sweepUploads } from "../platform/uploads/upload-folder";
import { discardBody } from "../utils/discard-body";
import { tooLargeAt } from "../utils/file-limits";
import { checkApiResponse, envelope, isApiPath } from "./api-guard";
import { createClientLocator } from "./client-address";
import { checkHtmlResponse, renderErrorPage, restrictData, STRICTEST_POLICY } from "./html-guard";
import { preventRepeatedHeaders } from "./repeated-headers";
import {
  cleanRequestHeaders,
  isDeclaredTooLarge,
  limitUndeclaredBody,
  makePathDecodable,
  methodsOf,
  takePathOnly,
} from "./request-guard";
import { guardResponse } from "./response-guard";
import { createUpgradeProxy, handleWithoutUpgrade, isUnaskedUpgrade, refuseUpgrade } from "./upgrade-proxy";

/** How long a stopping server waits for answers under way: as long as a request may take. */
const DRAIN_MS = 8_000;

export interface AppServerParts {
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  trustedProxies: string[];
  /** Where `/app/` upgrades go; without it they are refused. */
  realtime: { host: string; port: number } | undefined;
  /** Answers public pages from memory; without it the handler answers everything. */
  replay?: PageReplay;
  /** Only for `npm run dev`: where Next's own sockets go, and pages may be without a policy. */
  development?: { upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void };
}

/** The server around a request handler: addresses, headers, body limits, HTML without a policy, upgrades. */
export function createAppServer(parts: AppServerParts) {
  const locate = createClientLocator(parts.trustedProxies);
  const proxy = parts.realtime && createUpgradeProxy(parts.realtime);
  const transportSecurity = strictTransportSecurity();
  let draining = false;

  const originOf = (request: IncomingMessage) =>
    locate(request.socket.remoteAddress, request.headers["x-forwarded-for"]?.toString());

  const answer = (request: IncomingMessage, response: ServerResponse, context: RequestContext) => {
    response.setHeader("x-content-type-options", "nosniff");
    if (transportSecurity) response.setHeader("strict-transport-security", transportSecurity);
    // A connection whose answer came while draining would stay open for the next request.
    response.on("close", () => draining && setImmediate(() => server.closeIdleConnections()));
    if (draining) response.setHeader("connection", "close");
    const isPath = takePathOnly(request);
    const methods = methodsOf(request);
    if (!methods.includes(request.method ?? "")) return refuseMethod(response, methods);
    if (!isPath) return sendJson(response, 400, "invalid_input", "This is no address.");
    if (isDeclaredTooLarge(request)) return refuseBody(request, response);
    if (parts.replay?.answer(request, response)) return;
    logAtEnd(request, response, context);
    makePathDecodable(request);
    limitUndeclaredBody(request);
    preventRepeatedHeaders(response);
    const judge = (status: number) => {
      // The rest of the body is not read: the next request needs another connection, and should know.
      if (status === 413) response.setHeader("connection", "close");
      // Drafts of the pages' scripts: the next person at this browser finds none.
      if (context.signedOut) response.setHeader("clear-site-data", '"storage"');
      const replaced = checkApiResponse(request, response, status);
      restrictData(request, response, status);
      return replaced ?? (parts.development ? undefined : checkHtmlResponse(request, response, status));
    };
    guardResponse(request, response, judge, (status) => {
      if (status !== 500 || context.retryAfterSeconds === undefined) return status;
      response.setHeader("retry-after", context.retryAfterSeconds);
      return 503;
    });
    parts.handler(request, response).catch((error: unknown) => {
      log.error({ err: error }, "a request failed outside its handler");
      sendFailure(request, response);
    });
  };

  const server = createServer((request, response) => {
    const requestId = cleanRequestHeaders(request, originOf(request));
    response.setHeader("x-request-id", requestId);
    const context: RequestContext = { requestId, operations: [] };
    // Its operations say what it is about; an address could be anything.
    const span = telemetry()?.begin({
      kind: "request",
      name: isApiPath(request) ? "api" : "page",
      parent: request.headers.traceparent?.toString(),
    });
    const run = () => inContext(context, () => answer(request, response, context));
    if (!span) return run();
    response.once("close", () => {
      const { statusCode } = response;
      span.end(statusCode < 500 ? "ok" : String(statusCode), { "http.response.status_code": statusCode });
    });
    span.run(run);
  });
  // Longer than a load balancer keeps an idle connection, so that the balancer never writes to a closed one.
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = 80_000;
  server.on("upgrade", (request, socket, head) => {
    if (parts.development && request.url?.startsWith("/_next/")) {
      parts.development.upgrade(request, socket, head);
    } else if (isUnaskedUpgrade(request)) handleWithoutUpgrade(server, request, socket, head);
    else if (proxy && !draining) proxy.handle(request, socket, head, originOf(request).address);
    else refuseUpgrade(socket, proxy ? "503 Service Unavailable" : "404 Not Found");
  });

  return {
    server,
    /** Rejects with a sentence when the port is taken. */
    listen: (port: number, host: string) => listen(server, port, host),
    /** Takes no more requests, ends the sockets, waits for the responses under way, then closes the connections. */
    async drain(graceMs = DRAIN_MS): Promise<void> {
      draining = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      proxy?.close();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

/** A line for every request that a handler answered. Of its address only the beginning: the rest may name somebody. */
function logAtEnd(request: IncomingMessage, response: ServerResponse, context: RequestContext) {
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

/** "/api/v1/pitches" of a call, "/press" of a page. */
function areaOf(url: string): string {
  const [, first = "", second, third] = url.split(/[?#]/)[0]?.split("/") ?? [];
  return first === "api" ? `/${[first, second, third].filter(Boolean).join("/")}` : `/${first}`;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(taken ? new Error(`Port ${port} is taken: set PORT to another, or stop what uses it.`) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function refuseMethod(response: ServerResponse, methods: string[]) {
  response.setHeader("allow", methods.join(", "));
  sendJson(response, 405, "method_not_allowed");
}

function refuseBody(request: IncomingMessage, response: ServerResponse) {
  const message = tooLargeAt(request.url ?? "");
  const [type, body] = isApiPath(request)
    ? ["application/json", envelope("too_large", message)]
    : ["text/plain; charset=utf-8", message];
  response.setHeader("content-security-policy", STRICTEST_POLICY);
  const length = Buffer.byteLength(body);
  const headers = { "content-type": type, "content-length": length, "cache-control": "no-store" };
  response.writeHead(413, { ...headers, connection: "close" }).write(body);
  // The answer is whole; its end closes the connection.
  const reader = Readable.toWeb(request).getReader() as ReadableStreamDefaultReader<Uint8Array>;
  void discardBody(reader).then(() => response.end());
}

function sendFailure(request: IncomingMessage, response: ServerResponse) {
  if (response.headersSent) return response.destroy();
  if (isApiPath(request)) return sendJson(response, 500, "internal");
  const page = renderErrorPage(request.url ?? "/", String(response.getHeader("x-request-id")));
  sendOwn(response, 500, "text/html; charset=utf-8", page);
}

const sendJson = (response: ServerResponse, status: number, code: ErrorCode, message?: string) =>
  sendOwn(response, status, "application/json", envelope(code, message));

/** An answer that no handler made. */
function sendOwn(response: ServerResponse, status: number, type: string, body: string) {
  response.setHeader("content-security-policy", STRICTEST_POLICY);
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
}

export interface RunningServer {
  port: number;
  /** Drains, then ends Next. */
  close(): Promise<void>;
}

/**
 * Hands Next the settings it was built with, as its own standalone server does: it would compile next.config.ts at
 * every start, and hold its compiler in memory.
 */
function passBuiltConfig(build: string) {
  const manifest = readFileSync(path.join(build, "required-server-files.json"), "utf8");
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(manifest).config);
}

/** Serves the built app in `dir`. Needs NODE_ENV=production and valid settings; throws a sentence otherwise. */
export async function startServer(options: {
  dir: string;
  port: number;
  host: string;
  /** The build's folder, relative to `dir`. */
  distDir: string;
}): Promise<RunningServer> {
  const { TRUSTED_PROXIES, REALTIME_PORT, PAGE_DELIVERY } = settings();
  const { dir, port, host, distDir } = options;
  logConsole();
  passBuiltConfig(path.join(dir, distDir));
  // Next adds an upgrade listener of its own to the server it finds: it gets one that never listens.
  const httpServer = new Server();
  const app = next({ dev: false, dir: path.resolve(dir), hostname: host, port, httpServer });
  await app.prepare();
  const server = createAppServer({
    handler: app.getRequestHandler(),
    trustedProxies: TRUSTED_PROXIES,
    replay: PAGE_DELIVERY === "fast" ? new PageReplay(findFreshPage) : undefined,
    realtime: REALTIME_PORT === undefined ? undefined : { host: "127.0.0.1", port: REALTIME_PORT },
  });
  const listening = await server.listen(port, host);
  const cacheListener = await startCacheListener();
  await sweepUploads();
  return {
    port: listening,
    close: async () => {
      await server.drain();
      await Promise.all([cacheListener.stop(), app.close()]);
    },
  };
}
