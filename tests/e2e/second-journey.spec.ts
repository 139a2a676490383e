import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./support/fixtures";
import { countMails, linkIn, waitForMail } from "./support/mailbox";
import { openChat, ownProfile, writePitch } from "./support/matching";
import { confirmEmail, newPerson, PASSWORD, setUpProfile, signUp } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";
import { startSite, storyPort, type WebServer } from "./support/story-server";

const FIRST = {
  Title: "Waste without bins",
  Who: "Hollow Pine and the 12 people who crew the Rjukan sleeper",
  What: "Guests of eleven cabins left 41% less waste once the bins were gone",
  Where: "Rjukan, Telemark, Norway",
  When: "From 12 December 2026",
  Why: "Towns spend a lot on emptying bins in nature, and several have asked for the data.",
};
const SECOND = { ...FIRST, Title: "What a night train saves" };
const PERK = "White Paper";
const NOTE = "Answered within the hour, figures in hand.";

/** The published story, with a picture that is large enough to be shown. */
let site: WebServer;
let picture: Buffer;

test.beforeAll(async () => {
  picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#2f5d50" } })
    .png()
    .toBuffer();
  site = await startSite(storyPort(), "", picture);
});

test.afterAll(() => site.stop());

test("a brand and a source: second thoughts at every step, and the story's picture at the end @desktop @long", async ({
  page: brand,
  otherPage: source,
  complaints,
  request,
}, info) => {
  // The names are this run's own, because people of other runs may be there.
  const run = `${info.project.name} ${runMark()}`;
  const mistyped = newPerson("Petra Lindqvist", "Brand");
  const founder = { ...newPerson("Petra Lindqvist", "Brand"), name: mistyped.name };
  const researcher = newPerson("Geert Hofstra", "Source");
  const company = `Hollow Pine ${run}`;
  const institute = `Lauwers Grid ${run}`;
  let sourcePath = "";
  let sourceCard = "";

  const checkWindow = async (page: Page, name: string) => {
    await expect(page.getByRole("dialog")).toBeVisible();
    await checkScreen(page, name);
  };

  await test.step("the brand corrects a mistyped address: the old mail's link is invalid, the new one confirms", async () => {
    await signUp(brand, mistyped, company);
    const old = await waitForMail(mistyped.email, /Confirm your e-mail/);
    await brand.getByRole("button", { name: "Change the address" }).click();
    const form = brand.getByRole("form", { name: "Change the address" });
    await form.getByLabel("New e-mail address").fill(founder.email);
    await form.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await checkScreen(brand, "change-address");
    await form.getByRole("button", { name: "Change and send the link" }).click();
    const note = brand.getByRole("region", { name: "E-mail confirmation" });
    await expect(note).toContainText(`We sent a link to ${founder.email}.`);
    await expect(brand.getByRole("button", { name: "Change the address" })).toBeFocused();
    await brand.goto(linkIn(old, "verify-email"));
    await brand.getByRole("button", { name: "Confirm" }).click();
    await expect(brand.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
    await checkScreen(brand, "verify-dead-link");
    // The browser logs the refusal, a 400, as an error; the page must not complain otherwise.
    await expect.poll(() => complaints.length).toBe(1);
    expect(complaints.splice(0)).toEqual([expect.stringMatching(/status of 400.*\/auth\/verify-email$/)]);
    await confirmEmail(brand, founder);
    await setUpProfile(brand, { title: "Forest cabins", city: "Oslo", topics: ["Rail", "Travel"] });
  });

  await test.step("the source's profile shows the perk and the logo of its set-up, until it is removed", async () => {
    await signUp(source, researcher, institute);
    await confirmEmail(source, researcher);
    const facts = {
      title: "Grid research",
      city: "Groningen",
      topics: ["Energy"],
      perk: PERK,
      logo: picture,
    };
    await setUpProfile(source, facts);
    const profile = await ownProfile(source);
    sourcePath = profile.url;
    sourceCard = `/matching/${profile.id}`;
    await source.goto(sourcePath);
    const main = source.getByRole("main");
    await expect(main.getByRole("heading", { name: /Perks Offered/ })).toBeVisible();
    await expect(main.getByRole("tabpanel").getByText(PERK, { exact: true })).toBeVisible();
    await expect(main.locator('img[src^="/files/avatars/"]')).toBeVisible();
    await expect(source.getByRole("link", { name: "Edit profile" })).toBeVisible();
    await checkScreen(source, "source-newsroom");

    await source.getByRole("link", { name: "Edit profile" }).click();
    await expect(source.getByRole("heading", { level: 1 })).toHaveText("Edit your profile");
    await source.getByRole("button", { name: "Remove logo" }).click();
    await expect(source.getByLabel("Choose a logo")).toBeFocused();
    await checkScreen(source, "setup-logo-removed");
    await source.goto(sourcePath);
    await expect(main.getByRole("tabpanel").getByText(PERK, { exact: true })).toBeVisible();
    await expect(main.locator('img[src^="/files/avatars/"]')).toHaveCount(0);
  });

  await test.step("its card has Send Pitch, and nothing to like", async () => {
    await brand.goto("/matching?tab=create-pitch&edit=new");
    await writePitch(brand, FIRST);
    await brand.getByRole("button", { name: "Save Pitch & Start Matching" }).click();
    await expect(brand).toHaveURL(/tab=discover/);
    await source.goto("/matching?tab=inbox");
    await brand.goto(sourceCard);
    await expect(brand.getByRole("heading", { level: 1 })).toHaveText(`Pitch ${institute}`);
    await expect(brand.getByRole("button", { name: `Send Pitch to ${institute}` })).toBeVisible();
    await expect(brand.getByRole("button", { name: "Like", exact: true })).toHaveCount(0);
    await checkScreen(brand, "candidate-to-pitch");
    await brand.getByRole("button", { name: `Send Pitch to ${institute}` }).click();
    await checkWindow(brand, "send-pitch");
    await sendSaved(brand, institute, FIRST.Title);
  });

  await test.step("its sender withdraws it, asked once, and it is gone on the other side at once", async () => {
    await expect(rowOf(source, FIRST.Title)).toBeVisible();
    await openBox(brand, "Sent");
    const row = rowOf(brand, FIRST.Title);
    const withdraw = row.getByRole("button", { name: "Withdraw" });
    await withdraw.click();
    const dialog = brand.getByRole("dialog", { name: "Withdraw this pitch?" });
    await checkWindow(brand, "withdraw");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(withdraw).toBeFocused();
    await withdraw.click();
    await dialog.getByRole("button", { name: "Withdraw" }).click();
    await expect(row.getByText("Withdrawn", { exact: true })).toBeVisible();
    await expect(withdraw).toHaveCount(0);
    await expect(row.getByRole("link").first()).toBeFocused();
    await expect(source.getByText("No received pitches yet")).toBeVisible();
    await expect(rowOf(source, FIRST.Title)).toHaveCount(0);
    await checkScreen(brand, "inbox-withdrawn");
  });

  await test.step("sent again it is declined, and its sender reads why", async () => {
    await pitchAgain(brand, institute, sourceCard, FIRST.Title);
    // A pitch that is answered before its mail goes out sends none, and the next step needs the mail's link.
    await waitForMail(researcher.email, new RegExp(`sent you a pitch: ${FIRST.Title}`));
    await rowOf(source, FIRST.Title).getByRole("button", { name: "Decline" }).click();
    const dialog = source.getByRole("dialog", { name: "Decline this pitch?" });
    await dialog.getByRole("button", { name: "Decline" }).click();
    await expect(dialog.getByText("Please choose a reason")).toBeVisible();
    await dialog.getByRole("radio", { name: "No time" }).check();
    await checkWindow(source, "decline");
    await dialog.getByRole("button", { name: "Decline" }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(source, FIRST.Title).getByText("Declined", { exact: true })).toBeVisible();

    await openBox(brand, "Sent");
    await rowOf(brand, FIRST.Title).filter({ hasText: "Declined" }).getByRole("link").first().click();
    await expect(brand.getByText(`Declined by ${institute}: no time`)).toBeVisible();
    await checkScreen(brand, "inbox-declined");
  });

  await test.step("the link of the pitch's mail stops such mails; one changed on the way does not", async () => {
    const mail = await waitForMail(researcher.email, /sent you a pitch/);
    const link = linkIn(mail, "unsubscribe");
    const stop = source.getByRole("button", { name: "Stop these mails" });
    await source.goto(link.replace("pitch_received", "pitch_accepted"));
    await stop.click();
    await expect(source.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
    await checkScreen(source, "unsubscribe-dead-link");

    await source.goto(link);
    await expect(source.getByText("This stops mails about pitches you receive.")).toBeVisible();
    await checkScreen(source, "unsubscribe");
    await stop.click();
    await expect(source.getByRole("heading", { level: 1 })).toHaveText("Stopped");
    await checkScreen(source, "unsubscribe-done");
  });

  await test.step("with two pitches in use, Matches is scored for the one chosen in its address", async () => {
    await brand.goto("/matching?tab=create-pitch&edit=new");
    await writePitch(brand, SECOND);
    await brand.getByRole("button", { name: "Save Pitch & Start Matching" }).click();
    await expect(brand).toHaveURL(/tab=discover/);
    await expect(bellOf(brand)).toBeVisible();
    await expect(brand.getByRole("link", { name: "Change the pitches in use" })).toBeInViewport({
      ratio: 1,
    });
    await brand.goto("/matching?tab=matches");
    await expect(bellOf(brand)).toBeVisible();
    const choice = brand.getByRole("combobox", { name: "For the pitch" });
    await expect(choice.getByRole("option", { selected: true })).toHaveText("Both active pitches");
    await choice.selectOption({ label: SECOND.Title });
    await expect(brand).toHaveURL(/tab=matches&for=[0-9a-f-]{36}$/);
    await brand.reload();
    await expect(choice.getByRole("option", { selected: true })).toHaveText(SECOND.Title);
    await checkScreen(brand, "matches-for-pitch");
  });

  await test.step("another pitch comes without a mail, and is accepted", async () => {
    await pitchAgain(brand, institute, sourceCard, SECOND.Title);
    // Mails leave in order: once this later one has arrived, the pitch's mail would have been sent.
    const body = { email: founder.email };
    expect((await request.post("/api/v1/auth/forgot-password", { data: body })).ok()).toBe(true);
    await waitForMail(founder.email, /Choose a new password/);
    expect(await countMails(researcher.email, SECOND.Title)).toBe(0);
    await source.goto("/matching?tab=inbox");
    await rowOf(source, SECOND.Title).getByRole("button", { name: "Accept Collaboration" }).click();
    await expect(source.getByRole("textbox", { name: "Message" })).toBeVisible();
  });

  await test.step("a draft survives a reload, and what was sent right before one arrives once", async () => {
    await openBox(brand, "Active");
    await rowOf(brand, SECOND.Title).getByRole("link").first().click();
    await openChat(brand);
    const field = brand.getByRole("textbox", { name: "Message" });
    await field.fill("Half a thought about the");
    await brand.reload();
    await openChat(brand);
    await expect(field).toHaveValue("Half a thought about the");
    await field.fill("The figures of November are in.");
    await field.press("Enter");
    await brand.reload();
    const logs = [brand.getByRole("log"), source.getByRole("log")];
    for (const log of logs) await expect(log.getByText("The figures of November are in.")).toBeVisible();
    await expect(field).toHaveValue("");
    await source.getByRole("textbox", { name: "Message" }).fill("Thank you, they are what we needed.");
    await source.getByRole("button", { name: "Send", exact: true }).click();
    // A message that was sent twice would be above this answer.
    for (const log of logs) {
      await expect(log.getByText("Thank you, they are what we needed.")).toBeVisible();
      await expect(log.getByText("The figures of November are in.")).toHaveCount(1);
    }
  });

  await test.step("the completed card carries the story's picture", async () => {
    await brand.getByRole("button", { name: "Mark Complete" }).first().click();
    const dialog = brand.getByRole("dialog");
    await dialog.getByText("Great!").click();
    await dialog.getByLabel(/^Your experience/).fill(NOTE);
    await checkWindow(brand, "complete-rating");
    await dialog.getByRole("button", { name: "Next" }).click();
    await dialog.getByRole("radio", { name: "Yes" }).check();
    await dialog.getByLabel("Story URL").fill(`http://127.0.0.1:${site.port}/the-night-train-is-back`);
    await dialog.getByRole("button", { name: "Complete & Submit" }).click();
    await expectStoryPicture(brand);
    await checkScreen(brand, "completed");
  });

  await test.step("the first rating is hidden from the second party until it has rated as well", async () => {
    await openBox(source, "Completed");
    await rowOf(source, SECOND.Title).getByRole("link").first().click();
    await openPitch(source);
    await expect(
      source.getByText("Hidden until you have rated as well, or 14 days have passed."),
    ).toBeVisible();
    await expect(source.getByText(NOTE)).toHaveCount(0);
    await expectStoryPicture(source);
    await checkScreen(source, "completed-not-rated");
    await source.getByRole("button", { name: "Rate", exact: true }).first().click();
    const dialog = source.getByRole("dialog");
    await dialog.getByText("Not Great").click();
    await dialog.getByRole("button", { name: "Next" }).click();
    await dialog.getByRole("radio", { name: "No" }).check();
    await dialog.getByRole("button", { name: "Submit Feedback" }).click();
    await expect(source.getByText(NOTE)).toBeVisible();
    await expect(brand.getByRole("definition").filter({ hasText: "Not Great" })).toBeVisible();
  });

  await test.step("a pitch is copied, edited, taken in and out of use, cleared, brought back and deleted", async () => {
    await brand.goto("/matching?tab=create-pitch");
    const banner = brand.getByRole("region", { name: "Active Pitches" });
    await expect(banner).toContainText("2 of 2");
    await pitchNamed(brand, FIRST.Title).getByRole("button", { name: "Edit" }).click();
    const why = brand.getByRole("textbox", { name: /^Why/ });
    await why.fill("Half a thought");
    await brand.getByRole("button", { name: "Close", exact: true }).click();
    const discarding = brand.getByRole("dialog", { name: "Discard your changes?" });
    await checkWindow(brand, "discard-changes");
    await discarding.getByRole("button", { name: "Keep editing" }).click();
    await expect(why).toHaveValue("Half a thought");
    await brand.getByRole("button", { name: "Close", exact: true }).click();
    await discarding.getByRole("button", { name: "Discard" }).click();
    await expect(pitchNamed(brand, FIRST.Title).getByText(FIRST.Why)).toBeVisible();

    await pitchNamed(brand, FIRST.Title).getByRole("button", { name: "Copy" }).click();
    const copy = pitchNamed(brand, `${FIRST.Title} (Copy)`);
    await expect(copy).toBeVisible();
    await expect(banner).toContainText("2 of 3");
    await copy.getByRole("checkbox", { name: "Use for matching" }).check();
    await expect(banner).toContainText("3 of 3");
    await copy.getByRole("checkbox", { name: "Use for matching" }).uncheck();
    await expect(banner).toContainText("2 of 3");

    await copy.getByRole("button", { name: "Edit" }).click();
    await expect(brand.getByRole("heading", { level: 1 })).toHaveText(`Editing: ${FIRST.Title} (Copy)`);
    const title = brand.getByRole("textbox", { name: /^Title/ });
    await title.fill("Waste, told anew");
    await brand.getByRole("button", { name: "Clear All" }).click();
    const clearing = brand.getByRole("dialog", { name: "Clear all fields?" });
    await checkWindow(brand, "clear-all");
    await clearing.getByRole("button", { name: "Clear All" }).click();
    await expect(title).toHaveValue("");
    await expect(brand.getByRole("textbox", { name: /^Why/ })).toHaveValue("");
    await brand.getByRole("button", { name: "Undo" }).click();
    await expect(title).toHaveValue("Waste, told anew");
    await expect(brand.getByRole("textbox", { name: /^Why/ })).toHaveValue(FIRST.Why);
    await brand.getByRole("button", { name: "Close", exact: true }).click();

    const edited = pitchNamed(brand, "Waste, told anew");
    await expect(edited.getByText(FIRST.Why)).toBeVisible();
    await brand.reload();
    await expect(banner).toContainText("2 of 3");
    await expect(edited.getByRole("checkbox", { name: "Use for matching" })).not.toBeChecked();
    await edited.getByRole("button", { name: "Delete" }).click();
    const deleting = brand.getByRole("dialog", {
      name: "Are you sure you want to delete this pitch?",
    });
    await checkWindow(brand, "delete-pitch");
    await deleting.getByRole("button", { name: "Cancel" }).click();
    await expect(edited.getByRole("button", { name: "Delete" })).toBeFocused();
    await edited.getByRole("button", { name: "Delete" }).click();
    await deleting.getByRole("button", { name: "Delete" }).click();
    await expect(edited).toHaveCount(0);
    await expect(brand.getByText("Your Pitches (2)")).toBeFocused();
    await expect(banner).toContainText("2 of 2");
  });
});

/** The row of the inbox with the pitch's title. */
const rowOf = (page: Page, title: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: new RegExp(`: ${title}$`) }) });

