import type { APIRequestContext, Locator } from "@playwright/test";
import JSZip from "jszip";
import sharp from "sharp";
import { expect, test } from "./support/fixtures";
import { newPerson, PASSWORD, signIn } from "./support/people";
import { checkScreen } from "./support/screens";
import { DESKTOP, PHONE } from "./support/widths";

/** Draws a picture of one colour that is large enough for print. */
const photo = (red: number) =>
  sharp({ create: { width: 1500, height: 1000, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer();

const stories = ["One", "Two", "Three", "Four"].map((title) => ({
  title: `Story ${title}`,
  type: "Campaign",
  // The last picture is upright.
  image: title === "Four" ? "/demo/forest-dawn.webp" : "/demo/cabin-night.webp",
}));

type Newsroom = { url: string; slug: string; name: string; email: string };

/**
 * Makes a brand's or source's newsroom with eight releases, three photos, a quote and a product through the
 * API.
 */
async function makeNewsroom(request: APIRequestContext, type: "Brand" | "Source"): Promise<Newsroom> {
  const person = newPerson("Signe Berg", type);
  const company = `House of Pine ${person.email.slice(11, 19)}`;
  const { data } = await (
    await request.post("/api/v1/auth/register", {
      data: { ...person, userType: type.toUpperCase(), password: PASSWORD, agreeToTerms: true, company },
    })
  ).json();
  const headers = { authorization: `Bearer ${data.tokens.accessToken}` };
  const call = async (method: "post" | "put", path: string, body: object) => {
    const answer = await request[method](`/api/v1${path}`, { headers, ...body });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()).data;
  };
  const { profile } = await call("put", "/users/profile", {
    data: {
      ...{
        professionalTitle: "Head of Press",
        tagline: "Forest hospitality",
        location: "Oslo, Norway",
        heroStories: stories,
      },
      about: "We build cabins.",
      boilerplate: "House of Pine builds cabins.",
      industries: ["Travel"],
      perksOffered: ["Interview"],
      demographics: ["Walkers"],
      pressContacts: [{ name: "Petra Lind", role: "Head of Press", email: "desk@northwind-post.com" }],
    },
  });
  for (let n = 1; n <= 8; n++) {
    const tags = n === 3 ? ["Rail"] : ["Cabins"];
    await call("post", "/releases", {
      data: { title: `Release number ${n}`, body: "<p>It is so.</p>", tags, status: "PUBLISHED" },
    });
  }
  for (const [index, red] of [40, 120, 200].entries()) {
    const file = { name: `p${index}.jpg`, mimeType: "image/jpeg", buffer: await photo(red) };
    const fields = {
      kind: "photo",
      caption: `Cabin ${index + 1}`,
      credit: "Even Strand",
      tags: index === 0 ? "Winter" : "Summer",
    };
    await call("post", "/assets", { multipart: { file, ...fields } });
  }
  await call("post", "/assets", {
    multipart: { kind: "quote", quote: "It holds.", speaker: "Siv Aamodt, architect" },
  });
  // Pictures are public once their sizes are rendered.
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/v1/profiles/${profile.slug}/assets?kind=photo`);
      return (await answer.json()).data.counts.photo;
    })
    .toBe(3);
  return { ...profile, email: person.email };
}

/** The brand's newsroom, which several journeys only read. */
let newsroom: Newsroom;
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.E2E_URL });
  newsroom = await makeNewsroom(request, "Brand");
  await request.dispose();
});

async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post("/api/v1/auth/login", { data: { email, password: PASSWORD } });
  return (await answer.json()).data.tokens.accessToken;
}

/** The position of an element on the page, in CSS pixels. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
}

test("a newsroom says whose it is on the first screen, and its owner manages releases above the last of them", {
  tag: ["@once", "@delivered-alike"],
}, async ({ page }) => {
  const { url, name, email } = newsroom;
  const strip = page.getByRole("region", { name: "Assets" });
  const more = page.getByRole("link", { name: "Load more news" });
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1, name })).toBeInViewport({ ratio: 1 });
    await expect(strip.getByRole("link", { name: /^See / })).toHaveCount(3);
    expect((await boxOf(strip)).y).toBeGreaterThan((await boxOf(more)).y);
  }

  await signIn(page, email);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto(url);
    const manage = await boxOf(page.getByRole("link", { name: "Manage releases" }));
    expect(manage.y).toBeLessThan((await boxOf(more)).y);
  }
});

test("a release's headline runs over both columns, with its own perks beside the story", {
  tag: ["@once", "@delivered-alike"],
}, async ({ page, request }) => {
  const { email } = await makeNewsroom(request, "Brand");
  const headers = { authorization: `Bearer ${await tokenOf(request, email)}` };
  const photos = (await (await request.get("/api/v1/assets?kind=photo", { headers })).json()).data.assets;
  const made = await request.post("/api/v1/releases", {
    headers,
    data: {
      ...{
        title: "The night train to Rjukan returns after 35 years, with eleven cabins at the end of the line",
      },
      ...{
        body: "<p>It is so.</p>",
        status: "PUBLISHED",
        images: photos.map(({ id }: { id: string }) => id),
      },
      ...{ perks: ["Interview"], perkDetails: { Interview: "The stationmaster, by telephone" } },
    },
  });
  const { url } = (await made.json()).data.release as { url: string };
  const pictures = page.locator("main figure");
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto(url);
    const [headline, lead, story] = await Promise.all([
      boxOf(page.getByRole("heading", { level: 1 })),
      boxOf(pictures.first()),
      boxOf(page.getByText("It is so.")),
    ]);
    if (size === DESKTOP) {
      expect(headline.width).toBeGreaterThan(1200);
      expect(lead.width).toBeGreaterThan(1200);
    }
    expect(headline.y).toBeLessThan(lead.y);
    expect(lead.y).toBeLessThan(story.y);
  }
  const perks = page.getByRole("region", { name: "For this story" });
  await expect(perks.getByText("The stationmaster, by telephone")).toBeVisible();
});

test("a newsroom's tabs open by click, by key and by address, and each filter has an address", async ({
  page,
}) => {
  const { url } = newsroom;
  await page.goto(url);
  const tab = (name: RegExp) => page.getByRole("tab", { name });
  await expect(tab(/^News/)).toHaveAttribute("aria-selected", "true");
  await expect(tab(/^News/)).toContainText("8");
  await expect(tab(/^Assets/)).toContainText("4");
  await expect(page.getByText("Showing 6 of 8")).toBeVisible();
  await expect(page.getByRole("link", { name: "Release number 2", exact: true })).toBeHidden();
  await checkScreen(page, "newsroom-news");

  await page.getByRole("link", { name: "Load more news" }).click();
  await expect(page.getByText("Showing 8 of 8")).toBeVisible();
  await expect(page.getByRole("link", { name: "Release number 2", exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Rail", exact: true }).click();
  await expect(page.getByText('Showing 1 result(s) for "Rail"')).toBeVisible();
  await expect(page.getByRole("link", { name: "Release number 3", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Release number 8", exact: true })).toBeHidden();
  await expect(page.getByRole("link", { name: "Rail", exact: true })).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(page.getByText("Showing 8 of 8")).toBeVisible();

  await tab(/^News/).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(/^Assets/)).toBeFocused();
  await expect(page).toHaveURL(/#assets$/);
  await expect(page.getByRole("heading", { name: /^Photos/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Release number 8", exact: true })).toBeHidden();
  await checkScreen(page, "newsroom-assets");

  await page.goto(`${url}#overview`);
  await expect(page.getByRole("heading", { name: "Why We're Here" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Our Demographics" })).toBeVisible();
  await expect(page.getByText("Travel related content and offerings")).toBeVisible();
  await expect(page.getByText("Available to qualified press").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "desk@northwind-post.com" })).toBeVisible();
  await checkScreen(page, "newsroom-overview");
});

test("each tab of a newsroom has a page of its own, which is shared and indexed as such", async ({
  page,
  request,
}) => {
  const { url, name } = newsroom;
  const tab = (name: RegExp) => page.getByRole("tab", { name });
  await page.goto(url);
  await expect(tab(/^Assets/)).toHaveAttribute("href", `${url}/assets`);

  await page.goto(`${url}/assets`);
  await expect(page).toHaveTitle(new RegExp(`^Assets from ${name}`));
  const content = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
  const address = await content('link[rel="canonical"]', "href");
  expect(new URL(address ?? "").pathname).toBe(`${url}/assets`);
  expect(await content('meta[property="og:url"]', "content")).toBe(address);
  expect(await content('meta[property="og:title"]', "content")).toBe(`Assets from ${name}`);
  await expect(tab(/^Assets/)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("link", { name: "Open: Cabin 1" })).toBeVisible();
  await expect(page.getByText("We build cabins.")).toHaveCount(0);
  await page.getByRole("link", { name: "Winter", exact: true }).click();
  await expect(page.getByText('Showing 1 result(s) for "Winter"')).toBeVisible();
  await checkScreen(page, "newsroom-assets-page");

  await tab(/^Assets/).focus();
  await page.keyboard.press("Home");
  await expect(tab(/^Overview/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${url}/overview$`));
  await expect(page.getByText("We build cabins.").first()).toBeVisible();
  await checkScreen(page, "newsroom-overview-page");
  await tab(/^News/).click();
  await expect(page).toHaveURL(new RegExp(`${url}$`));

  await page.goto(`${url}?tab=assets`);
  await expect(page).toHaveURL(new RegExp(`${url}/assets`));
  expect((await page.goto(`${url}/assets/tag/winter`))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Winter: assets from ${name}`);
  expect((await request.get(`${url}/assets/tag/nothing`)).status()).toBe(404);
});

test("the hero begins at the third story, goes round both ways, and stops when it is asked to", async ({
  page,
  request,
}) => {
  const { url } = await makeNewsroom(request, "Source");
  await page.goto(url);
  const hero = page.getByRole("region", { name: "Featured topics" });
  await expect(hero.getByRole("heading", { name: "Story Three" })).toBeVisible();
  await expect(hero.getByText("3 / 4")).toBeVisible();
  const height = async () => (await hero.boundingBox())?.height;
  const tall = await height();
  await hero.getByRole("button", { name: "Next topic" }).click();
  const upright = hero.getByRole("group", { name: "4 / 4" }).locator("img");
  await expect
    .poll(() => upright.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBeGreaterThan(0);
  // An upright picture is cropped to the hero and does not stretch it.
  expect(await height()).toBe(tall);
  await hero.getByRole("button", { name: "Next topic" }).click();
  await expect(hero.getByRole("heading", { name: "Story One" })).toBeVisible();
  await hero.getByRole("button", { name: "Previous topic" }).click();
  await expect(hero.getByText("4 / 4")).toBeVisible();
  await expect(hero.getByRole("button", { name: "Start rotation" })).toBeVisible();
  await expect(page.getByRole("tab", { name: /^Assets & Resources/ })).toBeVisible();
  await checkScreen(page, "source-newsroom");
});

test("assets are filtered, looked at full screen, and taken along as a zip", async ({ page }) => {
  const { url } = newsroom;
  await page.goto(`${url}#assets-tag-winter`);
  await expect(page.getByText('Showing 1 result(s) for "Winter"')).toBeVisible();
  await expect(page.getByRole("link", { name: "Open: Cabin 1" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open: Cabin 2" })).toBeHidden();
  await page
    .getByRole("navigation", { name: "Filter assets" })
    .getByRole("link", { name: /^Photos/ })
    .click();
  await expect(page.getByRole("heading", { name: /^Quotes/ })).toBeHidden();

  const opener = page.getByRole("link", { name: "Open: Cabin 2" });
  await opener.click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByText("2 / 3")).toBeVisible();
  // The page behind the viewer must not scroll.
  const stood = await page.evaluate(() => window.scrollY);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  expect(await page.evaluate(() => window.scrollY)).toBe(stood);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("1 / 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("button", { name: /^Download All/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe("photos.zip");
  const bytes: Buffer[] = [];
  for await (const piece of await download.createReadStream()) bytes.push(piece as Buffer);
  const zip = await JSZip.loadAsync(Buffer.concat(bytes));
  expect(Object.keys(zip.files).sort()).toEqual([
    ...["Cabin-1.jpg", "Cabin-2.jpg", "Cabin-3.jpg"],
    ...["captions.csv", "contacts.txt", "licence.txt"],
  ]);
  await expect(page.getByText("photos.zip is saved.")).toBeVisible();
});

test("everything of a newsroom is read without JavaScript, and printed without its controls", async ({
  browser,
  baseURL,
  viewport,
}) => {
  const { url, name } = newsroom;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport });
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Release number 8" })).toBeVisible();
  await page.getByRole("link", { name: "Load more news" }).click();
  await expect(page.getByRole("link", { name: "Release number 2", exact: true })).toBeVisible();
  await page.getByRole("tab", { name: /^Overview/ }).click();
  await expect(page.getByText("We build cabins.")).toBeVisible();
  await page.getByRole("tab", { name: /^Assets/ }).click();
  await expect(page.getByRole("link", { name: "Open: Cabin 1" })).toBeVisible();
  await page.goto(url);
  for (const { title } of stories) expect(await page.content()).toContain(title);
  await page.goto(`${url}/news/tag/rail`);
  await expect(page.getByText('Showing 1 result(s) for "Rail"')).toBeVisible();
  expect((await page.goto(`${url}/news/tag/nothing`))?.status()).toBe(404);
  expect((await page.goto(`${url}/news/2`))?.status()).toBe(404);
  await page.goto(url);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("tablist")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Release number 8" })).toBeVisible();
  await context.close();
});

test("its owner names press contacts, and the newsroom shows them on the next request", async ({
  page,
  request,
  viewport,
  complaints,
}) => {
  const person = newPerson("Signe Berg", "Brand");
  const company = `Desk House ${person.email.slice(11, 19)}`;
  const made = await request.post("/api/v1/auth/register", {
    data: { ...person, userType: "BRAND", password: PASSWORD, agreeToTerms: true, company },
  });
  const { tokens } = (await made.json()).data;
  const saved = await request.put("/api/v1/users/profile", {
    headers: { authorization: `Bearer ${tokens.accessToken}` },
    data: { professionalTitle: "Head of Press", tagline: "Hospitality", location: "Oslo, Norway" },
  });
  const { profile } = (await saved.json()).data as { profile: { url: string } };
  expect(await (await request.get(profile.url)).text()).not.toContain("Petra Lind");

  await page.goto(`/login?callbackUrl=${encodeURIComponent(profile.url)}`);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Manage press contacts" }).first().click();
  await page.getByRole("button", { name: "Add a press contact" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  // The browser logs the refusal as an error, which is expected.
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/status of 400.*\/api\/v1\/users\/profile$/)]);
  // The button that removes a contact is beside the portrait and takes no width from the fields.
  const rightOf = async (field: Locator) => {
    const { x, width } = (await field.boundingBox()) ?? { x: 0, width: 0 };
    return Math.round(x + width);
  };
  for (const [size, last] of [
    [DESKTOP, /^Phone/],
    [PHONE, /^Role/],
  ] as const) {
    await page.setViewportSize(size);
    expect(await rightOf(page.getByLabel(last))).toBe(
      await rightOf(page.getByLabel("About your organisation")),
    );
  }
  await page.setViewportSize(viewport ?? PHONE);
  await checkScreen(page, "press-desk");
  await page.getByLabel("Name", { exact: true }).fill("Petra Lind");
  await page.getByLabel(/^E-mail/).fill("desk@northwind-post.com");
  await page.getByLabel("About your organisation").fill("Desk House lets cabins.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Your newsroom shows it at once.")).toBeVisible();
  const html = await (await request.get(profile.url)).text();
  expect(html).toContain("Petra Lind");
  expect(html).toContain("Desk House lets cabins.");
  expect(html).not.toContain(person.email);
});

test("a release and every newsroom tab are sound in both themes", { tag: "@delivered-alike" }, async ({
  page,
}) => {
  const { url } = newsroom;
  const release = `${url}/release-number-8`;
  for (const [name, address] of [
    ["release", release],
    ["overview", `${url}#overview`],
    ["news", `${url}#pastpressreleases`],
    ["assets", `${url}#assets`],
    ["archive", `${url}/news`],
  ] as const) {
    await page.goto(address);
    await expect(page.locator("h1")).toBeVisible();
    await checkScreen(page, `newsroom-${name}`);
  }
});
