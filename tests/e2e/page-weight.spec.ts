import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type APIRequestContext, expect, type Request } from "@playwright/test";
import { callApi, signUpBody } from "./support/api";
import { isLive, test } from "./support/fixtures";

/** Over an empty page of the same build, compressed: everything a page loads before it is touched. */
const MAX_SCRIPT_BYTES = 20_480;
const MAX_FONT_BYTES = 130_000;

/** What every page of the build loads, an empty one as well: React, Next, and Next's own client boundaries. */
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

async function makeProfile(request: APIRequestContext, userType: "PRESS" | "BRAND" | "PAID_MEDIA") {
  const form = {
    ...signUpBody({ userType: "PRESS", name: "Robin Weight" }),
    userType,
    company: "Weight House",
  };
  const { json } = await callApi(request, "POST", "/auth/register", { body: form });
  const { tokens, user } = json.data;
  await callApi(request, "PUT", "/users/profile", {
    token: tokens.accessToken,
    body: { professionalTitle: "Reporter", location: "Oslo, Norway", about: "About." },
  });
  return { token: tokens.accessToken as string, url: user.profile.url as string };
}

test("no public page loads more code or type than it may", async ({ browser, request, baseURL }, info) => {
  const brand = await makeProfile(request, "BRAND");
  const press = await makeProfile(request, "PRESS");
  const body = { title: "A weighed release", body: "<p>It is out.</p>", status: "PUBLISHED" };
  const { json } = await callApi(request, "POST", "/releases", { token: brand.token, body });
  const pages = [
    ...["/", "/home", "/brands", "/press", "/paid-media", "/help", "/terms", "/contact", "/nowhere"],
    brand.url,
    json.data.release.url as string,
    press.url,
    press.url.replace("press-profile", "pitch"),
    press.url.replace("press-profile", "follow"),
    (await makeProfile(request, "PAID_MEDIA")).url,
  ];
  const found: { page: string; scripts: number; fonts: number }[] = [];
  for (const address of pages) {
    const context = await browser.newContext({ baseURL, viewport: info.project.use.viewport });
    const page = await context.newPage();
    // By address: what was fetched ahead answers a second time, at times without a body, when it is used.
    const scripts = new Map<string, number>();
    const fonts = new Map<string, number>();
    const bodies: Promise<void>[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      const keep = (sizes: Map<string, number>, size: number) =>
        sizes.set(pathname, Math.max(size, sizes.get(pathname) ?? 0));
      if (response.request().resourceType() === "font") {
        bodies.push(response.body().then((bytes) => void keep(fonts, bytes.byteLength)));
      } else if (pathname.endsWith(".js") && !framework.has(pathname)) {
        const size = (text: string) => (isBoundary(text) ? 0 : gzipSync(text, { level: 9 }).byteLength);
        bodies.push(response.text().then((text) => void keep(scripts, text ? size(text) : 0)));
      }
    });
    const pending = new Set<Request>();
    page.on("request", (request) => pending.add(request));
    page.on("requestfinished", (request) => pending.delete(request));
    page.on("requestfailed", (request) => pending.delete(request));
    await page.goto(address);
    // Scripts run at the first sign of life; what effects and visible links load follows once they ran.
    await page.keyboard.press("Shift");
    await expect.poll(() => page.evaluate(isLive)).toBe(true);
    await expect.poll(() => pending.size).toBe(0);
    await Promise.all(bodies);
    const sum = (sizes: Map<string, number>) => [...sizes.values()].reduce((all, size) => all + size, 0);
    found.push({ page: address, scripts: sum(scripts), fonts: sum(fonts) });
    await context.close();
  }
  console.table(found);
  expect(found.filter(({ scripts }) => scripts > MAX_SCRIPT_BYTES || scripts === 0)).toEqual([]);
  expect(found.filter(({ fonts }) => fonts > MAX_FONT_BYTES)).toEqual([]);
});
