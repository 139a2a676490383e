import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readLinkPreview } from "@/lib/platform/safe-fetch/link-preview";
import { resetSettings } from "@/lib/platform/settings/settings";
import pages from "./pages.json" with { type: "json" };

/**
 * Pages as sites of many kinds and writing systems send them, written by us: each repeats how one kind states what it
 * is about (`pattern`), in its own bytes. What `expected` leaves null is nothing stated.
 */
const FOLDER = path.join(import.meta.dirname, "pages");

let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const page = pages.find(({ file }) => request.url === `/${file}`);
    if (!page) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": page.contentType });
    response.end(readFileSync(path.join(FOLDER, page.file)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.LINK_PREVIEW_ALLOW_HOSTS = new URL(base).host;
  resetSettings();
});
afterAll(() => {
  server.close();
  delete process.env.LINK_PREVIEW_ALLOW_HOSTS;
  resetSettings();
});

it("there are at least forty", () => {
  expect(new Set(pages.map(({ file }) => file)).size).toBeGreaterThanOrEqual(40);
});

it.each(pages)("$file: $pattern", async ({ file, expected }) => {
  const image = expected.image?.startsWith("/") ? base + expected.image : expected.image;
  expect(await readLinkPreview(`${base}/${file}`)).toEqual({
    title: expected.title,
    description: expected.description ?? "Auto-generated from the URL",
    image,
    siteName: expected.siteName ?? "127.0.0.1",
    type: "Article",
    success: true,
    error: null,
  });
});
