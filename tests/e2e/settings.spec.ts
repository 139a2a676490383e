import type { Page } from "@playwright/test";
import sharp from "sharp";
import { callApi, confirmByMail, makeListed, pitchBody, register } from "./support/api";
import { expect, test } from "./support/fixtures";
import { signIn } from "./support/people";
import { checkScreen } from "./support/screens";

const SAVED = "Settings saved successfully!";

const heading = (page: Page, text: string) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
const open = async (page: Page, row: RegExp, title: string) => {
  await page.goto("/settings");
  await page.getByRole("link", { name: row }).click();
  await heading(page, title);
};

test("an owner finds every setting, and each row leads to its screen", async ({ page, request }, info) => {
  const brand = await makeListed(request, {
    userType: "BRAND",
    name: "Petra Holt",
    company: `Hollow Pine ${info.project.name}`,
  });
  await confirmByMail(request, brand);
  await signIn(page, brand.email);
  await page.goto("/settings");
  await checkScreen(page, "settings");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Petra Holt",
    "What others see",
    "You",
    "Account",
  ]);
  await expect(page.getByRole("link", { name: "View newsroom" })).toHaveAttribute(
    "href",
    /^\/brand-newsroom\//,
  );
  await expect(page.getByRole("link", { name: /^Security .*Two-factor is off$/ })).toBeVisible();
  for (const [row, title] of [
    [/^Verification/, "Verification"],
    [/^Account settings/, "Account settings"],
    [/^Notifications/, "Notifications"],
    [/^Privacy/, "Privacy"],
    [/^Security/, "Security"],
    [/^Data/, "Data"],
    [/^Subscription/, "Subscription"],
  ] as const)
    await open(page, row, title);

  await checkScreen(page, "settings-subscription");
  await page.getByRole("button", { name: "Manage subscription" }).click();
  await expect(
    page.getByText(
      "Subscription management is coming soon. All accounts have premium access during the beta period.",
    ),
  ).toBeVisible();
});

test("the account settings are saved, refused beside their field, and taken back", async ({
  page,
  request,
  complaints,
}) => {
  const press = await makeListed(request, { userType: "PRESS", name: "Robin Vale" });
  await callApi(request, "PUT", "/users/profile", {
    token: press.token,
    body: { company: "Harbour Review" },
  });
  await signIn(page, press.email);
  await open(page, /^Account settings/, "Account settings");
  await checkScreen(page, "settings-account");
  await expect(page.getByText("Linked to Harbour Review")).toBeVisible();
  const profile = async () =>
    (await callApi(request, "GET", "/users/profile", { token: press.token })).json.data.profile;
  const before = await profile();

  await page.getByLabel("Full Name", { exact: true }).fill("Robin Vale-Ortiz");
  await page.getByLabel("Professional Title", { exact: true }).fill("Night editor");
  await page.getByLabel("Location", { exact: true }).fill("Rjuk");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Tab");
  // The list closes, and the focus is on the next field.
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(page.locator("form :focus")).toHaveCount(1);
  await page.getByLabel("Location", { exact: true }).fill("Rjuka");
  await page.getByRole("option").first().click();
  await page.getByLabel(/^Website/).fill("not a site");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.locator("#website-error")).toBeVisible();
  await expect(page.getByLabel(/^Website/)).toBeFocused();
  await expect(page.getByLabel("Professional Title", { exact: true })).toHaveValue("Night editor");
  await checkScreen(page, "settings-account-refused");
  await expect.poll(() => complaints.length).toBe(1);
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/status of 400.*\/api\/v1\/users\/profile$/)]);

  await page.getByLabel(/^Website/).fill("harbour-review.org");
  await page.getByLabel(/^Custom portfolio URL/).fill("https://vale.example.org/work");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await profile()).toMatchObject({
    name: "Robin Vale-Ortiz",
    title: "Night editor",
    website: "https://harbour-review.org",
    customPortfolioUrl: "https://vale.example.org/work",
  });
  expect((await profile()).location).toMatch(/^Rjukan/);

  // An Undo that fails says so and can be tried again.
  await page.route("**/api/v1/users/profile", (route) => route.abort());
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Failed to save settings. Please try again.")).toBeVisible();
  await expect.poll(() => complaints.length).toBe(1);
  expect(complaints.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
  await page.unroute("**/api/v1/users/profile");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByLabel("Full Name", { exact: true })).toHaveValue(before.name);
  const { name, title, location, website } = before;
  // The fields show the undone values at once, and the server has them soon after.
  await expect.poll(profile).toMatchObject({ name, title, location, website });

  // A change that another window made meanwhile survives a save and its Undo.
  await callApi(request, "PUT", "/users/profile", {
    token: press.token,
    body: { professionalTitle: "Harbour correspondent" },
  });
  await page.getByLabel("Full Name", { exact: true }).fill("Robin Vale-Ortiz");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect.poll(profile).toMatchObject({ name: "Robin Vale-Ortiz", title: "Harbour correspondent" });
  await expect(page.getByLabel("Professional Title", { exact: true })).toHaveValue("Harbour correspondent");
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/status of 409.*\/api\/v1\/users\/profile$/)]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(profile).toMatchObject({ name: before.name, title: "Harbour correspondent" });

  await page.getByRole("link", { name: "Change email" }).click();
  await heading(page, "Change email");
});

