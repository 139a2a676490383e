import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { linkIn, waitForMail } from "./mailbox";

export const PASSWORD = "Correct-horse-42";

export type Person = { email: string; name: string; type: "Press" | "Brand" | "Source" | "Paid Media" };

export const newPerson = (name: string, type: Person["type"]): Person => ({
  name,
  type,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.${randomUUID().slice(0, 8)}@northwind-post.com`,
});

/** Signs up by the form, and ends on the profile set-up. */
export async function signUp(page: Page, person: Person, company?: string): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByRole("radio", { name: new RegExp(`^${person.type}`) }).check();
  if (company) await page.getByLabel(/^Company/).fill(company);
  await page.getByRole("checkbox", { name: /18 or older/ }).check();
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/setup-profile/);
  const { data } = await (await page.request.get("/api/v1/auth/sessions")).json();
  expect(data.sessions, "signing up opens one session").toHaveLength(1);
}

/** Follows the link in the confirmation mail. */
export async function confirmEmail(page: Page, person: Person): Promise<void> {
  const mail = await waitForMail(person.email, /Confirm your e-mail/);
  await page.goto(linkIn(mail, "verify-email"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/confirmed/i);
}

type SetUp = { title: string; city: string; topics: string[]; perk?: string; logo?: Buffer };

/**
 * Completes the set-up form with a city from the list and with topics, a perk and a logo (PNG) if given, and ends on
 * the dashboard.
 */
export async function setUpProfile(page: Page, { title, city, topics, perk, logo }: SetUp): Promise<void> {
  await page.goto("/setup-profile");
  await page.getByLabel("Professional title").fill(title);
  const location = page.getByRole("combobox", { name: "Location" });
  await location.fill(city);
  await page.getByRole("option").first().click();
  const field = page.getByRole("combobox", { name: /^Topics/ });
  for (const topic of topics) {
    await field.fill(topic);
    await page.getByRole("option").first().click();
  }
  if (perk) await page.getByRole("button", { name: perk, exact: true }).click();
  if (logo) {
    const file = { name: "logo.png", mimeType: "image/png", buffer: logo };
    await page.getByLabel("Choose a logo").setInputFiles(file);
    await page.getByRole("dialog").getByRole("button", { name: "Use logo" }).click();
    await expect(page.getByRole("button", { name: "Remove logo" })).toBeVisible();
  }
  await page
    .getByRole("button", { name: /Save|Finish|Complete|Continue/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Signs a page's browser in by the form's own call; other journeys are about the form. */
export async function signIn(page: Page, email: string): Promise<void> {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const answer = await page.request.post("/api/auth/callback/credentials", {
    form: { email, password: PASSWORD, csrfToken, json: "true" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Ends the session in this browser alone. An open page would ask on without it. */
export async function dropSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}
