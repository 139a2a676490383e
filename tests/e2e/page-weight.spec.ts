import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type APIRequestContext, expect, type Request } from "@playwright/test";
import { callApi, signUpBody } from "./support/api";
import { test } from "./support/fixtures";
import { isLive } from "./support/is-live";

/**
 * The limits over an empty page of the same build, compressed, for everything that a page loads before it is
 * used.
 */
const MAX_SCRIPT_BYTES = 20_480;
const MAX_FONT_BYTES = 130_000;

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

test(
  "no public page loads more code or type than it may",
  { tag: "@once" },
  async ({ browser, request, baseURL }, info) => {
    const brand = await makeProfile(request, "BRAND");
    const press = await makeProfile(request, "PRESS");
    const body = { title: "A weighed release", body: "<p>It is out.</p>", status: "PUBLISHED" };
    const { json } = await callApi(request, "POST", "/releases", { token: brand.token, body });
    const pitch = {
      ...{ name: "Weight House", pitchTitle: "A weighed pitch", what: "It is out.", why: "It is new." },
      ...{ who: "The house.", eventDate: "2030-12-12", topics: ["Travel"], perks: ["Interview"] },
    };
    const pitched = await callApi(request, "POST", "/pitch-pages", { token: brand.token, body: pitch });
    const pages = [
      ...[
        "/",
        "/home",
        "/brands",
        "/press",
        "/paid-media",
        "/help",
        "/terms",
        "/contact",
        "/nowhere",
        "/deck/investor",
      ],
      brand.url,
      json.data.release.url as string,
      pitched.json.data.pitchPage.url as string,
      press.url,
      press.url.replace("press-profile", "pitch"),
      press.url.replace("press-profile", "follow"),
      (await makeProfile(request, "PAID_MEDIA")).url,
    ];
    const weighFont = async (address: string) => (await (await request.get(address)).body()).byteLength;
    const weighScript = async (address: string) => {
      if (framework.has(address)) return 0;
      const text = await (await request.get(address)).text();
      return isBoundary(text) ? 0 : gzipSync(text, { level: 9 }).byteLength;
    };
    const found: { page: string; scripts: number; fonts: number }[] = [];
    for (const address of pages) {
      const context = await browser.newContext({ baseURL, viewport: info.project.use.viewport });
      const page = await context.newPage();
      // Addresses are collected and weighed afterwards, because a preloaded file answers a second time
      // without a body.
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
      await context.close();
      const sum = async (ending: RegExp, weigh: (address: string) => Promise<number>) => {
        const weights = await Promise.all([...addresses].filter((one) => ending.test(one)).map(weigh));
        return weights.reduce((all, weight) => all + weight, 0);
      };
      found.push({
        page: address,
        scripts: await sum(/\.js$/, weighScript),
        fonts: await sum(/\.woff2$/, weighFont),
      });
    }
    console.table(found);
    expect(found.filter(({ scripts }) => scripts > MAX_SCRIPT_BYTES || scripts === 0)).toEqual([]);
    expect(found.filter(({ fonts }) => fonts > MAX_FONT_BYTES || fonts === 0)).toEqual([]);
  },
);
