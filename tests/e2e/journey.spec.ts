import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { openChat, ownProfile, writePitch } from "./support/matching";
import { confirmEmail, newPerson, setUpProfile, signUp } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";
import { storyPort } from "./support/story-server";

const DRAFT = {
  Title: "A winter without a road",
  Who: "Hollow Pine and the 12 people who crew the Rjukan sleeper",
  What: "Eleven cabins no car can reach open together with the first night train in 35 years",
  Where: "Rjukan, Telemark, Norway",
  When: "From 12 December 2026, 22:14 from Oslo",
  Why: "The branch line closed in 1991. A town of 3,000 bought back one carriage by subscription, and 412 households now hold a share in it.",
};

/** The published story, a page that completion reads once. */
let story: Server;
let storyUrl: string;

test.beforeAll(async () => {
  story = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      '<html><head><title>The night train is back</title><meta property="og:title" content="The night train is back"><meta property="og:site_name" content="Longitude Quarterly"></head></html>',
    );
  });
  await new Promise<void>((resolve, reject) => {
    story.once("error", reject);
    story.listen(storyPort(), "127.0.0.1", resolve);
  });
  storyUrl = `http://127.0.0.1:${(story.address() as AddressInfo).port}/the-night-train-is-back`;
});

test.afterAll(() => new Promise((resolve) => story.close(resolve)));