test("a picture is cropped by pointer and keys, used and removed", { tag: "@desktop" }, async ({
  page,
  request,
}) => {
  const press = await makeListed(request, { userType: "PRESS", name: "Iris Holt" });
  await signIn(page, press.email);
  await page.goto("/settings/account");
  const input = page.locator("#picture");
  await input.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(page.getByText("Please choose a JPG, PNG or GIF picture")).toBeVisible();

  // The picture is red on the left and blue on the right, so that the result shows where it was moved.
  const half = { width: 400, height: 400, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: "#0000ff" } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { ...half, width: 800, background: "#ff0000" } })
    .composite([{ input: blue, left: 400, top: 0 }])
    .png()
    .toBuffer();
  await input.setInputFiles({ name: "two.png", mimeType: "image/png", buffer: picture });
  const dialog = page.getByRole("dialog", { name: "Crop picture" });
  const frame = dialog.getByRole("group", { name: "Drag or use the arrow keys to move the picture" });
  await expect(dialog.getByRole("button", { name: "Use picture" })).toBeEnabled();
  await checkScreen(page, "settings-crop");

  const box = await frame.boundingBox();
  if (!box) throw new Error("The frame is not on the screen.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width, y, { steps: 8 });
  await page.mouse.up();
  await dialog.getByRole("button", { name: "Rotate" }).click();
  await dialog.getByLabel("Zoom").fill("1.5");
  await expect(dialog.getByText("150%")).toBeVisible();
  await frame.focus();
  await page.keyboard.press("Shift+ArrowDown");
  await dialog.getByRole("button", { name: "Use picture" }).click();
  await expect(page.getByText("Your picture is changed.")).toBeVisible();
  await expect(dialog).toBeHidden();

  const stored = async () =>
    (await callApi(request, "GET", "/users/profile", { token: press.token })).json.data.profile.avatarUrl;
  const file = await request.get(await stored());
  const { dominant } = await sharp(await file.body()).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(60);

  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(page.getByText("Your picture is removed.")).toBeVisible();
  expect(await stored()).toBeNull();
});

