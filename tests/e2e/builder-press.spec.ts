import type { Page } from "@playwright/test";
import sharp from "sharp";
import { register } from "./support/api";
import { expect, test } from "./support/fixtures";
import { dropSession, signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";
import { startSite, storyPort, type WebServer } from "./support/story-server";

/** Uploads, crops and uses a portrait. */
async function choosePicture(page: Page) {
  const create = { width: 600, height: 600, channels: 3 as const, background: "#1d4f91" };
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await page.getByLabel("Choose a picture").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await page
    .getByRole("dialog", { name: "Crop picture" })
    .getByRole("button", { name: "Use picture" })
    .click();
  await expect(page.getByText("Your picture is changed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove picture" })).toBeVisible();
}

const publication = (page: Page, place: number) =>
  page.getByRole("textbox", { name: `Publication ${place}`, exact: true });

let site: WebServer;
test.beforeAll(async () => {
  site = await startSite(storyPort());
});
test.afterAll(() => site.stop());

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const title = (page: Page, text: string) =>
  expect(page.getByRole("heading", { level: 1, name: text, exact: true })).toBeVisible();
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
async function goOn(page: Page, to: string) {
  await next(page).click();
  await title(page, to);
}

test("a journalist builds a profile step by step, publishes it and changes it", async ({
  page,
  otherPage: stranger,
  request,
}, info) => {
  test.setTimeout(180_000);
  const run = `${info.project.name} ${runMark()}`;
  const journalist = await register(request, { userType: "PRESS", name: `Noor Hale ${run}` });
  await signIn(page, journalist.email);

  await test.step("Step 1 waits for a title and a location, which is offered from two letters on", async () => {
    await page.goto("/create-profile");
    await choosePicture(page);
    await title(page, "Basic Information & Professional Title");
    await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    await page.getByRole("textbox", { name: "Professional title" }).fill("Night train correspondent");
    const location = page.getByRole("combobox", { name: "Location" });
    await location.pressSequentially("Ri");
    await expect(page.getByRole("option").first()).toBeVisible();
    expect(await page.getByRole("option").count()).toBeLessThanOrEqual(8);
    await location.fill("Rjukan");
    await page
      .getByRole("option", { name: /Rjukan/ })
      .first()
      .click();
    await page.getByRole("checkbox", { name: "Norwegian" }).check();
    await checkScreen(page, "builder-press-1");
    await goOn(page, "About");
  });

  await test.step("Step 2 counts to 50", async () => {
    const about = page.getByRole("textbox", { name: "About" });
    await about.fill("a".repeat(49));
    await expect(page.getByText("49/50 minimum")).toBeVisible();
    await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    await about.fill("Night trains, branch lines and the people who keep them running.");
    await checkScreen(page, "builder-press-2");
    await goOn(page, "Publications");
  });

  await test.step("Step 3 takes publications, ordered by keys as the page shows them", async () => {
    const add = page.getByRole("button", { name: "Add a publication" });
    await add.click();
    await expect(publication(page, 1)).toBeFocused();
    await publication(page, 1).fill("The Northwind Post");
    await add.click();
    await publication(page, 2).fill("Branch Lines");
    await add.click();
    await page.getByRole("button", { name: "Remove publication 3" }).click();
    await expect(publication(page, 3)).toHaveCount(0);
    const handle = page.getByRole("button", { name: "Hold to move Branch Lines" });
    await handle.focus();
    await handle.press("Space");
    await handle.press("ArrowUp");
    await handle.press("Space");
    await expect(publication(page, 1)).toHaveValue("Branch Lines");
    await page.getByRole("checkbox", { name: "Features" }).check();
    await checkScreen(page, "builder-press-3");
    await goOn(page, "Social Media");
  });

  await test.step("Step 4 reads followers as typed, and platforms are ordered by keys", async () => {
    await page.getByRole("button", { name: "Instagram" }).click();
    const followers = page.getByLabel("Followers on Instagram");
    await followers.fill("a few");
    await expect(page.getByText("Write 850, 10k or 2.5M")).toBeVisible();
    const waits = page.getByText("Next opens once you correct a number of followers.");
    await expect(waits).toBeVisible();
    await followers.fill("12,5k");
    await expect(page.getByText("Read as 12,500")).toBeVisible();
    await expect(waits).toHaveCount(0);
    await followers.fill("10k");
    await expect(page.getByText("Read as 10,000")).toBeVisible();
    await page.getByLabel("Handle on Instagram").fill("@noor");
    await page.getByRole("button", { name: "YouTube" }).click();
    await page.getByLabel("Handle on YouTube").fill("@noornights");
    const handle = page.getByRole("button", { name: "Hold to move YouTube" });
    await handle.focus();
    await handle.press("Space");
    await expect(page.getByText(/YouTube held, place 2 of 2/)).toBeVisible();
    await handle.press("ArrowUp");
    await expect(handle).toBeFocused();
    await handle.press("Space");
    await expect(page.getByText("YouTube let go, place 1 of 2.")).toBeVisible();
    await expect(page.getByLabel("Handle on YouTube")).toHaveValue("@noornights");
    await expect(page.getByLabel("Platform 1")).toHaveValue("youtube");
    await checkScreen(page, "builder-press-4");
    await goOn(page, "Beat/Specialty & Expertise");
  });

  await test.step("Step 5 takes an expertise and the beats within it, lower-cased and once", async () => {
    await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    const field = page.getByRole("combobox", { name: "Expertise" });
    await field.pressSequentially("Travel,");
    const beats = page.getByRole("combobox", { name: /^Beats in Travel/ });
    await beats.pressSequentially("Night Trains,night trains,");
    await expect(page.getByRole("button", { name: "Remove night trains" })).toHaveCount(1);
    await checkScreen(page, "builder-press-5");
    await saved(page);
  });

  await test.step("The draft survives a reload and signing out, and opens where it was left", async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: "Remove night trains" })).toBeVisible();
    await dropSession(page);
    await signIn(page, journalist.email);
    await page.goto("/create-profile");
    await title(page, "Beat/Specialty & Expertise");
    await expect(page.getByRole("button", { name: "Remove night trains" })).toBeVisible();
    await goOn(page, "Portfolio & Work Samples");
  });

  await test.step("Step 6 fills a piece from its address; a request is published at once", async () => {
    await page.getByRole("button", { name: "Add a work sample" }).click();
    const address = page.getByLabel("Address", { exact: true });
    await expect(address).toBeFocused();
    await address.fill("ledger");
    await page.getByRole("button", { name: "Auto: fill in from the address" }).click();
    await expect(page.getByText("Please enter a valid URL starting with http:// or https://")).toBeVisible();
    await address.fill(`http://127.0.0.1:${site.port}/night-train`);
    await page.getByRole("button", { name: "Auto: fill in from the address" }).click();
    const work = page.getByRole("region", { name: "Work samples" });
    await expect(work.getByLabel("Title", { exact: true })).toHaveValue("The night train is back");
    await expect(work.getByRole("button", { name: "Remove auto-generated" })).toBeVisible();
    await page.getByRole("button", { name: "New request" }).click();
    await page.getByLabel("Request title").fill("Night train crews");
    await page.getByRole("button", { name: "Publish request" }).click();
    await expect(page.getByRole("button", { name: "Close: Night train crews" })).toBeVisible();
    await checkScreen(page, "builder-press-6");
    await saved(page);
  });

  await test.step("Published, a stranger sees all of it", async () => {
    // The press of the button must add the tag that is still being typed.
    await page.getByRole("combobox", { name: /^Tags/ }).fill("sleeper cars");
    await page.getByRole("button", { name: "Publish Profile" }).click();
    await expect(page).toHaveURL(/\/press-profile\//);
    await stranger.goto(page.url());
    await expect(stranger.getByText("Night train correspondent")).toBeVisible();
    for (const shown of [
      "The night train is back",
      "Night train crews",
      "@noor",
      "Norwegian",
      "Branch Lines",
    ]) {
      await expect(stranger.getByText(shown).first()).toBeAttached();
    }
    await expect(stranger.getByText("night trains").first()).toBeAttached();
    await expect(stranger.getByText("Self-reported").first()).toBeAttached();
  });

  await test.step("Her picture and the order of her publications are there too", async () => {
    await expect(stranger.locator('main img[src*="/files/avatars/"]').first()).toBeAttached();
    const slides = stranger.getByRole("region", { name: "Publications" }).locator("figcaption");
    await expect(slides.first()).toContainText("Branch Lines");
    await expect(slides.last()).toContainText("The Northwind Post");
  });

  await test.step("A change is seen at the next visit", async () => {
    await page.goto("/create-profile?step=1");
    await page.getByRole("textbox", { name: "Professional title" }).fill("Rail correspondent");
    await saved(page);
    await page.goto("/create-profile?step=6");
    await page.getByRole("button", { name: "Edit The night train is back" }).click();
    await expect(page.getByRole("button", { name: "Remove sleeper cars" })).toBeVisible();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page).toHaveURL(/\/press-profile\//);
    await stranger.reload();
    await expect(stranger.getByText("Rail correspondent")).toBeVisible();
    await expect(stranger.getByText("The night train is back").first()).toBeAttached();
  });
});
