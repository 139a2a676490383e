import { appendFile, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";

const { storyPorts, connectionsFile, databaseUrl, realtime, modelPort, stripePort } = inject("target");

/** The one port of this machine that the product may fetch pages from. */
export const [allowedPort = 0] = storyPorts;
/** A public address; the recorder lets no connection to it leave this machine (record-connections.mjs). */
export const PUBLIC_ADDRESS = "93.184.215.14";

export type WebSites = {
  canaryPort: number;
  /** The requests that reached the canary, which must stay empty. */
  seen: string[];
  /** The requests to the site that may be fetched. */
  hits: string[];
  stop: () => void;
};

const listen = async (server: Server, port: number) => {
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(port, "127.0.0.1", resolve),
  );
  return (server.address() as AddressInfo).port;
};

/**
 * Starts a canary, and the one site that may be fetched: it answers a page, redirects at `/to?address`, for
 * ever at `/loop`, and at `/picture` names addresses of the canary wherever a page can name one.
 */
export async function startWebSites(): Promise<WebSites> {
  const seen: string[] = [];
  const hits: string[] = [];
  const canary = createServer((request, response) => {
    seen.push(request.url ?? "");
    response.writeHead(200, { "content-type": "text/html" }).end("<title>inside</title>");
  });
  canary.on("connection", () => seen.push("a connection"));
  const canaryPort = await listen(canary, 0);
  const inside = `http://127.0.0.1:${canaryPort}`;
  const site = createServer((request, response) => {
    const url = request.url ?? "";
    hits.push(url);
    if (url.startsWith("/to?")) {
      // Node refuses a Location with some of these spellings, so the response is written by hand.
      const address = decodeURIComponent(url.slice("/to?".length));
      request.socket.end(
        `HTTP/1.1 302 Found\r\nLocation: ${address}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      );
    } else if (url === "/loop") {
      response.writeHead(302, { location: "/loop" }).end();
    } else {
      response.writeHead(200, { "content-type": "text/html" });
      response.end(`<title>Fine</title>${url === "/picture" ? leadingInside(inside) : ""}`);
    }
  });
  await listen(site, allowedPort);
  return {
    canaryPort,
    seen,
    hits,
    stop: () => {
      for (const server of [canary, site]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

const leadingInside = (inside: string) => `<meta property="og:image" content="${inside}/x.png">
  <meta property="og:url" content="${inside}/url"><meta name="twitter:image" content="${inside}/y.png">
  <link rel="canonical" href="${inside}/canonical"><link rel="icon" href="${inside}/icon">
  <link rel="alternate" type="application/json+oembed" href="${inside}/oembed">
  <meta http-equiv="refresh" content="0;url=${inside}/refresh"><img src="${inside}/img">`;

/**
 * The ports of the product's own database, realtime server and AI provider, and of the site that may be
 * fetched.
 */
const ownPorts = new Set([
  new URL(databaseUrl).port,
  ...[realtime.port, modelPort, stripePort, allowedPort].map(String),
]);
let readSoFar = 0;

/**
 * The addresses that the product's processes tried to connect to since the last reading, "address:port",
 * without their own servers.
 */
export async function connections(): Promise<string[]> {
  await appendFile(connectionsFile, "");
  const lines = (await readFile(connectionsFile, "utf8")).split("\n").filter(Boolean);
  const fresh = lines.slice(readSoFar);
  readSoFar = lines.length;
  return fresh.filter((line) => !ownPorts.has(line.slice(line.lastIndexOf(":") + 1)));
}
