import { readdirSync, readFileSync } from "node:fs";
import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { callApi, register } from "./support/api";
import { expect, test, watch } from "./support/fixtures";
import { linkIn, waitForMail } from "./support/mailbox";
import { PASSWORD, signIn } from "./support/people";
import { fillSignIn } from "./support/plain-browser";

const NEW_PASSWORD = "Another-horse-43";
const SESSION = "fivewire.session";

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value ?? "";

/** Tells whether a session's cookie still signs in a client that has nothing else. */
const isLive = async (request: APIRequestContext, session: string) => {
  const headers = { cookie: `${SESSION}=${session}` };
  return (await callApi(request, "GET", "/auth/me", { headers })).status === 200;
};

/** Sends wrong passwords from two processes in turn, until the account takes no more. */
async function useUpAttempts(request: APIRequestContext, email: string): Promise<void> {
  const statuses = [];
  for (let n = 0; n < 6; n++) {
    const at = n % 2 ? process.env.E2E_SECOND_URL : process.env.E2E_URL;
    const body = { email, password: `Wrong-${n}-horse` };
    statuses.push((await callApi(request, "POST", "/auth/login", { body, at })).status);
  }
  expect(statuses.at(-1)).toBe(429);
}

test("@once signing in ends the session that was there, and strangers' wrong passwords hold the owner out of no browser of theirs", async ({
  browser,
  request,
  baseURL,
}) => {
  const owner = await register(request, { userType: "PRESS", name: "Robin Owner" });
  const stranger = await register(request, { userType: "PRESS", name: "Robin Stranger" });
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const enter = async (password: string) => {
    await page.goto("/login?callbackUrl=%2Fsettings");
    await fillSignIn(page, owner.email, password);
    await page.waitForURL(/\/settings$/);
  };

  await test.step("a session put into the browser before is over afterwards, by form and by script", async () => {
    await page.goto("/login");
    await signIn(page, stranger.email);
    const planted = await cookieOf(context, SESSION);
    await page.getByLabel("Email", { exact: true }).fill(owner.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL(/\/matching/);
    const own = await cookieOf(context, SESSION);
    expect(own).not.toBe(planted);
    expect([await isLive(request, planted), await isLive(request, own)]).toEqual([false, true]);
    await signIn(page, owner.email);
    expect([await isLive(request, own), await isLive(request, await cookieOf(context, SESSION))]).toEqual([
      ...[false, true],
    ]);
  });

  await test.step("the browser that signed in before goes on signing in", async () => {
    await page.goto("/sign-out");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL(/\/login$/);
    await useUpAttempts(request, owner.email);
    await enter(PASSWORD);
    const other = await browser.newContext({ baseURL });
    const elsewhere = await other.newPage();
    await elsewhere.goto("/login");
    await fillSignIn(elsewhere, owner.email);
    await expect(elsewhere.getByText(/^Too many attempts for this account/)).toBeVisible();
    await other.close();
  });

  await test.step("so does one that set the password by the mail's link", async () => {
    await context.clearCookies();
    const body = { email: owner.email };
    await callApi(request, "POST", "/auth/forgot-password", { body });
    await page.goto(linkIn(await waitForMail(owner.email, /password/i), "reset-password"));
    await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your password is changed");
    await useUpAttempts(request, owner.email);
    await enter(NEW_PASSWORD);
  });
  await context.close();
});

/** Each address that a mail's link leads to with a token, as the sources write it. */
const tokenLinks = (): string[] => {
  const sources = readdirSync("lib", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(`lib/${file}`, "utf8"));
  const links = sources.flatMap((source) => [
    ...source.matchAll(/(?:appUrl|APP_URL)\}(\/[a-z/-]+\?)(?:([a-z]+)=)?\$\{/g),
  ]);
  return [...new Set(links.map(([, path = "", name = "token"]) => `${path}${name}=`))];
};

test("@once a mail's link acts at a press: a program that opens it, scripts and all, uses nothing up", async ({
  browser,
  page,
  request,
  complaints,
}) => {
  const sent: string[] = [];
  page.on("request", (made) => made.method() !== "GET" && sent.push(made.url()));

  await test.step("every link of every mail only asks", async () => {
    const links = tokenLinks();
    expect(links).toEqual(expect.arrayContaining(["/verify-email?token=", "/newsletter/stop?token="]));
    for (const link of links) {
      await page.goto(`${link}unknown`, { waitUntil: "networkidle" });
      expect(sent.splice(0), link).toEqual([]);
      for (const field of await page.locator("form input[type=password]").all()) await field.fill(PASSWORD);
      await page.locator("form [type=submit]").first().click();
      await expect.poll(() => sent.length, { message: link }).toBeGreaterThan(0);
      await page.waitForLoadState("networkidle");
      sent.length = 0;
    }
    // The browser logs each refused token; only the calls of scripts are such.
    expect(complaints.splice(0).filter((line) => !/status of 400/.test(line))).toEqual([]);
  });

  await test.step("a confirmed address says so, to whoever presses again as well", async () => {
    const reader = await register(request, { userType: "PRESS", name: "Robin Reader" });
    const link = linkIn(await waitForMail(reader.email, /Confirm your e-mail/), "verify-email");
    await page.goto(link, { waitUntil: "networkidle" });
    for (let press = 0; press < 2; press++) {
      const context = await browser.newContext({ baseURL: process.env.E2E_URL });
      const reading = await context.newPage();
      watch(reading, complaints);
      await reading.goto(link);
      await reading.getByRole("button", { name: "Confirm" }).click();
      await expect(reading.getByRole("heading", { level: 1 })).toHaveText("Your e-mail address is confirmed");
      await expect(reading.getByText(`${reader.email} is yours.`)).toBeVisible();
      await context.close();
    }
  });
});

test("the box over a form comes into view after a submit alone, so that no click on a field is lost", async ({
  page,
}) => {
  await page.goto("/signup");
  await page.getByRole("button", { name: "Sign Up" }).click();
  const box = page.getByRole("alert").first();
  await expect(box).toBeInViewport();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.getByLabel("Email", { exact: true }).fill("robin@northwind-post.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Name", { exact: true }).fill("Robin Vale");
  await page.getByRole("radio", { name: /^Press/ }).check();
  const terms = page.getByRole("checkbox", { name: /18 or older/ });
  const website = page.getByLabel(/^Website/);
  await website.fill("northwind");
  await expect(box).toContainText("Website must be a web address");
  await terms.scrollIntoViewIfNeeded();
  await expect(box).not.toBeInViewport();
  await website.fill("northwind.example");
  await expect(box).not.toContainText("Website");
  await expect(box).not.toBeInViewport();
  const place = await terms.boundingBox();
  if (!place) throw new Error("The box of the terms is not shown.");
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await expect(website).toHaveValue("https://northwind.example");
  await page.mouse.up();
  await expect(terms).toBeChecked();
  await website.fill("northwind");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(box).toContainText("Website must be a web address");
  await expect(website).toBeFocused();
});
