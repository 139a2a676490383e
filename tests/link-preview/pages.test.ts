import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readLinkPreview } from "@/lib/platform/safe-fetch/link-preview";
import { linkedSite } from "@/tests/setup/linked-site";
import pages from "./pages.json" with { type: "json" };

/**
 * Pages as sites of many kinds and writing systems send them, which we wrote ourselves: each repeats how one
 * kind of site states what it is about (`pattern`), in its own encoding. A null in `expected` is a fact that
 * the page does not state.
 */
const FOLDER = path.join(import.meta.dirname, "pages");

const site = linkedSite((request, response) => {
  const page = pages.find(({ file }) => request.url === `/${file}`);
  if (!page) return response.writeHead(404).end();
  response.writeHead(200, { "content-type": page.contentType });
  response.end(readFileSync(path.join(FOLDER, page.file)));
});

it("there are at least forty", () => {
  expect(new Set(pages.map(({ file }) => file)).size).toBeGreaterThanOrEqual(40);
});

it.each(pages)("$file: $pattern", async ({ file, expected }) => {
  const image = expected.image?.startsWith("/") ? site.base + expected.image : expected.image;
  const { images, ...preview } = await readLinkPreview(`${site.base}/${file}`);
  expect({ ...preview, image: images[0] ?? null }).toEqual({
    title: expected.title,
    description: expected.description ?? "Auto-generated from the URL",
    image,
    siteName: expected.siteName ?? "127.0.0.1",
    type: "Article",
    success: true,
    error: null,
  });
});
