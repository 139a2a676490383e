/**
 * Draws the product's screens that the decks and the README show, from the demo on a stack of its own: `node --import
 * tsx scripts/draw-deck-screens.ts`. It needs Chromium and writes public/deck and docs/discover.png. Run it when one of
 * these screens changes, and commit what it writes.
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type BrowserContext, chromium, type Page } from "playwright";
import postgres from "postgres";
import sharp from "sharp";
import { SCREEN_SIZE, type ScreenName, screens } from "../components/discovery/deck/screens";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../lib/domain/accounts/accounts/demo-accounts";
import { findBrowser } from "./lib/browser";
import { ensureBuild } from "./lib/build";
import { PROJECT } from "./lib/child";
import { startTestStack } from "./lib/test-stack";

const DIST_DIR = ".next-test";
const FOLDER = path.join(PROJECT, "public", "deck");
const SCALE = 1.5;
const QUALITY = 72;
const README_SIZE = { width: 1440, height: 900 };

type Screen = {
  /** The account that looks; nobody is signed in without one. */
  viewer?: string;
  address: string;
  prepare?: (page: Page) => Promise<void>;
};

const ending = new AbortController();
const say = (line: string) => console.log(line);

async function read<T>(address: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

const emailOf = (key: string) => DEMO_ACCOUNTS.find((account) => account.key === key)?.email ?? "";

async function profileOf(url: string, key: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email: emailOf(key), password: DEMO_PASSWORD });
  const { user } = await read<{ user: { profile: { url: string } } }>(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers,
    body,
  });
  return user.profile.url;
}

async function findScreens(url: string): Promise<Record<ScreenName, Screen>> {
  const newsroom = await profileOf(url, "hollow-pine");
  const slug = newsroom.split("/").at(-1);
  const { releases } = await read<{ releases: { url: string }[] }>(
    `${url}/api/v1/profiles/${slug}/releases?limit=1`,
  );
  return {
    discover: { viewer: "hollow-pine", address: "/matching?tab=discover" },
    inbox: {
      viewer: "maren",
      address: "/matching?tab=inbox",
      prepare: async (page) => {
        await page.locator('a[id^="row-"]').first().click();
        await page.getByRole("heading", { name: "History" }).waitFor();
      },
    },
    newsroom: { address: newsroom },
    release: { address: releases[0]?.url ?? "" },
    assets: { address: `${await profileOf(url, "lauwers")}#assets` },
    creator: { address: `${await profileOf(url, "mirela")}#rates` },
    directory: { address: "/press" },
  };
}

async function signIn(context: BrowserContext, key: string) {
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(emailOf(key));
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(/matching|dashboard/);
  await page.close();
}

/** Matches are scored by the meanings of their texts, which the worker computes after the demo is there. */
async function waitForMeanings(databaseUrl: string) {
  const sql = postgres(databaseUrl, { max: 1 });
  const isLeft = () => sql`select 1 from graphile_worker.jobs where queue_name = 'meaning' limit 1`;
  while ((await isLeft()).length > 0) await pause(500);
  await sql.end();
}

/** The picture is taken once everything in sight is there and still. */
async function shoot(context: BrowserContext, { address, prepare }: Screen): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "load" });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await prepare?.(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
  await page.close();
  return picture;
}

await ensureBuild({ project: PROJECT, distDir: DIST_DIR, env: process.env, say, signal: ending.signal });
const stack = await startTestStack({
  distDir: DIST_DIR,
  apps: [{}],
  seed: true,
  env: { TESTING_MODE: "false" },
  say,
  signal: ending.signal,
});
const browser = await chromium.launch({ executablePath: findBrowser(say), args: ["--no-sandbox"] });
try {
  const [url = ""] = stack.urls;
  const found = await findScreens(url);
  await waitForMeanings(stack.databaseUrl);
  mkdirSync(FOLDER, { recursive: true });
  for (const colorScheme of ["light", "dark"] as const) {
    const viewport = { width: SCREEN_SIZE.width / SCALE, height: SCREEN_SIZE.height / SCALE };
    const contexts = new Map<string, BrowserContext>();
    for (const name of Object.keys(screens) as ScreenName[]) {
      const { viewer = "" } = found[name];
      let context = contexts.get(viewer);
      if (!context) {
        const looks = { colorScheme, viewport, deviceScaleFactor: SCALE, reducedMotion: "reduce" } as const;
        context = await browser.newContext({ baseURL: url, ...looks });
        contexts.set(viewer, context);
        if (viewer) await signIn(context, viewer);
      }
      const picture = await sharp(await shoot(context, found[name]))
        .webp({ quality: QUALITY, effort: 6 })
        .toFile(path.join(FOLDER, `${name}-${colorScheme}.webp`));
      say(`public/deck/${name}-${colorScheme}.webp, ${Math.round(picture.size / 1000)} kB`);
    }
    for (const context of contexts.values()) await context.close();
  }
  const context = await browser.newContext({ baseURL: url, viewport: README_SIZE, reducedMotion: "reduce" });
  await signIn(context, found.discover.viewer ?? "");
  await sharp(await shoot(context, found.discover))
    .png({ palette: true })
    .toFile(path.join(PROJECT, "docs", "discover.png"));
  say("docs/discover.png");
} finally {
  await browser.close();
  await stack.stop();
}
process.exit(0);
