import type { APIRequestContext, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { callApi, pitchBody } from "./support/api";
import { expect, forgive, test } from "./support/fixtures";
import { newPerson, PASSWORD, signIn } from "./support/people";
import { checkScreen } from "./support/screens";
import { DESKTOP, PHONE } from "./support/widths";

type Kind = "PRESS" | "BRAND" | "PAID_MEDIA";
const names = { PRESS: "Robin Vale", BRAND: "Bea Lund", PAID_MEDIA: "Cleo Marsh" };

/** Makes an account with a listed profile through the API; a brand has its company's name. */
async function makeProfile(request: APIRequestContext, userType: Kind) {
  const person = newPerson(names[userType], userType === "BRAND" ? "Brand" : "Press");
  const company = `House of Pine ${person.email.split(".")[2]?.slice(0, 8)}`;
  const { json } = await callApi(request, "POST", "/auth/register", {
    body: {
      ...{ email: person.email, name: person.name, userType, password: PASSWORD, agreeToTerms: true },
      ...(userType === "BRAND" ? { company } : {}),
    },
  });
  const token: string = json.data.tokens.accessToken;
  const saved = await callApi(request, "PUT", "/users/profile", {
    token,
    body: { professionalTitle: "At work", location: "Oslo, Norway" },
  });
  const { url, id, slug } = saved.json.data.profile as { url: string; id: string; slug: string };
  return { ...person, url, id, slug, token };
}

const photo = (red: number) =>
  sharp({ create: { width: 1500, height: 1000, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer();
const file = async (name: string, red: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await photo(red),
});

async function uploadPhoto(request: APIRequestContext, token: string, caption: string) {
  const answer = await request.post("/api/v1/assets", {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: await file("library.jpg", 200), kind: "photo", caption, credit: "Even Strand" },
  });
  return (await answer.json()).data.asset as { id: string };
}

async function signInTo(page: Page, email: string, path: string) {
  await signIn(page, email);
  await page.goto(path);
}

const photosOf = (page: Page) => page.getByRole("list", { name: "Photos of this release" }).locator("> li");
const captions = (page: Page) =>
  photosOf(page)
    .getByLabel("Caption")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

/** Expects a picture with pixels: on a phone it is in the page's own bytes, on a wide screen a file. */
const expectDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);

test("photos are uploaded and chosen, ordered by keys, put back, stored with the draft, and public with it", async ({
  page,
  request,
  complaints,
}) => {
  const brand = await makeProfile(request, "BRAND");
  await uploadPhoto(request, brand.token, "Cabin at dusk");
  await uploadPhoto(request, brand.token, "Rails in snow");
  await signInTo(page, brand.email, "/releases/new");

  // The second of three uploads fails once; it stays with its reason until it succeeds.
  let refused = false;
  await page.route("**/api/v1/assets", async (route) => {
    if (!refused && route.request().method() === "POST" && route.request().postData()?.includes("two.jpg")) {
      refused = true;
      return route.abort();
    }
    return route.continue();
  });
  const choose = page.getByLabel("Upload photos");
  const notes = { name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await choose.setInputFiles([
    await file("one.jpg", 30),
    await file("two.jpg", 90),
    await file("three.jpg", 150),
    notes,
  ]);
  await expect(page.getByText("“notes.pdf” is not a photo and left out.")).toBeVisible();
  await expect(photosOf(page)).toHaveCount(2);
  await page.getByRole("list", { name: "Uploads" }).getByRole("button", { name: "Retry" }).click();
  await expect(photosOf(page)).toHaveCount(3);
  forgive(complaints, "ERR_FAILED");
  await expect(page.getByText("Not saved yet: write its headline")).toBeVisible();
  await page.getByLabel("Headline").fill("The night train returns");
  await expect(page.getByText("All changes saved")).toBeVisible();
  await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}$/);

  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.click();
  await text.evaluate((field) => {
    const item = (name: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>${name}</p>`;
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", `${item("Eleven cabins")}${item("No CO<sub>2</sub>")}`);
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    field.dispatchEvent(paste);
  });
  await expect(text.getByRole("listitem")).toHaveText(["Eleven cabins", "No CO2"]);
  await expect(text.locator("sub")).toHaveText("2");

  for (const [index, caption] of ["One", "Two", "Three"].entries()) {
    await photosOf(page).nth(index).getByLabel("Caption").fill(caption);
    await photosOf(page).nth(index).getByLabel("Credit").click();
    await expect(photosOf(page).nth(index).getByText("Saved", { exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Choose from your photos" }).click();
  const picker = page.getByRole("dialog", { name: "Choose from your photos" });
  await expect(picker.getByText("In this release")).toHaveCount(3);
  await picker.getByLabel("Search your photos").fill("DUSK");
  await expect(picker.getByRole("listitem")).toHaveCount(1);
  await picker.getByRole("button", { name: /Cabin at dusk/ }).click();
  await checkScreen(page, "photo-picker");
  await picker.getByRole("button", { name: "Add 1 photo" }).click();
  await expect(photosOf(page)).toHaveCount(4);

  await photosOf(page).nth(3).getByRole("button", { name: "Make it the lead picture" }).click();
  expect(await captions(page)).toEqual(["Cabin at dusk", "One", "Two", "Three"]);
  await page.getByRole("button", { name: "Move Two up" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move Two up" })).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByText("Two, place 4 of 4.")).toBeAttached();
  expect(await captions(page)).toEqual(["Cabin at dusk", "One", "Three", "Two"]);
  await page.getByRole("button", { name: "Remove One from this release" }).click();
  await expect(photosOf(page)).toHaveCount(3);
  await page.getByText("Undo", { exact: true }).click();
  expect(await captions(page)).toEqual(["Cabin at dusk", "One", "Three", "Two"]);
  await page.getByRole("button", { name: "Remove Two from this release" }).click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await checkScreen(page, "release-photos");

  await page.reload();
  await expect(photosOf(page)).toHaveCount(3);
  expect(await captions(page)).toEqual(["Cabin at dusk", "One", "Three"]);
  const id = page.url().split("/").at(-1) ?? "";
  const { json } = await callApi(request, "GET", `/releases/${id}`, { token: brand.token });
  const pictures: { originalUrl: string }[] = json.data.release.pictures;
  for (const { originalUrl } of pictures) expect((await request.get(originalUrl)).status()).toBe(404);

  await page.getByRole("textbox", { name: "Text" }).fill("It runs again from December.");
  // Publishing counts the photos that say too little, and leads to the first of them.
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  const asked = page.getByRole("dialog");
  await publish.click();
  await expect(asked).toContainText("2 of 3 photos have no credit");
  await checkScreen(page, "release-lacking-photos");
  await asked.getByRole("button", { name: "Name them here" }).click();
  await expect(photosOf(page).nth(1).getByLabel("Credit")).toBeFocused();
  await page.keyboard.type("Siv Aamodt");
  await page.keyboard.press("Enter");
  await expect(photosOf(page).nth(1).getByText("No credit")).toHaveCount(0);
  await expect(photosOf(page).nth(2).getByText("No credit")).toBeVisible();
  await publish.click();
  await expect(asked).toContainText("1 of 3 photos has no credit");
  await asked.getByRole("button", { name: "Publish without" }).click();
  await expect(page.getByText("Published").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save photos and topics" })).toBeVisible();
  const out = await callApi(request, "GET", `/releases/${id}`, { token: brand.token });
  const shown = out.json.data.release.pictures as { url: string }[];
  expect(shown).toHaveLength(3);
  for (const { url } of shown) await expect.poll(async () => (await request.get(url)).status()).toBe(200);
  const opening = page.locator("main figure picture").first();
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.goto(out.json.data.release.url);
    await expect(opening.locator("img")).toHaveAttribute("alt", "Cabin at dusk");
    await expect(opening.locator("source").first()).toHaveAttribute("srcset", /-750\.avif$/);
    await expectDrawn(opening.locator("img"));
  }
});

test("a release that two write at once is made once, merged by field, and asked about", {
  tag: "@once",
}, async ({ page, otherPage, request, complaints }) => {
  const brand = await makeProfile(request, "BRAND");
  const read = async (path: string) =>
    (await callApi(request, "GET", path, { token: brand.token })).json.data;
  const saved = (at: Page) => expect(at.getByText("All changes saved")).toBeVisible();
  // The browser asks before it leaves unsaved changes.
  page.on("dialog", (dialog) => dialog.accept());
  await signInTo(page, brand.email, "/releases/new");

  const id =
    await test.step("Its first save arrives and the answer does not: the text stays, and one is made", async () => {
      let isFirst = true;
      await page.route("**/api/v1/releases/saves", async (route) => {
        if (isFirst) await route.fetch();
        isFirst = false;
        await route.abort();
      });
      await page.getByLabel("Headline").fill("The night train returns");
      await expect(page.getByText("Could not save. Nothing is lost; try again")).toBeVisible();
      await page.getByLabel("Subtitle").fill("Eleven cabins");
      await page.reload();
      await expect(page.getByLabel("Headline")).toHaveValue("The night train returns");
      await expect(page.getByLabel("Subtitle")).toHaveValue("Eleven cabins");
      await page.unroute("**/api/v1/releases/saves");
      await saved(page);
      await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}$/);
      const { releases } = await read("/releases");
      expect(releases).toMatchObject([{ title: "The night train returns", subtitle: "Eleven cabins" }]);
      expect(
        await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /release/.test(key))),
      ).toEqual([]);
      forgive(complaints, "ERR_FAILED");
      return (releases as { id: string }[])[0]?.id ?? "";
    });

  await test.step("What another window saved in other fields comes in with the next save", async () => {
    await signInTo(otherPage, brand.email, `/releases/${id}`);
    await otherPage.getByRole("textbox", { name: "Text" }).fill("It runs again from December.");
    await otherPage.getByLabel("Dateline").fill("Oslo, Norway");
    await saved(otherPage);
    await page.getByLabel("Subtitle").fill("Eleven cabins at the end of the line");
    await expect(page.getByLabel("Dateline")).toHaveValue("Oslo, Norway");
    await expect(page.getByRole("textbox", { name: "Text" })).toHaveText("It runs again from December.");
    await saved(page);
    expect((await read(`/releases/${id}`)).release).toMatchObject({
      subtitle: "Eleven cabins at the end of the line",
      dateline: "Oslo, Norway",
      bodyText: "It runs again from December.",
    });
    forgive(complaints, "409");
  });

  await test.step("Where both changed one field both versions are shown, over a reload, until one is chosen", async () => {
    await otherPage.reload();
    await otherPage.getByLabel("Headline").fill("A night train to Rjukan");
    await saved(otherPage);
    await page.getByLabel("Headline").fill("The night train is back");
    const choice = page.getByRole("alert", { name: "Somebody else saved a change" });
    await expect(choice).toContainText("A night train to Rjukan");
    await expect(choice).toContainText("The night train is back");
    await checkScreen(page, "release-choice");
    await page.reload();
    await expect(choice).toContainText("The night train is back");
    expect((await read(`/releases/${id}`)).release.title).toBe("A night train to Rjukan");
    await choice.getByRole("button", { name: "Keep mine for Headline" }).click();
    await saved(page);
    expect((await read(`/releases/${id}`)).release.title).toBe("The night train is back");
    forgive(complaints, "409");
  });

  await test.step("Under another person's session nothing is saved or made, which the editor says", async () => {
    const other = await makeProfile(request, "BRAND");
    await signIn(page, other.email);
    await page.getByLabel("Dateline").fill("Rjukan, Norway");
    await expect(page.getByText(/^Somebody else is signed in in this browser now/)).toBeVisible();
    forgive(complaints, "404");
    await signIn(page, brand.email);
    // A socket that connects again while another person, or nobody, is signed in may not listen to the first one's
    // channel.
    forgive(complaints, "403");
    forgive(complaints, /status of 401.*\/realtime\//);
    await page.getByLabel("Dateline").fill("Bergen, Norway");
    await saved(page);
    await expect(page.getByText(/^Somebody else is signed in/)).toBeHidden();
    expect((await read("/releases")).releases).toMatchObject([{ dateline: "Bergen, Norway" }]);
    const own = await callApi(request, "GET", "/releases", { token: other.token });
    expect(own.json.data.releases).toEqual([]);
  });
});

test("an error of the editor goes once what it names is mended, whoever found it", { tag: "@once" }, async ({
  page,
  request,
  complaints,
}) => {
  const brand = await makeProfile(request, "BRAND");
  await signInTo(page, brand.email, "/releases/new");
  const fields = page.getByRole("form", { name: "Release" });
  const errors = fields.locator("p.text-bad");
  const publish = fields.getByRole("button", { name: /^(Publish|Schedule)/ });
  /** Confirms an act that the server refuses, and closes the question. */
  const beRefused = async () => {
    await publish.click();
    const asked = page.getByRole("dialog");
    await asked.getByRole("button", { name: /^(Publish|Schedule)/ }).click();
    await expect(asked.locator("p.text-bad")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(asked).toHaveCount(0);
    // The browser logs the refusal as an error, which is expected.
    forgive(complaints, "400");
  };

  // The form finds the missing headline itself.
  await publish.click();
  await expect(errors).toHaveText([/Title/]);
  await expect(page.getByLabel("Headline")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Headline").fill("The night train returns");
  await expect(errors).toHaveCount(0);
  await expect(page.getByLabel("Headline")).not.toHaveAttribute("aria-invalid", "true");
  await fields.getByLabel("Publish at a later time").check();
  await publish.click();
  await expect(errors).toHaveText(["Choose a day and a time"]);
  await fields.getByLabel("Publish at a later time").uncheck();
  await expect(errors).toHaveCount(0);
  await fields.getByLabel("Hold under embargo").check();
  await publish.click();
  await expect(errors).toHaveText(["Choose a day and a time"]);
  await fields.getByLabel("Embargo until").fill("2126-12-14T09:00");
  await expect(errors).toHaveCount(0);
  await fields.getByLabel("Hold under embargo").uncheck();

  // Only the server finds the missing text.
  await beRefused();
  const missing = "Write the text of the release before it goes out.";
  await expect(errors).toHaveText([missing]);
  await checkScreen(page, "release-refused");
  await page.getByLabel("Subtitle").fill("Eleven cabins at the end of the line.");
  await expect(errors).toHaveText([missing]);
  await page.getByRole("textbox", { name: "Text" }).fill("It runs again from December.");
  await expect(errors).toHaveCount(0);
  await fields.getByLabel("Publish at a later time").check();
  await fields.getByLabel("Publish at", { exact: true }).fill("2020-01-06T09:00");
  await publish.click();
  await expect(errors).toHaveText(["Choose a time in the future to publish at."]);
  await fields.getByLabel("Publish at", { exact: true }).fill("2126-12-14T09:00");
  await expect(errors).toHaveCount(0);
  await publish.click();
  await page.getByRole("dialog").getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText("Scheduled").first()).toBeVisible();
  await expect(errors).toHaveCount(0);
});

test("the owner chooses what a newsroom opens with, and a withdrawn release leaves it by itself @long", async ({
  page,
  request,
}) => {
  const brand = await makeProfile(request, "BRAND");
  const { id } = await uploadPhoto(request, brand.token, "Cabin at dusk");
  const made = await callApi(request, "POST", "/releases", {
    token: brand.token,
    body: { title: "The night train returns", body: "It runs again.", images: [id], status: "PUBLISHED" },
  });
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/v1/profiles/${brand.slug}/assets?kind=photo`);
      return (await answer.json()).data.counts.photo;
    })
    .toBe(1);
  await signInTo(page, brand.email, "/releases");
  await page.getByRole("link", { name: "Featured stories" }).click();
  await expect(page.getByText("Nothing is featured: your newsroom opens with its newest")).toBeVisible();
  const rows = page.getByRole("list", { name: "Featured stories" }).locator("> li");

  for (const [index, title] of ["A larder", "Who owns it"].entries()) {
    await page.getByRole("button", { name: "Write one of your own" }).click();
    await rows.nth(index).getByLabel("Headline").fill(title);
  }
  await page.getByRole("button", { name: "Feature a release" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /The night train returns/ })
    .click();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2).getByText("Opens first")).toBeVisible();
  await expect(rows.nth(2).locator("img")).toHaveAttribute("src", /^\/files\/assets\//);
  await page.getByRole("button", { name: "Choose a picture of A larder" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Cabin at dusk/ })
    .click();
  await page.getByRole("button", { name: "Choose a picture of Who owns it" }).click();
  await page
    .getByRole("dialog")
    .getByLabel("Upload a photo")
    .setInputFiles(await file("hall.jpg", 120));
  const uploaded = page.getByRole("list", { name: "Your photos" }).getByRole("button", { name: /hall/ });
  await expect(uploaded).toBeEnabled();
  await checkScreen(page, "featured-stories-picker");
  await uploaded.click();
  await expect(rows.nth(1).locator("img")).toHaveAttribute("src", /^\/files\/assets\//);
  await page.getByRole("button", { name: "Move A larder down" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move A larder down" })).toBeFocused();
  await page.getByRole("button", { name: "Remove Who owns it" }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows.nth(0).getByLabel("Headline")).toHaveValue("Who owns it");
  await checkScreen(page, "featured-stories");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Your newsroom shows it at once.")).toBeVisible();

  const hero = page.getByRole("region", { name: "Featured stories" });
  const opening = hero.locator("picture").filter({ has: page.locator('source[media="(max-width: 600px)"]') });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.goto(brand.url);
    await expect(hero.getByRole("heading", { name: "The night train returns" })).toBeVisible();
    await expect(hero.getByText("3 / 3")).toBeVisible();
    await expect(opening.locator("source").first()).toHaveAttribute("srcset", /-750\.avif$/);
    await expectDrawn(opening.locator("img"));
  }
  await hero.getByRole("button", { name: "Next story" }).click();
  await expect(hero.getByRole("heading", { name: "Who owns it" })).toBeVisible();

  const { id: releaseId, url: releaseUrl } = made.json.data.release as { id: string; url: string };
  expect((await request.get(releaseUrl)).status()).toBe(200);
  await callApi(request, "DELETE", `/releases/${releaseId}`, { token: brand.token });
  // The first answer is rendered, the second is cached.
  for (const _ of [1, 2]) {
    const withdrawn = await request.get(releaseUrl);
    expect(withdrawn.status()).toBe(410);
    expect(await withdrawn.text()).toContain("has withdrawn this release");
  }
  await page.reload();
  await expect(hero.getByText("2 / 2")).toBeVisible();
  await expect(page.getByText("The night train returns")).toHaveCount(0);
  await page.goto("/releases/featured");
  await expect(page.getByText("Left out: its release is not public")).toBeVisible();
});

test("a newsroom that two people change at once is merged by field, or asked about", {
  tag: ["@once", "@long"],
}, async ({ page, otherPage, request, complaints }) => {
  const brand = await makeProfile(request, "BRAND");
  const put = (body: object) => callApi(request, "PUT", "/users/profile", { token: brand.token, body });
  const read = async () =>
    (await callApi(request, "GET", "/users/profile", { token: brand.token })).json.data.profile;
  const save = async (at: Page) => {
    await at.getByRole("button", { name: "Save", exact: true }).click();
    await expect(at.getByText("Saved. Your newsroom shows it at once.")).toBeVisible();
  };
  await put({ heroStories: [{ title: "A larder" }] });
  // The browser asks before it leaves unsaved changes.
  page.on("dialog", (dialog) => dialog.accept());
  await signInTo(page, brand.email, "/releases/featured");
  await signInTo(otherPage, brand.email, "/contacts");

  await test.step("What somebody saves at the press desk meanwhile stays", async () => {
    await otherPage.getByLabel("About your organisation").fill("We let cabins.");
    await save(otherPage);
    await page.getByLabel("Headline").fill("A larder in winter");
    await save(page);
    expect(await read()).toMatchObject({
      boilerplate: "We let cabins.",
      heroStories: [{ title: "A larder in winter" }],
    });
    forgive(complaints, "409");
  });

  await test.step("Where both changed one field both versions are shown, over a reload, until one is chosen", async () => {
    await otherPage.goto("/releases/featured");
    await otherPage.getByLabel("Headline").fill("A larder at night");
    await save(otherPage);
    await page.getByLabel("Headline").fill("A larder at dawn");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const choice = page.getByRole("alert", { name: "Somebody else saved a change" });
    await expect(choice).toContainText("A larder at night");
    await expect(choice).toContainText("A larder at dawn");
    await checkScreen(page, "featured-choice");
    await page.reload();
    await expect(choice).toContainText("A larder at dawn");
    expect((await read()).heroStories).toMatchObject([{ title: "A larder at night" }]);
    await choice.getByRole("button", { name: "Keep mine for Featured stories" }).click();
    await save(page);
    expect((await read()).heroStories).toMatchObject([{ title: "A larder at dawn" }]);
    forgive(complaints, "409");
  });
});

test("B3: @once @long leaving by a link or by Back loses nothing that was typed", async ({
  page,
  request,
  complaints,
}) => {
  const brand = await makeProfile(request, "BRAND");
  const { id } = await uploadPhoto(request, brand.token, "");
  const body = { title: "The night train returns", body: "It runs again." };
  const made = await callApi(request, "POST", "/releases", {
    token: brand.token,
    body: { ...body, images: [id], status: "PUBLISHED", photosPublicAnyway: [id] },
  });
  await callApi(request, "PUT", "/users/profile", {
    token: brand.token,
    body: { heroStories: [{ title: "A larder" }] },
  });
  const path = `/releases/${made.json.data.release.id}`;
  const leave = async () => {
    await page.getByRole("link", { name: "Dashboard" }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/dashboard/);
  };

  const caption = async () =>
    (await callApi(request, "GET", `/assets/${id}`, { token: brand.token })).json.data.asset.caption;

  await test.step("The text of a release that is out is there again, and what is new is a draft", async () => {
    await signInTo(page, brand.email, path);
    await page.getByLabel("Subtitle").fill("Twice a night");
    await page.getByLabel("What was put right").fill("Two trains, not one");
    await leave();
    await page.goto(path);
    await expect(page.getByLabel("Subtitle")).toHaveValue("Twice a night");
    await expect(page.getByLabel("What was put right")).toHaveValue("Two trains, not one");
    await page.goto("/releases/new");
    await page.getByLabel("Subtitle").fill("Without a headline yet");
    await leave();
    await page.goto("/releases/new");
    await expect(page.getByLabel("Subtitle")).toHaveValue("Without a headline yet");
    await page.getByLabel("Headline").fill("With one");
    await leave();
    const titles = async () =>
      (await callApi(request, "GET", "/releases", { token: brand.token })).json.data.releases.map(
        ({ title }: { title: string }) => title,
      );
    await expect.poll(titles).toContain("With one");
  });

  await test.step("A caption that has the focus is saved", async () => {
    await page.goto("/releases");
    await page.getByRole("link", { name: "The night train returns" }).first().click();
    await photosOf(page).first().getByLabel("Caption").fill("The train at dusk");
    await page.goBack();
    await expect.poll(caption).toBe("The train at dusk");
  });

  await test.step("A caption whose last try failed is there again, and is saved then", async () => {
    await page.goto(path);
    await page.route("**/api/v1/assets/*", (route) => route.abort());
    await photosOf(page).first().getByLabel("Caption").fill("The train at dawn");
    const tried = page.waitForEvent("requestfailed");
    await leave();
    await tried;
    await page.unroute("**/api/v1/assets/*");
    await page.goto(path);
    await expect(photosOf(page).first().getByLabel("Caption")).toHaveValue("The train at dawn");
    await leave();
    await expect.poll(caption).toBe("The train at dawn");
    forgive(complaints, "ERR_FAILED");
  });

  await test.step("Featured stories are there again", async () => {
    await page.goto("/releases/featured");
    await page.getByLabel("Headline").fill("A larder in winter");
    await leave();
    await page.goBack();
    await expect(page.getByLabel("Headline")).toHaveValue("A larder in winter");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. Your newsroom shows it at once.")).toBeVisible();
  });
});

test("a share under embargo is taken back: page, API and files close for that reader at once", async ({
  page,
  otherPage,
  request,
  complaints,
}) => {
  const brand = await makeProfile(request, "BRAND");
  const press = await makeProfile(request, "PRESS");
  const asset = await uploadPhoto(request, brand.token, "Cabin at dusk");
  const embargoUntil = new Date(Date.now() + 86_400_000).toISOString();
  const { json } = await callApi(request, "POST", "/releases", {
    token: brand.token,
    body: {
      ...{ title: "A secret until tomorrow", body: "It runs again.", images: [asset.id] },
      ...{ status: "PUBLISHED", embargoUntil, timeZone: "Europe/Oslo" },
    },
  });
  const { id } = json.data.release as { id: string };
  await callApi(request, "POST", `/releases/${id}/shares`, {
    token: brand.token,
    body: { recipientIds: [press.id] },
  });
  await signInTo(otherPage, press.email, `/releases/${id}/preview`);
  await otherPage.getByRole("button", { name: /agree/i }).click();
  await expect(otherPage.getByRole("heading", { name: "A secret until tomorrow" })).toBeVisible();

  await signInTo(page, brand.email, `/releases/${id}`);
  const shared = page.getByRole("list", { name: "Shared with" });
  await expect(shared.getByRole("link", { name: press.name })).toBeVisible();
  await expect(shared.getByText(/^Agreed /)).toBeVisible();
  await expect(page.getByText(/^Until .*everybody can read it\.$/)).toBeVisible();
  await checkScreen(page, "shared-with");
  await shared.getByRole("button", { name: `Revoke the share with ${press.name}` }).click();
  const asked = page.getByRole("dialog", { name: `Stop sharing with ${press.name}?` });
  await checkScreen(page, "revoke-share");
  await asked.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("Nobody but your newsroom can read it so far.")).toBeVisible();

  expect((await callApi(request, "GET", `/releases/${id}`, { token: press.token })).status).toBe(404);
  expect((await callApi(request, "GET", `/releases/${id}/preview`, { token: press.token })).status).toBe(404);
  const refused = await otherPage.goto(`/releases/${id}/preview`);
  expect(refused?.status()).toBe(404);
  await expect(otherPage.getByText("A secret until tomorrow")).toHaveCount(0);
  // The browser logs that answer as an error, which is expected.
  forgive(complaints, "404");
});

