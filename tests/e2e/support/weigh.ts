import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type APIRequestContext, expect, type Page, type Request } from "@playwright/test";
import { isLive } from "./is-live";

/** Scripts that every page of the build loads: React, Next, and Next's own client boundaries. */
const framework = new Set(
  (
    JSON.parse(
      readFileSync(path.join(process.env.E2E_DIST_DIR ?? ".next", "build-manifest.json"), "utf8"),
    ) as {
      rootMainFiles: string[];
    }
  ).rootMainFiles.map((file) => `/_next/${file}`),
);
const isBoundary = (script: string) => script.includes("ClientSegmentRoot");

/**
 * Opens an address and weighs, in bytes, what the page loads before it is used: scripts compressed, all and over those
 * of an empty page of the same build, and fonts. The page must be new, since what a browser has stored weighs nothing.
 */
export async function weigh(page: Page, request: APIRequestContext, address: string) {
  // Addresses are collected and weighed afterwards, because a preloaded file answers a second time without a body.
  const addresses = new Set<string>();
  page.on("response", (response) => addresses.add(new URL(response.url()).pathname));
  const pending = new Set<Request>();
  // Chromium does not tell when a request ended that may outlive its page.
  page.on("request", (request) => !request.url().endsWith("/api/v1/visits") && pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  await page.goto(address);
  // Effects and visible links load more once the page's own scripts have run.
  await expect.poll(() => page.evaluate(isLive)).toBe(true);
  await expect.poll(() => pending.size).toBe(0);
  const bodyOf = async (file: string) => (await request.get(file)).body();
  const sum = async (ending: RegExp, weightOf: (file: string) => Promise<number>) => {
    const weights = await Promise.all([...addresses].filter((one) => ending.test(one)).map(weightOf));
    return weights.reduce((all, weight) => all + weight, 0);
  };
  const compressed = (body: Buffer) => gzipSync(body, { level: 9 }).byteLength;
  return {
    allScripts: await sum(/\.js$/, async (file) => compressed(await bodyOf(file))),
    scripts: await sum(/\.js$/, async (file) => {
      const body = framework.has(file) ? Buffer.from("") : await bodyOf(file);
      return body.length === 0 || isBoundary(body.toString()) ? 0 : compressed(body);
    }),
    fonts: await sum(/\.woff2$/, async (file) => (await bodyOf(file)).byteLength),
  };
}
