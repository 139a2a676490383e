import type { APIRequestContext, Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "@/db/seed/demo-accounts";
import { callApi, signUpBody } from "./support/api";
import { expect, test } from "./support/fixtures";

/** The app's process that has testing mode switched off. */
const WITHOUT = process.env.E2E_UNTESTED_URL ?? "";

/** The demo accounts, as the seed would make them. */
async function makeDemoAccounts(request: APIRequestContext) {
  for (const { email, name, password, userType } of DEMO_ACCOUNTS) {
    const type = userType.toUpperCase() as "PRESS";
    const body = { ...signUpBody({ userType: type, name }), email, password, company: `${name} House` };
    const { status } = await callApi(request, "POST", "/auth/register", { body });
    expect([201, 409]).toContain(status);
  }
}

const banner = (page: Page) => page.getByRole("region", { name: "Testing mode" });
const press = (page: Page) => page.keyboard.press("Control+Alt+KeyT");

test("Ctrl+Alt+T signs in as a demo account, the banner switches, and once more signs out", {
  tag: "@once",
}, async ({ page, request, checkScreen }) => {
  await makeDemoAccounts(request);
  await page.goto("/brands");
  await expect(banner(page)).toHaveCount(0);
  await press(page);
  await expect(banner(page)).toContainText("Signed in as Petra Lindqvist (Brand)");
  await expect(page).toHaveURL(/\/brands$/);
  await expect(banner(page).getByRole("button")).toHaveCount(5);
  await checkScreen(page, "testing-mode");

  await banner(page).getByRole("button", { name: "Press" }).click();
  await expect(banner(page)).toContainText("Signed in as Maren Oduya (Press)");
  await page.goto("/dashboard");
  await expect(banner(page)).toContainText("Maren Oduya");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // What the dashboard still asks for would be refused in the middle of signing out, and the browser would note it.
  await page.waitForLoadState("networkidle");

  await press(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(banner(page)).toHaveCount(0);
});

test("without the setting the shortcut does nothing, no page carries its code, and the server refuses", {
  tag: "@once",
}, async ({ page, request }) => {
  await makeDemoAccounts(request);
  for (const path of ["/", "/brands", "/press?q=a", "/login", "/nowhere-at-all", "/api/v1/docs"]) {
    const answer = await request.get(WITHOUT + path);
    expect([path, /testing-mode|fw_testing/.test(await answer.text())]).toEqual([path, false]);
  }
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  await page.goto(`${WITHOUT}/brands`);
  await press(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.some((text) => /testing-mode|fw_testing/.test(text))).toBe(false);
  const headers = { origin: WITHOUT, "sec-fetch-site": "same-origin" };
  for (const { userType } of DEMO_ACCOUNTS) {
    const refused = await request.post(`${WITHOUT}/testing-mode`, { headers, form: { userType } });
    expect([refused.status(), refused.headers()["set-cookie"] ?? null]).toEqual([404, null]);
  }
  expect((await request.get(`${WITHOUT}/testing-mode/banner`)).status()).toBe(404);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => /session|fw_/.test(name))).toEqual([]);
});
