import type { Page } from "@playwright/test";
import { type Account, callApi, draftBody, makeListed, register } from "./support/api";
import { expect, test } from "./support/fixtures";
import { dropSession, signIn } from "./support/people";
import { checkScreen } from "./support/screens";
import { coveredByToasts } from "./support/toasts";
import { DESKTOP, PHONE } from "./support/widths";

/** A window at 200 %, and text at 200 % in one that is not low. */
const ZOOMED = { width: 720, height: 450 };
const LARGE_TEXT = "200%";

const shared = [
  "/dashboard",
  "/matching?tab=discover",
  "/matching?tab=create-pitch",
  "/matching?tab=matches",
];
const always = [
  ...shared,
  "/matching?tab=inbox",
  "/matching/why",
  "/settings",
  "/settings/account",
  "/import",
];
const newsroom = ["/releases", "/releases/new", "/releases/featured", "/assets", "/pitch-pages", "/contacts"];
const types = {
  PRESS: {
    home: "/create-profile",
    tools: ["/work", "/requests"],
    pages: ["/work/new", "/requests/new", "/assets"],
  },
  PAID_MEDIA: {
    home: "/create-profile",
    tools: ["/work", "/assets"],
    pages: ["/work/new", "/work/campaigns"],
  },
  BRAND: {
    home: "/create-brand-newsroom",
    tools: ["/releases", "/assets", "/pitch-pages", "/contacts"],
    pages: newsroom,
  },
  SOURCE: {
    home: "/create-source-newsroom",
    tools: ["/releases", "/assets", "/pitch-pages", "/contacts"],
    pages: newsroom,
  },
};
type Type = keyof typeof types;
const allTypes = Object.keys(types) as Type[];
const pitchPageBody = {
  ...{ name: "Way House", pitchTitle: "A night train", what: "It runs again.", why: "It is new." },
  ...{ who: "The line.", eventDate: "2030-12-12", topics: ["Travel"], perks: ["Interview"] },
};

const isTool = (type: Type, room: string) => [...types[type].tools, ...types[type].pages].includes(room);
/** The short run walks each kind of screen once: a newsroom's with the rooms that all have, and a person's own. */
const isLong = process.env.TEST_LONG === "1";
const walkers: readonly Type[] = isLong ? allTypes : ["BRAND", "PRESS"];
const walksShared = (type: Type) => isLong || type === "BRAND";
const roomsOf = (type: Type) =>
  new Set([
    ...(walksShared(type) ? always : []),
    ...[...types[type].tools, ...types[type].pages, types[type].home],
  ]);

async function makeOne(request: Parameters<typeof makeListed>[0], userType: Type): Promise<Account> {
  const isPerson = userType === "PRESS" || userType === "PAID_MEDIA";
  return makeListed(request, { userType, name: "Robin Way", ...(isPerson ? {} : { company: "Way House" }) });
}

/** The share of the window's height that bars take which stay while the page scrolls, seen down its middle. */
const barsShare = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) / 2);
    const judged = new Map<Element, boolean>();
    const isBar = (element: Element): boolean => {
      const known = judged.get(element);
      if (known !== undefined) return known;
      const { position } = getComputedStyle(element);
      const { top, bottom, height, width } = element.getBoundingClientRect();
      const atEdge = top <= 1 || bottom >= window.innerHeight - 1;
      // A column beside the page's own, such as a preview, hides nothing.
      const isAcross = height < window.innerHeight && width > window.innerWidth * 0.55;
      const isOne = /fixed|sticky/.test(position) && atEdge && isAcross;
      judged.set(element, isOne);
      return isOne;
    };
    const x = window.innerWidth * 0.6;
    let covered = 0;
    for (let y = 2; y < window.innerHeight; y += 4) {
      let one = document.elementFromPoint(x, y);
      while (one && !isBar(one)) one = one.parentElement;
      if (one) covered += 4;
    }
    return covered / window.innerHeight;
  });

