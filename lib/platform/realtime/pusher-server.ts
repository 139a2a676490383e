import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { WebSocketServer } from "ws";
import { encodeMessage, PusherChannels } from "./pusher-channels";
import { type ConnectionContext, closeSocket, PusherConnection } from "./pusher-connection";
import { CLOSE_CODES, PUSHER_LIMITS } from "./pusher-limits";
import { handleRestCall } from "./pusher-rest";
import { findRestFault } from "./pusher-signatures";

export interface PusherServerOptions {
  appId: string;
  key: string;
  secret: string;
  /** The port; 0 takes any free one. */
  port: number;
  host: string;
  /** A client that is silent for so long is pinged; 120 as Pusher does. */
  activityTimeoutSeconds?: number;
  /** The client then has so long to answer; 30 as Pusher does. */
  pongTimeoutSeconds?: number;
}

export interface PusherServer {
  port: number;
  /** Asks every client to reconnect and stops listening. */
  close(): Promise<void>;
}

/**
 * Starts a server of the Pusher protocol (version 7 and its REST interface) for one machine and the real `pusher` and
 * `pusher-js`. It holds everything in memory: several machines need Pusher, or a server made for that. Rejects when
 * the port is taken.
 */
export async function createPusherServer(options: PusherServerOptions): Promise<PusherServer> {
  const context: ConnectionContext = {
    app: { key: options.key, secret: options.secret },
    channels: new PusherChannels(),
    activityTimeoutMs: (options.activityTimeoutSeconds ?? 120) * 1000,
    pongTimeoutMs: (options.pongTimeoutSeconds ?? 30) * 1000,
  };
  const connections = new Set<PusherConnection>();

  const terminate = (userId: string) => {
    for (const connection of connections) {
      if (connection.userId === userId) connection.close(CLOSE_CODES.unauthorised, "Terminated by app");
    }
  };
  const http = createServer((request, response) => {
    answer(request, response, options, context, terminate).catch(() => respond(response, 500, {}));
  });
  const sockets = new WebSocketServer({
    server: http,
    maxPayload: PUSHER_LIMITS.frameBytes,
    perMessageDeflate: false,
  });
  sockets.on("connection", (ws, request) => {
    // After a broken frame or a lost peer ws closes the socket itself, which is handled there.
    ws.on("error", () => {});
    const refusal = findRefusal(request, options.key, connections.size);
    if (refusal) {
      ws.send(encodeMessage("pusher:error", refusal));
      return closeSocket(ws, refusal.code, refusal.message);
    }
    const connection = new PusherConnection(ws, context);
    connections.add(connection);
    ws.on("close", () => connections.delete(connection));
  });

  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    sockets.once("error", reject);
    http.listen(options.port, options.host, () => resolve());
  });
  const address = http.address();
  return {
    port: typeof address === "object" && address ? address.port : options.port,
    close: async () => {
      const stopped = new Promise<void>((resolve) => http.close(() => resolve()));
      for (const connection of connections) connection.close(CLOSE_CODES.goingAway, "Server restarts");
      http.closeIdleConnections();
      await stopped;
    },
  };
}

function findRefusal(request: IncomingMessage, key: string, connected: number) {
  const url = new URL(request.url ?? "/", "http://localhost");
  const given = url.pathname.match(/^\/app\/([^/]+)\/?$/)?.[1];
  if (given === undefined) return { code: CLOSE_CODES.wrongPath, message: "Path not found" };
  if (given !== key) return { code: CLOSE_CODES.unknownApp, message: "Application does not exist" };
  if (!["5", "6", "7"].includes(url.searchParams.get("protocol") ?? "7")) {
    return { code: CLOSE_CODES.unsupportedProtocol, message: "Unsupported protocol version" };
  }
  if (connected >= PUSHER_LIMITS.sockets) {
    return { code: CLOSE_CODES.overCapacity, message: "Over capacity" };
  }
  return undefined;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { appId }: PusherServerOptions,
  { app, channels }: ConnectionContext,
  terminate: (userId: string) => void,
) {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const method = request.method ?? "GET";
  if (method === "GET" && pathname === "/health") return respond(response, 200, { status: "ok" });
  const prefix = `/apps/${appId}/`;
  if (!pathname.startsWith(prefix)) return respond(response, 404, { error: "Unknown app" });
  const body = await readBody(request);
  if (!body) return respond(response, 413, { error: "The body is too large" }, true);
  const call = { method, path: pathname, query: searchParams, body, nowMs: Date.now() };
  const fault = findRestFault(app, call);
  if (fault) return respond(response, 401, { error: fault });
  const result = handleRestCall({ ...call, path: pathname.slice(prefix.length - 1) }, channels, terminate);
  respond(response, result.status, result.body);
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > PUSHER_LIMITS.restBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function respond(response: ServerResponse, status: number, body: unknown, hangUp = false) {
  if (response.headersSent || response.destroyed) return;
  const headers = { "content-type": "application/json", ...(hangUp ? { connection: "close" } : {}) };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