test("a note on a creator's page is taken back and given again where the rating stands", async ({
  page,
  request,
}) => {
  const brand = await makeProfile(request, "BRAND");
  const creator = await makeProfile(request, "PAID_MEDIA");
  const sent = await callApi(request, "POST", "/pitches", {
    token: brand.token,
    body: pitchBody(creator.id),
  });
  const { id } = sent.json.data.pitch as { id: string };
  await callApi(request, "POST", `/pitches/${id}/respond`, {
    token: creator.token,
    body: { response: "accepted" },
  });
  await callApi(request, "POST", `/pitches/${id}/complete`, {
    token: brand.token,
    body: { rating: "up", outcome: false, feedback: "Two days early.", feedbackPublic: true },
  });
  await callApi(request, "POST", `/pitches/${id}/rating`, {
    token: creator.token,
    body: { rating: "up", outcome: false },
  });
  const stands = async () => (await (await request.get(creator.url)).text()).includes("Two days early.");
  expect(await stands()).toBe(true);

  await signInTo(page, brand.email, `/matching?tab=inbox&box=completed&pitch=${id}&view=pitch`);
  const consent = page.getByRole("switch", { name: "May be shown on their profile" });
  await expect(consent).toBeChecked();
  await checkScreen(page, "rating-consent");
  await consent.click();
  await expect(page.getByText("Your note is not public any more.")).toBeVisible();
  expect(await stands()).toBe(false);
  await expect(consent).not.toBeChecked();
  await consent.click();
  await expect(page.getByText(`Your note may be shown on ${creator.name}’s profile.`)).toBeVisible();
  expect(await stands()).toBe(true);
});

