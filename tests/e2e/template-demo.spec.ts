import type { Page } from "@playwright/test";
import { makeDemoAccounts } from "./support/demo-accounts";
import { expect, test } from "./support/fixtures";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";
import { DESKTOP, PHONE } from "./support/widths";

const cards = [
  ["Press Profile", "press", "Basic Information & Professional Title", 6],
  ["Brand Profile", "brand", "Account Type", 5],
  ["Paid Media Profile", "paid-media", "Basic Information", 5],
  ["Source Newsroom", "source", "Account Type", 7],
  ["Brand Pitch Template", "brand-pitch", "About and Pitch Information", 4],
  ["Source Pitch Template", "source-pitch", "About and Pitch Information", 4],
] as const;

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const title = (page: Page, text: string) =>
  expect(page.getByRole("heading", { level: 1, name: text, exact: true })).toBeVisible();

test("six cards open each form for anybody, and its back button leads to them again @long", async ({
  page,
}) => {
  await page.goto("/help");
  await page.getByRole("link", { name: "Try the templates" }).click();
  await title(page, "Template demo");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(cards.length);
  await checkScreen(page, "template-demo");
  for (const [name, type, first, steps] of cards) {
    const card = page.getByRole("link", { name: new RegExp(name) });
    await card.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/template-demo/${type}$`));
    await title(page, first);
    await expect(page.getByText(`Step 1 of ${steps}`, { exact: true })).toBeVisible();
    await expect(page.getByText("Nothing is stored", { exact: true })).toBeVisible();
    // The account type has a default, so this step is complete.
    if (first === "Account Type")
      await expect(page.getByRole("radio", { name: /^Individual/ })).toBeChecked();
    else await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    await checkScreen(page, `template-demo-${type}`);
    await page.getByRole("link", { name: "Back to templates" }).click();
    await title(page, "Template demo");
  }
});

test("an unknown type says that it is not supported, and leads back", async ({ page }) => {
  await page.goto("/template-demo/podcast");
  await title(page, "Unknown Template Type");
  await expect(page.getByText("This type of template is not supported.")).toBeVisible();
  await checkScreen(page, "template-demo-unknown");
  await page.getByRole("link", { name: "Back to templates" }).click();
  await title(page, "Template demo");
});

/** Fills in a creator's form up to its last step. */
async function fillCreator(page: Page, name: string) {
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Professional title" }).fill("Night train filmmaker");
  const location = page.getByRole("combobox", { name: "Location" });
  await location.fill("Rjukan");
  await page
    .getByRole("option", { name: /Rjukan/ })
    .first()
    .click();
  await next(page).click();
  await title(page, "Social Media");
  await expect(page).toHaveURL(/step=2/);
}

test("a form gates its steps as the builder does, its step stands in the address, and it stores nothing", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto("/template-demo/paid-media");
  await title(page, "Basic Information");
  await expect(page.getByRole("button", { name: /Preview/ })).toHaveCount(0);
  await fillCreator(page, "Ida Nights");
  await expect(next(page)).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Instagram" }).click();
  await page.getByLabel("Handle on Instagram").fill("@ida");
  await expect(next(page)).not.toHaveAttribute("aria-disabled", "true");
  await page.goBack();
  await title(page, "Basic Information");
  await expect(page.getByRole("textbox", { name: "Professional title" })).toHaveValue(
    "Night train filmmaker",
  );
  // A reload begins with an empty form at the first step.
  await page.goto("/template-demo/paid-media?step=5");
  await title(page, "Basic Information");
  await expect(page.getByRole("textbox", { name: "Professional title" })).toHaveValue("");
  expect(sent.filter((call) => !call.includes("/api/v1/locations"))).toEqual([]);
});

test("a pitch's form shows its live preview while it is written", { tag: "@once" }, async ({ page }) => {
  const preview = page.getByRole("complementary", { name: "Live preview" });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.goto("/template-demo/brand-pitch");
    await page.getByRole("textbox", { name: "Pitch title" }).fill("The last night train north");
    // On a wide screen the preview is beside the form.
    if (size === PHONE) await page.getByRole("button", { name: "Show Preview" }).click();
    await expect(preview.getByRole("heading", { name: "The last night train north" })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Pictures and material" })).toHaveCount(0);
});

test("the debug button saves a form under the demo account and offers its page", async ({
  page,
  request,
  complaints,
}, info) => {
  test.setTimeout(120_000);
  await makeDemoAccounts(request);
  const name = `Night Cabins ${info.project.name} ${runMark()}`;
  const debug = page.getByRole("region", { name: "Debug" });
  const dialog = page.getByRole("alertdialog");
  await page.goto("/template-demo/brand");
  await page.getByRole("radio", { name: /^Management/ }).check();

  await test.step("An incomplete form is not saved, the alert says why, and nothing typed is lost", async () => {
    await debug.getByRole("button", { name: "Save test profile" }).click();
    await expect(dialog.getByRole("heading", { name: "The test profile was not saved" })).toBeVisible();
    await expect(dialog.getByText("Write a name", { exact: true })).toBeVisible();
    expect(complaints.splice(0)).toEqual([expect.stringMatching(/status of 400.*\/testing-mode\/profile$/)]);
    await checkScreen(page, "template-demo-not-saved");
    await dialog.getByRole("button", { name: "Back to the form" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("radio", { name: /^Management/ })).toBeChecked();
  });

  await test.step("A server out of reach is said as well", async () => {
    await page.route("**/testing-mode/profile", (route) => route.abort());
    await debug.getByRole("button", { name: "Save test profile" }).click();
    await expect(dialog.getByText("Unable to connect to the server. Please try again.")).toBeVisible();
    await page.unroute("**/testing-mode/profile");
    expect(complaints.splice(0)).toEqual([expect.stringMatching(/ERR_FAILED/)]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  await next(page).click();
  await title(page, "Basic Information");
  const field = (label: string) =>
    page.locator("input, textarea").and(page.getByLabel(label, { exact: true }));
  await field("Name").fill(name);
  await field("Brand description").fill("Forest hospitality");
  await field("Location").fill("Oslo, Norway");
  await page.keyboard.press("Escape");
  await field("About").fill("Cabins that no car can reach, and the night train that stops for them.");
  await debug.getByRole("button", { name: "Save test profile" }).click();
  await expect(dialog.getByRole("heading", { name: "Test profile saved" })).toBeVisible();
  await checkScreen(page, "template-demo-saved");
  const link = dialog.getByRole("link", { name: "Open page" });
  const url = (await link.getAttribute("href")) ?? "";
  expect(url).toMatch(/^\/brand-newsroom\/night-cabins/);
  // Another journey that makes the demo accounts may still be confirming this one.
  await expect.poll(async () => (await request.get(url)).status()).toBe(200);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${url}$`));
  await title(page, name);
});

