import type { Page } from "@playwright/test";
import { callApi, pitchBody } from "./support/api";
import { expect, test as journey } from "./support/fixtures";
import { newPerson, PASSWORD } from "./support/people";
import { fillFiveWs, fillSignIn, makePair, pressControls } from "./support/plain-browser";

/** A page of a browser that runs no scripts. */
const test = journey.extend<{ plain: Page }>({
  plain: async ({ browser, viewport, hasTouch, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, viewport, hasTouch, javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
});

test("without scripts one signs up; a refusal stands beside its field, and nothing typed is lost", async ({
  plain: page,
}) => {
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

test("without scripts one signs in, follows, saves, pitches, and the pitch is answered", async ({
  plain: page,
  request,
}) => {
  const { owner, reader } = await makePair(request);
  const newsroom = `/brand-newsroom/${owner.slug}`;
  await page.goto(newsroom);
  await page.getByRole("button", { name: /^FOLLOW / }).click();
  await expect(page).toHaveURL(new RegExp(`/login\\?callbackUrl=%2Ffollow%2F${owner.slug}$`));
  await fillSignIn(page, reader.email, "Wrong-horse-42");
  await expect(page.getByRole("alert")).toContainText("Invalid email or password");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(reader.email);
  await fillSignIn(page, reader.email);
  await expect(page).toHaveURL(new RegExp(`/follow/${owner.slug}$`));

  await test.step("FOLLOW and Save for Later, and back", async () => {
    await page.getByRole("button", { name: /^FOLLOW / }).click();
    await expect(page.getByRole("button", { name: /^FOLLOWING / })).toBeVisible();
    await expect(page.getByText("1 follower", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Save for Later/ }).click();
    await expect(page.getByRole("button", { name: /^Saved for Later/ })).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: owner.name }).first()).toBeVisible();
    await page.goto(`/follow/${owner.slug}/status`);
    await page.getByRole("button", { name: /^FOLLOWING / }).click();
    await expect(page.getByRole("button", { name: /^FOLLOW / })).toBeVisible();
    await expect(page.getByText("0 followers", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Saved for Later/ }).click();
    await expect(page.getByRole("button", { name: /^Save for Later/ })).toBeVisible();
  });

  await test.step("PITCH", async () => {
    await page.goto(newsroom);
    await page
      .getByRole("link", { name: /^PITCH / })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/pitch/${owner.slug}$`));
    await page.getByRole("textbox", { name: "Pitch Title" }).fill("A winter without a road");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("textbox", { name: "WHAT - The Story" }).fill("Eleven cabins");
    await page.getByRole("button", { name: "Send Pitch" }).click();
    await expect(page.locator("#write-who-error")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Pitch Title" })).toHaveValue("A winter without a road");
    await expect(page.getByRole("textbox", { name: "WHAT - The Story" })).toHaveValue("Eleven cabins");
    await fillFiveWs(page);
    await page.getByRole("button", { name: "Send Pitch" }).click();
    await expect(page).toHaveURL(/\/matching\?tab=inbox&pitch=/);
    await expect(page.getByRole("heading", { name: "A winter without a road" })).toBeVisible();
  });

  await test.step("Accept Collaboration", async () => {
    const address = page.url();
    await page.context().clearCookies();
    await page.goto(
      `/login?callbackUrl=${encodeURIComponent(new URL(address).pathname + new URL(address).search)}`,
    );
    await fillSignIn(page, owner.email);
    await page.getByRole("button", { name: "Accept Collaboration" }).last().click();
    await expect(page.getByRole("button", { name: "Accept Collaboration" })).toHaveCount(0);
    const { json } = await callApi(request, "GET", `/pitches/${new URL(address).searchParams.get("pitch")}`, {
      token: reader.token,
    });
    expect(json.data.pitch.status).toBe("ACCEPTED");
  });
});

test("without scripts a pitch is declined with a reason", async ({ plain: page, request }) => {
  const { owner, reader } = await makePair(request);
  const body = pitchBody(owner.profileId);
  const sent = await callApi(request, "POST", "/pitches", { token: reader.token, body });
  const { id } = sent.json.data.pitch;
  await page.goto(`/login?callbackUrl=${encodeURIComponent(`/matching?tab=inbox&pitch=${id}`)}`);
  await fillSignIn(page, owner.email);
  await page.getByRole("button", { name: "Decline" }).last().click();
  await expect(page).toHaveURL(new RegExp(`/matching/decline/${id}`));
  await page.getByRole("radio", { name: "No time" }).check();
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page).toHaveURL(new RegExp(`pitch=${id}`));
  const { json } = await callApi(request, "GET", `/pitches/${id}`, { token: reader.token });
  expect(json.data.pitch).toMatchObject({ status: "DECLINED", declineReason: "no_time" });
});

test("without scripts tabs, filters, the demo and the phone's menu open", async ({
  plain: page,
  request,
  viewport,
}) => {
  const { owner } = await makePair(request);
  await pressControls(page, owner, viewport?.width === 390);
});

test("a form sent from another site does nothing", async ({ plain: page, request, baseURL }) => {
  const { owner, reader } = await makePair(request);
  await page.goto("/login");
  await fillSignIn(page, reader.email);
  await expect(page).toHaveURL(/\/matching/);
  await page.goto(`/follow/${owner.slug}`);
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: /^FOLLOW / }) });
  const fields: Record<string, string> = {};
  for (const input of await form.locator("input").all())
    fields[(await input.getAttribute("name")) ?? ""] = (await input.getAttribute("value")) ?? "";
  expect(Object.keys(fields).some((name) => name.startsWith("$ACTION"))).toBe(true);
  const send = (headers: Record<string, string>) =>
    page.request.post(`/follow/${owner.slug}`, { multipart: fields, headers, maxRedirects: 0 });
  const follows = async () =>
    (await callApi(request, "GET", `/users/${owner.profileId}/followers`, { token: owner.token })).json.data
      .count;

  await send({ origin: "https://evil.example", "sec-fetch-site": "cross-site" });
  await send({ origin: "https://evil.example" });
  await send({});
  expect(await follows()).toBe(0);
  const own = await send({ origin: baseURL ?? "", "sec-fetch-site": "same-origin" });
  expect(own.status()).toBe(303);
  expect(await follows()).toBe(1);
});
