import type { Page } from "@playwright/test";
import { callApi } from "./support/api";
import { expect, isReady, test as journey } from "./support/fixtures";
import {
  fillFiveWs,
  fillSignIn,
  holdScripts,
  makePair,
  open,
  pressControls,
  pressMore,
} from "./support/plain-browser";

/** A page whose scripts are held back until a journey releases them. */
const test = journey.extend<{ early: { page: Page; release: () => void } }>({
  early: async ({ browser, viewport, hasTouch, baseURL, complaints }, use) => {
    const context = await browser.newContext({ baseURL, viewport, hasTouch });
    const release = await holdScripts(context);
    const page = await context.newPage();
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
    await use({ page, release });
    release();
    await context.close();
  },
});

const isAlive = (page: Page) =>
  page.evaluate(() => Object.keys(document).some((key) => key.startsWith("__react")));

/** Tells whether React has taken over this very element, since parts of a page may follow the page. */
const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));

test("FOLLOW and Save for Later pressed before the scripts act once, and go on when they came", {
  tag: "@once",
}, async ({ early: { page, release }, request }) => {
  const { owner, reader } = await makePair(request);
  await open(page, `/login?callbackUrl=${encodeURIComponent(`/brand-newsroom/${owner.slug}`)}`);
  await fillSignIn(page, reader.email);
  await expect(page).toHaveURL(new RegExp(`/brand-newsroom/${owner.slug}$`));

  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: /^FOLLOW / }).click();
  expect((await posted).status()).toBe(303);
  await expect(page).toHaveURL(new RegExp(`/brand-newsroom/${owner.slug}$`));
  await expect(page.getByText("1 follower here", { exact: true })).toBeVisible();
  expect(await isAlive(page)).toBe(false);

  await open(page, `/follow/${owner.slug}`);
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: /^Save for Later/ }).click();
  expect((await saved).status()).toBe(303);

  release();
  await expect(page.getByRole("button", { name: /^Saved for Later/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^FOLLOWING / })).toBeVisible();
  await expect(page.getByText("1 follower here", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^FOLLOWING / }).click();
  await expect(page.getByRole("button", { name: /^FOLLOW / })).toBeVisible();
  await expect(page.getByText("0 followers here", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/follow/${owner.slug}$`));
});

test("a pitch begun before the scripts is written on, and sent once", { tag: "@once" }, async ({
  early: { page, release },
  request,
}) => {
  const { owner, reader } = await makePair(request);
  await open(page, `/login?callbackUrl=${encodeURIComponent(`/brand-newsroom/${owner.slug}`)}`);
  await fillSignIn(page, reader.email);
  await page
    .getByRole("link", { name: /^PITCH / })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/pitch/${owner.slug}$`));
  await page.getByRole("textbox", { name: "Pitch Title" }).fill("A winter without a road");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(new RegExp(`/pitch/${owner.slug}/write`));
  expect(await isAlive(page)).toBe(false);
  await page.getByRole("textbox", { name: "Subject Line" }).fill("Cabins by night train");
  release();
  await page.waitForFunction(isReady);
  await expect(page.getByRole("textbox", { name: "Subject Line" })).toHaveValue("Cabins by night train");
  await fillFiveWs(page);
  await page.getByRole("button", { name: "Send Pitch" }).click();
  await expect(page).toHaveURL(/\/matching\?tab=inbox&pitch=/);
  const { json } = await callApi(request, "GET", "/pitches", {
    token: reader.token,
    query: { type: "sent" },
  });
  expect(json.data.pitches).toMatchObject([
    { title: "A winter without a road", subject: "Cabins by night train" },
  ]);
});

test("what is typed into a pitch before the scripts is there when they came", { tag: "@once" }, async ({
  early: { page, release },
  request,
}) => {
  const { owner } = await makePair(request);
  await open(page, `/pitch/${owner.slug}`);
  await page.getByRole("textbox", { name: "Pitch Title" }).fill("A winter without a road");
  release();
  await page.waitForFunction(isReady);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: /Step 2 of 2/ })).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("textbox", { name: "Pitch Title" })).toHaveValue("A winter without a road");
});

test("tabs, filters, the demo and the phone's menu open before the scripts, and after", {
  tag: "@once",
}, async ({ early: { page, release }, scene }) => {
  await pressControls(page, scene);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(await isAlive(page)).toBe(false);
  release();
  await page.waitForFunction(isReady);
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Close menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("Load more, a photo, a video, a quote and a reel show more before the scripts, and in place after", {
  tag: "@once",
}, async ({ early: { page, release }, scene }) => {
  await pressMore(page, scene);
  expect(await isAlive(page)).toBe(false);
  await open(page, `/brand-newsroom/${scene.newsroom.slug}#assets`);
  release();
  const photo = page.getByRole("link", { name: "Open: A lit cabin" });
  await expect.poll(() => photo.evaluate(isTaken)).toBe(true);
  await photo.click();
  await expect(page.getByRole("dialog").getByText("1 / 1")).toBeVisible();
});
