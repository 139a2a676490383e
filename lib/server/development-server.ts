import { Server } from "node:http";
import next from "next";
import { startCacheListener } from "../platform/cache/listen";
import { settings } from "../platform/settings/settings";
import { createAppServer, type RunningServer } from "./app-server";

/** An open page never closes its socket to Next, so a stopping development server does not wait. */
const DRAIN_MS = 1000;

/** Serves the sources in `dir`: Next compiles what is requested and reloads what changed in open pages. */
export async function startDevelopmentServer({
  dir,
  port,
  host,
}: {
  dir: string;
  port: number;
  host: string;
}): Promise<RunningServer> {
  const { REALTIME_PORT } = settings();
  // This server never listens: Next puts the listener for its own sockets on it, and we pass them on.
  const upgrades = new Server();
  const app = next({ dev: true, dir, hostname: host, port, httpServer: upgrades });
  await app.prepare();
  const server = createAppServer({
    handler: app.getRequestHandler(),
    trustedProxies: [],
    realtime: REALTIME_PORT === undefined ? undefined : { host: "127.0.0.1", port: REALTIME_PORT },
    development: { upgrade: (...args) => void upgrades.emit("upgrade", ...args) },
  });
  const listening = await server.listen(port, host);
  const cacheListener = await startCacheListener();
  return {
    port: listening,
    close: async () => {
      await server.drain(DRAIN_MS);
      await cacheListener.stop();
      await app.close();
    },
  };
}
