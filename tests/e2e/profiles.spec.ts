import { readFile } from "node:fs/promises";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { callApi, pitchBody } from "./support/api";
import { brokenTerms } from "./support/broken-terms";
import { expect, test } from "./support/fixtures";
import { newPerson, PASSWORD, signIn } from "./support/people";
import { checkScreen } from "./support/screens";
import { DESKTOP, PHONE } from "./support/widths";

type Kind = "PRESS" | "BRAND" | "PAID_MEDIA";

/** Makes an account with a listed profile through the API. */
async function makeProfile(request: APIRequestContext, userType: Kind, fields: object = {}) {
  const person = newPerson(
    { PRESS: "Robin Vale", BRAND: "Bea Lund", PAID_MEDIA: "Cleo Marsh" }[userType],
    userType === "BRAND" ? "Brand" : "Press",
  );
  const body = { email: person.email, password: PASSWORD, name: person.name, userType, agreeToTerms: true };
  const { json } = await callApi(request, "POST", "/auth/register", { body });
  const token: string = json.data.tokens.accessToken;
  const saved = await callApi(request, "PUT", "/users/profile", {
    token,
    body: { name: person.name, professionalTitle: "At work", location: "Oslo, Norway", ...fields },
  });
  expect(saved.status).toBe(200);
  const { url, id } = saved.json.data.profile as { url: string; id: string };
  return { ...person, url, id, token };
}

const offer = {
  socialMedia: { instagram: { handle: "@cleo", followers: 142_000 }, tiktok: { followers: 86_000 } },
  rates: { post: { instagram: 350 }, reel: { instagram: 475, tiktok: 420 }, sponsored: { all: 2400 } },
  packages: [
    { name: "Starter", price: 800, includes: ["1 post", "1 reel on Instagram"] },
    { name: "Growth", price: 1800, includes: ["2 posts", "3 reels on Instagram"] },
  ],
  addOns: [
    { name: "Product photography", price: 300 },
    { name: "Expedited delivery", percent: 20 },
  ],
  engagement: { instagram: 5.6, tiktok: 4 },
  demographics: { ageRange: { "18–24": 40, "25–34": 60 }, interests: ["Ceramics"] },
  availability: { responseTime: "4 hours", currentlyAccepting: true },
  heroStories: ["One", "Two", "Three", "Four"].map((title) => ({
    ...{
      title: `Campaign ${title}`,
      subtitle: "A month of mornings.",
      url: "",
      type: "Instagram, sponsored",
    },
    image: "",
  })),
};

const panel = (page: Page, id: string) => page.locator(`#${id}[role="tabpanel"]`);

test("a journalist's page: publications from the third on, tabs by key and address, beats to unfold", async ({
  page,
  request,
  viewport,
}) => {
  const beats = ["Rail", "Food", "Rivers", "Energy", "Wine", "Books", "Sleep", "Law"];
  const person = await makeProfile(request, "PRESS", {
    about: "I ride the line before I write about it.",
    publications: ["North Post", "South Post", "East Post", "West Post", "Fifth Post", "Sixth Post"],
    expertise: beats,
    beats: { Rail: ["Night trains"] },
    socialMedia: { x: { followers: 61_000 }, linkedin: { followers: 1_400_000 } },
  });
  await page.goto(person.url);
  const carousel = page.getByRole("region", { name: "Publications" });
  const shown = carousel.locator("figcaption:visible");
  await expect(shown).toHaveText("East Post");
  await expect(carousel.getByText("3 / 5")).toBeVisible();
  for (const name of ["West Post", "Fifth Post", "North Post"]) {
    await carousel.getByRole("button", { name: "Next publication" }).click();
    await expect(shown).toHaveText(name);
  }
  await carousel.getByRole("button", { name: "Previous publication" }).click();
  await expect(shown).toHaveText("Fifth Post");
  await expect(carousel.getByText("Sixth Post")).toHaveCount(0);

  // Without any work it opens on what there is to read (C4).
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  await expect(panel(page, "overview").getByText("I ride the line")).toBeVisible();
  await expect(panel(page, "selectedwork")).toBeHidden();
  // A short text must not end above a long aside.
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const read = await panel(page, "overview").boundingBox();
    const aside = await page.getByRole("complementary", { name: `About ${person.name}` }).boundingBox();
    expect(aside?.y).toBeGreaterThanOrEqual((read?.y ?? 0) + (read?.height ?? 0) - 1);
    expect(aside?.width).toBeCloseTo(read?.width ?? 0, 0);
  }
  await page.setViewportSize(viewport ?? PHONE);
  await page.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/#selectedwork$/);
  await expect(panel(page, "selectedwork").getByText("No items found")).toBeVisible();
  await page.goBack();
  await expect(panel(page, "overview")).toBeVisible();

  await expect(page.getByText("1.5M")).toBeVisible();
  await expect(page.getByText("Self-reported").first()).toBeVisible();
  await expect(page.getByText("Law", { exact: true })).toBeHidden();
  await page.getByText("SHOW ALL 8").click();
  await expect(page.getByText("Law", { exact: true })).toBeVisible();
  await checkScreen(page, "press-profile");
});

