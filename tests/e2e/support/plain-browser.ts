import { type APIRequestContext, type BrowserContext, expect, type Page } from "@playwright/test";
import { type Account, confirmByMail, makeListed } from "./api";
import { PASSWORD } from "./people";
import type { PublicScene } from "./public-scene";
import { runMark } from "./run-mark";
import { DESKTOP, PHONE } from "./widths";

/** Makes a newsroom and a confirmed account that looks at it. */
export async function makePair(request: APIRequestContext): Promise<{ owner: Account; reader: Account }> {
  const company = `Plain House ${runMark()}`;
  const owner = await makeListed(request, { userType: "BRAND", name: "Robin House", company });
  const reader = await makeListed(request, { userType: "PRESS", name: "Robin Reader" });
  await confirmByMail(request, reader);
  return { owner: { ...owner, name: company }, reader };
}

/** Fills in and sends the sign-in form. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Holds every script of the build back in all pages of a browser, until they are released. */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released;
    // A page that was left meanwhile has no request to continue.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Opens a page and goes on once its HTML is read: with scripts held back it never finishes loading. */
export const open = (page: Page, address: string) => page.goto(address, { waitUntil: "domcontentloaded" });

const directories = ["/press", "/brands", "/sources", "/paid-media"];

/**
 * Uses every link and form of a public page: each opens, or leads to, what it says. Ends at a phone's width.
 */
export async function pressControls(page: Page, scene: PublicScene): Promise<void> {
  const applyFilters = async (address: string) => {
    await page.getByRole("checkbox", { name: "Verified only" }).check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(new RegExp(`${address}\\?(.*&)?verified=true`));
    await expect(page.getByRole("link", { name: "Remove Verified" })).toBeVisible();
  };
  await page.setViewportSize(DESKTOP);
  await open(page, "/press");
  await applyFilters("/press");

  await page.setViewportSize(PHONE);
  await open(page, "/");
  await page.getByRole("link", { name: "Watch Demo" }).click();
  await expect(page).toHaveURL(/\/watch-demo$/);
  await expectPlaying(page);

  await open(page, `/brand-newsroom/${scene.newsroom.slug}`);
  await page.getByRole("tab", { name: /^News/ }).click();
  await expect(page).toHaveURL(/#pastpressreleases$/);
  await expect(page.locator("#pastpressreleases")).toBeVisible();
  await expect(page.locator("#overview")).toBeHidden();

  for (const address of directories) {
    await open(page, address);
    await page.getByRole("button", { name: /Filter/ }).click();
    await applyFilters(address);
  }

  await open(page, "/terms");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Brands" }).click();
  await expect(page).toHaveURL(/\/brands$/);
}

/**
 * Uses every control that shows more: the next page of a directory, and the pages of a photo, a video, a
 * quote and a reel.
 */
export async function pressMore(page: Page, { newsroom, creator }: PublicScene): Promise<void> {
  await open(page, "/press");
  await expect(page.getByRole("article")).toHaveCount(24);
  await page.getByRole("link", { name: "Load More Press Members" }).click();
  await expect(page).toHaveURL(/\/press\?shown=48#card-25$/);
  await expect(page.getByRole("article").nth(24)).toBeVisible();

  const address = `/brand-newsroom/${newsroom.slug}`;
  for (const [link, title] of [
    ["Open: A lit cabin", "A lit cabin"],
    ["Play Turbines at dawn", "Turbines at dawn"],
    ["Open the quote by Siv Aamodt", "Siv Aamodt, architect"],
  ] as const) {
    await open(page, `${address}#assets`);
    await page.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`${address}/asset/[\\da-f-]{36}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    if (link.startsWith("Play")) await expectPlaying(page);
    else await expectPicture(page);
  }
  await expect(page.getByText("“It holds.”")).toBeVisible();
  await page.getByRole("link", { name: `Quotes from ${newsroom.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`${address}/assets/quotes$`));

  await open(page, `/paid-media-profile/${creator.slug}`);
  await page.getByRole("link", { name: "Show A month of mornings" }).click();
  await expect(page).toHaveURL(new RegExp(`${creator.slug}/reel/[\\da-f-]{36}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A month of mornings");
  await expectPicture(page);
}

const expectPlaying = (page: Page) =>
  expect
    .poll(() =>
      page.locator("video").evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0),
    )
    .toBe(true);

const expectPicture = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator("main img")
        .last()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

const W = {
  "WHO - Target Audience": "Readers who would rather take the train",
  "WHAT - The Story": "Eleven cabins no car can reach open with the night train",
  "WHERE - Location/Market": "Rjukan, Telemark",
  "WHEN - Timeline": "From 12 December 2026",
  "WHY - Newsworthy Angle": "The branch line closed in 1991 and 412 households bought it back.",
};

/** Fills in the five W's of a pitch. */
export async function fillFiveWs(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(W)) await page.getByRole("textbox", { name: label }).fill(text);
}
