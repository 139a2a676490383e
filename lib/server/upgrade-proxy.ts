import type { IncomingMessage, Server } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { isOwnOrigin } from "../platform/security/csp";
import { CLIENT_ADDRESS_HEADER } from "./request-guard";

const CONNECT_TIMEOUT_MS = 5000;

export interface UpgradeProxyOptions {
  host: string;
  port: number;
  /** The number of sockets that are passed on at once, in all and for one client's address. */
  maxSockets?: number;
  maxSocketsPerAddress?: number;
}

export interface UpgradeProxy {
  handle(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void;
  /** Ends every socket that is passed on; their clients reconnect. */
  close(): void;
}

/** Passes WebSocket upgrades under `/app/` on to the realtime server, so that one port is all browsers need. */
export function createUpgradeProxy(options: UpgradeProxyOptions): UpgradeProxy {
  const { maxSockets = 10_000, maxSocketsPerAddress = 256 } = options;
  const open = new Map<Duplex, string>();
  const perAddress = new Map<string, number>();

  const release = (socket: Duplex) => {
    const address = open.get(socket);
    if (address === undefined) return;
    open.delete(socket);
    const left = (perAddress.get(address) ?? 1) - 1;
    if (left === 0) perAddress.delete(address);
    else perAddress.set(address, left);
  };

  return {
    handle(request, socket, head, address) {
      socket.on("error", () => socket.destroy());
      if (!isRealtimeUpgrade(request)) return refuseUpgrade(socket, "404 Not Found");
      if (!isFromHere(request)) return refuseUpgrade(socket, "403 Forbidden");
      const ofAddress = perAddress.get(address) ?? 0;
      if (open.size >= maxSockets || ofAddress >= maxSocketsPerAddress) {
        return refuseUpgrade(socket, "503 Service Unavailable");
      }
      open.set(socket, address);
      perAddress.set(address, ofAddress + 1);

      const upstream = connect({ host: options.host, port: options.port, noDelay: true });
      upstream.setTimeout(CONNECT_TIMEOUT_MS, () => upstream.destroy());
      let connected = false;
      upstream.on("connect", () => {
        connected = true;
        upstream.setTimeout(0);
        upstream.write(writeRequestHead(request, address));
        if (head.length > 0) upstream.write(head);
        upstream.pipe(socket).pipe(upstream);
      });
      upstream.on("error", () => upstream.destroy());
      upstream.on("close", () => (connected ? socket.destroy() : refuseUpgrade(socket, "502 Bad Gateway")));
      socket.on("close", () => {
        release(socket);
        upstream.destroy();
      });
    },
    close() {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}

/** Answers an upgrade that is not passed on, and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  if (socket.destroyed) return;
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** Java's client and `curl --http2` offer HTTP/2 without TLS like this. RFC 9110 allows us to ignore the offer. */
export const isUnaskedUpgrade = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === "h2c";

/**
 * Answers a request as if it had offered no upgrade. Node gives us the bare connection, so the request is put back on
 * it without the offer, and the server parses it again.
 */
export function handleWithoutUpgrade(
  server: Server,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const lines = [`${request.method} ${request.url} HTTP/1.1`];
  const { rawHeaders } = request;
  for (let n = 0; n + 1 < rawHeaders.length; n += 2) {
    const name = rawHeaders[n] ?? "";
    if (!/^(upgrade|http2-settings|connection)$/i.test(name)) lines.push(`${name}: ${rawHeaders[n + 1]}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), head]));
  server.emit("connection", socket);
}

function isRealtimeUpgrade(request: IncomingMessage) {
  const isWebSocket = request.headers.upgrade?.toLowerCase() === "websocket";
  return isWebSocket && request.method === "GET" && (request.url ?? "").startsWith("/app/");
}

/** The upgrade comes from a page of ours, or from a program that is no browser and sends no origin. */
const isFromHere = ({ headers: { origin, host } }: IncomingMessage) =>
  origin === undefined || isOwnOrigin(origin, host);

/** Writes the request as it came, but for our own header. The parser has refused line breaks in headers. */
function writeRequestHead(request: IncomingMessage, address: string) {
  const lines = [`GET ${request.url} HTTP/1.1`];
  const { rawHeaders } = request;
  for (let n = 0; n + 1 < rawHeaders.length; n += 2) {
    const name = rawHeaders[n] ?? "";
    if (name.toLowerCase() !== CLIENT_ADDRESS_HEADER) lines.push(`${name}: ${rawHeaders[n + 1]}`);
  }
  return `${lines.join("\r\n")}\r\n${CLIENT_ADDRESS_HEADER}: ${address}\r\n\r\n`;
}
