import { readFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, Server } from "node:http";
import path from "node:path";
import type { Duplex } from "node:stream";
import next from "next";
import { startCacheListener } from "../platform/cache/listen";
import { logConsole } from "../platform/log-console";
import { findFreshPage } from "../platform/page-delivery/page-cache";
import { PageReplay } from "../platform/page-delivery/page-replay";
import { settings } from "../platform/settings/settings";
import { sweepUploads } from "../platform/uploads/upload-folder";
import { releaseAbortStacks } from "./abort-stacks";
import { createClientLocator } from "./client-address";
import { createPipeline, type PipelineParts } from "./request-pipeline";
import { createUpgradeProxy, handleWithoutUpgrade, isUnaskedUpgrade, refuseUpgrade } from "./upgrade-proxy";

/** A stopping server waits so long for running answers: as long as a request may take. */
const DRAIN_MS = 8_000;

export interface AppServerParts extends Pick<PipelineParts, "handler" | "replay"> {
  trustedProxies: string[];
  /** The server that `/app/` upgrades are passed to; without it they are refused. */
  realtime: { host: string; port: number } | undefined;
  /** Takes the sockets that Next itself opens under `npm run dev`. */
  development?: { upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void };
}

/** The server around a request handler: connections, upgrades, draining. A request goes through its pipeline. */
export function createAppServer({ handler, replay, trustedProxies, realtime, development }: AppServerParts) {
  const locate = createClientLocator(trustedProxies);
  const proxy = realtime && createUpgradeProxy(realtime);
  let isDraining = false;

  const originOf = (request: IncomingMessage) =>
    locate(request.socket.remoteAddress, request.headers["x-forwarded-for"]?.toString());
  const pipeline = createPipeline({
    handler,
    replay,
    originOf,
    isDraining: () => isDraining,
    isDevelopment: development !== undefined,
  });

  const server = createServer((request, response) => {
    // A connection whose answer came while draining would stay open for the next request.
    response.on("close", () => isDraining && setImmediate(() => server.closeIdleConnections()));
    pipeline(request, response);
  });
  // The timeout is longer than a load balancer's for idle connections, so that it never writes to a closed
  // one.
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = 80_000;
  server.on("upgrade", (request, socket, head) => {
    if (development && request.url?.startsWith("/_next/")) development.upgrade(request, socket, head);
    else if (isUnaskedUpgrade(request)) handleWithoutUpgrade(server, request, socket, head);
    else if (proxy && !isDraining) proxy.handle(request, socket, head, originOf(request).address);
    else refuseUpgrade(socket, proxy ? "503 Service Unavailable" : "404 Not Found");
  });

  return {
    server,
    /** Rejects with a sentence when the port is taken. */
    listen: (port: number, host: string) => listen(server, port, host),
    /** Takes no more requests, ends the sockets, waits for the responses under way, then closes the connections. */
    async drain(graceMs = DRAIN_MS): Promise<void> {
      isDraining = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      proxy?.close();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
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

/**
 * Asks ourselves for the landing page. Readiness knows whether scripts run only from pages that were rendered, and a
 * process that is not ready yet gets no other requests.
 */
function renderFirstPage(host: string, port: number) {
  get({ host, port, agent: false }, (answer) => answer.resume()).on("error", () => undefined);
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
  releaseAbortStacks();
  passBuiltConfig(path.join(dir, distDir));
  // Next loads all pages once it is prepared, which may hold the loop for longer than a connection is waited for.
  const cacheListener = await startCacheListener();
  // Next adds an upgrade listener to the server that it is given, so it gets one that never listens.
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
  await sweepUploads();
  renderFirstPage(host, listening);
  return {
    port: listening,
    close: async () => {
      await server.drain();
      await Promise.all([cacheListener.stop(), app.close()]);
    },
  };
}
