import type { Browser, BrowserContext, Page } from "@playwright/test";
import { makeListed } from "./support/api";
import { expect, test } from "./support/fixtures";
import { newPerson, PASSWORD } from "./support/people";

/** A browser that runs no scripts, signed in by the form where an address is given. */
async function openPlain(browser: Browser, viewport: { width: number; height: number } | null | undefined) {
  const context = await browser.newContext({
    baseURL: process.env.E2E_URL,
    viewport,
    javaScriptEnabled: false,
  });
  return { context, page: await context.newPage() };
}

async function signInPlainly(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test.describe("without scripts", () => {
  let context: BrowserContext;
  let page: Page;
  test.beforeEach(async ({ browser, viewport }) => {
    ({ context, page } = await openPlain(browser, viewport));
  });
  test.afterEach(async () => {
    await context.close();
  });

  test("one signs up: a refusal stands beside its field and nothing typed is lost", async () => {
    const person = newPerson("Robin Plain", "Press");
    await page.goto("/signup?callbackUrl=%2Fdashboard");
    await page.getByLabel("Email", { exact: true }).fill("robin");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill("Something-else-1");
    await page.getByLabel("Name", { exact: true }).fill(person.name);
    await page.getByRole("radio", { name: /^Press/ }).check();
    await page.getByRole("checkbox", { name: /18 or older/ }).check();
    await page.getByRole("button", { name: "Sign Up" }).click();

    await expect(page.locator("#signup-email-error")).toHaveText("Please enter a valid email address");
    await expect(page.locator("#signup-confirmPassword-error")).toHaveText("Passwords do not match");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(person.name);
    await expect(page.getByRole("radio", { name: /^Press/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /18 or older/ })).toBeChecked();
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");

    await page.getByLabel("Email", { exact: true }).fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page).toHaveURL(/\/setup-profile\?callbackUrl=%2Fdashboard/);
  });

  test("one signs in, follows, saves for later and takes both back", async ({ request }) => {
    const owner = await makeListed(request, {
      userType: "BRAND",
      name: "Robin House",
      company: "Plain House",
    });
    const reader = await makeListed(request, { userType: "PRESS", name: "Robin Reader" });
    await page.goto(`/brand-newsroom/${owner.slug}`);
    await page.getByRole("button", { name: /^FOLLOW / }).click();
    await expect(page).toHaveURL(new RegExp(`/login\\?callbackUrl=%2Ffollow%2F${owner.slug}$`));

    await page.getByLabel("Email", { exact: true }).fill(reader.email);
    await page.getByLabel("Password", { exact: true }).fill("Wrong-horse-42");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toContainText("Invalid email or password");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(reader.email);
    await signInPlainly(page, reader.email);
    await expect(page).toHaveURL(new RegExp(`/follow/${owner.slug}$`));

    await page.getByRole("button", { name: /^FOLLOW / }).click();
    await expect(page.getByRole("button", { name: /^FOLLOWING / })).toBeVisible();
    await expect(page.getByText("1 follower", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Save for Later/ }).click();
    await expect(page.getByRole("button", { name: /^Saved for Later/ })).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: "Plain House" }).first()).toBeVisible();

    await page.goto(`/follow/${owner.slug}/status`);
    await page.getByRole("button", { name: /^FOLLOWING / }).click();
    await expect(page.getByRole("button", { name: /^FOLLOW / })).toBeVisible();
    await expect(page.getByText("0 followers", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Saved for Later/ }).click();
    await expect(page.getByRole("button", { name: /^Save for Later/ })).toBeVisible();
  });
});
