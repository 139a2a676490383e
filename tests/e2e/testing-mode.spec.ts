import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "@/lib/domain/accounts/accounts/demo-accounts";
import { makeDemoAccounts } from "./support/demo-accounts";
import { expect, test } from "./support/fixtures";
import { checkScreen } from "./support/screens";

/** The forms that have the debug save in testing mode. */
const FORMS = ["/template-demo/brand", "/template-demo/source-pitch"];
const CODE = /testing-mode|fw_testing|Save test/;

/** The app's process whose testing mode is off. */
const WITHOUT = process.env.E2E_UNTESTED_URL ?? "";

const banner = (page: Page) => page.getByRole("region", { name: "Testing mode" });
const press = (page: Page) => page.keyboard.press("Control+Alt+KeyT");

test("Ctrl+Alt+T signs in as a demo account, the banner switches, and once more signs out", {
  tag: "@once",
}, async ({ page, request }) => {
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
  // The dashboard's last requests would be refused during the sign-out, and the browser would log that.
  await page.waitForLoadState("networkidle");

  await press(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(banner(page)).toHaveCount(0);
});

test("without the setting the shortcut does nothing, no page carries its code, and the server refuses", {
  tag: "@once",
}, async ({ page, request }) => {
  await makeDemoAccounts(request);
  for (const path of ["/", "/brands", "/press?q=a", "/login", "/nowhere-at-all", "/api/v1/docs", ...FORMS]) {
    const answer = await request.get(WITHOUT + path);
    expect([path, CODE.test(await answer.text())]).toEqual([path, false]);
  }
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  for (const path of FORMS) {
    await page.goto(WITHOUT + path);
    await expect(page.getByText("Nothing is stored", { exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: "Debug" })).toHaveCount(0);
    await page.waitForLoadState("networkidle");
  }
  await page.goto(`${WITHOUT}/brands`);
  await press(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.some((text) => CODE.test(text))).toBe(false);
  const headers = { origin: WITHOUT, "sec-fetch-site": "same-origin" };
  for (const { userType } of DEMO_ACCOUNTS) {
    const refused = await request.post(`${WITHOUT}/testing-mode`, { headers, form: { userType } });
    expect([refused.status(), refused.headers()["set-cookie"] ?? null]).toEqual([404, null]);
  }
  expect((await request.get(`${WITHOUT}/testing-mode/banner`)).status()).toBe(404);
  for (const part of ["profile", "pitch-page"]) {
    const data = { userType: "brand", values: {} };
    const refused = await request.post(`${WITHOUT}/testing-mode/${part}`, { headers, data });
    expect([part, refused.status()]).toEqual([part, 404]);
  }
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => /session|fw_/.test(name))).toEqual([]);
});
