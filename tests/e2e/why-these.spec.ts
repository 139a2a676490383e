import type { APIRequestContext, Page } from "@playwright/test";
import postgres from "postgres";
import { type Account, callApi, makeListed } from "./support/api";
import { expect, test } from "./support/fixtures";
import { signIn } from "./support/people";
import { checkScreen } from "./support/screens";

/** A draft about cryptocurrency that is complete and so active. */
const draft = {
  title: "Bitcoin for savers",
  who: "Holders of cryptocurrency",
  what: "A stablecoin that pays interest",
  where: "Oslo, Norway",
  when: "From 12 December 2026",
  why: "One crypto wallet in five is lost, and its bitcoin with it.",
};

async function makePress(request: APIRequestContext, name: string, expertise: string[]): Promise<Account> {
  const press = await makeListed(request, { userType: "PRESS", name });
  const { status } = await callApi(request, "PUT", "/users/profile", {
    token: press.token,
    body: { expertise },
  });
  expect(status).toBe(200);
  return press;
}

/**
 * Makes a brand and four journalists. The first one has the draft's topic and golf, and her super like puts
 * her first in the deck whoever other journeys make; the others write about golf alone.
 */
async function makeScene(request: APIRequestContext) {
  const viewer = await makeListed(request, { userType: "BRAND", name: "Robin Coin", company: "Coin House" });
  const { status } = await callApi(request, "POST", "/pitch-drafts", { token: viewer.token, body: draft });
  expect(status).toBe(201);
  const first = await makePress(request, "Robin Ledger", ["Cryptocurrency", "Golf"]);
  const superLike = await callApi(request, "POST", `/matches/${viewer.profileId}/action`, {
    token: first.token,
    body: { action: "superlike" },
  });
  expect(superLike.status).toBe(200);
  const golfers: Account[] = [];
  for (const name of ["Ada Green", "Bea Green", "Cleo Green"])
    golfers.push(await makePress(request, name, ["Golf"]));
  return { viewer, first, golfers };
}

/** The percentage on the deck's first card, which must be the expected one's. */
async function readFirstCard(page: Page, name: string): Promise<number> {
  const card = page.getByRole("article", { name: new RegExp(`^${name}, \\d+% match$`) });
  await expect(card).toBeVisible();
  return Number(/(\d+)% match$/.exec((await card.getAttribute("aria-label")) ?? "")?.[1]);
}

const rowOf = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("what was said of golf lowers the deck's card, says so, and is taken back and brought back", async ({
  page,
  request,
}) => {
  const { viewer, first, golfers } = await makeScene(request);
  const [opened, ...others] = golfers;
  await signIn(page, viewer.email);
  await page.goto(`/matching/${opened?.profileId}`);
  await page.getByRole("button", { name: "Not helpful" }).click();
  await expect(page.getByText("Noted, thank you.")).toBeVisible();
  for (const { profileId } of others) {
    const body = { profileId, helpful: false };
    expect((await callApi(request, "POST", "/matches/feedback", { token: viewer.token, body })).status).toBe(
      200,
    );
  }
  await page.goto("/matching?tab=discover");
  const lowered = await readFirstCard(page, first.name);
  let untouched = 0;

  await test.step("The card states what both sides have: golf is hers alone, and stands in no tag", async () => {
    const card = page.getByRole("article", { name: new RegExp(`^${first.name}, `) });
    await expect(card.getByText("Cryptocurrency, Nearby", { exact: true })).toBeVisible();
    await expect(card.getByText("Covers cryptocurrency, as your pitch does")).toBeVisible();
    await expect(card.getByText("Also in Oslo")).toBeVisible();
  });

  await page.getByRole("link", { name: /^Why these/ }).click();
  await expect(page).toHaveURL(/\/matching\/why$/);
  const golf = rowOf(page, "Less about Golf");
  await expect(golf).toContainText("You found 3 not helpful.");
  await expect(rowOf(page, "Less about Sport")).toContainText("What you did about golf counts half here.");
  await checkScreen(page, "why-these");

  await test.step("Taken back, the card is higher again", async () => {
    await golf.getByRole("button", { name: /^Take back/ }).click();
    await expect(golf).toHaveCount(0);
    await expect(rowOf(page, "Less about Sport")).toHaveCount(0);
    await expect(rowOf(page, "Golf").getByRole("button", { name: /^Undo/ })).toBeFocused();
    await checkScreen(page, "why-these-taken-back");
    await page.getByRole("link", { name: "Discover", exact: true }).first().click();
    untouched = await readFirstCard(page, first.name);
    expect(untouched).toBeGreaterThan(lowered);
  });

  await test.step("Undone, it counts again, also in a deck that the browser comes back to", async () => {
    await page.getByRole("link", { name: /^Why these/ }).click();
    await rowOf(page, "Golf").getByRole("button", { name: /^Undo/ }).click();
    await expect(golf.getByRole("button", { name: /^Take back/ })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/tab=discover$/);
    await expect.poll(() => readFirstCard(page, first.name)).toBe(lowered);
  });

  await test.step("Everything, from the suggestions", async () => {
    await page.goto("/matching?tab=matches");
    await page.getByRole("link", { name: /^Why these/ }).click();
    await expect(page.getByText("What you said or did also moves 3 people directly.")).toBeVisible();
    await page.getByRole("button", { name: "Take all back" }).click();
    await expect(page.getByRole("heading", { name: "Nothing counts at the moment" })).toBeVisible();
    await expect(rowOf(page, "Everything")).toContainText("3 things you did or said until then.");
    await expect(rowOf(page, "Everything").getByRole("button", { name: /^Undo/ })).toBeFocused();
    await checkScreen(page, "why-these-all-back");
  });

  await test.step("Without AI nothing of it counts, and the page says so", async () => {
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(golf).toBeVisible();
    const sql = postgres(process.env.E2E_DATABASE_URL ?? "", { max: 1, onnotice: () => {} });
    await sql`update users set ai_enabled = false where id = ${viewer.userId}`;
    await sql.end();
    await page.goto("/matching/why");
    await expect(page.getByRole("heading", { name: "Nothing is learned from what you do" })).toBeVisible();
    await checkScreen(page, "why-these-without-ai");
    await page.goto("/matching?tab=discover");
    expect(await readFirstCard(page, first.name)).toBe(untouched);
  });
});

test("without scripts what was learned is read, taken back and brought back", { tag: "@once" }, async ({
  page: signedIn,
  browser,
  baseURL,
  viewport,
  request,
}) => {
  const { viewer, golfers } = await makeScene(request);
  for (const { profileId } of golfers) {
    const body = { profileId, helpful: true };
    await callApi(request, "POST", "/matches/feedback", { token: viewer.token, body });
  }
  await signIn(signedIn, viewer.email);
  const storageState = await signedIn.context().storageState();
  const context = await browser.newContext({ baseURL, viewport, storageState, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/matching/why");
  await expect(rowOf(page, "More about Golf")).toContainText("You found 3 helpful.");
  await rowOf(page, "More about Golf")
    .getByRole("button", { name: /^Take back/ })
    .click();
  await expect(page).toHaveURL(/\/matching\/why#taken-back$/);
  await expect(rowOf(page, "More about Golf")).toHaveCount(0);
  await rowOf(page, "Golf").getByRole("button", { name: /^Undo/ }).click();
  await expect(rowOf(page, "More about Golf")).toBeVisible();
  await page.getByRole("button", { name: "Take all back" }).click();
  await rowOf(page, "Everything").getByRole("button", { name: /^Undo/ }).click();
  await expect(rowOf(page, "More about Golf")).toBeVisible();
  await context.close();
});