test("the bar at the foot of a creator's page says in full how fast they answer", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const availability = { responseTime: "within two working days", currentlyAccepting: true };
  const person = await makeProfile(request, "PAID_MEDIA", { ...offer, availability });
  await page.goto(`${person.url}#rates`);
  const line = page.getByRole("region", { name: "Collaborate" }).getByRole("paragraph").last();
  const isInFull = async () => {
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await line.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1);
    }
  };
  await expect(line).toHaveText("Usually answers within two working days.");
  await isInFull();
  await panel(page, "rates").getByRole("radio", { name: "Growth" }).check();
  await expect(line.getByText("Growth, $1,800")).toBeVisible();
  await isInFull();
});

test("with text twice as large a phone shows reels below each other, and no bar over them", {
  tag: "@once",
}, async ({ page, request }) => {
  const person = await makeProfile(request, "PAID_MEDIA", offer);
  for (const title of ["Six bottles, no retouching", "Salt, harvested by hand"])
    await callApi(request, "POST", "/users/work-samples", {
      token: person.token,
      body: { type: "reel", title, platform: "instagram", image: "/demo/cabin-night.webp", engagement: 6.1 },
    });
  await page.setViewportSize(PHONE);
  await page.goto(`${person.url}#socialreels`);
  await expect(page.getByText("6.1% engagement")).toHaveCount(2);
  const bar = page.getByRole("region", { name: "Collaborate" });
  await expect(bar).toBeInViewport();
  await page.addStyleTag({ content: "html{font-size:200%}" });
  await expect(bar).not.toBeInViewport();
  expect(await brokenTerms(page)).toEqual([]);
});

test("a creator's options add up, in the aside and in the bar, which hides nothing", async ({
  page,
  request,
  viewport,
}) => {
  const person = await makeProfile(request, "PAID_MEDIA", offer);
  await page.goto(`${person.url}#rates`);
  const rates = panel(page, "rates");
  await expect(rates.getByRole("row", { name: /Reel/ })).toContainText("$475");
  await expect(rates.getByRole("row", { name: /Sponsored/ })).toContainText("$2,400");
  await rates.getByRole("radio", { name: "Growth" }).check();
  await rates.getByRole("checkbox", { name: /Product photography/ }).check();
  await rates.getByRole("checkbox", { name: /Expedited delivery/ }).check();
  const total = page.getByRole("region", { name: "Running total" });
  await expect(total.getByText("$2,460")).toBeVisible();
  await expect(total.getByText("$360")).toBeVisible();
  const bar = page.getByRole("region", { name: "Collaborate" });
  await expect(bar).toContainText(`Ready to collaborate with ${person.name}?`);
  await expect(bar).toContainText("Usually answers in 4 hours");
  await expect(bar).toContainText("Growth and 2 add-ons, $2,460");
  await rates.getByRole("radio", { name: "Starter" }).check();
  await expect(bar).toContainText("Starter and 2 add-ons, $1,260");

  // The bar must cover neither the focused control nor the footer.
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const name of [/Expedited delivery/, /Product photography/]) {
      await page.evaluate(() => {
        scrollTo(0, 0);
        (document.activeElement as HTMLElement).blur();
      });
      await rates.getByRole("checkbox", { name }).focus();
      const box = await rates.getByRole("checkbox", { name }).boundingBox();
      const top = (await bar.boundingBox())?.y ?? 0;
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const foot = await page.getByRole("contentinfo").boundingBox();
    const rest = await bar.boundingBox();
    expect((rest?.y ?? 0) + (rest?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
  }
  await page.setViewportSize(viewport ?? PHONE);

  await rates.getByRole("button", { name: "Clear the selection" }).click();
  await expect(bar).not.toContainText("$");
  for (const tab of ["rates", "analytics", "testimonials", "overview", "portfolio", "socialreels"]) {
    await page.goto(`${person.url}#${tab}`);
    await expect(panel(page, tab)).toBeVisible();
    await checkScreen(page, `creator-${tab}`);
  }
  await page.goto(`${person.url}#analytics`);
  await expect(panel(page, "analytics").getByRole("row", { name: "TikTok 86K" })).toBeVisible();

  // A low window has no room for a bar over the page.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(bar).toHaveCSS("position", "static");
  await page.setViewportSize(viewport ?? PHONE);

  await page.goto(`${person.url}#rates`);
  await rates.getByRole("radio", { name: "Growth" }).check();
  await rates.getByRole("checkbox", { name: /Expedited delivery/ }).check();
  await bar.getByRole("link", { name: /^Start Collaboration/ }).click();
  await expect(page).toHaveURL(new RegExp(`${person.url.replace("paid-media-profile", "pitch")}$`));
  const chosen = "Growth ($1,800), Expedited delivery (20%, $360). Total $2,160 before tax.";
  await expect(page.getByText(chosen).first()).toBeVisible();
  await page.getByRole("textbox", { name: "Pitch Title" }).fill("A winter without a road");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("textbox", { name: "Additional Message" })).toHaveValue(`Chosen: ${chosen}`);
});