test("a journalist and a brand who have never met: from sign-up to a completed collaboration", async ({
  page: press,
  otherPage: brand,
}, info) => {
  // The names are this run's own, because people of other runs may be in the deck.
  const run = `${info.project.name} ${runMark()}`;
  const journalist = newPerson(`Maren Oduya ${run}`, "Press");
  const founder = newPerson("Petra Lindqvist", "Brand");
  const company = `Hollow Pine ${run}`;

  await test.step("both sign up, confirm their e-mail and complete their profile", async () => {
    await signUp(press, journalist);
    await checkScreen(press, "setup-profile");
    const lines = await press.getByRole("button", { name: "Sign Out" }).evaluate((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, "lines of Sign Out beside a long address").toBe(1);
    await confirmEmail(press, journalist);
    await setUpProfile(press, { title: "Travel correspondent", city: "Bergen", topics: ["Rail", "Travel"] });
    await checkScreen(press, "dashboard");
    await signUp(brand, founder, company);
    await confirmEmail(brand, founder);
    await setUpProfile(brand, { title: "Forest cabins", city: "Oslo", topics: ["Rail", "Travel"] });
  });

  await test.step("the brand writes a pitch in the 5 W's and it becomes active", async () => {
    await brand.goto("/matching?tab=create-pitch");
    await expect(brand.getByText("No pitches yet")).toBeVisible();
    await checkScreen(brand, "pitches-empty");
    await brand
      .getByRole("button", { name: "Create Your First Pitch" })
      .or(brand.getByRole("link", { name: "Create Your First Pitch" }))
      .click();
    const save = brand.getByRole("button", { name: "Save Pitch & Start Matching" });
    await brand.getByRole("button", { name: "Start from a template" }).click();
    await brand.getByRole("dialog").getByRole("radio").first().check();
    await brand.getByRole("button", { name: "Use template" }).click();
    await expect(brand.getByText(/\[.+\] in .+ not filled in$/)).toBeVisible();
    await expect(save).toBeDisabled();
    await checkScreen(brand, "pitch-unfilled");
    await brand.getByRole("button", { name: "Clear All" }).click();
    await brand.getByRole("dialog").getByRole("button", { name: "Clear All" }).click();
    await writePitch(brand, DRAFT);
    await brand.getByRole("button", { name: "Interview", exact: true }).click();
    await checkScreen(brand, "pitch-editor");
    await save.click();
    await expect(brand).toHaveURL(/tab=discover/);
    await brand.goto("/matching?tab=create-pitch");
    await expect(brand.getByRole("heading", { level: 1 })).toHaveText("Your Pitches (1)");
    await expect(brand.getByRole("checkbox", { name: /Use for matching/ })).toBeChecked();
    await checkScreen(brand, "pitches");
  });

  await test.step("the journalist writes one too, since the deck asks for it", async () => {
    await press.goto("/matching?tab=discover");
    await expect(press.getByText("Create a pitch first")).toBeVisible();
    await press.goto("/matching?tab=create-pitch&edit=new");
    await writePitch(press, { ...DRAFT, Title: "First trips on reopened night trains" });
    await press.getByRole("button", { name: "Save Pitch & Start Matching" }).click();
    await expect(press).toHaveURL(/tab=discover/);
  });

  await test.step("they discover each other with reasons and like: a match for both", async () => {
    await expect(press.getByRole("button", { name: "Like", exact: true })).toBeVisible();
    await checkScreen(press, "discover");
    await findCard(press, company);
    await press.getByRole("button", { name: "Like", exact: true }).click();
    await expect(press.getByText(/^You liked /)).toBeVisible();
    await press.goto("/dashboard");
    await brand.goto("/matching?tab=discover");
    await findCard(brand, journalist.name);
    await expect(brand.getByText(/Covers|covers/).first()).toBeVisible();
    await brand.getByRole("button", { name: "Like", exact: true }).click();
    await expect(brand.getByText(`Pitch sent to ${journalist.name}!`)).toBeVisible();
    // The open dashboard shows the pitch without a reload.
    await expect(press.getByRole("link", { name: /^Answer a pitch/ })).toBeVisible();
    const waiting = press.getByRole("link", { name: /^Inbox\s*,\s*1\s+waiting for you$/ });
    await expect(waiting.filter({ visible: true })).toHaveCount(1);
  });

  await test.step("the match stands in both Matches tabs", async () => {
    for (const [page, name] of [
      [press, company],
      [brand, journalist.name],
    ] as const) {
      await page.goto("/matching?tab=matches");
      await expect(page.getByRole("heading", { name: /All Matches/ })).toBeVisible();
      await expect(page.getByText(name).first()).toBeVisible();
    }
    await checkScreen(brand, "matches");
  });

  await test.step("the journalist reads the pitch and accepts it", async () => {
    await press.goto("/matching?tab=inbox");
    await expect(press.getByRole("tab", { name: /Received/ })).toBeVisible();
    await press
      .getByRole("link", { name: new RegExp(DRAFT.Title) })
      .first()
      .click();
    await expect(press.getByText(DRAFT.Why)).toBeVisible();
    await checkScreen(press, "inbox-received");
    await press.getByRole("button", { name: "Accept Collaboration" }).click();
    await expect(press.getByRole("textbox", { name: "Message" })).toBeVisible();
  });

  await test.step("they chat live, both ways, without a reload", async () => {
    await brand.goto("/matching?tab=inbox");
    await brand.getByRole("tab", { name: /Active/ }).click();
    await brand
      .getByRole("link", { name: new RegExp(DRAFT.Title) })
      .first()
      .click();
    await openChat(brand);
    await brand.getByRole("textbox", { name: "Message" }).fill("Glad to have you on board.");
    await brand.keyboard.press("Enter");
    await expect(press.getByRole("log").getByText("Glad to have you on board.")).toBeVisible();
    await press.getByRole("textbox", { name: "Message" }).fill("Is the first departure still open?");
    await press.getByRole("button", { name: "Send", exact: true }).click();
    await expect(brand.getByRole("log").getByText("Is the first departure still open?")).toBeVisible();
    await checkScreen(press, "chat");
  });

  await test.step("the journalist completes it with a rating and the story", async () => {
    await press.getByRole("button", { name: "Mark Complete" }).first().click();
    const dialog = press.getByRole("dialog");
    await dialog.getByText("Great!").click();
    await dialog.getByRole("button", { name: /Next|Continue/ }).click();
    await dialog.getByText("Yes").first().click();
    await dialog.getByRole("textbox", { name: /URL|address|link/i }).fill(storyUrl);
    await dialog.getByRole("button", { name: "Complete & Submit" }).click();
    await expect(press.getByText("The night train is back").first()).toBeVisible();
  });

  await test.step("the brand rates as well, and the reputation is earned", async () => {
    await brand.goto("/matching?tab=inbox");
    await brand.getByRole("tab", { name: /Completed/ }).click();
    await brand
      .getByRole("link", { name: new RegExp(DRAFT.Title) })
      .first()
      .click();
    await brand.getByRole("button", { name: "Rate", exact: true }).first().click();
    const dialog = brand.getByRole("dialog");
    await expect(dialog.getByText("Rate Your Collaboration")).toBeVisible();
    await dialog.getByText("Great!").click();
    await dialog.getByRole("button", { name: /Next|Continue/ }).click();
    await dialog.getByText("No", { exact: true }).first().click();
    await dialog.getByRole("button", { name: "Submit Feedback" }).click();
    await expect(dialog).toBeHidden();
    await press.goto("/dashboard");
    await press.goto((await ownProfile(press)).url);
    await expect(press.getByText(/Bronze/).first()).toBeVisible();
    await expect(press.getByText("The night train is back").first()).toBeVisible();
    await checkScreen(press, "press-profile");
  });
});

/** Passes cards until the card of `name` is on top. */
async function findCard(page: Page, name: string): Promise<void> {
  const card = page.getByRole("article", { name: new RegExp(`^${escapePattern(name)}`) });
  for (let passed = 0; passed < 100; passed++) {
    await expect(page.getByRole("button", { name: "Pass", exact: true })).toBeVisible();
    if (await card.isVisible()) return;
    // Cards are identified by their place, because people of one name may follow each other.
    const place = page.getByText(/^\d+ of \d+ match/);
    const top = await place.innerText();
    // A key has no effect before React has taken the page over, so it is pressed again while the card is
    // still there.
    await expect(async () => {
      if ((await place.innerText()) === top) await page.keyboard.press("ArrowLeft");
      await expect(place).not.toHaveText(top, { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
  }
  throw new Error(`${name} is not in the deck.`);
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
