import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type WebServer = { port: number; hits: string[]; stop: () => Promise<void> };

/**
 * Returns the port of the web site that the app may fetch from this worker. A worker runs one file at a time,
 * so files in parallel never share a port. Throws where there are more workers than ports.
 */
export function storyPort(): number {
  const worker = Number(process.env.TEST_PARALLEL_INDEX);
  const port = Number(process.env.E2E_STORY_PORTS?.split(",")[worker]);
  if (!port) throw new Error(`E2E_STORY_PORTS has no port for worker ${worker}.`);
  return port;
}

/**
 * Starts a web site that answers a page with Open Graph tags, and at `/away` redirects to `awayTo`; given a
 * PNG `picture`, the page names it and `/picture.png` serves it. `hits` are the addresses that were
 * requested.
 */
export async function startSite(port: number, awayTo = "", picture?: Buffer): Promise<WebServer> {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? "");
    if (request.url === "/away") {
      response.writeHead(302, { location: awayTo }).end();
      return;
    }
    if (picture && request.url === "/picture.png") {
      response.writeHead(200, { "content-type": "image/png" }).end(picture);
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><html><head><title>Secret</title>
      <meta property="og:title" content="The night train is back">
      <meta property="og:description" content="412 households bought their branch line.">
      <meta property="og:site_name" content="The Ledger">
      ${picture ? '<meta property="og:image" content="/picture.png">' : ""}</head><body></body></html>`);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    hits,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
