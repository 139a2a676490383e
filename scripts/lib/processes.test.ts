import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { settings } from "@/lib/platform/settings/settings";
import { PROJECT } from "./child";
import { startApp } from "./processes";

const MB = 1024 * 1024;

it("the app's process has a heap bound", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const folder = path.join(settings().DATA_DIR, "runtime");
  mkdirSync(folder);
  // The process is a stand-in for the app, which says how much room it was given.
  writeFileSync(
    path.join(folder, "app.mjs"),
    `import { getHeapStatistics } from "node:v8";
    const body = String(getHeapStatistics().heap_size_limit);
    await fetch("http://127.0.0.1:${port}", { method: "POST", body });
    setInterval(() => {}, 1000);`,
  );
  const distDir = path.relative(PROJECT, settings().DATA_DIR);
  const app = startApp({ env: process.env, distDir, say: () => {}, onGiveUp: () => {} });
  const [request, response] = await once(server, "request");
  const limit = Number(await text(request));
  response.end();
  await app.stop();
  server.close();
  // The young generation comes on top of the bound, and Node's versions count it in different ways.
  expect(limit / MB).toBeLessThanOrEqual(600);
});
