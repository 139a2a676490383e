import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { isNamedCookie, isNamedItem } from "@/components/site/legal/browser-storage";
import { makePublicScene, type PublicScene } from "./public-scene";

export { expect };

/**
 * Tells in a page whether React has taken it and each of its forms over, which may come later than the page. A page
 * without scripts is ready at once.
 */
export const isReady = () => {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));
  const scripts = 'script[src^="/_next/"]';
  // A page that is delivered fast holds its scripts in a template until it is painted.
  const held = [...document.querySelectorAll("template")].some(({ content }) =>
    content.querySelector(scripts),
  );
  if ((!held && !document.querySelector(scripts)) || matchMedia("(scripting: none)").matches) return true;
  return isTaken(document.body) && [...document.forms].every(isTaken);
};

/** Makes `goto` and `reload` wait until the page is ready. */
function waitForReact(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await page.waitForFunction(isReady);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await page.waitForFunction(isReady);
    return response;
  };
}

/** pusher-js sends by a timer; the server may close the socket meanwhile, and the next one sends it again. */
const CLOSING_SOCKET = "WebSocket is already in CLOSING or CLOSED state.";

/** The browser says so of each request while a journey has cut the connection. */
const DISCONNECTED = "net::ERR_INTERNET_DISCONNECTED";

const isOfNetwork = (text: string) => text === CLOSING_SOCKET || text.includes(DISCONNECTED);

/**
 * Records everything a page complains about: console errors (a blocked script is one) and uncaught
 * exceptions.
 */
export function watch(page: Page, complaints: string[]): void {
  waitForReact(page);
  page.on("console", (message) => {
    if (message.type() === "error" && !isOfNetwork(message.text()))
      complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
}

/** The prefix of the console messages that `watchStorage` adds. */
const STORED = "stored in this browser: ";

/** Records a complaint for each stored key that the Cookie Policy does not name. */
async function watchStorage(page: Page, complaints: string[]): Promise<void> {
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() !== "debug" || !text.startsWith(STORED)) return;
    const key = text.slice(STORED.length);
    if (!isNamedItem(key))
      complaints.push(`${page.url()}: the Cookie Policy does not name what "${key}" stores`);
  });
  await page.addInitScript((prefix) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      console.debug(`${prefix}${key}`);
      setItem.call(this, key, value);
    };
  }, STORED);
}

/** Records a complaint for each cookie that the Cookie Policy does not name. */
async function checkCookies(context: BrowserContext, complaints: string[]): Promise<void> {
  for (const { name } of await context.cookies()) {
    if (!isNamedCookie(name)) complaints.push(`The Cookie Policy does not name the cookie "${name}"`);
  }
}

type Fixtures = {
  /** A page of a second person's browser, with cookies of its own. */
  otherPage: Page;
  complaints: string[];
};

/** Fixtures that are made once for all journeys of a worker. */
type WorkerFixtures = { scene: PublicScene };

/** Removes from the browser's errors those that a journey expects. */
export function forgive(complaints: string[], what: string | RegExp) {
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((one) => !(typeof what === "string" ? one.includes(what) : what.test(one))),
  );
}

/** A test that fails for any console error on its pages, the strict content policy's reports among them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  scene: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      await use(await makePublicScene(request));
      await request.dispose();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixtures off the destructured parameter
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    watch(page, complaints);
    await watchStorage(page, complaints);
    await use(page);
    await checkCookies(page.context(), complaints);
  },
  otherPage: async ({ browser, complaints, viewport, hasTouch, baseURL }, use) => {
    const context: BrowserContext = await browser.newContext({ viewport, hasTouch, baseURL });
    const page = await context.newPage();
    watch(page, complaints);
    await watchStorage(page, complaints);
    await use(page);
    await checkCookies(context, complaints);
    await context.close();
  },
});