test("switches act at once, are taken back, and say what cannot be saved", async ({
  page,
  request,
  complaints,
}) => {
  const press = await makeListed(request, { userType: "PRESS", name: "Noor Aldani" });
  await signIn(page, press.email);
  const preferences = async () =>
    (await callApi(request, "GET", "/auth/me", { token: press.token })).json.data.user.preferences;

  await open(page, /^Notifications/, "Notifications");
  await checkScreen(page, "settings-notifications");
  const digest = page.getByRole("switch", { name: "Weekly digest by mail" });
  await digest.click();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await preferences()).toMatchObject({ weeklyDigest: true });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(digest).not.toBeChecked();
  await expect.poll(preferences).toMatchObject({ weeklyDigest: false });
  await expect(page.getByRole("switch", { name: /^Security/ })).toHaveCount(0);

  const brand = await makeListed(request, { userType: "BRAND", name: "Brede Foss", company: "Foss Mills" });
  const pitch = { ...pitchBody(press.profileId), title: "The mill turns again" };
  await callApi(request, "POST", "/pitches", { token: brand.token, body: pitch });
  await page.goto("/settings/notifications/preview?kind=pitch_received");
  const mail = page.frameLocator("iframe");
  await expect(mail.getByRole("heading", { name: "The mill turns again" })).toBeVisible();
  await checkScreen(page, "settings-mail-preview");

  await open(page, /^Privacy/, "Privacy");
  await checkScreen(page, "settings-privacy");
  const visible = page.getByRole("switch", { name: "Profile visible" });
  const address = `/press-profile/${press.slug}`;
  expect((await request.get(address)).status()).toBe(200);
  await visible.press("Space");
  await expect(page.getByText(SAVED)).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);

  await page.goto("/settings");
  await page.getByRole("link", { name: "View profile" }).click();
  await expect(page.getByText("Hidden. Only you see this.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noor Aldani");
  await checkScreen(page, "own-page");
  await page.goto(address);
  complaints.length = 0;
  await page.getByRole("link", { name: "See it as only you do" }).click();
  await page.getByRole("button", { name: "Make it visible" }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noor Aldani");
  expect((await request.get(address)).status()).toBe(200);
  await page.goto("/own-page");
  await expect(page).toHaveURL(new RegExp(`${address}$`));

  await page.goto("/settings/privacy");
  await visible.press("Space");
  await expect(page.getByText(SAVED)).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
  await visible.press("Space");
  await expect.poll(async () => (await request.get(address)).status()).toBe(200);
  await page.getByRole("switch", { name: "AI may read my drafts" }).click();
  await expect.poll(preferences).toMatchObject({ ai: false, publicProfile: true });

  await page.route("**/api/v1/users/preferences", (route) => route.abort());
  const messages = page.getByRole("switch", { name: "Allow direct messages" });
  await messages.click();
  await expect(page.getByText("Failed to save settings. Please try again.")).toBeVisible();
  await expect(messages).toBeChecked();
  await expect.poll(() => complaints.length).toBe(1);
  expect(complaints.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
  await page.unroute("**/api/v1/users/preferences");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await preferences()).toMatchObject({ allowDirectMessages: false });
});