const pitchNamed = (page: Page, title: string) => page.getByRole("article", { name: title, exact: true });

/** The bell that this width shows. */
const bellOf = (page: Page) => page.getByRole("button", { name: /^Notifications/ });

async function openBox(page: Page, box: "Sent" | "Active" | "Completed"): Promise<void> {
  await page.goto("/matching?tab=inbox");
  const tab = page.getByRole("tab", { name: new RegExp(`^${box}`) });
  // A click has no effect before React has taken the page over.
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true", { timeout: 1000 });
  }).toPass();
}

/** Sends the saved pitch of a title from the open card's window. */
async function sendSaved(page: Page, name: string, title: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: `Send Pitch to ${name}` });
  await dialog.getByRole("radio", { name: new RegExp(`^${title}`) }).check();
  await dialog.getByRole("button", { name: "Send Saved Pitch" }).click();
  await expect(page.getByText(`Pitch sent to ${name}!`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function pitchAgain(page: Page, name: string, cardPath: string, title: string): Promise<void> {
  await page.goto(cardPath);
  await page.getByRole("button", { name: `Send Pitch to ${name}` }).click();
  await sendSaved(page, name, title);
}

/** On narrow screens the pitch replaces the chat. */
async function openPitch(page: Page): Promise<void> {
  const pitch = page.getByRole("article", { name: "Pitch" });
  const link = page.getByRole("link", { name: /The pitch in 5 W/ });
  await expect(pitch.or(link).first()).toBeVisible();
  if (!(await pitch.isVisible())) await link.click();
  await expect(pitch).toBeVisible();
}

/** Expects our own copy of the picture, and that it loads. */
async function expectStoryPicture(page: Page): Promise<void> {
  const image = page.locator('img[src^="/files/stories/"]');
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
}
