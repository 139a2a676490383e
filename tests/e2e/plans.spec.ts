import { plantedSecrets } from "@/scripts/lib/planted-secrets";
import { type StripeServer, startStripeServer } from "@/tests/factories/stripe-server";
import { callApi, confirmByMail, makeListed, pitchBody } from "./support/api";
import { expect, test } from "./support/fixtures";
import { waitForMail } from "./support/mailbox";
import { signIn } from "./support/people";
import { checkScreen } from "./support/screens";

/** The app's process outside the beta, which sells plans. */
const SELLING = process.env.E2E_UNTESTED_URL ?? "";

let stripe: StripeServer;
test.beforeAll(async () => {
  const secret = plantedSecrets.STRIPE_WEBHOOK_SECRET;
  stripe = await startStripeServer({ secret, port: Number(process.env.E2E_STRIPE_PORT ?? 0) });
});
test.afterAll(() => stripe.close());

test("the plans are published: in the beta nothing is sold, and no button is there", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Plans" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Plans" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("row", { name: /^Price Nothing \$299 a month$/ })).toBeVisible();
  await expect(main.getByRole("row", { name: /^Members of a company 1 Up to 10$/ })).toBeVisible();
  await expect(main.getByText("Plans open after the beta.")).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
  await checkScreen(page, "plans");
});

test("a sixth pitch leads to the upgrade, which is paid, changed and ends", {
  tag: "@once",
}, async ({ page, browser, request, complaints }) => {
  const brand = await makeListed(request, { userType: "BRAND", name: "Robin Pine", company: "Hollow Pine" });
  await confirmByMail(request, brand);
  const { token } = brand;
  const makePress = () => makeListed(request, { userType: "PRESS", name: "Robin Reader" });
  const send = async () =>
    callApi(request, "POST", "/pitches", {
      token,
      at: SELLING,
      body: pitchBody((await makePress()).userId),
    });
  for (let sent = 0; sent < 5; sent++) expect((await send()).status).toBe(201);
  await signIn(page, brand.email);

  await test.step("the form says that the free pitches are used up, and what helps", async () => {
    const reader = await makePress();
    await page.goto(`${SELLING}/pitch/${reader.slug}`);
    const main = page.getByRole("main");
    await main.getByRole("textbox", { name: "Pitch Title" }).fill("A winter without a road");
    await main.getByRole("button", { name: "Next" }).click();
    for (const [label, text] of Object.entries({
      Who: "Hollow Pine and the crew of the Rjukan sleeper",
      What: "Eleven cabins no car can reach open with the night train",
      Where: "Rjukan, Telemark",
      When: "From 12 December 2026",
      Why: "The branch line closed in 1991 and 412 households bought it back.",
    }))
      await main.getByRole("textbox", { name: new RegExp(`^${label} - `, "i") }).fill(text);
    await main.getByRole("button", { name: "Send Pitch" }).click();
    await expect(main.getByRole("alert")).toContainText("Your 5 free pitches are used up.");
    await expect.poll(() => complaints.length).toBe(1);
    expect(complaints.splice(0)).toEqual([expect.stringContaining("402")]);
    await main.getByRole("link", { name: "Upgrade" }).click();
    await expect(page.getByText("5 of 5")).toBeVisible();
    await checkScreen(page, "subscription-basic");
  });

  await test.step("a second member is beyond the plan, and the refusal leads to the upgrade too", async () => {
    await page.goto(`${SELLING}/company-management?tab=team&open=invite`);
    const main = page.getByRole("main");
    await main.getByLabel("Email").fill("siv@northwind-post.com");
    await main.getByRole("button", { name: "Send invitation" }).click();
    await expect(main.getByRole("alert")).toContainText("Your company's plan holds 1 member.");
    await checkScreen(page, "company-beyond-plan");
    await main.getByRole("link", { name: "Upgrade" }).click();
    await expect(page).toHaveURL(`${SELLING}/settings/subscription`);
  });

  await test.step("without scripts the button leads to the provider as well", async () => {
    const context = await browser.newContext({
      ...{ javaScriptEnabled: false, storageState: await page.context().storageState() },
    });
    const plain = await context.newPage();
    await plain.goto(`${SELLING}/settings/subscription`);
    await plain.getByRole("button", { name: "Choose Premium, $299 a month" }).click();
    await expect(plain.getByRole("button", { name: "Pay" })).toBeVisible();
    await context.close();
  });

  await test.step("it is paid at the provider, and the browser comes back with the plan in effect", async () => {
    await page.getByRole("button", { name: "Choose Premium, $299 a month" }).click();
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(page).toHaveURL(`${SELLING}/settings/subscription?done=paid`);
    await expect(page.getByText("Your payment went through. Premium is in effect.")).toBeVisible();
    await expect(page.getByText(/^It renews on /)).toBeVisible();
    await checkScreen(page, "subscription-premium");
    expect((await send()).status).toBe(201);
    const mail = await waitForMail(brand.email, /Your Premium plan has begun/);
    expect(mail.text).toContain("They renew automatically for the same period unless you cancel");
  });

  await test.step("the provider's page changes it, and its event is followed", async () => {
    await page.getByRole("button", { name: "Manage subscription" }).click();
    await expect(page.getByRole("heading", { name: "Portal" })).toBeVisible();
    const customerId = [...stripe.customers].find(([, { name }]) => name === "Hollow Pine")?.[0] ?? "";
    const follow = async (type: string) => {
      const { body, signature } = stripe.event(type, customerId);
      const headers = { "stripe-signature": signature, "content-type": "application/json" };
      expect((await request.post(`${SELLING}/api/stripe`, { data: body, headers })).status()).toBe(200);
    };
    stripe.change(customerId, { cancelAtPeriodEnd: true });
    await follow("customer.subscription.updated");
    await page.goto(`${SELLING}/settings/subscription`);
    await expect(page.getByText(/^You keep it until /)).toBeVisible();
    stripe.change(customerId, { status: "canceled" });
    await follow("customer.subscription.deleted");
    await page.reload();
    await expect(page.getByRole("button", { name: "Choose Premium, $299 a month" })).toBeVisible();
    expect((await send()).status).toBe(402);
  });
});
