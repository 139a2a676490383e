import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Account, callApi, confirmByMail, makeListed } from "./support/api";
import { expect, forgive, test } from "./support/fixtures";
import { waitForMail } from "./support/mailbox";
import { signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";

const texts = {
  What: "Eleven cabins no car can reach open with the night train.",
  Why: "The branch line closed in 1991 and 412 households bought it back.",
  Who: "The crew of the Rjukan sleeper.",
};
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const stepTitle = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const status = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Fills in step 1, without the answers that the caller leaves out. */
async function fillAbout(page: Page, title: string, answers: Partial<typeof texts> = texts) {
  await page.getByLabel("Pitch title *").fill(title);
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(`${label} *`).fill(text);
}

/** Goes from step 1 to the last step of a complete page. */
async function toReview(page: Page) {
  for (const step of ["Topics", "Perks Offered", "Review and Publish"]) {
    await next(page).click();
    await expect(stepTitle(page, step)).toBeVisible();
  }
}

/** Tells whether the page scrolls sideways. */
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function readPages({ token }: Account, request: Page["request"]) {
  const { json } = await callApi(request, "GET", "/pitch-pages", { token });
  return json.data.pitchPages as {
    id: string;
    slug: string;
    url: string;
    status: string;
    updatedAt: string;
  }[];
}

test("a brand makes a pitch page in four steps, and changes, copies, archives and deletes it", async ({
  page,
  otherPage: stranger,
  request,
  complaints,
}, info) => {
  const run = `${info.project.name} ${runMark()}`;
  const title = `A winter without a road ${run}`;
  const brand = await makeListed(request, { userType: "BRAND", name: "Bea Lund", company: `Pine ${run}` });
  await signIn(page, brand.email);

  await test.step("Without any, the list leads to the wizard", async () => {
    await page.goto("/pitch-pages");
    await expect(page.getByRole("heading", { name: "No pitch pages yet" })).toBeVisible();
    await checkScreen(page, "pitch-pages-empty");
    await page.getByRole("link", { name: "New pitch page" }).last().click();
    await expect(page).toHaveURL(/\/create-brand-pitch$/);
    await expect(stepTitle(page, "About and Pitch Information")).toBeVisible();
    await expect(page.getByLabel("Name *")).toHaveValue(`Pine ${run}`);
  });

  await test.step("Each step opens the next once it has what it needs", async () => {
    await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    await fillAbout(page, title, { What: texts.What, Why: texts.Why });
    await expect(status(page, "Who is missing")).toBeVisible();
    await next(page).click({ force: true });
    await expect(stepTitle(page, "About and Pitch Information")).toBeVisible();
    await page.getByLabel("Who *").fill(texts.Who);
    await checkScreen(page, "pitch-wizard-about");
    await next(page).click();

    await expect(stepTitle(page, "Topics")).toBeFocused();
    await expect(status(page, "A topic is missing")).toBeVisible();
    await page.getByRole("checkbox", { name: "Travel" }).check();
    await checkScreen(page, "pitch-wizard-topics");
    await next(page).click();

    await expect(stepTitle(page, "Perks Offered")).toBeVisible();
    await expect(status(page, "A perk is missing")).toBeVisible();
    await page.getByRole("checkbox", { name: "Interview" }).check();
    await page.getByLabel("What Interview means").fill("The station master, on the platform");
    await checkScreen(page, "pitch-wizard-perks");
    await expect(status(page, "Saved")).toBeVisible();
  });

  await test.step("A reload in the middle loses nothing, and strangers see nothing of it", async () => {
    await page.reload();
    await expect(stepTitle(page, "Perks Offered")).toBeVisible();
    await expect(page.getByLabel("What Interview means")).toHaveValue("The station master, on the platform");
    const [draft] = await readPages(brand, request);
    expect(draft).toMatchObject({ status: "DRAFT" });
    expect((await stranger.request.get(draft?.url ?? "")).status()).toBe(404);
    for (let step = 3; step > 1; step--) await page.getByRole("button", { name: "Previous" }).click();
    await page.getByLabel("Date", { exact: true }).fill("2030-12-12");
    await page.getByLabel("Time", { exact: true }).fill("22:14");
    await page.getByRole("combobox", { name: "Time zone" }).fill("oslo");
    await page.getByRole("option", { name: /^Oslo time/ }).click();
    await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Oslo time");
    await toReview(page);
    await checkScreen(page, "pitch-wizard-review");
  });

  await test.step("Published, strangers read it and take its event along", async () => {
    await page.getByRole("button", { name: "Create Pitch" }).click();
    await expect(page.getByText("Brand Pitch created successfully!")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard/);
    const [out] = await readPages(brand, request);
    const url = out?.url ?? "";
    await stranger.goto(url);
    await expect(stranger.getByRole("heading", { level: 1, name: title })).toBeVisible();
    for (const text of Object.values(texts)) await expect(stranger.getByText(text)).toBeVisible();
    await expect(stranger.getByText("Available to qualified presse")).toBeVisible();
    await expect(stranger.getByText("The station master, on the platform")).toBeVisible();
    await stranger.getByText("Add to calendar").click();
    await checkScreen(stranger, "pitch-page");
    const file = await stranger.getByRole("link", { name: /Calendar file/ }).getAttribute("href");
    const calendar = await (await stranger.request.get(file ?? "")).text();
    expect(calendar).toContain("DTSTART:20301212T211400Z");
    expect(calendar).toContain(`SUMMARY:A winter without a road`);
  });

  await test.step("Its owner gets Edit in place of PITCH, everybody else PITCH alone", async () => {
    const [{ url, id } = { url: "", id: "" }] = await readPages(brand, request);
    const main = (who: Page) => who.getByRole("main");
    await expect(main(stranger).getByText("PITCH/COLLABORATE")).toHaveCount(1);
    await expect(main(stranger).getByRole("link", { name: /^Edit/ })).toHaveCount(0);
    await page.goto(url);
    const edit = main(page).getByRole("link", { name: /^Edit/ });
    await expect(edit).toHaveCount(1);
    await expect(edit).toHaveText("Edit pitch");
    await expect(edit).toHaveAttribute("href", `/create-brand-pitch?id=${id}`);
    await expect(main(page).getByText("PITCH/COLLABORATE")).toHaveCount(0);
    await expect(main(page).getByRole("button", { name: /^FOLLOW/ })).toHaveCount(0);
    await checkScreen(page, "pitch-page-own");
  });

  await test.step("Changes to a page that is out survive a reload and a lost connection, unseen by others", async () => {
    await page.goto("/pitch-pages");
    await page.getByRole("link", { name: `Edit: ${title}` }).click();
    await expect(status(page, "Nothing changed yet")).toBeVisible();
    await page.getByLabel("Why *").fill("Because nobody believed it.");
    await expect(status(page, "Kept in this browser")).toBeVisible();
    await page.reload();
    const again = page.getByText("What you changed before is here again.", { exact: false });
    await expect(again).toBeVisible();
    await expect(page.getByLabel("Why *")).toHaveValue("Because nobody believed it.");
    await checkScreen(page, "pitch-wizard-restored");
    const [{ id } = { id: "" }] = await readPages(brand, request);
    await stranger.reload();
    await expect(stranger.getByText(texts.Why)).toBeVisible();

    // Somebody else saves another field meanwhile; the next visit shows both changes.
    const put = (body: object) => callApi(request, "PUT", `/pitch-pages/${id}`, { token: brand.token, body });
    await put({ what: "Twelve cabins." });
    await page.reload();
    await expect(page.getByLabel("What *")).toHaveValue("Twelve cabins.");
    await expect(page.getByLabel("Why *")).toHaveValue("Because nobody believed it.");
    // A change of the same field by both waits for a choice, even after a reload.
    await put({ why: "Because they said so.", what: texts.What });
    for (const _ of [1, 2]) {
      await page.reload();
      const choice = page.getByRole("alert", { name: "Somebody else saved a change" });
      await expect(choice.getByText("Because they said so.")).toBeVisible();
      await expect(choice.getByText("Because nobody believed it.")).toBeVisible();
    }
    await put({ why: texts.Why });

    await page.getByRole("button", { name: "Discard changes" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
    await expect(page.getByLabel("Why *")).toHaveValue("Because they said so.");
    await page.reload();
    await expect(page.getByLabel("Why *")).toHaveValue(texts.Why);
    await expect(status(page, "Nothing changed yet")).toBeVisible();
    await expect(again).toHaveCount(0);

    await page.context().setOffline(true);
    await page.getByLabel("Why *").fill("Because the line was cut.");
    await expect(status(page, "Kept in this browser")).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByLabel("Why *")).toHaveValue("Because the line was cut.");
    await toReview(page);
    await page.getByRole("button", { name: "Update Pitch" }).click();
    await expect(page.getByText("Pitch updated successfully!")).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText("Because the line was cut.")).toBeVisible();
    const stored = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith("pitch-page:")),
    );
    expect(stored).toEqual([]);
  });

  await test.step("An edit shows at once", async () => {
    await page.goto("/pitch-pages");
    await checkScreen(page, "pitch-pages");
    await page.getByRole("link", { name: `Edit: ${title}` }).click();
    await page.getByLabel("Why *").fill("Because it runs again.");
    await toReview(page);
    await page.getByRole("button", { name: "Update Pitch" }).click();
    await expect(page.getByText("Pitch updated successfully!")).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText("Because it runs again.")).toBeVisible();
  });

  await test.step("A save over somebody else's is told, sees the difference and loses nothing", async () => {
    await page.goto("/pitch-pages");
    await page.getByRole("link", { name: `Edit: ${title}` }).click();
    await page.getByLabel("Who *").fill("The station master.");
    const [{ id } = { id: "" }] = await readPages(brand, request);
    const body = { who: "The whole crew.", what: "Twelve cabins." };
    await callApi(request, "PUT", `/pitch-pages/${id}`, { token: brand.token, body });
    await toReview(page);
    await page.getByRole("button", { name: "Update Pitch" }).click();
    const choice = page.getByRole("alert", { name: "Somebody else saved a change" });
    await expect(choice).toBeInViewport();
    forgive(complaints, "409");
    await expect(choice.getByText("The station master.")).toBeVisible();
    await expect(choice.getByText("The whole crew.")).toBeVisible();
    // Only one of them changed What, so there is nothing to choose for it.
    await expect(choice.getByRole("button", { name: /^Keep mine/ })).toHaveCount(1);
    await checkScreen(page, "pitch-wizard-choice");
    await choice.getByRole("button", { name: "Keep mine for Who" }).click();
    await expect(choice).toHaveCount(0);
    await page.getByRole("button", { name: "Update Pitch" }).click();
    await expect(page.getByText("Pitch updated successfully!")).toBeVisible();
    const { json } = await callApi(request, "GET", `/pitch-pages/${id}`, { token: brand.token });
    expect(json.data.pitchPage).toMatchObject({ who: "The station master.", what: "Twelve cabins." });
  });

  await test.step("A copy is a draft; deleted, it is gone", async () => {
    await page.goto("/pitch-pages");
    await page.getByRole("button", { name: `Duplicate: ${title}` }).click();
    await expect(page.getByText("Pitch page duplicated. The copy is a draft.")).toBeVisible();
    await expect(page.getByRole("heading", { name: `${title} (Copy)` })).toBeVisible();
    await page.getByRole("link", { name: `Delete: ${title} (Copy)` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Pitch page deleted.")).toBeVisible();
    await expect(page.getByRole("heading", { name: `${title} (Copy)` })).toHaveCount(0);
  });

  await test.step("Archived, its address says so; taken out, it is public again", async () => {
    await page.getByRole("button", { name: `Archive: ${title}` }).click();
    await expect(page.getByText("Pitch page archived.")).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText("This pitch is archived.")).toBeVisible();
    await expect(stranger.getByText("Because it runs again.")).toHaveCount(0);
    await checkScreen(stranger, "pitch-page-archived");
    await page.getByRole("button", { name: `Unarchive: ${title}` }).click();
    await expect(page.getByText("Pitch page taken out of the archive.")).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText("Because it runs again.")).toBeVisible();
  });
});