/** The names of a row that are cut off at their side. */
const cutOff = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => one.clientWidth > 0)
      .filter((one) => {
        const box = one.parentElement?.getBoundingClientRect();
        return (
          one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > (box?.right ?? 0) + 1
        );
      })
      .map((one) => one.textContent),
  );

/** Fails where bars hide a page at 200 %, on a phone or with large text, or where large text is cut off in a row of names. */
async function expectClear(page: Page, path: string): Promise<void> {
  await page.setViewportSize(ZOOMED);
  await page.goto(path);
  await expect(page.locator("h1").first()).toBeVisible();
  expect(await barsShare(page), `${path} at 200 %`).toBeLessThan(0.2);
  await page.setViewportSize(PHONE);
  expect(await barsShare(page), `${path} on a phone`).toBeLessThan(0.4);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, LARGE_TEXT);
  expect(await barsShare(page), `${path} with large text on a phone`).toBeLessThan(0.2);
  await page.setViewportSize(DESKTOP);
  expect(await barsShare(page), `${path} with large text`).toBeLessThan(0.2);
  const names = [
    "aside nav a > span:not(.sr-only)",
    "aside nav summary",
    "nav[aria-label=Steps] a > span:not(.sr-only)",
  ];
  for (const name of names) expect(await cutOff(page, name), `${path}: ${name}`).toEqual([]);
}

for (const type of walkers) {
  test(`C1, C3: ${type} finds the way to their tools and back, and no bar hides a room at 200 %`, {
    // The kinds' rooms are the same pieces: one walks them each time, the long run all.
    tag: type === "BRAND" ? "@once" : ["@once", "@long"],
  }, async ({ page, request }) => {
    const account = await makeOne(request, type);
    await signIn(page, account.email);
    const { tools } = types[type];
    await test.step("C1: rail and phone's menu lead to the tools", async () => {
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        await page.goto("/dashboard");
        if (size === PHONE) await page.getByRole("button", { name: "Open menu" }).click();
        const links =
          size === PHONE ? page.getByRole("dialog", { name: "Menu" }) : page.getByRole("complementary");
        for (const href of tools) await expect(links.locator(`a[href="${href}"]`)).toBeVisible();
      }
    });

    await test.step("C1: breadcrumbs lead back, and C3: names grow with the text and no bar hides the page", async () => {
      const reached = new Set<string>();
      for (const room of roomsOf(type)) {
        await expectClear(page, room);
        if (!isTool(type, room)) continue;
        const steps = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem");
        expect(await steps.count(), `${room} says what it lies under`).toBeGreaterThan(0);
        for (const step of await steps.all())
          reached.add((await step.getByRole("link").getAttribute("href")) ?? "");
      }
      for (const href of reached)
        expect((await page.request.get(href)).status(), `A breadcrumb leads to ${href}`).toBe(200);
    });

    if (!walksShared(type)) return;
    await test.step("C1: each row of the settings leads to what it names", async () => {
      await page.goto("/settings");
      const rows = page.locator("main section ul a");
      const named = await rows.evaluateAll((all) =>
        all.map((row) => ({
          href: row.getAttribute("href") ?? "",
          title: row.querySelector(".h4")?.textContent,
        })),
      );
      expect(named.length).toBeGreaterThan(5);
      for (const { href, title } of named.filter(({ href }) => !href.startsWith("/create-"))) {
        await page.goto(href);
        await expect(page.locator("h1"), `${title} leads to what it names`).toHaveText(title ?? "");
      }
    });
  });
}

