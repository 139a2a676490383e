import type { APIRequestContext, Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { signedPicture } from "@/tests/factories/signed-picture";
import { type Account, makeListed } from "./support/api";
import { expect, test } from "./support/fixtures";
import { signIn } from "./support/people";
import { fillSignIn, holdScripts, open } from "./support/plain-browser";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";
import { DESKTOP, PHONE } from "./support/widths";

const titles = ["Cabin at dusk", "Rails in snow", "The lit platform"];

/** Makes a brand with three photos that have no credit yet. */
async function makeLibrary(request: APIRequestContext): Promise<Account> {
  const brand = await makeListed(request, {
    ...({ userType: "BRAND", name: "Bea Lund" } as const),
    company: `Pine Library ${runMark()}`,
  });
  for (const [index, title] of titles.entries()) {
    const background = { r: 40 + 60 * index, g: 90, b: 60 };
    const buffer = await sharp({ create: { width: 1500, height: 1000, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const answer = await request.post(`${process.env.E2E_URL}/api/v1/assets`, {
      headers: { authorization: `Bearer ${brand.token}` },
      multipart: {
        ...{ kind: "photo", title, caption: title },
        file: { name: `photo-${index}.jpg`, mimeType: "image/jpeg", buffer },
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return brand;
}

const boxOf = (page: Page, title: string) => page.getByRole("checkbox", { name: `Choose ${title}` });
const bar = (page: Page) => page.getByRole("group", { name: "With the chosen assets" });

test("assets are chosen, kept through a change of the window's size, and set together @long", async ({
  page,
  request,
  viewport,
}) => {
  const brand = await makeLibrary(request);
  await signIn(page, brand.email);
  await page.goto("/assets");
  const waiting = page.getByText("Not yet public: no credit");
  await expect(waiting).toHaveCount(3);
  for (const title of titles.slice(0, 2)) await boxOf(page, title).check();
  await checkScreen(page, "assets-chosen");
  for (const size of [PHONE, DESKTOP, { width: 800, height: 900 }, viewport ?? DESKTOP]) {
    await page.setViewportSize(size);
    await expect(bar(page)).toContainText("2 chosen");
    for (const title of titles.slice(0, 2)) await expect(boxOf(page, title)).toBeChecked();
  }

  await bar(page).getByRole("button", { name: "Set credit" }).click();
  const dialog = page.getByRole("dialog", { name: "Set the credit of 2 assets" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Credit is required")).toBeVisible();
  await dialog.getByLabel("Credit").fill("Even Strand");
  await expect(dialog.getByText("Credit is required")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(waiting).toHaveCount(1);

  await page.getByRole("link", { name: new RegExp(titles[1] ?? "") }).click();
  const name = titles[1];
  const panel = page.getByRole("complementary", { name }).or(page.getByRole("dialog", { name }));
  await expect(panel.getByRole("textbox", { name: "Credit" })).toHaveValue("Even Strand");
  await expect(page).toHaveURL(/\/assets\?open=[0-9a-f-]{36}$/);
  await checkScreen(page, "asset-opened");
  for (const [size, role] of [
    [DESKTOP, "complementary"],
    [PHONE, "dialog"],
  ] as const) {
    await page.setViewportSize(size);
    await expect(page.getByRole(role, { name })).toBeVisible();
  }
  await page.setViewportSize(viewport ?? DESKTOP);
  await panel.getByRole("button", { name: /^Close/ }).click();
  await expect(page.getByRole("link", { name: new RegExp(titles[1] ?? "") })).toBeFocused();
  await expect(bar(page)).toContainText("2 chosen");
  await bar(page).getByRole("button", { name: "Choose none" }).click();
  await expect(bar(page)).toHaveCount(0);
});

/** Signs in and opens the library in a new window whose scripts are held back until they are released. */
async function openEarly(browser: Browser, brand: Account, options: object) {
  const context = await browser.newContext(options);
  const release = await holdScripts(context);
  const page = await context.newPage();
  await open(page, `/login?callbackUrl=${encodeURIComponent("/assets")}`);
  await fillSignIn(page, brand.email);
  return { context, page, release };
}

test("what is chosen before the scripts stays chosen when they came", async ({
  browser,
  request,
  baseURL,
  viewport,
  hasTouch,
}) => {
  const brand = await makeLibrary(request);
  const { context, page, release } = await openEarly(browser, brand, { baseURL, viewport, hasTouch });
  for (const title of titles.slice(1)) await boxOf(page, title).check();
  release();
  await expect(bar(page)).toContainText("2 chosen");
  await page.setViewportSize(viewport?.width === PHONE.width ? DESKTOP : PHONE);
  await expect(bar(page)).toContainText("2 chosen");
  for (const title of titles.slice(1)) await expect(boxOf(page, title)).toBeChecked();
  await expect(boxOf(page, titles[0] ?? "")).not.toBeChecked();
  await context.close();
});

test("a picture's owner is asked how it was made unless its file says so, and readers see what it says", async ({
  page,
  request,
}) => {
  const company = `Pine Pictures ${runMark()}`;
  const brand = await makeListed(request, { userType: "BRAND", name: "Bea Lund", company });
  const send = async (title: string, buffer: Buffer) => {
    const answer = await request.post(`${process.env.E2E_URL}/api/v1/assets`, {
      headers: { authorization: `Bearer ${brand.token}` },
      multipart: {
        ...{ kind: "photo", title, caption: title, credit: "Even Strand" },
        file: { name: "photo.jpg", mimeType: "image/jpeg", buffer },
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data.asset.id as string;
  };
  const plain = sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#286" } }).jpeg();
  const silent = await send("Cabin at dawn", await plain.toBuffer());
  const signedFile = await signedPicture();
  const signed = await send("Cabin that is not there", signedFile);

  await signIn(page, brand.email);
  await page.goto(`/assets?open=${silent}`);
  const ask = page.getByText("Not said how it was made");
  await expect(ask.first()).toBeVisible();
  await page.getByLabel("How was this picture made?").selectOption("Taken with a camera");
  await expect(ask).toHaveCount(0);
  await checkScreen(page, "asset-origin-asked");

  await page.goto(`/assets?open=${signed}`);
  await expect(page.getByText("The file says so itself, so it stays with it.")).toBeVisible();
  const credentials = page.getByText(
    /made with generative AI; signed by “Hollow Pine Pictures”, signer unknown/,
  );
  await expect(credentials).toBeVisible();
  await page.getByLabel(/^Offer the file as you uploaded it/).click();
  await expect(page.getByLabel(/^Offer the file as you uploaded it/)).toBeChecked();
  await checkScreen(page, "asset-origin-stated");

  const address = `/brand-newsroom/${brand.slug}/asset/${signed}`;
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText("Made with generative AI")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(credentials).toBeVisible();
  const link = page.getByRole("link", { name: "As uploaded, with Content Credentials" });
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect((await file.body()).equals(signedFile)).toBe(true);
  await checkScreen(page, "asset-origin-public");
});
