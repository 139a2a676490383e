import type { APIRequestContext, Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { type Account, makeListed } from "./support/api";
import { expect, test } from "./support/fixtures";
import { fillSignIn, holdScripts, open } from "./support/plain-browser";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const titles = ["Cabin at dusk", "Rails in snow", "The lit platform"];

/** A brand with three photos that nobody is named for yet. */
async function makeLibrary(request: APIRequestContext): Promise<Account> {
  const brand = await makeListed(request, {
    ...({ userType: "BRAND", name: "Bea Lund" } as const),
    company: `Pine Library ${Date.now().toString(36)}`,
  });
  for (const [index, title] of titles.entries()) {
    const background = { r: 40 + 60 * index, g: 90, b: 60 };
    const buffer = await sharp({ create: { width: 1500, height: 1000, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const answer = await request.post(`${process.env.E2E_URL}/api/v1/assets`, {
      headers: { authorization: `Bearer ${brand.token}` },
      multipart: {
        ...{ kind: "photo", title, caption: title },
        file: { name: `photo-${index}.jpg`, mimeType: "image/jpeg", buffer },
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return brand;
}

const boxOf = (page: Page, title: string) => page.getByRole("checkbox", { name: `Choose ${title}` });
const bar = (page: Page) => page.getByRole("group", { name: "With the chosen assets" });

/** Signs in and opens the library in a window of its own, whose scripts wait until they are released. */
async function openEarly(browser: Browser, brand: Account, options: object) {
  const context = await browser.newContext(options);
  const release = await holdScripts(context);
  const page = await context.newPage();
  await open(page, `/login?callbackUrl=${encodeURIComponent("/assets")}`);
  await fillSignIn(page, brand.email);
  return { context, page, release };
}

test("what is chosen before the scripts stays chosen when they came", async ({
  browser,
  request,
  baseURL,
  viewport,
  hasTouch,
}) => {
  const brand = await makeLibrary(request);
  const { context, page, release } = await openEarly(browser, brand, { baseURL, viewport, hasTouch });
  for (const title of titles.slice(1)) await boxOf(page, title).check();
  release();
  await expect(bar(page)).toContainText("2 chosen");
  await page.setViewportSize(viewport?.width === PHONE.width ? DESKTOP : PHONE);
  await expect(bar(page)).toContainText("2 chosen");
  for (const title of titles.slice(1)) await expect(boxOf(page, title)).toBeChecked();
  await expect(boxOf(page, titles[0] ?? "")).not.toBeChecked();
  await context.close();
});