test("a page's pitch carries its link, and a page that is over says so", async ({
  page: stranger,
  otherPage: own,
  request,
}, info) => {
  const run = `${info.project.name} ${runMark()}`;
  const brand = await makeListed(request, { userType: "BRAND", name: "Bea Lund", company: `Fern ${run}` });
  const press = await makeListed(request, { userType: "PRESS", name: "Robin Vale" });
  await confirmByMail(request, brand);
  const pitchTitle = `The oven fires again ${run}`;
  const { json } = await callApi(request, "POST", "/pitch-pages", {
    token: brand.token,
    body: {
      ...{ name: "Fern", pitchTitle, topics: ["Travel"], perks: ["Interview"], useForMatching: true },
      ...{ what: texts.What, why: texts.Why, who: texts.Who, eventLocation: "L".repeat(100) },
    },
  });
  const { id, url } = json.data.pitchPage as { id: string; url: string };

  await test.step("Its recipient gets the link", async () => {
    const drafts = await callApi(request, "GET", "/pitch-drafts", { token: brand.token });
    const draft = drafts.json.data.drafts.find((one: { title: string }) => one.title === pitchTitle);
    expect(draft).toMatchObject({ isActive: true });
    const sent = await callApi(request, "POST", `/pitch-drafts/${draft.id}/send`, {
      token: brand.token,
      body: { recipientId: press.profileId },
    });
    expect(sent.status, JSON.stringify(sent.json)).toBe(201);
    const { json } = await callApi(request, "GET", "/pitches", { token: press.token });
    const [link] = json.data.pitches[0].resources as string[];
    expect(new URL(link ?? "").pathname).toBe(url);
    await stranger.goto(url);
    await expect(stranger.getByText("PITCH/COLLABORATE")).toBeVisible();
  });

  await test.step("Begun with it in a form, a pitch brings the link as well, and the mail names it", async () => {
    const editor = await makeListed(request, { userType: "PRESS", name: "Ida Moen" });
    await signIn(own, brand.email);
    await own.goto(`/pitch/${editor.slug}`);
    await own.getByLabel("Use a saved pitch").selectOption({ label: pitchTitle });
    await expect(own.getByText("The link to its pitch page goes along", { exact: false })).toBeVisible();
    // The chosen pitch survives a reload, as typed text does.
    await own.reload();
    await expect(own.getByLabel("Use a saved pitch")).toHaveValue(/.+/);
    await own.getByRole("main").getByRole("button", { name: "Next" }).click();
    await own.getByRole("main").getByRole("button", { name: "Send Pitch" }).click();
    await expect(own.getByText(`Pitch sent to ${editor.name}!`)).toBeVisible();
    const { json } = await callApi(request, "GET", "/pitches", { token: editor.token });
    const [link] = json.data.pitches[0].resources as string[];
    expect(new URL(link ?? "").pathname).toBe(url);
    const mail = await waitForMail(editor.email, /sent you a pitch/);
    expect(mail.text).toContain(link);
  });

  await test.step("The saved pitch says whose words it has, and leads to its page", async () => {
    const { json } = await callApi(request, "GET", "/pitch-drafts", { token: brand.token });
    const draft = json.data.drafts.find((one: { title: string }) => one.title === pitchTitle);
    await own.goto(`/matching?tab=create-pitch&edit=${draft.id}`);
    await expect(
      own.getByText("Its next save replaces what you change here.", { exact: false }),
    ).toBeVisible();
    await own.getByRole("link", { name: "Edit the page" }).click();
    await expect(own.getByLabel("Pitch title")).toHaveValue(pitchTitle);
  });

  await test.step("Past its last moment the page says so, and nobody can pitch to it", async () => {
    const expiresAt = new Date(Date.now() + 2000).toISOString();
    const { status } = await callApi(request, "PUT", `/pitch-pages/${id}`, {
      token: brand.token,
      body: { expiresAt },
    });
    expect(status).toBe(200);
    await expect
      .poll(async () => {
        await stranger.reload();
        return stranger.getByText("This pitch has expired.").count();
      })
      .toBe(1);
    await expect(stranger.getByText("PITCH/COLLABORATE")).toHaveCount(0);
    await checkScreen(stranger, "pitch-page-expired");
  });
});

