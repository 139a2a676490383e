import type { Page } from "@playwright/test";
import { callApi, makeListed } from "./support/api";
import { expect, test } from "./support/fixtures";
import { dropSession, signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
const field = (page: Page, name: string | RegExp) =>
  page.locator("input, textarea").and(page.getByLabel(name, { exact: true }));
const closed = (page: Page, why: string) =>
  test.step(why, async () => {
    await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText(new RegExp(`^Next opens once you .*${why}`))).toBeVisible();
  });
async function goOn(page: Page, to: string) {
  await next(page).click();
  await expect(page.getByRole("heading", { level: 1, name: to })).toBeVisible();
}

const about = "Aurora Lab measures how cities sleep, and lends its data to whoever writes about night.";

test("a source builds its newsroom, publishes it and changes it", async ({
  page,
  otherPage: stranger,
  request,
}, info) => {
  const name = `Aurora Lab ${info.project.name} ${runMark()}`;
  const source = await makeListed(request, { userType: "SOURCE", name });
  await signIn(page, source.email);

  await test.step("step 1 opens as an individual, step 2 waits for name, title, location and e-mail", async () => {
    await page.goto("/create-source-newsroom");
    await expect(page.getByRole("radio", { name: /^Individual/ })).toBeChecked();
    await checkScreen(page, "builder-source-1");
    await goOn(page, "Basic Information");
    await closed(page, "write an e-mail address");
    for (const [label, text, why] of [
      ["Name", name, "write a name"],
      ["Title", "Sleep researcher", "write a title"],
      ["Location", "Oslo, Norway", "choose a location"],
      ["E-mail", "press@auroralab.example", "write an e-mail address"],
    ] as const) {
      await field(page, label).fill("");
      await closed(page, why);
      await field(page, label).fill(text);
    }
    await page.keyboard.press("Escape");
    await checkScreen(page, "builder-source-2");
    await goOn(page, "Social Media");
    await checkScreen(page, "builder-source-3");
  });

  await test.step("step 4 waits for an industry, step 5 for 50 characters, step 6 for a resource", async () => {
    await goOn(page, "Industries");
    await page.getByRole("checkbox", { name: "Travel", exact: true }).click();
    await closed(page, "choose at least one industry");
    await page.getByRole("checkbox", { name: "Science" }).check();
    await checkScreen(page, "builder-source-4");
    await goOn(page, "About");
    await field(page, "About").fill("a".repeat(49));
    await closed(page, "write at least 50 characters");
    await expect(page.getByText("49/50 minimum")).toBeVisible();
    await field(page, "About").fill(about);
    await checkScreen(page, "builder-source-5");
    await goOn(page, "Press Releases & Resources");
    await closed(page, "add at least one resource");
    await page.getByRole("button", { name: "Add a resource" }).click();
    await field(page, "Title").fill("Night Report");
    await field(page, "Address").fill("https://auroralab.example/night-report");
    await page.getByLabel("Type", { exact: true }).selectOption("report");
    await saved(page);
    await checkScreen(page, "builder-source-6");
    await goOn(page, "Featured Content");
    await checkScreen(page, "builder-source-7");
  });

  await test.step("the draft is there after a reload and on another device, and nobody else's", async () => {
    const { token } = source;
    // The step is stored a moment after it was opened; a page that is left before opens at the step before
    // it.
    const storedStep = async () =>
      (await callApi(request, "GET", "/users/profile/draft", { token })).json.data.draft.step;
    await page.reload();
    await expect(page.getByText("Step 7 of 7")).toBeVisible();
    await expect.poll(storedStep).toBe(7);
    await dropSession(page);
    await signIn(page, source.email);
    await page.goto("/create-source-newsroom");
    await expect(page.getByText("Step 7 of 7")).toBeVisible();
    await page.goto("/create-source-newsroom?step=5");
    await expect(field(page, "About")).toHaveValue(about);
    await expect.poll(storedStep).toBe(5);
    await stranger.goto(`/source-newsroom/${source.slug}#overview`);
    await expect(stranger.getByText(about)).toHaveCount(0);
  });

  await test.step("published, a stranger sees it with its resource", async () => {
    await page.goto("/create-source-newsroom?step=7");
    await page.getByRole("button", { name: "Publish Profile" }).click();
    await expect(page).toHaveURL(/\/source-newsroom\//);
    await stranger.reload();
    const overview = stranger.locator("#overview");
    await expect(overview.getByText(about)).toBeVisible();
    await expect(overview.getByText("Night Report").first()).toBeVisible();
  });

  await test.step("changed, the change is public", async () => {
    await page.goto("/create-source-newsroom?step=5");
    await field(page, "About").fill(`${about} Since 2019.`);
    await saved(page);
    await page.goto("/create-source-newsroom?step=7");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page).toHaveURL(/\/source-newsroom\//);
    await stranger.reload();
    await expect(stranger.locator("#overview").getByText(`${about} Since 2019.`)).toBeVisible();
  });
});
