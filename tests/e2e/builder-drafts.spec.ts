import type { Page } from "@playwright/test";
import { register } from "./support/api";
import { expect, test } from "./support/fixtures";
import { signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";

const DRAFT = "**/api/v1/users/profile/draft";
const title = (page: Page) => page.getByRole("textbox", { name: "Professional title" });
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
const notSaved = (page: Page) =>
  expect(page.getByText("Not saved. Nothing typed is lost", { exact: true })).toBeVisible();

test("what is typed into a builder outlives a lost connection, and another person's session", async ({
  page,
  request,
  complaints,
}, info) => {
  const run = `${info.project.name} ${runMark()}`;
  const writer = await register(request, { userType: "PRESS", name: `Imre Falk ${run}` });
  const other = await register(request, { userType: "PRESS", name: `Sunniva Dahl ${run}` });
  // The browser asks before it leaves unsaved changes.
  page.on("dialog", (dialog) => dialog.accept());
  const forgive = (pattern: RegExp) => {
    expect(complaints.splice(0).filter((line) => !pattern.test(line))).toEqual([]);
  };
  await signIn(page, writer.email);
  await page.goto("/create-profile");

  await test.step("Without a connection it stays in this tab, over a reload, and is saved with the next try", async () => {
    await page.route(DRAFT, (route) => route.abort("internetdisconnected"));
    await title(page).fill("Harbour correspondent");
    await notSaved(page);
    await checkScreen(page, "builder-not-saved");
    await page.reload();
    await expect(title(page)).toHaveValue("Harbour correspondent");
    await notSaved(page);
    // The next try needs no press of a button.
    await page.unroute(DRAFT);
    await saved(page);
    await page.reload();
    await expect(title(page)).toHaveValue("Harbour correspondent");
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /builder/.test(key))),
    ).toEqual([]);
    // The first page's last save may have arrived after all; the second page then gets a 409 and catches up.
    forgive(/ERR_INTERNET_DISCONNECTED|status of 409.*\/profile\/draft$/);
  });

  await test.step("With somebody else signed in it is not saved into their draft", async () => {
    await page.context().clearCookies();
    const second = await page.context().newPage();
    await signIn(second, other.email);
    await title(page).fill("Harbour and coast correspondent");
    await expect(page.getByText(/Somebody else is signed in in this browser now/)).toBeVisible();
    await second.goto("/create-profile");
    await expect(title(second)).toHaveValue("");
    await second.context().clearCookies();
    await signIn(second, writer.email);
    await second.close();
    // The button stays busy until its answer comes.
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(DRAFT, async (route) => answered.then(() => route.continue()), { times: 1 });
    const again = page.getByRole("button", { name: /^(Try again|Working)/ });
    await again.click();
    await expect(again).toHaveAttribute("aria-disabled", "true");
    answer();
    await saved(page);
    await expect(again).toHaveCount(0);
    await expect(page.getByText(/Somebody else is signed in/)).toHaveCount(0);
    // The page's socket may have been asked for while nobody was signed in.
    forgive(/status of 404.*\/profile\/draft$|status of 401.*\/(realtime|calls)/);
  });

  await test.step("Discarded, the builder begins again with what is published", async () => {
    await page.getByRole("button", { name: "Discard changes" }).click();
    const dialog = page.getByRole("dialog");
    await checkScreen(page, "builder-discard");
    await dialog.getByRole("button", { name: "Go on editing" }).click();
    await expect(title(page)).toHaveValue("Harbour and coast correspondent");
    await page.getByRole("button", { name: "Discard changes" }).click();
    await dialog.getByRole("button", { name: "Discard changes" }).click();
    await expect(title(page)).toHaveValue("");
    await page.reload();
    await expect(title(page)).toHaveValue("");
  });
});