test("whatever is typed is text on a pitch page, however long, and keys alone make one @desktop", async ({
  page,
  otherPage: stranger,
  request,
}, info) => {
  const run = `${info.project.name} ${runMark()}`;
  const source = await makeListed(request, {
    userType: "SOURCE",
    name: "Siv Dahl",
    company: `Moor ${run}`,
  });
  const bad = (name: string) => `</script><img src=x onerror="window.hit='${name}'">${name}`;
  const about = `${bad("about")} ${"A word of the longer story. ".repeat(200)}`.slice(0, 5000);
  await signIn(page, source.email);

  await test.step("Keys alone lead through the four steps", async () => {
    const { keyboard } = page;
    await page.goto("/create-source-pitch");
    const fields = { "Name *": bad("name"), "Pitch title *": bad("title"), "What *": bad("what") };
    const answers = { ...fields, "Why *": bad("why"), "Who *": bad("who"), About: about };
    await page.getByLabel("Name *").focus();
    await keyboard.press("ControlOrMeta+A");
    for (const [label, text] of Object.entries(answers)) {
      await expect(page.getByRole("textbox", { name: label === "About" ? /^About/ : label })).toBeFocused();
      await keyboard.insertText(text);
      await keyboard.press("Tab");
    }
    const forward = async (name: string) => {
      await next(page).focus();
      await keyboard.press("Enter");
      await expect(stepTitle(page, name)).toBeFocused();
    };
    await page.getByRole("combobox", { name: "Location" }).focus();
    await keyboard.insertText(bad("place"));
    await keyboard.press("Escape");
    await forward("Topics");
    await page.getByRole("checkbox", { name: "Technology" }).focus();
    await keyboard.press("Space");
    const own = page.getByRole("combobox", { name: "Topics of your own" });
    for (const _ of [1, 2]) {
      // A topic that is added twice is there once.
      await own.focus();
      await keyboard.insertText("<b>tides</b>");
      await keyboard.press("Enter");
    }
    await expect(page.getByText("2 of 12 chosen")).toBeVisible();
    await forward("What You Can Offer");
    await page.getByRole("checkbox", { name: "Interview" }).focus();
    await keyboard.press("Space");
    await page.getByLabel("What Interview means").focus();
    await keyboard.insertText(bad("detail"));
    await page.getByLabel("A perk of your own").focus();
    await keyboard.insertText("<i>tide table</i>");
    await keyboard.press("Enter");
    await page.getByLabel("A perk of your own").focus();
    await keyboard.insertText("l".repeat(40));
    await keyboard.press("Enter");
    await expect(page.getByLabel(`What ${"l".repeat(40)} means`)).toBeVisible();
    expect(await isTooWide(page)).toBe(false);
    await page.getByLabel("Anything else").focus();
    await keyboard.insertText(bad("terms"));
    await forward("Review and Publish");
    await checkScreen(page, "pitch-wizard-hostile");
    await page.getByRole("button", { name: "Create Pitch" }).focus();
    await keyboard.press("Enter");
    await expect(page.getByText("Source Pitch created successfully!")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step("A stranger reads it as it was typed", async () => {
    const [{ url } = { url: "" }] = await readPages(source, request);
    expect(url).toMatch(/^\/source-pitch\//);
    await stranger.goto(url);
    await expect(stranger.getByRole("heading", { level: 1, name: bad("title") })).toBeVisible();
    for (const name of ["name", "what", "why", "who", "detail", "terms"]) {
      await expect(stranger.getByText(bad(name), { exact: true })).toBeVisible();
    }
    await stranger.getByText("MORE", { exact: true }).focus();
    await stranger.keyboard.press("Enter");
    await expect(stranger.getByText(about.trim(), { exact: true })).toBeVisible();
    await expect(stranger.getByText("<b>tides</b>").first()).toBeVisible();
    await expect(stranger.getByText("<i>tide table</i>").first()).toBeVisible();
    const facts = await stranger.evaluate(() => ({
      hit: "hit" in window,
      pictures: document.querySelectorAll('img[src="x"]').length,
    }));
    expect(facts).toEqual({ hit: false, pictures: 0 });
    expect(await isTooWide(stranger)).toBe(false);
    await checkScreen(stranger, "pitch-page-hostile");
  });

  await test.step("The other prefix is not its address, and unknown ones say so", async () => {
    const [{ slug } = { slug: "" }] = await readPages(source, request);
    expect((await request.get(`/brand-pitch/${slug}`)).status()).toBe(404);
    const gone = await request.get("/source-pitch/nothing-under-this-name");
    expect(gone.status()).toBe(404);
    expect(await gone.text()).toContain(
      "Profile not found. This may be a broken link or the profile may have been removed.",
    );
  });
});

test("a first save whose answer is lost makes one page, with all that was typed since", async ({
  page,
  request,
  complaints,
}) => {
  const brand = await makeListed(request, { userType: "BRAND", name: "Bea Lund", company: "Lost Answers" });
  await signIn(page, brand.email);
  // The page is created and its answer is lost, which is the hardest failure of a network to handle.
  const lost = page.waitForEvent("requestfailed", (asked) => asked.url().endsWith("/pitch-pages/saves"));
  let tries = 0;
  await page.route("**/api/v1/pitch-pages/saves", async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.goto("/create-brand-pitch");
  await page.getByLabel("Pitch title *").fill("A winter without an answer");
  await lost;
  await page.getByLabel("What *").fill(texts.What);
  await expect(status(page, "Saved")).toBeVisible();
  // The lost save is sent again under its key, and then what was typed since.
  await expect.poll(() => tries).toBe(3);
  const made = await readPages(brand, request);
  expect(made).toMatchObject([{ pitchTitle: "A winter without an answer", what: texts.What }]);
  await page.reload();
  await expect(page.getByLabel("What *")).toHaveValue(texts.What);
  forgive(complaints, "ERR_FAILED");
});

test("its material opens full screen, turns around by keys, and is taken along as a zip of its own", async ({
  page: stranger,
  request,
}, info) => {
  const brand = await makeListed(request, { userType: "BRAND", name: "Bea Lund", company: "Lit House" });
  const { token, slug } = brand;
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#2f5d50" } })
    .jpeg()
    .toBuffer();
  for (const caption of ["Cabin One", "Cabin Two", "Cabin Three"]) {
    const file = { name: "cabin.jpg", mimeType: "image/jpeg", buffer: picture };
    const answer = await request.post(`${process.env.E2E_URL}/api/v1/assets`, {
      headers: { authorization: `Bearer ${token}` },
      multipart: { kind: "photo", caption, credit: "Even Strand", file },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const listed = async () => (await callApi(request, "GET", `/profiles/${slug}/assets`)).json.data;
  // Pictures are public once their sizes are rendered.
  await expect.poll(async () => (await listed()).counts.photo).toBe(3);
  const { assets } = (await listed()) as { assets: { id: string; caption: string }[] };
  // The page shows the pictures in its owner's order, not in the library's.
  const sorted = assets
    .toSorted((one, other) => one.caption.localeCompare(other.caption))
    .map(({ id }) => id);
  const pitchTitle = `A lit cabin ${info.project.name} ${runMark()}`;
  const body = {
    ...{ name: "Scene", pitchTitle, topics: ["Travel"], perks: ["Interview"] },
    ...{ what: texts.What, why: texts.Why, who: texts.Who, assets: sorted },
  };
  const made = await callApi(request, "POST", "/pitch-pages", { token, body });
  await stranger.goto(made.json.data.pitchPage.url);
  await stranger.getByRole("tab", { name: /^Assets/ }).click();
  const filters = stranger.getByRole("navigation", { name: "Filter assets" });
  for (const name of [/^All/, /^Photos/, /^Videos/, /^Quotes/, /^Products/]) {
    await expect(filters.getByRole("link", { name })).toBeVisible();
  }
  await stranger.getByRole("link", { name: "Open: Cabin One" }).click();
  const viewer = stranger.getByRole("dialog");
  await expect(viewer.getByText("1 / 3")).toBeVisible();
  await stranger.keyboard.press("ArrowLeft");
  await expect(viewer.getByText("3 / 3")).toBeVisible();
  await stranger.keyboard.press("ArrowRight");
  await expect(viewer.getByText("1 / 3")).toBeVisible();
  await stranger.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  const [download] = await Promise.all([
    stranger.waitForEvent("download"),
    stranger
      .getByRole("button", { name: /^Download All/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe("photos.zip");
});

test("without scripts the list of pitch pages copies, archives and deletes", async ({
  browser,
  baseURL,
  viewport,
  request,
}, info) => {
  const run = `${info.project.name} ${runMark()}`;
  const brand = await makeListed(request, { userType: "BRAND", name: "Bea Lund", company: `Moss ${run}` });
  const pitchTitle = `Moss on the roof ${run}`;
  await callApi(request, "POST", "/pitch-pages", {
    token: brand.token,
    body: { name: "Moss", pitchTitle, status: "DRAFT" },
  });
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, brand.email);
  await page.goto("/pitch-pages");
  await page.getByRole("button", { name: `Duplicate: ${pitchTitle}` }).click();
  await expect(page.getByText("Pitch page duplicated. The copy is a draft.")).toBeVisible();
  await page.getByRole("button", { name: `Archive: ${pitchTitle}`, exact: true }).click();
  await expect(page.getByText("Pitch page archived.")).toBeVisible();
  await page.getByRole("link", { name: /^Archived/ }).click();
  await expect(page.getByRole("heading", { name: pitchTitle, exact: true })).toBeVisible();
  await page.getByRole("link", { name: `Delete: ${pitchTitle}`, exact: true }).click();
  await expect(page.getByText("It cannot be brought back.")).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Pitch page deleted.")).toBeVisible();
  await expect(page.getByRole("heading", { name: `${pitchTitle} (Copy)` })).toBeVisible();
  await expect(page.getByRole("heading", { name: pitchTitle, exact: true })).toHaveCount(0);
  await context.close();
});