if (isLong) {
  test("C3: no bar hides a public page, a page of one release, pitch or piece, or a page that is not public yet", {
    tag: "@once",
  }, async ({ page, request, scene: { newsroom, creator } }) => {
    const { token } = newsroom;
    const make = async (path: string, body: object, by = token) => {
      const { status, json } = await callApi(request, "POST", path, { token: by, body });
      expect(status, `POST ${path}: ${JSON.stringify(json.error)}`).toBe(201);
      return json.data;
    };
    const press = await makeOne(request, "PRESS");
    const news = { title: "A night train returns", body: "It runs again." };
    const { release } = await make("/releases", { ...news, status: "PUBLISHED" });
    const { release: draft } = await make("/releases", news);
    const { pitchPage } = await make("/pitch-pages", pitchPageBody);
    const { request: seeking } = await make("/requests", { title: "Night train crews" }, press.token);
    const work = { type: "Article", title: "By rail" };
    const { workSample } = await make("/users/work-samples", work, press.token);
    const { json } = await callApi(request, "GET", `/profiles/${newsroom.slug}/assets`);
    const photo = json.data.assets.find(({ kind }: { kind: string }) => kind === "photo");

    const profiles = [`/brand-newsroom/${newsroom.slug}`, `/paid-media-profile/${creator.slug}`];
    for (const path of [
      ...["/", "/brands", "/sources", "/press", "/paid-media", "/about", "/help", "/contact", "/terms"],
      ...["/login", "/signup", "/forgot-password", "/template-demo", "/deck/investor"],
      ...[...profiles, `/press-profile/${press.slug}`, `${profiles[0]}/assets`, `/follow/${newsroom.slug}`],
      ...[release.url, `${profiles[0]}/asset/${photo.id}`, pitchPage.url, `/pitch/${newsroom.slug}`],
    ])
      await expectClear(page, path);

    // An open page would ask for its counts without a session between two people.
    const beNow = async (email: string) => {
      await dropSession(page);
      await signIn(page, email);
    };
    await beNow(newsroom.email);
    const own = ["account", "data", "delete", "email", "notifications", "password", "privacy", "security"];
    for (const path of [
      ...[`/releases/${release.id}`, `/releases/${draft.id}`, `/releases/${draft.id}/preview`],
      ...[`/create-brand-pitch?id=${pitchPage.id}`, `/pitch-pages/${pitchPage.id}/delete`],
      ...[...own, "subscription", "two-factor", "verification"].map((name) => `/settings/${name}`),
    ])
      await expectClear(page, path);
    await beNow(press.email);
    for (const path of [`/requests/${seeking.id}`, `/work/${workSample.id}`]) await expectClear(page, path);
    const hidden = await register(request, { userType: "BRAND", name: "Robin Way", company: "Hidden House" });
    await beNow(hidden.email);
    await expectClear(page, "/own-page");
  });
}

// Each screen is drawn by the server first, in a zone that is not its reader's.
test.use({ timezoneId: "Pacific/Chatham" });

test("C3: the deck's card fits a desktop, and is read before its buttons", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const press = await makeOne(request, "PRESS");
  await Promise.all([1, 2, 3].map(() => makeOne(request, "BRAND")));
  const draft = { ...draftBody(), isActive: true };
  expect((await callApi(request, "POST", "/pitch-drafts", { token: press.token, body: draft })).status).toBe(
    201,
  );
  await signIn(page, press.email);

  const measure = async () => {
    const card = await page.getByRole("article").first().boundingBox();
    const name = await page.getByRole("article").first().getByRole("heading", { level: 2 }).boundingBox();
    const buttons = await page.getByRole("group", { name: "Decide" }).boundingBox();
    if (!card || !name || !buttons) throw new Error("The deck has no card");
    return { card, name, buttons };
  };
  await page.setViewportSize(DESKTOP);
  await page.goto("/matching");
  for (let cards = 0; cards < 3; cards += 1) {
    const { card, buttons } = await measure();
    expect(card.y + card.height).toBeLessThanOrEqual(buttons.y);
    expect(buttons.y + buttons.height).toBeLessThanOrEqual(DESKTOP.height);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, "nothing is left to scroll to").toBeLessThanOrEqual(DESKTOP.height);
    await page.getByRole("button", { name: "Pass" }).click();
  }
  await checkScreen(page, "deck-fits");

  // What a phone shows between its own bars.
  for (const size of [PHONE, { width: 390, height: 664 }]) {
    await page.setViewportSize(size);
    await page.goto("/matching");
    const { name, buttons } = await measure();
    expect(name.y + name.height).toBeLessThanOrEqual(buttons.y);
  }
  for (const size of [ZOOMED, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await page.goto("/matching");
    const { card, buttons } = await measure();
    expect(buttons.y).toBeGreaterThanOrEqual(card.y + card.height - 1);
  }
});

