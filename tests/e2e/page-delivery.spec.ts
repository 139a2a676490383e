import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { callApi, signUpBody } from "./support/api";
import { expect, test } from "./support/fixtures";
import { isLive } from "./support/is-live";
import { DESKTOP, PHONE } from "./support/widths";

/** An element, and a hash of how it is drawn. */
type Drawn = { element: string; hash: number };

/**
 * The box of every element and all its properties as the browser drew it, in the document's order. Margins
 * are part of the boxes, because Chromium reports an automatic one as 0 at times.
 */
const readStyles = (page: Page): Promise<Drawn[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll(":not(link)")].map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith("margin"));
      const { x, y, width, height } = element.getBoundingClientRect();
      // The values are hashed with FNV-1a, since those of one page are tens of megabytes.
      let hash = 0x811c9dc5;
      for (const value of [x, y, width, height, ...names.map((name) => style.getPropertyValue(name))]) {
        for (const sign of `${value};`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
      }
      return { element: `${element.tagName}.${element.getAttribute("class") ?? ""}`, hash };
    }),
  );

/** The properties and the box of the element at a place in that order. */
const readStyle = (page: Page, place: number): Promise<Record<string, string>> =>
  page.evaluate((place) => {
    const element = document.body.querySelectorAll(":not(link)")[place];
    if (!element) return {};
    const style = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const names = [...style].filter((name) => !name.startsWith("margin"));
    const values = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    return { ...values, box: [x, y, width, height].join(" ") };
  }, place);

/**
 * The differences between two drawings of a page as sentences: for the first different element, all of its
 * properties.
 */
async function differences(ours: Page, theirs: Page): Promise<string[]> {
  const [own, other] = [await readStyles(ours), await readStyles(theirs)];
  if (own.length !== other.length) return [`${other.length} elements, not ${own.length}`];
  for (const [place, { element, hash }] of own.entries()) {
    const there = other[place];
    if (element !== there?.element) return [`${element} stands where ${there?.element} does`];
    if (hash === there.hash) continue;
    // A page that was still being laid out when it was hashed has equal properties by now.
    const [mine, whole] = [await readStyle(ours, place), await readStyle(theirs, place)];
    const values = Object.keys({ ...whole, ...mine }).filter((name) => mine[name] !== whole[name]);
    if (values.length > 0)
      return [`${element}: ${values.map((name) => `${name} ${mine[name]}, not ${whole[name]}`).join("; ")}`];
  }
  return [];
}

/** The font families that the page fetched, by their names in app/fonts/web-faces.css. */
const readFaces = (page: Page) =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    const families = new Set(loaded.map(({ family }) => family.replaceAll('"', "")));
    return ["webInter", "webNewsreader"].filter((family) => families.has(family));
  });

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

test("a page is drawn by the rules in its HTML as by the whole stylesheet", {
  tag: ["@once", "@delivered-alike", "@long"],
}, async ({ browser, request, baseURL }) => {
  const newsroom = await makeNewsroom(request, "Paint House");
  // The long run compares a directory and a text as well.
  const others = process.env.TEST_LONG === "1" ? ["/brands", "/help"] : [];
  for (const address of ["/", newsroom, ...others]) {
    await test.step(address, async () => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      // Without the product's fonts both pages are measured in the reader's own.
      await context.route(/\.woff2$/, (route) => route.abort());
      // Both pages get one answer, because other journeys' newsrooms appear in the directory meanwhile.
      let answer: Promise<APIResponse> | undefined;
      await context.route(
        ({ pathname }) => pathname === address,
        async (route) => {
          answer ??= route.fetch();
          await route.fulfill({ response: await answer });
        },
      );
      const withoutSheet = await context.newPage();
      await withoutSheet.route(/\.css$/, (route) => route.abort());
      await withoutSheet.goto(address);
      const withSheet = await context.newPage();
      await withSheet.goto(address);
      expect(await withSheet.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
      for (const size of [PHONE, DESKTOP]) {
        for (const page of [withoutSheet, withSheet]) await page.setViewportSize(size);
        // The comparison is repeated until both pages have settled at the new width; one of a long page takes its time.
        await expect.poll(() => differences(withoutSheet, withSheet), { timeout: 120_000 }).toEqual([]);
      }
      await context.close();
    });
  }
});

test("a page that is left untouched has our typefaces and its scripts", async ({
  browser,
  request,
  baseURL,
}, info) => {
  const newsroom = await makeNewsroom(request, "Type House");
  for (const address of ["/", "/brands", newsroom]) {
    await test.step(address, async () => {
      const context = await browser.newContext({ baseURL, viewport: info.project.use.viewport });
      const page = await context.newPage();
      await page.goto(address);
      await expect.poll(() => readFaces(page)).toEqual(["webInter", "webNewsreader"]);
      await expect.poll(() => page.evaluate(isLive)).toBe(true);
      const picture = await page.screenshot();
      await info.attach(`${address.replaceAll("/", "-")}.png`, { body: picture, contentType: "image/png" });
      await context.close();
    });
  }
});

test("without scripts a page has our typefaces too", { tag: "@once" }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect.poll(() => readFaces(page)).toEqual(["webInter", "webNewsreader"]);
  await context.close();
});

test("a page is painted while its stylesheet and its scripts are still on their way", {
  tag: ["@once", "@delivered-alike"],
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/_next\/.*\.(css|js)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  await expect.poll(() => page.evaluate(isPainted)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  letGo();
  await expect.poll(() => page.evaluate(isLive)).toBe(true);
  // The whole stylesheet must follow the page's own rules, so that its rules win.
  const order = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href !== null));
  expect(order.at(-1)).toBe(true);
  await context.close();
});