test("the debug button of a pitch's form publishes a pitch page, or says what is missing", async ({
  page,
  request,
  complaints,
}, info) => {
  await makeDemoAccounts(request);
  const pitch = `The last night train ${info.project.name} ${runMark()}`;
  const save = page.getByRole("button", { name: "Save test pitch" });
  const dialog = page.getByRole("alertdialog");
  await page.goto("/template-demo/brand-pitch");
  await page.getByLabel("Name *").fill("Night Cabins");
  await page.getByLabel("Pitch title *").fill(pitch);
  for (const label of ["What *", "Why *", "Who *"])
    await page.getByLabel(label).fill("A train, and its crew.");
  await save.click();
  await expect(dialog.getByRole("heading", { name: "The test pitch was not saved" })).toBeVisible();
  await expect(dialog.getByText(/is required$/)).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/status of 400.*\/testing-mode\/pitch-page$/)]);
  await dialog.getByRole("button", { name: "Back to the form" }).click();
  await next(page).click();
  await title(page, "Topics");
  await page.getByRole("checkbox", { name: "Travel" }).check();
  await next(page).click();
  await title(page, "Perks Offered");
  await page.getByRole("checkbox", { name: "Interview" }).check();
  await save.click();
  await expect(dialog.getByRole("heading", { name: "Test pitch saved" })).toBeVisible();
  const url = (await dialog.getByRole("link", { name: "Open page" }).getAttribute("href")) ?? "";
  expect(url).toMatch(/^\/brand-pitch\/the-last-night-train/);
});