test("both pages are whole without JavaScript: tabs, prices, slides, charts", async ({
  browser,
  request,
  baseURL,
  viewport,
}) => {
  const creator = await makeProfile(request, "PAID_MEDIA", offer);
  const press = await makeProfile(request, "PRESS", {
    publications: ["North Post", "South Post", "East Post"],
  });
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(creator.url);
  await expect(panel(page, "overview")).toBeVisible();
  for (const title of ["Campaign One", "Campaign Three", "Campaign Four"])
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.getByRole("tab", { name: "Rates & Packages" }).click();
  await expect(page.getByText("$1,800")).toBeVisible();
  await expect(page.getByText("+20%")).toBeVisible();
  await expect(page.getByText("Running total")).toBeHidden();
  await page.getByRole("tab", { name: "Analytics" }).click();
  await expect(panel(page, "analytics").getByRole("row", { name: "25–34 60%" })).toBeVisible();
  await page.getByRole("tab", { name: "Rates & Packages" }).click();
  await page.getByRole("radio", { name: "Growth" }).check();
  await page.getByRole("checkbox", { name: /Expedited delivery/ }).check();
  await page.getByRole("button", { name: "Take the selection into a pitch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const back = new URL(page.url()).searchParams.get("callbackUrl") ?? "";
  expect(back).toMatch(/\/pitch\/[\w-]+\/write\?pack=Growth&addOn=Expedited\+delivery$/);
  await page.goto(press.url);
  for (const name of ["North Post", "South Post", "East Post"])
    await expect(page.locator("figcaption").getByText(name)).toBeVisible();
  await context.close();
});

test("a reel plays in the page at a press, with scripts and without, and has a page of its own", {
  tag: "@once",
}, async ({ browser, page, request, baseURL, viewport }) => {
  const creator = await makeProfile(request, "PAID_MEDIA", {});
  const video = await readFile("public/demo/reels/berth-61.mp4");
  const answer = await request.post(`${process.env.E2E_URL}/api/v1/users/work-samples`, {
    headers: { authorization: `Bearer ${creator.token}` },
    multipart: {
      ...{ type: "Reel", title: "Berth 61, all night", platform: "tiktok", image: "/demo/night-train.webp" },
      file: { name: "berth.mp4", mimeType: "video/mp4", buffer: video },
      captions: {
        ...{ name: "berth.vtt", mimeType: "text/vtt" },
        buffer: Buffer.from("WEBVTT\n\n00:00.000 --> 00:02.000\nThe train, from outside.\n"),
      },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await callApi(request, "POST", "/users/work-samples", {
    token: creator.token,
    body: { type: "Reel", title: "A reel of which only words are left" },
  });

  const fetched: string[] = [];
  page.on("request", (one) => fetched.push(one.url()));
  await page.goto(creator.url);
  const player = page.getByLabel("Berth 61, all night", { exact: true });
  await expect(player).toBeVisible();
  await expect(page.getByText("No link to the piece")).toBeVisible();
  await checkScreen(page, "creator-reel");
  expect(fetched.filter((url) => url.endsWith(".mp4"))).toEqual([]);
  await playByKey(player);
  expect(fetched.some((url) => /\/video-[\da-f]{8}\.mp4$/.test(url))).toBe(true);
  const cues = player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length);
  expect(await cues).toBe(1);

  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(creator.url);
  await playByKey(plain.getByLabel("Berth 61, all night", { exact: true }));
  await plain.getByRole("link", { name: "Berth 61, all night" }).click();
  await expect(plain).toHaveURL(/\/reel\/[\da-f-]{36}$/);
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Berth 61, all night");
  await expect(plain.locator("video")).toBeVisible();
  await plain.goto(`${creator.url}/work`);
  await expect(plain.getByRole("link", { name: "Berth 61, all night" })).toHaveAttribute(
    "href",
    /\/reel\/[\da-f-]{36}$/,
  );
  await context.close();
});

/** Starts the browser's own player by its key, and waits until the video runs. */
async function playByKey(player: Locator): Promise<void> {
  await player.focus();
  await player.press("Space");
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0))
    .toBe(true);
}

test("a creator is saved for later and followed, and both are there the next time", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const creator = await makeProfile(request, "PAID_MEDIA", offer);
  const brand = await makeProfile(request, "BRAND", {});
  await page.goto(creator.url);
  await page.getByRole("button", { name: /^Save for Later/ }).click();
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  await page.getByLabel("Email", { exact: true }).fill(brand.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(new RegExp(creator.url));
  await page.getByRole("button", { name: /^Save for Later/ }).click();
  await expect(page.getByRole("button", { name: /^Saved for Later/ })).toBeVisible();
  await page.getByRole("button", { name: /^FOLLOW / }).click();
  await expect(page.getByText("1 follower here", { exact: true })).toBeVisible();
  // The page is left at once, and both requests must arrive all the same.
  await page.goto("/terms");
  const me = `/auth/me?profiles=${creator.id}`;
  await expect
    .poll(async () => (await callApi(request, "GET", me, { token: brand.token })).json.data)
    .toMatchObject({ saved: [creator.id], following: [creator.id] });
  await page.goto(creator.url);
  await expect(page.getByRole("button", { name: /^FOLLOWING / })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Saved for Later/ })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: creator.name }).first()).toBeVisible();
  await page.goto(`${creator.url}#overview`);
  await expect(panel(page, "overview").getByRole("link", { name: brand.name })).toBeVisible();
});

