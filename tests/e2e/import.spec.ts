import { createServer, type Server } from "node:http";
import { makeListed } from "./support/api";
import { expect, test } from "./support/fixtures";
import { signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";
import { storyPort } from "./support/story-server";

const HOSTILE = "<b>Ferries</b> &amp; <script>alert(1)</script>fog";
/** A title keeps the tags that it names, as text. */
const SHOWN = "Ferries & <script>alert(1)</script>fog";
const item = (n: number, title: string) =>
  `<item><title><![CDATA[${title}]]></title><link>/stories/${n}</link><pubDate>0${n} Sep 2026 08:00 GMT</pubDate>
    <description>The ${n}. paragraph.</description></item>`;
const pages: Record<string, [string, string]> = {
  "/": [
    "text/html",
    '<!doctype html><title>S</title><link rel="alternate" type="application/rss+xml" href="/feed">',
  ],
  "/feed": [
    "application/rss+xml",
    `<rss version="2.0"><channel><title>Harbour Notes</title>${item(1, "One")}${item(2, "Two")}${item(3, HOSTILE)}</channel></rss>`,
  ],
  "/empty": ["application/rss+xml", '<rss version="2.0"><channel><title>Quiet</title></channel></rss>'],
  "/plain": ["text/html", "<!doctype html><title>Plain</title><p>Nothing here"],
};

let server: Server;
const site = () => `http://127.0.0.1:${storyPort()}`;
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const [type, body] = pages[request.url ?? ""] ?? ["text/plain", ""];
    response.writeHead(body ? 200 : 404, { "content-type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(storyPort(), "127.0.0.1", resolve));
});
test.afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

test("a journalist imports work samples from a site's feed and undoes it", async ({
  page,
  otherPage: stranger,
  request,
}, info) => {
  test.setTimeout(120_000);
  const run = `${info.project.name} ${runMark()}`;
  const journalist = await makeListed(request, { userType: "PRESS", name: `Ines Holt ${run}` });
  await signIn(page, journalist.email);
  const address = page.getByLabel("Address of a site or feed");
  const read = page.getByRole("button", { name: "Read", exact: true });
  const box = (name: string) => page.getByRole("checkbox", { name });

  await test.step("The settings lead there, and it says why an address can't be read", async () => {
    await page.goto("/settings");
    await page.getByRole("link", { name: /^Import/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Import" })).toBeVisible();
    await checkScreen(page, "import-empty");
    for (const [typed, sentence] of [
      ["harbour", "Please enter a valid URL starting with http:// or https://"],
      ["http://169.254.169.254/", "The address does not lead to the public internet"],
      [`${site()}/gone`, "The site answered with HTTP status 404"],
      [`${site()}/plain`, "This page names no feed."],
    ] as const) {
      await address.fill(typed);
      await read.click();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(address).toHaveValue(typed);
    }
    await checkScreen(page, "import-refused");
    await page.goto(`/import?${new URLSearchParams({ address: `${site()}/empty` })}`);
    await expect(page.getByRole("heading", { name: "Nothing to import" })).toBeVisible();
  });

  await test.step("A page's feed is read, and nothing is chosen by itself", async () => {
    await address.fill(site());
    await address.press("Enter");
    await expect(page.getByRole("heading", { name: "Harbour Notes" })).toBeVisible();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Import what is chosen" })).toBeDisabled();
    await expect(page.getByText(SHOWN, { exact: true })).toBeVisible();
    await box("Choose all").check();
    await expect(page.getByRole("button", { name: "Import 3 work samples" })).toBeVisible();
    await box("Two").uncheck();
    await checkScreen(page, "import-chosen");
    await page.getByRole("button", { name: "Import 2 work samples" }).click();
    await expect(page.getByText("Imported 2 work samples.")).toBeVisible();
    await stranger.goto(`/press-profile/${journalist.slug}`);
    // The story is part of the work, which has a tab of its own.
    await expect(stranger.getByText(SHOWN).first()).toBeAttached();
  });

  await test.step("What is there is marked and can't be chosen again", async () => {
    await address.fill(`${site()}/feed`);
    await read.click();
    await expect(box("One")).toBeDisabled();
    await expect(page.getByText("Already here")).toHaveCount(2);
    await expect(box("Two")).toBeEnabled();
  });

  await test.step("Undone, it is gone", async () => {
    await checkScreen(page, "import-recent");
    await page.getByRole("button", { name: "Undo: Harbour Notes" }).click();
    await expect(page.getByRole("status").getByText("2 removed.")).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText(SHOWN)).toHaveCount(0);
  });
});

test("a brand imports drafts without scripts, changes one and undoes the rest @long", async ({
  page,
  browser,
  request,
}, info) => {
  test.setTimeout(120_000);
  const run = `${info.project.name} ${runMark()}`;
  const brand = await makeListed(request, {
    userType: "BRAND",
    name: `Tove Rand ${run}`,
    company: `Quay ${run}`,
  });
  await signIn(page, brand.email);
  const { cookies } = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_URL });
  await context.addCookies(cookies);
  const plain = await context.newPage();

  await plain.goto("/import");
  await plain.getByLabel("Address of a site or feed").fill(site());
  await plain.getByRole("button", { name: "Read", exact: true }).click();
  await plain.getByRole("button", { name: "Import what is chosen" }).click();
  await expect(plain.getByText("Choose at least one entry")).toBeVisible();
  await plain.getByRole("checkbox", { name: "One" }).check();
  await plain.getByRole("checkbox", { name: "Two" }).check();
  await plain.getByRole("button", { name: "Import what is chosen" }).click();
  await expect(plain.getByText("Imported 2 drafts.")).toBeVisible();
  await context.close();

  await page.goto("/releases");
  await expect(page.getByRole("link", { name: /^One/ })).toBeVisible();
  await page.goto("/import");
  await page.getByText("What is still here (2)").click();
  await page.getByRole("link", { name: "Two", exact: true }).click();
  await expect(page.getByLabel("Headline")).toHaveValue("Two");
  await expect(page.getByText(`Source: ${site()}/stories/2`)).toBeVisible();

  // The editor saves a draft without a press of a button.
  const isSave = (sent: { url(): string; request(): { method(): string } }) =>
    sent.request().method() === "POST" && sent.url().endsWith("/api/v1/releases/saves");
  const saved = page.waitForResponse(isSave);
  await page.getByLabel("Headline").fill("Two, by us");
  expect((await saved).status()).toBe(200);
  await page.goto("/releases");
  await expect(page.getByRole("link", { name: /^Two, by us/ })).toBeVisible();
  await page.goto("/import");
  await page.getByRole("button", { name: "Undo: Harbour Notes" }).click();
  await expect(
    page.getByRole("status").getByText("1 removed. One stays, because it was changed."),
  ).toBeVisible();
});