test("an asset's file is replaced in its panel, and its picture follows", async ({
  page,
  request,
  complaints,
}) => {
  const brand = await makeProfile(request, "BRAND");
  const { id } = await uploadPhoto(request, brand.token, "Cabin at dusk");
  const read = async () =>
    (await callApi(request, "GET", `/assets/${id}`, { token: brand.token })).json.data.asset;
  await expect.poll(async () => (await read()).state).toBe("READY");
  const before = await read();
  await signInTo(page, brand.email, `/assets?open=${id}`);
  // An asset that an address opens is beside the library, and on a phone in a window.
  await page.setViewportSize(DESKTOP);
  await page.reload();
  await expect(page.getByRole("complementary", { name: "Cabin at dusk" })).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.reload();
  const panel = page.getByRole("dialog", { name: "Cabin at dusk" });
  const picture = panel.locator("img").first();
  const shown = await picture.getAttribute("src");

  const field = panel.getByLabel("Replace file", { exact: true }).and(page.locator("input"));
  await field.setInputFiles({
    name: "sheet.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\nstartxref\n0\n%%EOF\n"),
  });
  await expect(panel.getByText("A photo is a JPG, PNG, WebP or GIF picture")).toBeVisible();
  forgive(complaints, "415");
  await field.setInputFiles(await file("rescan.jpg", 20));
  await expect(picture).not.toHaveAttribute("src", shown ?? "");
  await expectDrawn(picture);
  const after = await read();
  expect(after).toMatchObject({ caption: "Cabin at dusk", credit: "Even Strand", fileName: "rescan.jpg" });
  expect(after.originalUrl).not.toBe(before.originalUrl);
});
