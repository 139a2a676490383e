import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import type { BenchRow } from "../../lib/domain/discovery/decks/bench-rows";
import { findBrowser } from "../../scripts/lib/browser";
import { PROJECT } from "../../scripts/lib/child";

/**
 * The 75th percentile of milliseconds from a key to the paint that shows it, on a machine a quarter as fast.
 */
export const INPUT_GOAL = 50;
const SLOWDOWN = 4;
/** Compressed bytes that a builder may load over an empty page of the same build. */
const SCRIPT_GOAL = 90_000;

const SENTENCE = "Eleven cabins that no car can reach open with the night train to Rjukan. ";
const SENTENCES = 4;
/** The pause between keys of a fast typist. */
const KEY_PAUSE_MS = 70;
/** The time for all keys; a slowed page takes longer than the browser's driver waits by default. */
const TYPING_MS = 180_000;
/** Browsers report no event that is shorter than this. */
const SHORTEST_EVENT_MS = 16;

type Builder = { url: string; distDir: string; cookie: string; accessToken: string };

/**
 * Measures typing into a builder with its preview open beside a bare text field, and the code that a builder
 * loads.
 */
export async function benchBuilder(
  { url, distDir, cookie, accessToken }: Builder,
  say: (line: string) => void,
): Promise<BenchRow[]> {
  await openSecondStep(url, accessToken);
  const browser = await chromium.launch({ executablePath: findBrowser(say), args: ["--no-sandbox"] });
  try {
    const address = `${url}/create-brand-newsroom?step=2`;
    const context = await newContext(browser, url, cookie);
    const bytes = await weighScripts(context, address, distDir);
    const ours = await typeInto(context, async (page) => {
      await page.goto(address, { waitUntil: "networkidle" });
      await page.getByTitle("Live preview of your page").waitFor();
      return page.getByLabel("About");
    });
    const bare = await typeInto(context, async (page) => {
      await page.setContent("<!doctype html><label>Bare <textarea rows=8></textarea></label>");
      return page.getByLabel("Bare");
    });
    return [
      {
        what: "typing into a builder, preview open, 4x slowdown / into a bare field",
        ours: `p75 ${ours} ms`,
        floor: `p75 ${bare} ms`,
        ratio: (ours / bare).toFixed(2),
        goal: `${INPUT_GOAL} ms: ${ours < INPUT_GOAL ? "met" : "NOT met"}`,
      },
      {
        what: "a builder's first-load JavaScript over an empty page, compressed",
        ours: `${(bytes / 1000).toFixed(1)} kB`,
        floor: `${SCRIPT_GOAL / 1000} kB`,
        ratio: (bytes / SCRIPT_GOAL).toFixed(2),
        goal: `${SCRIPT_GOAL / 1000} kB: ${bytes <= SCRIPT_GOAL ? "met" : "NOT met"}`,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Answers the first step's question, which opens the second step. */
async function openSecondStep(url: string, accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
  const address = `${url}/api/v1/users/profile/draft`;
  const { data } = await (await fetch(address, { headers })).json();
  const { values, version, baseRevision } = data.draft;
  const body = JSON.stringify({ values: { ...values, accountType: "individual" }, version, baseRevision });
  const answer = await fetch(address, { method: "PUT", headers, body });
  if (!answer.ok) throw new Error(`PUT ${address} answered ${answer.status}`);
}

export async function newContext(browser: Browser, url: string, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const cookies = `${cookie}; fw_signed_in=1`.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  await context.addCookies(cookies);
  return context;
}

/** Types into a page and returns the 75th percentile of the milliseconds from a key to the next paint. */
export async function typeInto(
  context: BrowserContext,
  open: (page: Page) => Promise<Locator>,
): Promise<number> {
  const page = await context.newPage();
  try {
    const field = await open(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.evaluate((shortest) => {
      const durations = new Map<number, number>();
      Object.assign(window, { durations });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
          const { interactionId, duration } = entry;
          if (interactionId)
            durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
        }
      }).observe({ type: "event", durationThreshold: shortest } as PerformanceObserverInit);
    }, SHORTEST_EVENT_MS);
    const text = SENTENCE.repeat(SENTENCES);
    await field.pressSequentially(text, { delay: KEY_PAUSE_MS, timeout: TYPING_MS });
    const found = await page.evaluate(() => [
      ...(window as unknown as { durations: Map<number, number> }).durations.values(),
    ]);
    // An unreported key is counted as the shortest reported duration.
    const all = [...found, ...Array(Math.max(0, text.length - found.length)).fill(SHORTEST_EVENT_MS)];
    all.sort((a, b) => a - b);
    return all[Math.floor(all.length * 0.75)] ?? Number.NaN;
  } finally {
    await page.close();
  }
}

/** Compressed bytes of the scripts that a page loads and an empty one does not. */
async function weighScripts(context: BrowserContext, address: string, distDir: string): Promise<number> {
  const manifest = readFileSync(path.join(PROJECT, distDir, "build-manifest.json"), "utf8");
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
  const framework = new Set(rootMainFiles.map((file) => `/_next/${file}`));
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js") && !framework.has(pathname)) scripts.add(response.url());
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.close();
  const texts = await Promise.all([...scripts].map(async (script) => (await fetch(script)).text()));
  return (
    texts
      // Every page loads Next's own boundaries.
      .filter((text) => !text.includes("ClientSegmentRoot"))
      .reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0)
  );
}
