import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import JSZip from "jszip";
import { Secret, TOTP } from "otpauth";
import { callApi, confirmByMail, makeListed } from "./support/api";
import { expect, test } from "./support/fixtures";
import { linkIn, waitForMail } from "./support/mailbox";
import { PASSWORD, signIn } from "./support/people";
import { checkScreen } from "./support/screens";

const NEW_PASSWORD = "Another-horse-43";

/** Returns the code of the next period, since the current one may have been used. */
const nextCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });

/** Opens a browser whose console is not watched, because refused sign-ins are part of the journey. */
async function newBrowser(browser: Browser, baseURL: string | undefined, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  return { page: await context.newPage(), close: () => context.close() };
}

async function fillPasswords(page: Page, current: string, next: string) {
  await page.getByLabel("Current password", { exact: true }).fill(current);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("Confirm password", { exact: true }).fill(next);
}

async function fillSignIn(page: Page, email: string, password: string) {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("an owner secures the account: other devices, password, two-factor, and a deletion taken back", async ({
  page,
  otherPage,
  request,
  browser,
  baseURL,
}) => {
  const account = await makeListed(request, { userType: "PRESS", name: "Robin Locke" });
  await confirmByMail(request, account);
  const { email } = account;
  expect((await request.get(`/press-profile/${account.slug}`)).status()).toBe(200);
  await signIn(page, email);
  await signIn(otherPage, email);

  await test.step("One device signs the other out", async () => {
    await page.goto("/dashboard");
    await page.goto("/settings");
    await page.getByRole("link", { name: /^Security/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Security");
    await expect(page.getByText("This device")).toHaveCount(1);
    await checkScreen(page, "settings-security");
    // The other sessions are the API client's, with which the account was made, and the other browser's.
    await page.getByRole("button", { name: /^Sign out .* on / }).click();
    await expect(page.getByRole("status").filter({ hasText: "That device is signed out." })).toBeVisible();
    await otherPage.goto("/dashboard");
    await expect(otherPage).toHaveURL(/\/login/);
    await expect(page.getByRole("button", { name: /^Sign out .* on / })).toHaveCount(0);
  });

  await test.step("A new password ends every other session", async () => {
    await signIn(otherPage, email);
    await page.getByRole("link", { name: "Change password" }).click();
    await fillPasswords(page, "Wrong-horse-42", NEW_PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.locator("#settings-currentPassword-error")).toHaveText("This is not your password");
    await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
    await checkScreen(page, "settings-password");
    await fillPasswords(page, PASSWORD, NEW_PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(
      page.getByText("Your password is changed. You are signed out everywhere else."),
    ).toBeVisible();
    await otherPage.goto("/settings");
    await expect(otherPage).toHaveURL(/\/login/);
    await waitForMail(email, /password was changed/);
  });

  let secret = "";
  let codes: string[] = [];
  await test.step("Two-factor is set up with the password and a code", async () => {
    await page.getByRole("link", { name: "Set up two-factor sign-in" }).click();
    await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    await checkScreen(page, "settings-two-factor");
    secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(/\s/g, "");
    await page.getByLabel("Code", { exact: true }).fill("000 000");
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByText("This code is wrong or was used already.")).toBeVisible();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await page.getByLabel("Code", { exact: true }).fill(code);
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByRole("region", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
    await checkScreen(page, "settings-recovery-codes");
    codes = await page.getByRole("region", { name: "Recovery codes" }).getByRole("listitem").allInnerTexts();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
    await page.getByRole("link", { name: "I have kept them safe" }).click();
    await expect(page.getByText("10 of 10 recovery codes left")).toBeVisible();
    await waitForMail(email, /Two-factor sign-in is on/);
  });

  await test.step("Signing in takes a code, and without scripts a recovery code", async () => {
    const scripted = await newBrowser(browser, baseURL, true);
    await fillSignIn(scripted.page, email, NEW_PASSWORD);
    await scripted.page.getByLabel("Code", { exact: true }).fill("000000");
    await scripted.page.getByRole("button", { name: "Sign In" }).click();
    await expect(scripted.page.getByText("This code is wrong or was used already.")).toBeVisible();
    await scripted.page.getByLabel("Code", { exact: true }).fill(nextCode(secret));
    await scripted.page.getByRole("button", { name: "Sign In" }).click();
    await expect(scripted.page).toHaveURL(/\/matching/);
    await scripted.close();

    const plain = await newBrowser(browser, baseURL, false);
    await fillSignIn(plain.page, email, NEW_PASSWORD);
    await plain.page.getByLabel("Code", { exact: true }).fill("AAAA-AAAA-AAAA");
    await plain.page.getByRole("button", { name: "Sign In" }).click();
    await expect(plain.page.getByText("This code is wrong or was used already.")).toBeVisible();
    await plain.page.getByLabel("Code", { exact: true }).fill(codes[0] ?? "");
    await plain.page.getByRole("button", { name: "Sign In" }).click();
    await expect(plain.page).toHaveURL(/\/matching/);
    await plain.page.goto("/settings/security");
    await expect(plain.page.getByText("9 of 10 recovery codes left")).toBeVisible();
    await plain.close();
    await waitForMail(email, /A recovery code was used/);
  });

  await test.step("The account is deleted, and restored by the mail's link", async () => {
    await page.goto("/settings/data");
    await page.getByRole("link", { name: "Delete account" }).click();
    await page.getByLabel("Type DELETE to confirm").fill("DELETE");
    await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
    await checkScreen(page, "settings-delete");
    await page.getByRole("button", { name: "Delete account" }).click();
    await expect(page).toHaveURL(/\/#account-deleted$/);
    await expect(page.getByText("Account deletion request received.")).toBeVisible();
    await page.goto("/settings");
    await expect(page).toHaveURL(/\/login/);
    expect((await request.get(`/press-profile/${account.slug}`)).status()).toBe(404);

    const mail = await waitForMail(email, /account is being deleted/);
    await page.goto(linkIn(mail, "restore-account"));
    await checkScreen(page, "restore-account");
    await page.getByRole("button", { name: "Restore my account" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is back");
    expect((await request.get(`/press-profile/${account.slug}`)).status()).toBe(200);
    const back = await newBrowser(browser, baseURL, true);
    await fillSignIn(back.page, email, NEW_PASSWORD);
    await back.page.getByLabel("Code", { exact: true }).fill(codes[1] ?? "");
    await back.page.getByRole("button", { name: "Sign In" }).click();
    await expect(back.page).toHaveURL(/\/matching/);
    await back.close();
  });
});

test("a new address counts once its link is opened, and the old one takes it back @once", async ({
  page,
  request,
}) => {
  const account = await makeListed(request, { userType: "BRAND", name: "Iris Move" });
  await confirmByMail(request, account);
  const { email } = account;
  const fresh = email.replace("@", ".new@");
  await signIn(page, email);
  await page.goto("/settings/email");
  await page.getByLabel("New email", { exact: true }).fill(fresh);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText(`${fresh} is yet to be confirmed`).filter({ visible: true })).toHaveCount(1);

  await page.goto(linkIn(await waitForMail(fresh, /Confirm your new e-mail/), "change-email"));
  await checkScreen(page, "change-email");
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your e-mail address is changed");
  await page.goto("/settings");
  await expect(page.getByText(fresh).first()).toBeVisible();

  await page.goto(linkIn(await waitForMail(email, /address is being changed/), "change-email"));
  await page.getByRole("button", { name: "Keep this address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your e-mail address stays as it was");
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/login/);
});

test("an owner takes a copy of their data along @once", async ({ page, request }) => {
  const account = await makeListed(request, { userType: "PRESS", name: "Noor Aldani" });
  await confirmByMail(request, account);
  await signIn(page, account.email);
  await page.goto("/settings/security");
  await expect(page.getByText("Signed in", { exact: true })).toBeVisible();
  await page.goto("/settings");
  await page.getByRole("link", { name: /^Data/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Data");
  await checkScreen(page, "settings-data");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download zip" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^fivewire-data-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  expect(JSON.parse((await zip.file("account.json")?.async("string")) ?? "")).toMatchObject([
    { email: account.email, name: "Noor Aldani" },
  ]);
  expect(await zip.file("README.txt")?.async("string")).toContain("account.json");
  await waitForMail(account.email, /Your data was downloaded/);
});

test("a program acts by a token within its scopes, until it is revoked @once", async ({ page, request }) => {
  const brand = await makeListed(request, {
    userType: "BRAND",
    name: "Petra Lindqvist",
    company: "Token House",
  });
  await signIn(page, brand.email);
  await page.goto("/settings/security");
  await page.getByRole("link", { name: "Manage API tokens" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("API tokens");
  await page.getByText("New token").click();
  await page.getByLabel("Name", { exact: true }).fill("Nightly export");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Make token" }).click();
  await expect(page.getByText("Please choose what the token may do")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Nightly export");
  await checkScreen(page, "settings-tokens-refused");
  await page.getByRole("checkbox", { name: "Releases: read" }).check();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Make token" }).click();
  const made = page.getByRole("region", { name: "New API token" });
  await expect(made.getByText("Shown once")).toBeVisible();
  const token = await made.getByRole("code").innerText();
  await checkScreen(page, "settings-token-made");

  const list = () => callApi(request, "GET", "/releases", { token });
  expect((await list()).status).toBe(200);
  const release = { title: "A release", body: "<p>It is out.</p>", status: "DRAFT" };
  const refused = await callApi(request, "POST", "/releases", { token, body: release });
  expect([refused.status, refused.json.error.message]).toEqual([
    ...[403, "This token does not hold the scope releases:write."],
  ]);
  expect((await callApi(request, "GET", "/auth/tokens", { token })).status).toBe(403);

  await page.getByRole("link", { name: "I have stored it" }).click();
  const row = page.getByRole("listitem", { name: "Nightly export" });
  await expect(row.getByText("releases:read")).toBeVisible();
  await expect(row.getByText(/last used/)).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await checkScreen(page, "settings-tokens");
  await row.locator("summary", { hasText: "Revoke" }).click();
  await row.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("The token works no more.")).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await list()).status).toBe(401);
});
