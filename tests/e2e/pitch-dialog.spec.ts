import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { type Account, callApi, confirmByMail, makeListed } from "./support/api";
import { getCached } from "./support/cached";
import { expect, isReady, test } from "./support/fixtures";
import { confirmEmail, newPerson, PASSWORD, signIn } from "./support/people";
import { holdScripts } from "./support/plain-browser";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";
import { isPhone } from "./support/widths";

const TITLE = "A winter without a road";
const FIVE = {
  "WHO - Target Audience": "Readers who would rather take the train",
  "WHAT - The Story": "Eleven cabins no car can reach open with the night train",
  "WHERE - Location/Market": "Rjukan, Telemark",
  "WHEN - Timeline": "From 12 December 2026",
  "WHY - Newsworthy Angle": "The branch line closed in 1991 and 412 households bought it back.",
};
const NOTE = "I can be in Rjukan on the day.";

type Recipient = Account & { url: string };
let run = 0;

/** Makes a brand with a listed newsroom. */
async function makeNewsroom(request: APIRequestContext): Promise<Recipient> {
  const company = `Hollow Pine ${runMark()} ${++run}`;
  const account = await makeListed(request, { userType: "BRAND", name: "Petra Lindqvist", company });
  return { ...account, name: company, url: `/brand-newsroom/${account.slug}` };
}

async function makeJournalist(request: APIRequestContext): Promise<Account> {
  const account = await makeListed(request, { userType: "PRESS", name: "Robin Vale" });
  await confirmByMail(request, account);
  return account;
}

const windowOf = (page: Page, { name }: Recipient) =>
  page.getByRole("dialog", { name: `Send Pitch to ${name}` });
const pitchLink = (page: Page, { name }: Recipient) => page.getByRole("link", { name: `PITCH ${name}` });
const field = (form: Locator, label: string) => form.getByRole("textbox", { name: label });
const heading = (form: Locator, step: 1 | 2) =>
  form.getByRole("heading", { name: new RegExp(`^Step ${step} of 2`) });
const button = (form: Locator, name: "Next" | "Previous" | "Send Pitch") =>
  form.getByRole("button", { name, exact: true });

/**
 * Opens the window once React has taken the page over; before that the link leads to the same form on a page.
 */
