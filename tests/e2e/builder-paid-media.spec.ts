import type { Page } from "@playwright/test";
import { register } from "./support/api";
import { expect, test } from "./support/fixtures";
import { dropSession, signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const title = (page: Page, text: string) =>
  expect(page.getByRole("heading", { level: 1, name: text, exact: true })).toBeVisible();
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
async function goOn(page: Page, to: string) {
  await next(page).click();
  await title(page, to);
}
const isClosed = (page: Page) => expect(next(page)).toHaveAttribute("aria-disabled", "true");

test("a creator builds a profile step by step, publishes it and changes it", async ({
  page,
  otherPage: stranger,
  request,
}, info) => {
  test.setTimeout(180_000);
  const run = `${info.project.name} ${runMark()}`;
  const creator = await register(request, { userType: "PAID_MEDIA", name: `Cleo Marsh ${run}` });
  await signIn(page, creator.email);

  await test.step("Step 1 waits for a title and a location", async () => {
    await page.goto("/create-profile");
    await title(page, "Basic Information");
    await isClosed(page);
    await page.getByRole("textbox", { name: "Professional title" }).fill("Films about slow travel");
    await page.getByRole("combobox", { name: "Location" }).fill("Rjukan");
    await page
      .getByRole("option", { name: /Rjukan/ })
      .first()
      .click();
    await checkScreen(page, "builder-paid-1");
    await goOn(page, "Social Media");
  });

  await test.step("Step 2 waits for a platform with a handle", async () => {
    await isClosed(page);
    await page.getByRole("button", { name: "YouTube" }).click();
    await isClosed(page);
    await page.getByLabel("Handle on YouTube").fill("@cleo");
    await page.getByLabel("Followers on YouTube").fill("2.5M");
    await expect(page.getByText("Read as 2,500,000")).toBeVisible();
    await checkScreen(page, "builder-paid-2");
    await goOn(page, "Content & Expertise");
  });

  await test.step("Step 3 waits for a content type; prices stay as typed until they can be read", async () => {
    await isClosed(page);
    await page.getByRole("checkbox", { name: "Videos" }).check();
    await page.getByRole("checkbox", { name: "YouTube" }).first().check();
    const price = page.getByLabel("Video on YouTube, dollars");
    await price.fill("on request");
    await expect(page.getByText("Video on YouTube: write 350, 1,200 or 2.5k")).toBeVisible();
    await price.fill("$1,200");
    await expect(page.getByText(/write 350, 1,200 or 2.5k/)).toHaveCount(0);
    await page.getByRole("button", { name: "Add a package" }).click();
    const packages = page.getByRole("region", { name: "Packages" });
    await packages.getByLabel("Name").fill("Launch week");
    await packages.getByLabel("Price, $").fill("3k");
    await packages.getByRole("combobox", { name: "What is in it" }).pressSequentially("2 videos,");
    await page.getByRole("button", { name: "Add to engagement" }).click();
    await page.getByLabel("Platform 1, Engagement").selectOption({ label: "YouTube" });
    await page.getByLabel("Percent 1, Engagement").fill("4.2 %");
    await page.getByRole("button", { name: "Add to age" }).click();
    await page.getByLabel("Percent 1, Age").fill("40");
    await expect(page.getByText("40 percent in all")).toBeVisible();
    await page.getByRole("checkbox", { name: "Currently accepting collaborations" }).check();
    await page.getByLabel("Response time").fill("2 to 4 hours");
    await checkScreen(page, "builder-paid-3");
    await saved(page);
  });

  await test.step("The draft survives a reload and signing out", async () => {
    await page.reload();
    await expect(page.getByLabel("Video on YouTube, dollars")).toHaveValue("$1,200");
    await dropSession(page);
    await signIn(page, creator.email);
    await page.goto("/create-profile");
    await title(page, "Content & Expertise");
    await expect(page.getByLabel("Price, $")).toHaveValue("3k");
    await goOn(page, "About");
  });

  await test.step("Step 4 counts to 50", async () => {
    await isClosed(page);
    await page
      .getByRole("textbox", { name: "About" })
      .fill("One place at a time, by train, with the people who live there.");
    await checkScreen(page, "builder-paid-4");
    await goOn(page, "Portfolio & Work Samples");
  });

  await test.step("Step 5 waits for a piece of work", async () => {
    await expect(page.getByRole("button", { name: "Publish Profile" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await page.getByRole("button", { name: "Add a work sample" }).click();
    const work = page.getByRole("region", { name: "Work samples" });
    await work.getByLabel("Title", { exact: true }).fill("Eleven cabins, one train");
    await page.getByRole("button", { name: "Add campaign 1" }).click();
    const stories = page.getByRole("region", { name: "Campaigns" });
    await stories.getByLabel("Title *").fill("A winter without a road");
    await checkScreen(page, "builder-paid-5");
    await saved(page);
  });

  await test.step("Published, a stranger sees it, what is stated marked as such", async () => {
    await page.getByRole("button", { name: "Publish Profile" }).click();
    await expect(page).toHaveURL(/\/paid-media-profile\//);
    await stranger.goto(page.url());
    await expect(stranger.getByText("Films about slow travel")).toBeVisible();
    for (const shown of ["Eleven cabins, one train", "A winter without a road", "Launch week", "$1,200"]) {
      await expect(stranger.getByText(shown).first()).toBeAttached();
    }
    await expect(stranger.getByText(/2\.5M followers on one platform, self-reported/)).toBeVisible();
    await expect(stranger.getByText("Mean of platforms, self-reported").first()).toBeAttached();
  });

  await test.step("A change is seen at the next visit, and the price typed before is still there", async () => {
    await page.goto("/create-profile?step=3");
    await expect(page.getByLabel("Video on YouTube, dollars")).toHaveValue("1200");
    await page.getByLabel("Video on YouTube, dollars").fill("1.5k");
    await saved(page);
    await page.goto("/create-profile?step=5");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page).toHaveURL(/\/paid-media-profile\//);
    await stranger.reload();
    await expect(stranger.getByText("$1,500").first()).toBeAttached();
  });
});
