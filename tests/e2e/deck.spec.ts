import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { checkScreen } from "./support/screens";
import { DESKTOP, PHONE } from "./support/widths";

const DECK = "/deck/investor";
const SLIDES = 12;

const shown = (page: Page) => page.getByRole("region", { name: /^Slide \d+ of \d+/ });

/** Expects exactly one slide, which the address and the counter name. */
async function expectSlide(page: Page, slide: number) {
  await expect(page).toHaveURL(new RegExp(`#slide-${slide}$`));
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAccessibleName(new RegExp(`^Slide ${slide} of ${SLIDES}: `));
  await expect(page.getByText(`${slide} / ${SLIDES}`, { exact: false }).locator("visible=true")).toHaveCount(
    1,
  );
}

/** Swipes over the slide as a finger does; a move to the left is the next slide. */
async function swipe(page: Page, by: number) {
  await shown(page).evaluate((slide, by) => {
    const at = (type: string, clientX: number) =>
      slide.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, isPrimary: true, pointerType: "touch", clientX, clientY: 300 },
        }),
      );
    at("pointerdown", 200);
    at("pointerup", 200 - by);
  }, by);
}

test("a deck is turned by keys, buttons, links and swipes, and its address says where it stands", {
  tag: "@once",
}, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${DECK}#slide-99`);
  await expectSlide(page, SLIDES);
  const walk: [key: string, slide: number][] = [
    ["ArrowRight", 12],
    ["Home", 1],
    ["ArrowLeft", 1],
    ["ArrowRight", 2],
    ["ArrowDown", 3],
    ["Space", 4],
    ["Shift+Space", 3],
    ["ArrowUp", 2],
    ["ArrowLeft", 1],
    ["End", 12],
  ];
  for (const [key, slide] of walk) {
    await page.keyboard.press(key);
    await expectSlide(page, slide);
  }
  await expect(page.getByText("Slide 12 of 12: Closing", { exact: true })).toBeAttached();

  await page.setViewportSize(PHONE);
  await page.reload();
  await page.keyboard.press("Home");
  await page.getByRole("link", { name: "Next slide" }).click();
  await expectSlide(page, 2);
  // The focus stays on the button, so that Enter shows the next slide.
  await page.keyboard.press("Enter");
  await expectSlide(page, 3);
  await page.getByRole("link", { name: "Previous slide" }).click();
  await expectSlide(page, 2);
  await swipe(page, 120);
  await expectSlide(page, 3);
  await swipe(page, -120);
  await expectSlide(page, 2);

  await page.getByRole("link", { name: "All slides" }).click();
  await expect(shown(page)).toHaveCount(SLIDES);
  await checkScreen(page, "deck-slides");
  await page.keyboard.press("Escape");
  await expectSlide(page, 2);
  await page.getByRole("link", { name: "All slides" }).click();
  await page.getByRole("link", { name: /^11 / }).click();
  await expectSlide(page, 11);
  await checkScreen(page, "deck-slide");
});

test("the speaker's window and the slides stay in step, with notes, the time and a black screen", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto(`${DECK}#slide-4`);
  const opened = page.waitForEvent("popup");
  await page.locator("summary").click();
  await page.getByRole("link", { name: "Speaker view" }).locator("visible=true").click();
  const speaker = await opened;
  await expect(speaker).toHaveURL(/\/speaker#slide-4$/);
  await expect(speaker.getByText("If asked about artificial intelligence")).toBeVisible();
  await expect(speaker.getByRole("timer")).toContainText("of 10:00 planned");
  await checkScreen(speaker, "deck-speaker");
  await speaker.getByRole("link", { name: "Next slide" }).click();
  await expectSlide(page, 5);
  await page.keyboard.press("ArrowLeft");
  await expect(speaker).toHaveURL(/\/speaker#slide-4$/);
  await expect(speaker.getByText("If asked about artificial intelligence")).toBeVisible();

  await speaker.getByRole("button", { name: "Black screen" }).click();
  await expect(page.getByRole("button", { name: "Show the slide" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Show the slide" })).toHaveCount(0);
  await expect(speaker.getByRole("button", { name: "Black screen" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expectSlide(page, 4);
});

test("a deck prints letter landscape, a slide a page", { tag: ["@once", "@long"] }, async ({ page }) => {
  await page.goto(`${DECK}#print`);
  await expect(page.getByRole("button", { name: `Print ${SLIDES} pages` })).toBeVisible();
  await expect(page.getByText("Ask who in the room")).toBeVisible();
  await checkScreen(page, "deck-print");
  for (const sheet of ["Slide and notes", "Slide only"]) {
    await page.getByRole("radio", { name: sheet }).check();
    const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(SLIDES);
    expect(new Set(file.match(/\/MediaBox\s*\[[^\]]*\]/g))).toEqual(new Set(["/MediaBox [0 0 792 612]"]));
  }
  await expect(page.getByText("Ask who in the room")).toBeHidden();
  // The print has all slides, whichever is open.
  await page.goto(`${DECK}#slide-5`);
  const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(SLIDES);
});

test("without scripts a deck is one page, and an unknown one leads to those there are", {
  tag: "@once",
}, async ({ browser, baseURL, viewport, request }) => {
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(DECK);
  await expect(shown(plain)).toHaveCount(SLIDES);
  await plain.getByRole("link", { name: "Plans", exact: true }).first().click();
  await expect(plain).toHaveURL(/#slide-11$/);
  await expect(
    plain.getByRole("heading", { name: "Free while the beta lasts, then two plans" }),
  ).toBeInViewport();
  await expect(shown(plain)).toHaveCount(SLIDES);

  const missing = await plain.goto("/deck/sales");
  expect(missing?.status()).toBe(404);
  for (const name of ["investor", "product", "technical"])
    await expect(plain.getByRole("link", { name: `/deck/${name}` })).toBeVisible();
  await context.close();
  const [first, second] = [await request.get("/deck/technical"), await request.get("/deck/technical")];
  expect([first.status(), second.headers()["x-nextjs-cache"]]).toEqual([200, "HIT"]);
  expect(await first.text()).toContain("Followers elsewhere, self-reported");
});
