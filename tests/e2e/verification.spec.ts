import type { Page } from "@playwright/test";
import { type Account, callApi, confirmByMail, makeListed } from "./support/api";
import { expect, test } from "./support/fixtures";
import { waitForMail } from "./support/mailbox";
import { signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";
import { makeStaff } from "./support/staff";

const HERE = "/settings/verification";
/** The check refuses this address for its port before any request, so it needs no network. */
const PAGE = "https://harbour-review.example:9/authors/robin";

async function submitAuthorPage(page: Page) {
  await page.getByLabel("What it is").selectOption({ label: "Author page" });
  await page.getByLabel("Outlet", { exact: true }).fill("Harbour Review");
  await page.getByLabel("Address", { exact: true }).fill(PAGE);
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByText("Submitted. We look at it now, and notify you of the result.")).toBeVisible();
}

/** Waits until the worker has checked; the page shows the result when it is opened again. */
async function waitForCheck(page: Page) {
  await expect
    .poll(async () => {
      await page.goto(HERE);
      return page.getByText("We could not read this page.").count();
    })
    .toBe(1);
}

async function appeal(page: Page, text: string) {
  await page.getByText("Ask our staff to look at it").click();
  await page.getByLabel("What should they know?").fill(text);
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.getByText("Sent. Our staff looks at it and notifies you, by mail too.")).toBeVisible();
}

const caseOf = (page: Page, { name }: Account) => page.getByRole("article").filter({ hasText: name });

test("a journalist submits evidence, appeals, and is verified by staff", async ({
  page,
  otherPage: reviewer,
  request,
}, info) => {
  const run = `${info.project.name} ${runMark()}`;
  const journalist = await makeListed(request, { userType: "PRESS", name: `Robin Vale ${run}` });
  const staff = await makeListed(request, { userType: "PRESS", name: `Ada Brandt ${run}` });
  await confirmByMail(request, journalist);
  await signIn(page, journalist.email);
  await signIn(reviewer, staff.email);
  await makeStaff(staff);

  await test.step("The screen says what is missing, and what is wrong with a form", async () => {
    await page.goto("/settings");
    await page.getByRole("link", { name: /^Verification/ }).click();
    await expect(page.getByRole("heading", { name: "20 points to Bronze" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nothing submitted yet" })).toBeVisible();
    await checkScreen(page, "verification-empty");
    await page.getByLabel("Outlet", { exact: true }).fill("Harbour Review");
    await page.getByLabel("Address", { exact: true }).fill("harbour review");
    await page.getByRole("button", { name: "Submit", exact: true }).click();
    await expect(page.locator("#evidence-url-error")).toContainText("must be a web address");
    await expect(page.getByLabel("Address", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Outlet", { exact: true })).toHaveValue("Harbour Review");
    await checkScreen(page, "verification-refused");
  });

  await test.step("What the check refuses goes to staff", async () => {
    await submitAuthorPage(page);
    await waitForCheck(page);
    await appeal(page, "The outlet's pages cannot carry a link. My name is on its masthead.");
    await expect(page.getByText("With our staff")).toBeVisible();
    await checkScreen(page, "verification-appealed");
  });

  await test.step("Reviews do not exist for anybody else", async () => {
    expect((await page.request.get("/admin/reviews")).status()).toBe(404);
    const signedOut = await request.get("/admin/reviews", { maxRedirects: 0 });
    expect(signedOut.status()).toBe(307);
    expect(signedOut.headers().location).toMatch(/\/login\?callbackUrl=%2Fadmin%2Freviews$/);
  });

  await test.step("Staff approve with a reason, and the marks show at once", async () => {
    await reviewer.goto("/admin/reviews");
    const row = caseOf(reviewer, journalist);
    await expect(row).toContainText("My name is on its masthead.");
    await checkScreen(reviewer, "reviews");
    await row.getByRole("button", { name: /^Approve/ }).click();
    await expect(row.getByText("Reason is required")).toBeVisible();
    await row.getByLabel("Reason").fill("The masthead of November names them.");
    await row.getByRole("button", { name: /^Approve/ }).click();
    await expect(
      reviewer.getByText("Approved. The marks are computed anew, and the owner is notified."),
    ).toBeVisible();
    await expect(row).toHaveCount(0);

    await page.goto(HERE);
    await expect(page.getByText("VERIFIED", { exact: true })).toBeVisible();
    await expect(page.getByText("Presse Pass: Bronze")).toBeVisible();
    await expect(page.getByText("The masthead of November names them.")).toBeVisible();
    await checkScreen(page, "verification-approved");
    const mail = await waitForMail(journalist.email, /Your appeal is approved/);
    expect(mail.text).toContain("The masthead of November names them.");
    const shown = await request.get(`/press-profile/${journalist.slug}`);
    expect(await shown.text()).toContain("Emerging journalist with verified credentials");
  });

  await test.step("Under another name the marks are gone at once", async () => {
    const { status } = await callApi(request, "PUT", "/users/profile", {
      ...{ token: journalist.token, body: { name: `Somebody Famous ${run}` } },
    });
    expect(status).toBe(200);
    await waitForCheck(page);
    await expect(page.getByText("Not verified yet").first()).toBeVisible();
    await expect(page.getByText("Counts no more")).toBeVisible();
    await checkScreen(page, "verification-renamed");
    await page.goto("/matching/notifications");
    await expect(page.getByText("Your evidence was checked again").first()).toBeVisible();
    await checkScreen(page, "verification-notifications");
  });

  await test.step("A website's proof says what to put where", async () => {
    await callApi(request, "PUT", "/users/profile", {
      ...{ token: journalist.token, body: { website: "https://harbour-review.example" } },
    });
    await page.goto(HERE);
    await page.getByRole("button", { name: "Verify website" }).click();
    await expect(page.getByText(/^fivewire-verification=/)).toBeVisible();
    await checkScreen(page, "verification-website");
  });
});

test("without scripts evidence is submitted, appealed and declined", { tag: "@once" }, async ({
  request,
  browser,
  baseURL,
}) => {
  const run = runMark();
  const journalist = await makeListed(request, { userType: "PRESS", name: `Robin Plain ${run}` });
  const staff = await makeListed(request, { userType: "PRESS", name: `Ada Plain ${run}` });
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, journalist.email);
  await page.goto(HERE);
  await submitAuthorPage(page);
  await waitForCheck(page);
  await appeal(page, "Please look.");

  await signIn(page, staff.email);
  await makeStaff(staff);
  await page.goto("/admin/reviews");
  const row = caseOf(page, journalist);
  await row.getByLabel("Reason").fill("Nothing shows that this is you.");
  await row.getByRole("button", { name: /^Decline/ }).click();
  await expect(page.getByText("Declined. The owner is notified with your reason.")).toBeVisible();

  await signIn(page, journalist.email);
  await page.goto(HERE);
  await expect(page.getByText("Nothing shows that this is you.")).toBeVisible();
  await page.getByRole("button", { name: "Remove Harbour Review" }).click();
  await expect(page.getByText("Removed. Your marks are computed anew.")).toBeVisible();
  await expect(page.getByText("Nothing submitted yet")).toBeVisible();
  await context.close();
});
