import type { Page } from "@playwright/test";
import { callApi, makeListed } from "./support/api";
import { expect, test } from "./support/fixtures";
import { runMark } from "./support/run-mark";
import { DESKTOP, PHONE } from "./support/widths";

const directories = [
  ["/press", "Filter"],
  ["/brands", "Filter"],
  ["/sources", "Filter"],
  ["/paid-media", "Advanced Filters"],
] as const;

const verified = (page: Page) => page.getByRole("checkbox", { name: "Verified only" });

/** Opens the filters where they are in a sheet. */
async function openFilters(page: Page, button: string): Promise<void> {
  const opener = page.getByRole("button", { name: new RegExp(`^${button}`) });
  if (await opener.isVisible()) await opener.click();
  await expect(verified(page)).toBeVisible();
}

test("filters are chosen from suggestions and counts, and Back shows those of its address", {
  tag: "@once",
}, async ({ page, scene: _ }) => {
  for (const [path, name] of directories) {
    await test.step(`${path}: beside the list on a wide screen`, async () => {
      await page.setViewportSize(DESKTOP);
      await page.goto(path);
      await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
      await verified(page).check();
      await page.getByRole("button", { name: "Apply filters" }).click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?(.*&)?verified=true`));
    });

    // On a phone one tap opens the sheet, and the next tap on the button closes it.
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const opener = page.getByRole("button", { name, exact: true });
    await expect(verified(page)).toBeHidden();
    await opener.click();
    await expect(verified(page)).toBeVisible();
    await opener.dispatchEvent("click");
    await expect(verified(page)).toBeHidden();
    await openFilters(page, name);
    await expect(page.locator("label").filter({ has: verified(page) })).toContainText(/\d/);
    for (const field of ["City or country", "Topic"]) {
      const list = await page.getByRole("combobox", { name: field }).getAttribute("list");
      await expect(page.locator(`datalist#${list}`)).toHaveCount(1);
    }
    await verified(page).check();
    await page.getByRole("textbox", { name: "Self-reported followers from" }).fill("30k");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?(.*&)?verified=true`));
    await expect(page).toHaveURL(/minFollowers=30k/);
    const chosen = page.getByRole("list", { name: "Chosen filters" });
    await expect(chosen).toContainText("Verified");
    await expect(chosen).toContainText("From 30,000 followers, self-reported");

    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await openFilters(page, name);
    await expect(verified(page)).not.toBeChecked();
    await page.goForward();
    await expect(page).toHaveURL(/minFollowers=30k/);
    await openFilters(page, name);
    await expect(verified(page)).toBeChecked();
    await expect(page.getByRole("textbox", { name: "Self-reported followers from" })).toHaveValue("30k");
    // The browser may restore a page from its cache with a box that was changed and never applied.
    await verified(page).uncheck();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(verified(page)).toBeChecked();
  }
});

test("after Load More the keyboard goes on at the first new card", async ({
  page,
  // The scene's journalists fill a second page.
  scene: _,
}) => {
  await page.goto("/press");
  await page.getByRole("link", { name: "Load More Press Members" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/press\?shown=48#card-25$/);
  await expect(page.locator("#card-25")).toBeInViewport();
  await page.keyboard.press("Tab");
  const focused = page.locator("*:focus");
  await expect(
    page.locator("#card-25").and(focused).or(page.locator("#card-25").locator(focused)),
  ).toHaveCount(1);
});

test("a newsroom's card has its newest headline, and a mark no larger than its name", async ({
  page,
  request,
}) => {
  const company = `Card House ${runMark()}`;
  const brand = await makeListed(request, { userType: "BRAND", name: "Bea Lund", company });
  for (const title of ["The first train", "The second train"])
    await callApi(request, "POST", "/releases", {
      token: brand.token,
      body: { title, body: "It runs again.", status: "PUBLISHED" },
    });
  await page.goto(`/brands?q=${encodeURIComponent(company)}`);
  const card = page.getByRole("article").filter({ hasText: company });
  await expect(card.getByRole("link", { name: "The second train" })).toBeVisible();
  await expect(card.getByText("The first train")).toHaveCount(0);
  const mark = await card.locator("[aria-hidden]").first().boundingBox();
  expect(Math.max(mark?.width ?? 0, mark?.height ?? 0)).toBeLessThanOrEqual(96);
  expect(mark?.width ?? 0).toBeGreaterThan(24);
});