test("what a partner wrote stands on a creator's page once both have rated, and only if they let it", {
  tag: "@once",
}, async ({ page, request }) => {
  const creator = await makeProfile(request, "PAID_MEDIA", {});
  const brand = await makeProfile(request, "BRAND", {});
  const call = (token: string, path: string, body: object) => callApi(request, "POST", path, { token, body });
  const sent = await call(brand.token, "/pitches", pitchBody(creator.id));
  const { id } = sent.json.data.pitch as { id: string };
  await call(creator.token, `/pitches/${id}/respond`, { response: "accepted" });
  await signIn(page, brand.email);
  await page.goto("/inbox?box=active");
  await page.getByRole("tab", { name: /Active/ }).click();
  await page.getByRole("button", { name: "Mark Complete" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Great!").click();
  await dialog.getByLabel(/Your experience/).fill("Two days early, and right about the lid.");
  await dialog.getByRole("checkbox", { name: /May be shown on their profile/ }).check();
  await dialog.getByRole("button", { name: "Next" }).click();
  await dialog.getByText("No", { exact: true }).click();
  await dialog.getByRole("button", { name: "Complete & Submit" }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`${creator.url}#testimonials`);
  await expect(panel(page, "testimonials").getByText("No testimonials yet")).toBeVisible();
  await call(creator.token, `/pitches/${id}/rating`, { rating: "up", outcome: false });
  await page.reload();
  await expect(panel(page, "testimonials")).toContainText("Two days early, and right about the lid.");
  await expect(panel(page, "testimonials").getByRole("link", { name: brand.name })).toBeVisible();
});

test("an old address of a press profile leads to it", { tag: "@once" }, async ({ request }) => {
  const answer = await request.get("/press-profile-page/nobody-there", { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toContain("/press-profile/nobody-there");
});