test("C4: a new journalist's page and a newsroom without releases have no hole", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const press = await makeOne(request, "PRESS");
  const body = { publications: ["The Fjord"], about: "I ride the line." };
  await callApi(request, "PUT", "/users/profile", { token: press.token, body });
  await page.goto(`/press-profile/${press.slug}`);
  await expect(page.getByRole("region", { name: "Publications" })).toHaveCount(0);
  await expect(page.getByText("The Fjord").first()).toBeVisible();
  expect((await page.locator("h1").boundingBox())?.y).toBeLessThan(360);
  await expect(page.getByText("I ride the line.")).toBeVisible();
  await checkScreen(page, "press-profile-new");

  await signIn(page, press.email);
  await page.goto(`/press-profile/${press.slug}`);
  await expect(page.getByRole("link", { name: "Edit profile" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toHaveCount(0);
  await dropSession(page);

  const brand = await makeOne(request, "BRAND");
  await callApi(request, "PUT", "/users/profile", { token: brand.token, body: { about: "We let cabins." } });
  await page.goto(`/brand-newsroom/${brand.slug}`);
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("We let cabins.")).toBeVisible();
  await page.getByRole("tab", { name: /^News/ }).click();
  await expect(page.getByRole("heading", { name: "No news yet" })).toBeVisible();
  await expect(page.getByText("We let cabins.")).toBeHidden();
  await page.goto(`/brand-newsroom/${brand.slug}`);
  await checkScreen(page, "newsroom-new");
});

test("C5: on a phone the release editor keeps its state, Publish and When in sight", {
  tag: "@once",
}, async ({ page, request }) => {
  const brand = await makeOne(request, "BRAND");
  await signIn(page, brand.email);
  await page.setViewportSize(PHONE);
  await page.goto("/releases/new");
  await page.getByLabel(/^Headline/).fill("A night train returns");
  for (const at of [0.3, 0.6, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), at);
    await expect(page.getByText("All changes saved")).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("Draft", { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Publish" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Out at once" })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("link", { name: "Out at once" }).click();
  await page.getByRole("checkbox", { name: "Hold under embargo" }).check();
  await page.getByLabel("Embargo until").fill("2031-03-04T18:20");
  await expect(page.getByRole("link", { name: /embargo until 4 March 2031, 18:20/ })).toBeInViewport();
  await page.getByLabel(/^Headline/).focus();
  await checkScreen(page, "release-editor-bars");
});

test("C5: a toast appears bottom right, over no heading and no bar", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const press = await makeOne(request, "PRESS");
  await makeOne(request, "BRAND");
  const draft = { ...draftBody(), isActive: true };
  await callApi(request, "POST", "/pitch-drafts", { token: press.token, body: draft });
  await signIn(page, press.email);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.goto("/matching");
    await page.getByRole("button", { name: "Like", exact: true }).click();
    const toast = page.locator("[data-sonner-toast]").first();
    await expect(toast).toBeVisible();
    const covered = () => coveredByToasts(page, "h1,article h2,fieldset.dock");
    await expect.poll(covered).toEqual([]);
    const { top, right } = await toast.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(top).toBeGreaterThan(size.height / 3);
    expect(size.width - right).toBeLessThanOrEqual(24);
  }
});
