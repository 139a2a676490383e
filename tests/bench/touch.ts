import { type Browser, chromium, type Page } from "playwright";
import { findBrowser } from "../../scripts/lib/browser";
import { isLive } from "../../scripts/lib/is-live";
import { type BenchRow, median } from "./measure";

const RUNS = 5;
/** As Lighthouse's mobile figures: a phone's screen, a processor four times slower than this one. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWER = 4;
/** Milliseconds; what a task takes beyond that counts as blocking (web.dev/articles/tbt). */
const LONG_TASK = 50;
/** Milliseconds after which nothing more is expected to follow. */
const SETTLED = 1500;

/**
 * Milliseconds in which pages answer nobody because of what the first touch sets off (docs/decisions/008), beside what
 * an empty page's scripts take by themselves after its first paint: medians of five, in alternating rounds.
 */
export async function benchTouch(
  pages: readonly { what: string; url: string }[],
  emptyUrl: string,
  say: (line: string) => void,
): Promise<BenchRow[]> {
  const executablePath = findBrowser(say);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const empty: number[] = [];
    const found = new Map<string, number[]>();
    for (let round = 0; round < RUNS; round++) {
      empty.push(await blocked(browser, emptyUrl));
      for (const { url } of pages) found.set(url, [...(found.get(url) ?? []), await blocked(browser, url)]);
      say(`The first touch, round ${round + 1} of ${RUNS}`);
    }
    const floor = median(empty);
    return pages.map(({ what, url }) => {
      const ours = median(found.get(url) ?? []);
      return {
        what: `Blocked by the first touch, ${what} / an empty page's scripts`,
        ours: `${Math.round(ours)} ms`,
        floor: `${Math.round(floor)} ms`,
        ratio: `${ours < floor ? "" : "+"}${Math.round(ours - floor)} ms`,
      };
    });
  } finally {
    await browser.close();
  }
}

async function blocked(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(url);
    const painted = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    let since = painted ?? 0;
    if (await page.evaluate(isWaiting)) {
      // Let what belongs to arriving end first.
      await page.waitForTimeout(SETTLED);
      since = await page.evaluate(() => performance.now());
      await page.touchscreen.tap(2, 2);
    }
    await page.waitForFunction(isLive);
    await page.waitForTimeout(SETTLED);
    return (await longTasks(page))
      .filter(({ start }) => start >= since)
      .reduce((sum, { took }) => sum + Math.max(0, took - LONG_TASK), 0);
  } finally {
    await context.close();
  }
}

const isWaiting = () => document.querySelector('script[type="late"]') !== null;

const longTasks = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ start: number; took: number }[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().map(({ startTime, duration }) => ({ start: startTime, took: duration }))),
        ).observe({ type: "longtask", buffered: true });
        // An observer of nothing is never called.
        setTimeout(resolve, 500, []);
      }),
  );