async function openWindow(page: Page, recipient: Recipient): Promise<Locator> {
  const dialog = windowOf(page, recipient);
  await page.waitForFunction(isReady);
  await pitchLink(page, recipient).click();
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fillFive(form: Locator): Promise<void> {
  for (const [label, text] of Object.entries(FIVE)) await field(form, label).fill(text);
}

async function expectFive(form: Locator): Promise<void> {
  for (const [label, text] of Object.entries(FIVE)) await expect(field(form, label)).toHaveValue(text);
}

async function signInHere(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("a visitor pitches from a newsroom: stored while closed and over a reload, signed in for, sent once", async ({
  page,
  otherPage,
  complaints,
  request,
}) => {
  const brand = await makeNewsroom(request);
  const journalist = await makeJournalist(request);

  await test.step("what is missing is said beside its field, and the first of it has the focus", async () => {
    await page.goto(brand.url);
    const dialog = await openWindow(page, brand);
    await expect(button(dialog, "Previous")).toBeDisabled();
    await button(dialog, "Next").click();
    await expect(dialog.getByText("Title is required")).toBeVisible();
    await expect(field(dialog, "Pitch Title")).toBeFocused();
    await checkScreen(page, "pitch-step-1");
    await field(dialog, "Pitch Title").fill(TITLE);
    await expect(dialog.getByText("Title is required")).toBeHidden();
    await dialog.getByRole("textbox", { name: "Subject Line" }).fill("Eleven cabins");
    await dialog.getByRole("button", { name: "Headshot", exact: true }).click();
    await button(dialog, "Next").click();
    await expect(heading(dialog, 2)).toBeFocused();

    await field(dialog, "WHO - Target Audience").fill(FIVE["WHO - Target Audience"]);
    await button(dialog, "Send Pitch").click();
    for (const missing of ["What", "Where", "When", "Why"])
      await expect(dialog.getByText(`${missing} is required`)).toBeVisible();
    await expect(dialog.getByText("Who is required")).toHaveCount(0);
    await expect(field(dialog, "WHAT - The Story")).toBeFocused();
    await checkScreen(page, "pitch-step-2");
    await fillFive(dialog);
    await field(dialog, "Additional Message").fill(NOTE);
  });

  await test.step("closed it gives the focus back; opened again, and after a reload, nothing is lost", async () => {
    await page.keyboard.press("Escape");
    await expect(windowOf(page, brand)).toHaveCount(0);
    await expect(pitchLink(page, brand)).toBeFocused();
    let dialog = await openWindow(page, brand);
    await expectFive(dialog);
    await page.reload();
    dialog = await openWindow(page, brand);
    await expect(heading(dialog, 2)).toBeVisible();
    await expectFive(dialog);
    await button(dialog, "Previous").click();
    await expect(heading(dialog, 1)).toBeFocused();
    await expect(field(dialog, "Pitch Title")).toHaveValue(TITLE);
    await expect(dialog.getByRole("button", { name: "Headshot", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await button(dialog, "Next").click();
  });

  await test.step("sending asks to sign in, comes back to the open window, and sends one however often it is clicked", async () => {
    await button(windowOf(page, brand), "Send Pitch").click();
    await signInHere(page, journalist.email);
    const dialog = windowOf(page, brand);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${brand.url}$`));
    await expectFive(dialog);
    await expect(field(dialog, "Additional Message")).toHaveValue(NOTE);
    await button(dialog, "Send Pitch").dblclick();
    const sent = page.getByRole("dialog", { name: `Pitch sent to ${brand.name}!` });
    await expect(sent).toBeVisible();
    await checkScreen(page, "pitch-sent");
    await sent.getByRole("link", { name: "See it in Sent" }).click();
    await expect(page).toHaveURL(/tab=inbox&box=sent/);
    await expect(page.getByRole("link", { name: new RegExp(`: ${TITLE}$`) })).toHaveCount(1);
  });

  await test.step("it stands in the recipient's inbox, once, as it was written", async () => {
    await signIn(otherPage, brand.email);
    await otherPage.goto("/matching?tab=inbox");
    const rows = otherPage.getByRole("link", { name: new RegExp(`: ${TITLE}$`) });
    await expect(rows).toHaveCount(1);
    const { json } = await callApi(request, "GET", "/pitches", {
      token: brand.token,
      query: { type: "received" },
    });
    expect(json.data.pitches).toHaveLength(1);
    expect(json.data.pitches[0]).toMatchObject({
      title: TITLE,
      subject: "Eleven cabins",
      who: FIVE["WHO - Target Audience"],
      whereLocation: FIVE["WHERE - Location/Market"],
      content: NOTE,
      perks: ["Headshot"],
    });
  });

  await test.step("a second one is refused with the way to the first, and nothing of it is lost", async () => {
    await page.goto(brand.url);
    const dialog = await openWindow(page, brand);
    await expect(field(dialog, "Pitch Title")).toHaveValue("");
    await field(dialog, "Pitch Title").fill("Another thought");
    await button(dialog, "Next").click();
    await fillFive(dialog);
    await button(dialog, "Send Pitch").click();
    await expect(dialog.getByRole("alert")).toContainText(
      `You already have a pitch waiting for an answer from ${brand.name}.`,
    );
    // The browser logs the refusal, a 409, as an error; the page must not complain otherwise.
    await expect.poll(() => complaints.length).toBe(1);
    expect(complaints.splice(0)).toEqual([expect.stringMatching(/status of 409.*\/api\/v1\/pitches$/)]);
    await checkScreen(page, "pitch-waiting");
    await expectFive(dialog);
    await dialog.getByRole("link", { name: "Open that pitch" }).click();
    await expect(page).toHaveURL(/tab=inbox&pitch=/);
    await expect(page.getByText(TITLE).filter({ visible: true }).first()).toBeVisible();
  });

  await test.step("signing out takes what was not sent out of the browser", async () => {
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(await stored()).toContain("Another thought");
    await page.goto("/sign-out");
    await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL(/\/login$/);
    expect(await stored()).toBe("{}");
  });
});

test("the whole window works by keyboard, and begins with a saved pitch", { tag: "@desktop" }, async ({
  page,
  request,
}) => {
  const brand = await makeNewsroom(request);
  const journalist = await makeJournalist(request);
  const draft = { title: "The saved one", who: "a", what: "b", where: "c", when: "d", why: "e" };
  await callApi(request, "POST", "/pitch-drafts", { token: journalist.token, body: draft });
  await signIn(page, journalist.email);
  await page.goto(brand.url);
  await page.waitForFunction(isReady);
  const { keyboard } = page;

  await pitchLink(page, brand).focus();
  await keyboard.press("Enter");
  const dialog = windowOf(page, brand);
  await expect(dialog).toBeVisible();
  // On a touch screen no field has the focus first: its keyboard would cover the window.
  if (isPhone(page)) await keyboard.press("Tab");
  await expect(dialog.getByRole("combobox", { name: "Use a saved pitch" })).toBeFocused();
  await keyboard.press("ArrowDown");
  await expect(field(dialog, "Pitch Title")).toHaveValue("The saved one");
  await keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Undo" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(field(dialog, "Pitch Title")).toHaveValue("");
  await dialog.getByRole("combobox", { name: "Use a saved pitch" }).selectOption({ label: "The saved one" });

  await field(dialog, "Pitch Title").focus();
  await keyboard.press("Enter");
  await expect(heading(dialog, 2)).toBeFocused();
  await expect(field(dialog, "WHERE - Location/Market")).toHaveValue("c");
  // The tab order is six fields, then Previous and Send Pitch.
  for (let tab = 0; tab < 8; tab++) await keyboard.press("Tab");
  await expect(button(dialog, "Send Pitch")).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: `Pitch sent to ${brand.name}!` })).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(pitchLink(page, brand)).toBeFocused();
});

test("/pitch/{id} is the same form as a page: no answer loses nothing, and trying again sends one @long", async ({
  page,
  complaints,
  request,
}) => {
  const brand = await makeNewsroom(request);
  const journalist = await makeJournalist(request);
  const path = `/pitch/${brand.slug}`;

  await test.step("an id leads to the slug for good, and the page is the same bytes for everybody", async () => {
    const byId = await request.get(`/pitch/${brand.profileId}`, { maxRedirects: 0 });
    expect(byId.status()).toBe(308);
    expect(byId.headers().location).toContain(path);
    const first = await request.get(path);
    expect(first.status()).toBe(200);
    expect(await first.text()).toMatch(/<meta name="robots" content="noindex/);
    const second = await getCached(request, path);
    expect(await second.text()).toBe(await first.text());
  });

  await test.step("fields typed in before the form is loaded are taken over, wrong ones are named", async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Send Pitch to ${brand.name}`);
    const main = page.getByRole("main");
    // During a slow press the rest of the form arrives while the button is held down.
    const release = await holdScripts(page.context());
    await button(main, "Next").hover();
    await page.mouse.down();
    const arrived = page.waitForResponse(/\/_next\/static\/.*\.js/);
    release();
    await (await arrived).finished();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.mouse.up();
    await expect(main.getByText("Title is required")).toBeVisible();
    await expect(field(main, "Pitch Title")).toBeFocused();
    await checkScreen(page, "pitch-page-1");
    await field(main, "Pitch Title").fill(TITLE);
    await button(main, "Next").click();
    await expect(heading(main, 2)).toBeFocused();
    await fillFive(main);
    await checkScreen(page, "pitch-page-2");
    await page.reload();
    await expectFive(main);
  });

  await test.step("signed in for, it comes back filled; without an answer it can be tried again", async () => {
    const main = page.getByRole("main");
    await button(main, "Send Pitch").click();
    await signInHere(page, journalist.email);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectFive(main);
    // The pitch arrives and its answer is lost, which is the hardest failure of a network to handle.
    let tries = 0;
    await page.route("**/api/v1/pitches", async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await button(main, "Send Pitch").click();
    await expect(main.getByRole("alert")).toContainText("Unable to connect to the server.");
    await expectFive(main);
    await expect.poll(() => complaints.length).toBe(1);
    expect(complaints.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(main.getByRole("heading", { name: `Pitch sent to ${brand.name}!` })).toBeFocused();
    await checkScreen(page, "pitch-page-sent");
    const { json } = await callApi(request, "GET", "/pitches", {
      token: brand.token,
      query: { type: "received" },
    });
    expect(json.data.pitches).toHaveLength(1);
  });

  await test.step("to one's own profile and one's own type it says why not, and who can be pitched", async () => {
    const peer = await makeListed(request, { userType: "PRESS", name: "Iris Tan" });
    await page.goto(`/pitch/${peer.slug}`);
    const main = page.getByRole("main");
    await expect(main.getByText("A pitch goes to a profile of another type than your own.")).toBeVisible();
    await expect(main.getByRole("link", { name: "Brand newsrooms" })).toBeVisible();
    await checkScreen(page, "pitch-page-own-type");
    await page.goto(`/pitch/${journalist.slug}`);
    await expect(main.getByRole("heading", { name: "This is your own profile" })).toBeVisible();
  });

  await test.step("an unknown address is a 404 with the fixed text", async () => {
    const gone = await request.get("/pitch/nobody-of-this-name");
    expect(gone.status()).toBe(404);
    expect(await gone.text()).toContain(
      "Profile not found. This may be a broken link or the profile may have been removed.",
    );
  });
});

test("without JavaScript PITCH is a link to a page to begin on, and signing in leads on with what was typed", async ({
  browser,
  baseURL,
  request,
}) => {
  const brand = await makeNewsroom(request);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(brand.url);
  await pitchLink(page, brand).click();
  await expect(page).toHaveURL(new RegExp(`/pitch/${brand.slug}$`));
  await page.getByRole("textbox", { name: "Pitch Title" }).fill(TITLE);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fpitch%2F.*%2Fwrite%3Ftitle%3D/);
  await context.close();
});

test("a new visitor writes first, signs up, sets up and confirms, and finds the pitch where it was begun", async ({
  page,
  request,
}) => {
  const brand = await makeNewsroom(request);
  const person = newPerson("Alma Reyes", "Press");
  await page.goto(brand.url);
  let dialog = await openWindow(page, brand);
  await field(dialog, "Pitch Title").fill(TITLE);
  await button(dialog, "Next").click();
  await fillFive(dialog);
  await button(dialog, "Send Pitch").click();
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  await page.getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/signup\?callbackUrl=/);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByRole("radio", { name: /^Press/ }).check();
  await page.getByRole("checkbox", { name: /18 or older/ }).check();
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/setup-profile\?callbackUrl=/);
  await page.getByLabel("Professional title").fill("Reporter");
  await page.getByRole("combobox", { name: "Location" }).fill("Oslo");
  await page.getByRole("option").first().click();
  await page.getByRole("combobox", { name: /^Topics/ }).fill("Travel");
  await page.getByRole("option").first().click();
  await page.getByRole("button", { name: "Save and continue" }).click();

  dialog = windowOf(page, brand);
  await expect(dialog).toBeVisible();
  await expectFive(dialog);
  await confirmEmail(page, person);
  await page.goto(brand.url);
  dialog = await openWindow(page, brand);
  await expectFive(dialog);
  await button(dialog, "Send Pitch").click();
  await expect(page.getByRole("dialog", { name: `Pitch sent to ${brand.name}!` })).toBeVisible();
});

test("FOLLOW signs a visitor in and comes back to the same FOLLOW, one click away", async ({
  page,
  request,
}) => {
  const brand = await makeNewsroom(request);
  const journalist = await makeJournalist(request);
  await page.goto(brand.url);
  await page.getByRole("button", { name: `FOLLOW ${brand.name}` }).click();
  await signInHere(page, journalist.email);
  await expect(page).toHaveURL(new RegExp(`/follow/${brand.slug}$`));
  await page.waitForFunction(isReady);
  // The follow goes by the form or by the API, depending on whether React has taken the button over.
  const stored = page.waitForResponse(
    (answer) =>
      answer.request().method() === "POST" && /\/follow(\/|$)/.test(answer.url()) && answer.status() < 400,
  );
  await page.getByRole("button", { name: `FOLLOW ${brand.name}` }).click();
  await stored;
  const following = page.getByRole("button", { name: `FOLLOWING ${brand.name}` });
  await expect(following).toBeVisible();
  await page.reload();
  await expect(following).toBeVisible();
});