test("nothing that an owner presses ends at a 404 while their newsroom is hidden @once @long", async ({
  page,
  request,
  complaints,
}) => {
  const brand = await makeListed(request, { userType: "BRAND", name: "Petra Holt", company: "Hidden Pine" });
  const { token } = brand;
  const picture = { create: { width: 900, height: 600, channels: 3, background: "#2f5d50" } } as const;
  const file = { name: "cabin.jpg", mimeType: "image/jpeg", buffer: await sharp(picture).jpeg().toBuffer() };
  const uploaded = await request.post("/api/v1/assets", {
    headers: { authorization: `Bearer ${token}` },
    multipart: { kind: "photo", title: "Cabin", caption: "A lit cabin", credit: "Even Strand", file },
  });
  const { asset } = (await uploaded.json()).data;
  const release = { title: "A winter without a road", body: "It is out.", status: "PUBLISHED" };
  const made = await callApi(request, "POST", "/releases", {
    token,
    body: { ...release, images: [asset.id] },
  });
  const { id, url } = made.json.data.release;
  const pitch = {
    ...{ name: "Hidden Pine", pitchTitle: "A hidden pitch", what: "It is out.", why: "It is new." },
    ...{ who: "The house.", eventDate: "2030-12-12", topics: ["Travel"], perks: ["Interview"] },
  };
  const pitched = await callApi(request, "POST", "/pitch-pages", { token, body: pitch });
  const facts = [{ label: "Founded", value: "1991" }];
  const featured = { title: "Featured", subtitle: "", type: "NEWS", image: "" };
  const newsroom = `/brand-newsroom/${brand.slug}`;
  const heroStories = [url, `${newsroom}#overview`, `${newsroom}/assets`].map((address) => ({
    ...{ ...featured, url: address },
  }));
  const filled = await callApi(request, "PUT", "/users/profile", { token, body: { facts, heroStories } });
  expect(filled.status).toBe(200);
  // Followers without a face lead to a page of all, once there is one.
  const readers = [makeListed, register].map((make) =>
    make(request, { userType: "PRESS", name: "Robin Reader" }),
  );
  for (const { token: follower } of await Promise.all(readers)) {
    const { status } = await callApi(request, "POST", `/users/${brand.profileId}/follow`, {
      token: follower,
    });
    expect(status).toBe(200);
  }
  await callApi(request, "PUT", "/users/preferences", { token, body: { publicProfile: false } });

  await signIn(page, brand.email);
  const links = new Set<string>();
  for (const from of [
    "/own-page",
    "/own-page/overview",
    `/releases/${id}`,
    `/releases/${id}/preview`,
    "/pitch-pages",
  ]) {
    // Readers without scripts get the links of the HTML, others what scripts made of them.
    const html = await (await page.request.get(from)).text();
    for (const [, href = ""] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g))
      links.add(href.replaceAll("&amp;", "&"));
    await page.goto(from);
    for (const anchor of await page.getByRole("link").all()) {
      const href = (await anchor.getAttribute("href")) ?? "";
      if (href.startsWith("/")) links.add(href.replace(/#.*/, ""));
    }
  }
  const parts = ["overview", "assets", `asset/${asset.id}`, "fact-sheet", url.split("/").at(-1)];
  expect(parts.map((part) => `/own-page/${part}`).filter((path) => !links.has(path))).toEqual([]);
  const statuses = await Promise.all(
    [...links].map(async (link) => `${(await page.request.get(link)).status()} ${link}`),
  );
  expect(statuses.filter((line) => !line.startsWith("200"))).toEqual([]);

  await page.goto(url);
  await expect(page.getByText("This page is yours, and nobody sees it now.")).toBeVisible();
  await page.getByRole("link", { name: "See it as only you do" }).click();
  await expect(page).toHaveURL(new RegExp(`/releases/${id}/preview$`));
  await page.goto(pitched.json.data.pitchPage.url);
  await expect(page.getByText("Nobody sees your own page now, nor what is under it.")).toBeVisible();
  await page.getByRole("link", { name: "See it as only you do" }).click();
  await expect(page.getByText("Hidden. Only you see this.")).toBeVisible();
  expect(complaints.splice(0)).toEqual([url, pitched.json.data.pitchPage.url].map(expect.stringContaining));
});

test("settings are saved without scripts @once", async ({ browser, request, baseURL, viewport }) => {
  const press = await makeListed(request, { userType: "PRESS", name: "Anselm Ruiz" });
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, press.email);
  await page.goto("/settings/notifications");
  await page.getByRole("switch", { name: "Weekly digest by mail" }).check();
  await page.getByRole("switch", { name: "New matches in the app" }).uncheck();
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByRole("status").filter({ hasText: SAVED })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Weekly digest by mail" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "New matches in the app" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Pitch responses in the app" })).toBeChecked();

  await page.goto("/settings/account");
  await page.getByLabel("Professional Title", { exact: true }).fill("");
  await page.getByLabel("Location", { exact: true }).fill("Nowhere in particular");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.locator("#professionalTitle-error")).toBeVisible();
  await expect(page.getByLabel("Location", { exact: true })).toHaveValue("Nowhere in particular");
  await page.getByLabel("Professional Title", { exact: true }).fill("Night editor");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByRole("status").filter({ hasText: SAVED })).toBeVisible();

  // Somebody else saves meanwhile: their fields appear, and a field that both changed shows both versions.
  await page.getByLabel("Professional Title", { exact: true }).fill("Day editor");
  await callApi(request, "PUT", "/users/profile", {
    token: press.token,
    body: { professionalTitle: "Dawn editor", website: "https://dawn.example.org" },
  });
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(
    page.getByText("Somebody else saved “Dawn editor” here. Save again to keep yours."),
  ).toBeVisible();
  await expect(page.getByLabel("Professional Title", { exact: true })).toHaveValue("Day editor");
  await expect(page.getByLabel(/^Website/)).toHaveValue("https://dawn.example.org");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByRole("status").filter({ hasText: SAVED })).toBeVisible();
  const { json } = await callApi(request, "GET", "/users/profile", { token: press.token });
  expect(json.data.profile).toMatchObject({ title: "Day editor", website: "https://dawn.example.org" });

  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#008000" } })
    .jpeg()
    .toBuffer();
  await page.locator("#picture").setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: picture });
  await page.getByRole("button", { name: "Send picture" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your picture is changed." })).toBeVisible();
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your picture is removed." })).toBeVisible();
  await context.close();
});
