import type { Page } from "@playwright/test";
import { callApi, pitchBody, uniqueEmail } from "./support/api";
import { expect, test as journey } from "./support/fixtures";
import { linkIn, waitForMail } from "./support/mailbox";
import { newPerson, PASSWORD } from "./support/people";
import { fillFiveWs, fillSignIn, makePair, pressControls, pressMore } from "./support/plain-browser";
import { DESKTOP, PHONE } from "./support/widths";

const NEW_PASSWORD = "Another-horse-43";

/** A page of a browser that runs no scripts. */
const test = journey.extend<{ plain: Page }>({
  plain: async ({ browser, viewport, hasTouch, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, viewport, hasTouch, javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
});

test("without scripts one signs up, confirms, signs out, takes a new password; a refusal stands beside its field, and nothing typed is lost", {
  tag: "@once",
}, async ({ plain: page }) => {
  const person = newPerson("Robin Plain", "Press");
  await page.goto("/signup?callbackUrl=%2Fdashboard");
  await page.getByLabel("Email", { exact: true }).fill("robin");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill("Something-else-1");
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByRole("radio", { name: /^Press/ }).check();
  await page.getByRole("checkbox", { name: /18 or older/ }).check();
  await page.getByRole("button", { name: "Sign Up" }).click();

  await expect(page.locator("#signup-email-error")).toHaveText("Please enter a valid email address");
  await expect(page.locator("#signup-confirmPassword-error")).toHaveText("Passwords do not match");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(person.name);
  await expect(page.getByRole("radio", { name: /^Press/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /18 or older/ })).toBeChecked();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");

  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/setup-profile\?callbackUrl=%2Fdashboard/);
  await expect(page.getByText(/needs JavaScript/)).toBeVisible();

  await test.step("Confirm", async () => {
    const mail = await waitForMail(person.email, /Confirm your e-mail/);
    await page.goto(linkIn(mail, "verify-email"));
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your e-mail address is confirmed");
    await page.goto(linkIn(mail, "verify-email"));
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText(`${person.email} is yours.`)).toBeVisible();
  });

  await test.step("Sign Out", async () => {
    await page.getByRole("link", { name: "Go to your dashboard" }).click();
    await page.setViewportSize(DESKTOP);
    await page.reload();
    await page.getByRole("button", { name: person.name }).click();
    await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
    await page.setViewportSize(PHONE);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Open menu" }).click();
    const signedOut = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await (await signedOut).headerValue("clear-site-data")).toBe('"storage"');
    // The remaining cookie signs nobody in; it says that this browser has signed in before.
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).toEqual(["fivewire.device"]);
  });

  await test.step("a new password", async () => {
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByLabel("Email", { exact: true }).fill("robin");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.locator("#forgot-email-error")).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("robin");
    await page.getByLabel("Email", { exact: true }).fill(person.email);
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Password reset email sent");
    const mail = await waitForMail(person.email, /password/i);
    await page.goto(linkIn(mail, "reset-password"));
    const fill = async (second: string) => {
      await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel("Confirm password", { exact: true }).fill(second);
      await page.getByRole("button", { name: "Change password" }).click();
    };
    await fill("Something-else-1");
    await expect(page.locator("#reset-confirmPassword-error")).toHaveText("Passwords do not match");
    await fill(NEW_PASSWORD);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your password is changed");
    await page.goto(linkIn(mail, "reset-password"));
    await fill(NEW_PASSWORD);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
    await page.goto("/login?callbackUrl=%2Fdashboard");
    await fillSignIn(page, person.email, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test("without scripts one signs in, follows, saves, pitches, and the pitch is answered", async ({
  plain: page,
  request,
}) => {
  const { owner, reader } = await makePair(request);
  const newsroom = `/brand-newsroom/${owner.slug}`;
  await page.goto(newsroom);
  await page.getByRole("button", { name: /^FOLLOW / }).click();
  await expect(page).toHaveURL(new RegExp(`/login\\?callbackUrl=%2Ffollow%2F${owner.slug}$`));
  await fillSignIn(page, reader.email, "Wrong-horse-42");
  await expect(page.getByRole("alert")).toContainText("Invalid email or password");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(reader.email);
  await fillSignIn(page, reader.email);
  await expect(page).toHaveURL(new RegExp(`/follow/${owner.slug}$`));

  await test.step("FOLLOW and Save for Later, and back", async () => {
    await page.getByRole("button", { name: /^FOLLOW / }).click();
    await expect(page.getByRole("button", { name: /^FOLLOWING / })).toBeVisible();
    await expect(page.getByText("1 follower here", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Save for Later/ }).click();
    await expect(page.getByRole("button", { name: /^Saved for Later/ })).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: owner.name }).first()).toBeVisible();
    await page.goto(`/follow/${owner.slug}/status`);
    await page.getByRole("button", { name: /^FOLLOWING / }).click();
    await expect(page.getByRole("button", { name: /^FOLLOW / })).toBeVisible();
    await expect(page.getByText("0 followers here", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Saved for Later/ }).click();
    await expect(page.getByRole("button", { name: /^Save for Later/ })).toBeVisible();
  });

  await test.step("PITCH", async () => {
    await page.goto(newsroom);
    await page
      .getByRole("link", { name: /^PITCH / })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/pitch/${owner.slug}$`));
    await page.getByRole("textbox", { name: "Pitch Title" }).fill("A winter without a road");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("textbox", { name: "WHAT - The Story" }).fill("Eleven cabins");
    await page.getByRole("button", { name: "Send Pitch" }).click();
    await expect(page.locator("#write-who-error")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Pitch Title" })).toHaveValue("A winter without a road");
    await expect(page.getByRole("textbox", { name: "WHAT - The Story" })).toHaveValue("Eleven cabins");
    await fillFiveWs(page);
    await page.getByRole("button", { name: "Send Pitch" }).click();
    await expect(page).toHaveURL(/\/matching\?tab=inbox&pitch=/);
    await expect(page.getByRole("heading", { name: "A winter without a road" })).toBeVisible();
  });

  await test.step("Accept Collaboration", async () => {
    const address = page.url();
    await page.context().clearCookies();
    await page.goto(
      `/login?callbackUrl=${encodeURIComponent(new URL(address).pathname + new URL(address).search)}`,
    );
    await fillSignIn(page, owner.email);
    await page.getByRole("button", { name: "Accept Collaboration" }).last().click();
    await expect(page.getByRole("button", { name: "Accept Collaboration" })).toHaveCount(0);
    const { json } = await callApi(request, "GET", `/pitches/${new URL(address).searchParams.get("pitch")}`, {
      token: reader.token,
    });
    expect(json.data.pitch.status).toBe("ACCEPTED");
  });

  await test.step("a message", async () => {
    const send = async (text: string) => {
      await page.getByRole("textbox", { name: "Message" }).fill(text);
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.getByRole("log").getByText(text)).toBeVisible();
    };
    await send("Glad to have you on board.");
    await expect(page).toHaveURL(/[?&]conversation=/);
    await send("The first train leaves at six.");
    await expect(page.getByRole("log").getByText("Glad to have you on board.")).toBeVisible();
    expect(await page.getByRole("log").locator("time noscript").last().innerText()).toMatch(
      /^\d\d:\d\d\sUTC$/,
    );
  });

  await test.step("searching messages, and the archive", async () => {
    await page.getByRole("button", { name: "More" }).click();
    await expect(page).toHaveURL(/\/matching\/search\?conversation=/);
    await page.getByRole("searchbox", { name: "Words" }).fill("Glad to ha");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByText("1 message", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: /Glad to have you on board/ }).click();
    await expect(page.getByRole("log").getByText("Glad to have you on board.")).toBeVisible();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Archive conversation" }).click();
    await expect(page).toHaveURL(/archived=true$/);
    const archived = page.getByRole("region", { name: "Archived" });
    await archived.getByRole("link", { name: reader.name }).click();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Bring back from the archive" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
    await page.goto("/matching?tab=inbox&box=active");
    await expect(archived).toHaveCount(0);
    await page.getByRole("button", { name: "Show archived conversations" }).click();
    await expect(archived.getByRole("link")).toHaveCount(0);
    await page.getByRole("button", { name: "Search messages" }).click();
    await page.getByRole("searchbox", { name: "Words" }).fill("nothing-like-it");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Nothing found for this")).toBeVisible();
  });

  await test.step("the bell", async () => {
    const bell = page.getByRole("button", { name: /^Notifications/ }).filter({ visible: true });
    await expect(bell).toHaveAccessibleName(/\d new$/);
    await bell.click();
    await expect(page).toHaveURL(/\/matching\/notifications/);
    await expect(page.getByRole("main").getByRole("link", { name: /sent you a pitch/ })).toBeVisible();
    await page.getByRole("button", { name: "Mark all read" }).click();
    await expect(page.getByRole("button", { name: "Mark all read" })).toHaveCount(0);
    await expect(bell).toHaveAccessibleName("Notifications");
  });

  await test.step("the inbox's tabs, and Mark Complete", async () => {
    await page.goto("/matching?tab=inbox");
    await page.getByRole("tab", { name: /^Sent/ }).click();
    await expect(page.getByText("No sent pitches yet")).toBeVisible();
    await page.getByRole("tab", { name: /^Active/ }).click();
    await page.getByRole("button", { name: "Mark Complete" }).click();
    await expect(page).toHaveURL(/\/matching\/complete\//);
    await page.getByText("Great!").click();
    await page.getByRole("textbox", { name: /^Your experience/ }).fill("Answered within the hour.");
    await page.getByRole("radio", { name: /^Yes/ }).check();
    await page.getByRole("button", { name: "Complete & Submit" }).click();
    await expect(page.locator("#complete-story-error")).toBeVisible();
    await expect(page.getByRole("textbox", { name: /^Your experience/ })).toHaveValue(
      "Answered within the hour.",
    );
    await page.getByRole("radio", { name: /^No The/ }).check();
    await page.getByRole("button", { name: "Complete & Submit" }).click();
    await expect(page).toHaveURL(/[?&]pitch=.*view=pitch/);
    await expect(page.getByText("Answered within the hour.")).toBeVisible();
  });
});

test("without scripts a pitch is withdrawn, another is declined with a reason", { tag: "@once" }, async ({
  plain: page,
  request,
}) => {
  const { owner, reader } = await makePair(request);
  const send = async (): Promise<string> => {
    const body = pitchBody(owner.profileId);
    const { json } = await callApi(request, "POST", "/pitches", { token: reader.token, body });
    return json.data.pitch.id;
  };
  const first = await send();
  await page.goto(`/login?callbackUrl=${encodeURIComponent("/matching?tab=inbox&box=sent")}`);
  await fillSignIn(page, reader.email);
  await page.getByRole("button", { name: "Withdraw" }).click();
  await expect(page).toHaveURL(new RegExp(`/matching/withdraw/${first}`));
  await page.getByRole("button", { name: "Withdraw" }).click();
  await expect(page).toHaveURL(new RegExp(`pitch=${first}`));
  await expect(page.getByText("Withdrawn", { exact: true }).last()).toBeVisible();

  const id = await send();
  await page.context().clearCookies();
  await page.goto(`/login?callbackUrl=${encodeURIComponent(`/matching?tab=inbox&pitch=${id}`)}`);
  await fillSignIn(page, owner.email);
  await page.getByRole("button", { name: "Decline" }).last().click();
  await expect(page).toHaveURL(new RegExp(`/matching/decline/${id}`));
  await page.getByRole("radio", { name: "No time" }).check();
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page).toHaveURL(new RegExp(`pitch=${id}`));
  const { json } = await callApi(request, "GET", `/pitches/${id}`, { token: reader.token });
  expect(json.data.pitch).toMatchObject({ status: "DECLINED", declineReason: "no_time" });
});

test("without scripts tabs, filters, the demo and the phone's menu open", { tag: "@once" }, async ({
  plain: page,
  scene,
}) => {
  await pressControls(page, scene);
});

test("without scripts Load more, a photo, a video, a quote and a reel show more", { tag: "@once" }, async ({
  plain: page,
  scene,
}) => {
  await pressMore(page, scene);
});

test("a form sent from another site does nothing", { tag: "@once" }, async ({
  plain: page,
  request,
  baseURL,
}) => {
  const { owner, reader } = await makePair(request);
  await page.goto("/login");
  await fillSignIn(page, reader.email);
  await expect(page).toHaveURL(/\/matching/);
  await page.goto(`/follow/${owner.slug}`);
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: /^FOLLOW / }) });
  const fields: Record<string, string> = {};
  for (const input of await form.locator("input").all())
    fields[(await input.getAttribute("name")) ?? ""] = (await input.getAttribute("value")) ?? "";
  expect(Object.keys(fields).some((name) => name.startsWith("$ACTION"))).toBe(true);
  const send = (headers: Record<string, string>) =>
    page.request.post(`/follow/${owner.slug}`, { multipart: fields, headers, maxRedirects: 0 });
  const follows = async () =>
    (await callApi(request, "GET", `/users/${owner.profileId}/followers`, { token: owner.token })).json.data
      .count;

  await send({ origin: "https://evil.example", "sec-fetch-site": "cross-site" });
  await send({ origin: "https://evil.example" });
  await send({});
  expect(await follows()).toBe(0);
  const own = await send({ origin: baseURL ?? "", "sec-fetch-site": "same-origin" });
  expect(own.status()).toBe(303);
  expect(await follows()).toBe(1);
});

test("without scripts the newsletter is subscribed and confirmed, and a message reaches us", {
  tag: "@once",
}, async ({ plain: page }) => {
  const email = uniqueEmail("Robin Letter");
  const subscribe = async (address: string) => {
    await page.goto("/");
    await page.getByRole("textbox", { name: "E-mail" }).fill(address);
    await page.getByRole("button", { name: "Subscribe" }).click();
  };
  await subscribe("reader@fake.com");
  await expect(page).toHaveURL(/\/newsletter\/failed$/);
  await subscribe(email);
  await expect(page).toHaveURL(/\/newsletter\/sent$/);
  const link = linkIn(await waitForMail(email, /./), "newsletter/confirm");
  for (const [address, heading] of [
    [link, "You are subscribed"],
    [link, "You are subscribed"],
    [`${link}x`, "This link does not work"],
  ] as const) {
    await page.goto(address);
    await page.getByRole("button", { name: "Confirm the newsletter" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }

  await page.goto("/contact");
  await page.getByLabel("Name", { exact: true }).fill("Robin Letter");
  await page
    .getByRole("textbox", { name: /^E-mail/ })
    .first()
    .fill(email);
  await page.getByRole("combobox", { name: "Topic" }).selectOption({ index: 1 });
  await page.getByRole("textbox", { name: /^Message/ }).fill("The second page of the directory.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/\/contact\/sent$/);
});
