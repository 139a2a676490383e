import type { Page } from "@playwright/test";
import { makeListed } from "./support/api";
import { expect, test } from "./support/fixtures";
import { dropSession, signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
const field = (page: Page, name: string) =>
  page.locator("input, textarea").and(page.getByLabel(name, { exact: true }));

test("a brand builds its newsroom, publishes it and changes it @desktop", async ({
  page,
  otherPage: stranger,
  request,
  complaints,
}, info) => {
  const run = `${info.project.name} ${runMark()}`;
  const company = `Hollow Pine ${run}`;
  const brand = await makeListed(request, { userType: "BRAND", name: "Petra Lindqvist", company });
  await signIn(page, brand.email);

  await test.step("another type's address leads to one's own; step 1 opens with an individual account", async () => {
    await page.goto("/create-newsroom");
    await expect(page).toHaveURL(/\/create-brand-newsroom$/);
    await expect(page.getByText("Step 1 of 5")).toBeVisible();
    await expect(page.getByRole("radio", { name: /^Individual/ })).toBeChecked();
    await page.goto("/create-source-newsroom?step=4");
    // The address of a closed step is corrected to the step that is open, since an answer alone does not lead
    // on.
    await expect(page).toHaveURL(/\/create-brand-newsroom\?step=2$/);
    await heading(page, "Basic Information");
    await page.getByRole("button", { name: "Previous" }).click();
    await heading(page, "Account Type");
    await checkScreen(page, "builder-brand-1");
    await page.getByRole("radio", { name: /^Management/ }).check();
    await expect(page.getByText("Step 1 of 5")).toBeVisible();
    await next(page).click();
  });

  await test.step("step 2 waits for name, description, location and About", async () => {
    await heading(page, "Basic Information");
    await expect(page).toHaveURL(/step=2/);
    for (const [name, text, reason] of [
      ["Name", company, "write a name"],
      ["Brand description", "Forest hospitality", "write a brand description"],
      ["Location", "Oslo, Norway", "choose a location"],
      ["About", "Cabins that no car can reach.", "write an About"],
    ] as const) {
      await field(page, name).fill("");
      await expect(next(page)).toHaveAttribute("aria-disabled", "true");
      await expect(page.getByText(new RegExp(`^Next opens once you .*${reason}`))).toBeVisible();
      await field(page, name).fill(text);
    }
    await page.keyboard.press("Escape");
    await expect(next(page)).not.toHaveAttribute("aria-disabled", "true");
    await saved(page);
    await checkScreen(page, "builder-brand-2");
  });

  await test.step("what is typed survives a reload and signing out", async () => {
    await page.reload();
    await expect(field(page, "About")).toHaveValue("Cabins that no car can reach.");
    await dropSession(page);
    await signIn(page, brand.email);
    await page.goto("/create-brand-newsroom");
    await expect(page).toHaveURL(/step=2/);
    await expect(field(page, "About")).toHaveValue("Cabins that no car can reach.");
    await stranger.goto(`/brand-newsroom/${brand.slug}#overview`);
    await expect(stranger.getByText("Cabins that no car can reach.")).toHaveCount(0);
  });

  await test.step("the preview shows it, and nobody else", async () => {
    if (info.project.name === "phone") await page.getByRole("button", { name: "Show Preview" }).click();
    const preview = page.frameLocator("iframe");
    await expect(preview.getByText("Cabins that no car can reach.")).toBeVisible();
    await field(page, "About").fill("Cabins that no road can reach.");
    await page.locator("iframe").scrollIntoViewIfNeeded();
    await expect(preview.getByText("Cabins that no road can reach.")).toBeVisible();
    await checkScreen(page, "builder-brand-preview");
    await page.getByRole("button", { name: "Hide Preview" }).click();
    await expect(page.locator("iframe")).toBeHidden();
  });

  await test.step("steps 3 to 5 are open", async () => {
    await next(page).click();
    await heading(page, "Social Media");
    await page.getByRole("button", { name: "Instagram" }).click();
    await field(page, "Handle on Instagram").fill("@hollowpine");
    await field(page, "Followers on Instagram").fill("2.5M");
    await checkScreen(page, "builder-brand-3");
    await next(page).click();
    await heading(page, "Portfolio & Assets");
    await field(page, "Boilerplate optional").fill("Hollow Pine keeps cabins.");
    await page.getByRole("button", { name: "Add story 1" }).click();
    await field(page, "Title *").fill("A winter without a road");
    const demographics = page.getByRole("combobox", { name: /^Demographics/ });
    const tags = Array.from({ length: 32 }, (_, place) => `hikers ${place + 1}`);
    await demographics.fill(tags.join(","));
    await expect(page.getByRole("button", { name: /^Remove hikers/ })).toHaveCount(30);
    await expect(demographics).toHaveValue("hikers 31, hikers 32");
    await expect(page.getByText("30 is the limit: take one away to add more")).toBeVisible();
    await demographics.press("Enter");
    await expect(demographics).toHaveValue("hikers 31, hikers 32");
    await demographics.fill("");
    await demographics.press("Backspace");
    await expect(page.getByRole("button", { name: "Remove hikers 30" })).toHaveCount(0);
    await demographics.fill("hik");
    await demographics.press("Enter");
    await expect(page.getByRole("button", { name: "Remove hik", exact: true })).toBeVisible();
    await expect(demographics).toBeFocused();
    await checkScreen(page, "builder-brand-4");
    await next(page).click();
    await heading(page, "Review & Publish");
    await expect(page.getByText("Done", { exact: true })).toHaveCount(4);
    await checkScreen(page, "builder-brand-5");
  });

  await test.step("published, a stranger sees it", async () => {
    await page.getByRole("button", { name: "Create Newsroom" }).click();
    await expect(page).toHaveURL(/\/brand-newsroom\/hollow-pine/);
    await stranger.reload();
    await expect(stranger.getByText("Cabins that no road can reach.")).toBeVisible();
    await expect(stranger.getByText("A winter without a road").first()).toBeVisible();
  });

  await test.step("a step with an address that cannot be read says so, and adds the https:// that is left away", async () => {
    await page.goto("/create-brand-newsroom?step=2");
    const website = field(page, "Website optional");
    await website.fill("hollow pine");
    const waits = page.getByText("Next opens once you correct the website.");
    await expect(waits).toBeVisible();
    await website.press("Tab");
    await expect(page.getByText("Write an address such as https://example.org")).toBeVisible();
    await saved(page);
    await page.goto("/create-brand-newsroom?step=5");
    await heading(page, "Basic Information");
    await expect(waits).toBeVisible();
    await website.fill("hollowpine.example");
    await website.press("Tab");
    await expect(website).toHaveValue("https://hollowpine.example");
    await expect(waits).toHaveCount(0);
  });

  await test.step("a refusal stands at its field, and the way to it opens", async () => {
    await field(page, "Brand description").fill("Verified cabins");
    await saved(page);
    await page.goto("/create-brand-newsroom?step=5");
    await page.getByRole("button", { name: "Update Newsroom" }).click();
    await heading(page, "Basic Information");
    await expect(field(page, "Brand description")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("alert").filter({ hasText: "verified" }).first()).toBeInViewport();
    await expect.poll(() => complaints.length).toBe(1);
    expect(complaints.splice(0)).toEqual([expect.stringMatching(/status of 400.*\/profile\/publish$/)]);
    await field(page, "Brand description").fill("Forest hospitality");
    await expect(field(page, "Brand description")).not.toHaveAttribute("aria-invalid", "true");
    await field(page, "About").fill("Cabins, by train and on skis.");
    await saved(page);
  });

  await test.step("changed from the settings, the change is public and the settings come back", async () => {
    await page.goto("/create-brand-newsroom?step=5&from=settings");
    await page.getByRole("button", { name: "Update Newsroom" }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByText("Newsroom updated successfully! Changes saved.")).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText("Cabins, by train and on skis.")).toBeVisible();
  });
});
