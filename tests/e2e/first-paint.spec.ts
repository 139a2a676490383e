import type { APIRequestContext, Page } from "@playwright/test";
import { isLive } from "../../scripts/lib/is-live";
import { callApi, makeListed, signUpBody } from "./support/api";
import { drawEverything, expect, test } from "./support/fixtures";
import { signIn } from "./support/people";

/** Every property of every element as the browser drew it, in the document's order. */
const readStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")].map((element) => {
      const style = getComputedStyle(element);
      const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
      return `${element.tagName}.${element.getAttribute("class") ?? ""} { ${values.join("; ")} }`;
    }),
  );

async function makeNewsroom(request: APIRequestContext, company: string): Promise<string> {
  const body = signUpBody({ userType: "BRAND", name: "Robin Paint", company });
  const { json } = await callApi(request, "POST", "/auth/register", { body });
  const { status } = await callApi(request, "PUT", "/users/profile", {
    token: json.data.tokens.accessToken,
    body: { professionalTitle: "Press officer", location: "Oslo, Norway", about: "About." },
  });
  expect(status).toBe(200);
  return json.data.user.profile.url;
}

test("a page is drawn by its own rules as by the whole stylesheet, and its scripts run at the first move", async ({
  browser,
  request,
  baseURL,
}, info) => {
  const newsroom = await makeNewsroom(request, "Paint House");
  const { viewport } = info.project.use;
  for (const address of ["/", "/brands", "/help", newsroom]) {
    await test.step(address, async () => {
      const still = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
      // Both are measured in the reader's own faces.
      await still.route(/\.woff2$/, (route) => route.abort());
      const page = await still.newPage();
      await page.goto(address);
      await drawEverything(page);
      const own = await readStyles(page);
      await page.evaluate(() => {
        for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-late]"))
          if (link.dataset.late === "stylesheet") link.rel = "stylesheet";
      });
      const isThere = () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet !== null;
      await expect.poll(() => page.evaluate(isThere)).toBe(true);
      expect(await readStyles(page)).toEqual(own);
      await still.close();

      const context = await browser.newContext({ baseURL, viewport });
      const live = await context.newPage();
      await live.goto(address);
      // Fetched ahead, after the words, and not run: nobody has moved yet.
      const isAhead = () => document.querySelectorAll('link[rel="prefetch"][as="script"]').length > 3;
      await expect.poll(() => live.evaluate(isAhead)).toBe(true);
      expect(await live.evaluate(isLive), "nothing runs before the reader does something").toBe(false);
      const order = await live.evaluate(() => {
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        const fetched = performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.includes("/_next/"));
        return {
          paint: paint?.startTime ?? 0,
          first: Math.min(...fetched.map(({ startTime }) => startTime)),
        };
      });
      expect(order.first, "nothing of the build is fetched before the words stand").toBeGreaterThan(
        order.paint,
      );
      expect(await live.evaluate(() => "__next_f" in window), "the data is fetched, not read").toBe(false);
      await expect(
        live.locator(".later, style[data-later]"),
        "what was spared is drawn by itself",
      ).toHaveCount(0);
      const missing = () =>
        [...document.images].filter((image) => image.getClientRects().length > 0 && !image.naturalWidth)
          .length;
      await expect
        .poll(() => live.evaluate(missing), { message: "pictures further down come before the reader" })
        .toBe(0);
      await live.mouse.move(100, 100);
      await expect.poll(() => live.evaluate(isLive)).toBe(true);
      await expect(live.locator('script[type="late"], link[data-late]')).toHaveCount(0);

      // The next page has the typefaces from its first moment.
      await expect.poll(() => live.evaluate(() => localStorage.getItem("fivewire.fonts"))).not.toBeNull();
      await live.reload();
      await expect(live.locator("head > noscript + style")).toHaveCount(1);
      await context.close();
    });
  }
});

test("a page nobody touches runs its scripts by itself after a while", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto("/");
  expect(await page.evaluate(isLive)).toBe(false);
  await expect.poll(() => page.evaluate(isLive), { timeout: 30_000 }).toBe(true);
  await context.close();
});

test("without its data a page stays readable, and comes alive at the next move", async ({
  browser,
  request,
  baseURL,
}) => {
  const newsroom = await makeNewsroom(request, "Lost House");
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  let asked = 0;
  await page.route(/\?_rsc$/, (route) => (++asked > 2 ? route.continue() : route.abort()));
  await page.goto(newsroom);
  await page.mouse.move(100, 100);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("script[src]").first()).toBeAttached();
  for (let move = 0; asked < 3; move++) {
    await page.mouse.move(100 + move, 200);
    await page.waitForTimeout(50);
  }
  await expect.poll(() => page.evaluate(isLive)).toBe(true);
  await context.close();
});

test("a page whose data is of another build is loaded anew, once", async ({ browser, request, baseURL }) => {
  const newsroom = await makeNewsroom(request, "Built House");
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  let asked = 0;
  await page.route(/\?_rsc$/, (route) => {
    asked++;
    return route.fulfill({ contentType: "text/x-component", body: '0:{"b":"another"}\n' });
  });
  await page.goto(newsroom);
  for (let move = 0; asked < 2; move++) {
    await page.mouse.move(100 + move, 100);
    await page.waitForTimeout(50);
  }
  await page.mouse.move(300, 300);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('script[type="late"]').length)).toBeGreaterThan(
    3,
  );
  expect(asked).toBe(2);
  await context.close();
});

test("a page that changed before its data came is loaded anew, and comes alive", async ({
  page,
  request,
}) => {
  const newsroom = await makeNewsroom(request, "Changed House");
  let asked = 0;
  await page.route(/\?_rsc$/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    expect(headers["x-page-version"]).toMatch(/^[\w-]{16}$/);
    if (++asked === 1) headers["x-page-version"] = "of another hour";
    await route.fulfill({ response, headers });
  });
  // Waits until it is alive.
  await page.goto(newsroom);
  await expect.poll(() => page.evaluate(isLive)).toBe(true);
  expect(asked).toBe(2);
  expect(await page.evaluate(() => history.state?.again ?? 0)).toBe(0);
});

test("FOLLOW pressed before the scripts are there follows once they are", async ({ page, request }) => {
  const newsroom = await makeNewsroom(request, "Early House");
  const reader = await makeListed(request, { userType: "PRESS", name: "Robin Early" });
  await signIn(page, reader.email);
  await expect(page).toHaveURL(/\/matching/);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/_next\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // In a page of its own, as by an address: nothing of another page's scripts is left.
  await page.evaluate((to) => window.location.assign(to), newsroom);
  await page.waitForURL(new RegExp(newsroom), { waitUntil: "commit" });
  await page.getByRole("button", { name: /^FOLLOW / }).click();
  await expect(page.getByRole("button", { name: /^FOLLOW / })).toHaveAttribute("aria-pressed", "false");
  letGo();
  await expect(page.getByRole("button", { name: /^FOLLOWING / })).toBeVisible();
  await expect(page.getByText("1 follower", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(newsroom));
});
