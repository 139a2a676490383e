import { readFileSync } from "node:fs";
import sharp from "sharp";
import { analyticsTabs } from "@/components/insights/analytics/tabs";
import { toDateInput, utcDay } from "@/lib/utils/dates";
import { callApi, makeListed, pitchBody } from "./support/api";
import { expect, test, watch } from "./support/fixtures";
import { signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";
import { weigh } from "./support/weigh";
import { DESKTOP, isPhone, PHONE } from "./support/widths";

/** Compressed scripts of /analytics over an empty page's, and of its charts: Recharts alone is 124,600 bytes of them. */
const [MAX_TAB_BYTES, MAX_CHART_BYTES] = [122_880, 128_000];

/** What only screen readers read is so wide. */
const OUT_OF_SIGHT = ["width", "1px"] as const;

/** A headless browser calls itself one, and is left out as a robot. */
const dayFromNow = (days: number) => toDateInput(new Date(Date.now() + days * 86_400_000));
const READER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test("a brand reads on its dashboard what happened, what waits, and how each figure is counted", async ({
  page,
  browser,
  baseURL,
  request,
  complaints,
}, info) => {
  const run = `${info.project.name} ${runMark()}`;
  const brand = await makeListed(request, {
    ...{ userType: "BRAND", name: "Petra Lindqvist", company: `Hollow Pine ${run}` },
  });
  const press = await makeListed(request, { userType: "PRESS", name: "Maren Oduya" });
  const address = `/brand-newsroom/${brand.slug}`;
  const analytics = async () =>
    (await callApi(request, "GET", "/users/analytics", { token: brand.token, query: { period: "7d" } })).json
      .data.analytics;

  await test.step("A reader counts once a day, a robot and the owner do not", async () => {
    const context = await browser.newContext({ baseURL, userAgent: READER });
    const reader = await context.newPage();
    watch(reader, complaints);
    await reader.goto(address);
    await expect.poll(async () => (await analytics()).pageViews).toBe(1);
    await reader.reload();
    await expect.poll(async () => (await analytics()).pageViews).toBe(2);
    await context.close();
    await page.goto(address);
    await expect.poll(async () => (await analytics()).leftOut).toBe(1);
    await signIn(page, brand.email);
    await page.goto(address);
    await expect.poll(async () => (await analytics()).leftOut).toBe(2);
    expect(await analytics()).toMatchObject({ pageViews: 2, dailyVisitors: 1 });
  });

  await test.step("Empty, it says what comes and how to begin", async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Welcome back, Petra Lindqvist" })).toBeVisible();
    await expect(page.getByText("Not measured yet").first()).toBeVisible();
    await expect(page.getByText("Matches and pitches are told here as they happen.")).toBeVisible();
    await checkScreen(page, "dashboard-empty");
  });

  await test.step("A pitch that is answered stands in figures, activity and deadlines", async () => {
    const body = pitchBody(press.userId);
    const { json } = await callApi(request, "POST", "/pitches", { token: brand.token, body });
    await expect(page.getByText("Maren Oduya’s 14 days end")).toBeVisible();
    const { id } = json.data.pitch;
    await callApi(request, "POST", `/pitches/${id}/respond`, {
      ...{ token: press.token, body: { response: "accepted" } },
    });
    await expect(page.getByText("Maren Oduya accepted “A winter without a road”")).toBeVisible();
    await expect(page.getByText("1 of 1, last 90 days")).toBeVisible();
    await page.getByRole("link", { name: "How Pitch Response Rate is counted" }).click();
    await expect(page.getByRole("heading", { name: "How Pitch Response Rate is counted" })).toBeVisible();
    await expect(page.getByRole("row", { name: "Accepted 1" })).toBeVisible();
    await checkScreen(page, "dashboard");
    await page.getByRole("tab", { name: /^Pitches/ }).click();
    await expect(page.getByText("1 active, 0 completed")).toBeVisible();
    await expect(page).toHaveURL(/tab=pitches/);
    await checkScreen(page, "dashboard-pitches");
  });

  await test.step("Without scripts a figure's link opens how it is counted", async () => {
    const context = await browser.newContext({
      ...{ baseURL, javaScriptEnabled: false, storageState: await page.context().storageState() },
    });
    const plain = await context.newPage();
    await plain.goto("/dashboard");
    await plain.getByRole("link", { name: "How Media Reach is counted" }).click();
    await expect(plain.getByRole("heading", { name: "How Media Reach is counted" })).toBeVisible();
    await plain.getByRole("link", { name: "Complete a collaboration with its story" }).click();
    await expect(plain).toHaveURL(/tab=inbox&box=active/);
    await plain.goto("/dashboard?how=pitchResponseRate");
    await plain.getByRole("link", { name: "Open the pitch" }).click();
    await expect(plain.getByRole("heading", { name: "Pitch Response Rate" })).toBeVisible();
    await expect(plain.getByRole("link", { name: /A winter without a road/ })).toHaveCount(1);
    await context.close();
  });
});

test("a brand reads its figures in charts and tables that say the same, by keys alone, and takes them along", {
  tag: "@desktop",
}, async ({ page, browser, baseURL, request, complaints }) => {
  const brand = await makeListed(request, {
    ...{ userType: "BRAND", name: "Petra Lindqvist", company: `Hollow Pine ${runMark()}` },
  });
  const press = await makeListed(request, { userType: "PRESS", name: "Maren Oduya" });
  await callApi(request, "PUT", "/users/profile", {
    ...{ token: press.token, body: { publications: ["Northwind Post"] } },
  });
  const { json } = await callApi(request, "POST", "/pitches", {
    ...{ token: brand.token, body: pitchBody(press.userId) },
  });
  const { id } = json.data.pitch;
  const asPress = { token: press.token };
  await callApi(request, "POST", `/pitches/${id}/respond`, { ...asPress, body: { response: "accepted" } });
  for (const [{ token }, act] of [
    [press, "complete"],
    [brand, "rating"],
  ] as const)
    await callApi(request, "POST", `/pitches/${id}/${act}`, {
      token,
      body: { rating: "up", outcome: false },
    });
  await signIn(page, brand.email);
  const rows = (caption: string) => page.getByRole("table", { name: caption }).getByRole("row");

  await test.step("Its tabs are small, and their charts load with them", async () => {
    const state = await page.context().storageState();
    const weighAt = async (address: string) => {
      const context = await browser.newContext({ baseURL, storageState: state });
      const fresh = await context.newPage();
      watch(fresh, complaints);
      const { scripts } = await weigh(fresh, page.request, address);
      await context.close();
      return scripts;
    };
    const tab = await weighAt("/analytics?tab=benchmarks");
    const charts = (await weighAt("/analytics")) - tab;
    console.table({ tab, charts });
    expect(tab).toBeLessThanOrEqual(MAX_TAB_BYTES);
    expect(charts).toBeGreaterThan(0);
    expect(charts).toBeLessThanOrEqual(MAX_CHART_BYTES);
  });

  await test.step("Who took a photo while signed in is named, with the outlet", async () => {
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#2f5d50" } })
      .jpeg()
      .toBuffer();
    const file = { name: "mill.jpg", mimeType: "image/jpeg", buffer };
    const answer = await request.post("/api/v1/assets", {
      headers: { authorization: `Bearer ${brand.token}` },
      multipart: { kind: "photo", caption: "A mill", credit: "Even Strand", file },
    });
    const { originalUrl } = (await answer.json()).data.asset;
    const reader = { "user-agent": READER };
    const take = (headers: Record<string, string>) =>
      request.get(originalUrl, { headers: { ...reader, ...headers } });
    await expect.poll(async () => (await take({ "user-agent": "Robot" })).status()).toBe(200);
    await take({});
    await take({ authorization: `Bearer ${press.token}` });
    await page.goto("/analytics?tab=content");
    const row = page.getByRole("table", { name: "Which file was taken" }).getByRole("row").last();
    await expect
      .poll(async () => {
        await page.reload();
        return row.getByRole("rowheader").innerText();
      })
      .toMatch(/A mill\s+by Maren Oduya \(Northwind Post\); 1 unnamed/);
    await expect(row.getByRole("link", { name: "Maren Oduya" })).toHaveAttribute(
      "href",
      `/press-profile/${press.slug}`,
    );
  });

  await test.step("Each tab says what was counted, and holds at both widths and in both themes", async () => {
    await page.goto("/analytics");
    for (const { id, label, charts } of analyticsTabs) {
      await page.getByRole("tablist", { name: "Analytics" }).getByRole("tab", { name: label }).click();
      await expect(page.getByRole("tabpanel", { name: label })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`tab=${id}`));
      for (const { title } of charts) await expect(page.getByRole("figure", { name: title })).toBeVisible();
      await checkScreen(page, `analytics-${id}`);
    }
    await expect(page.getByText(/accounts? so far\. Shown from 5 up\.$/).first()).toBeVisible();
  });

  await test.step("Chart, table, CSV and report say the same numbers", async () => {
    const tab = page.getByRole("tab", { name: "Pitches & Outreach" });
    await page.getByRole("tab", { selected: true }).press("Home");
    await expect(page.getByRole("tab", { name: "Overview" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(tab).toBeFocused();
    await page.keyboard.press("Space");
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("table", { name: "Where the pitches stand" })).toContainText("Accepted1100%");
    const figure = page.getByRole("figure", { name: "Pitches sent and accepted" });
    if (isPhone(page)) await figure.getByRole("link", { name: "Table" }).click();
    await expect(rows("Pitches sent and accepted").last()).toHaveText("All110");
    await expect(page.getByText("New: none in the period before").first()).toBeVisible();
    if (isPhone(page)) await figure.getByRole("link", { name: "Chart" }).click();
    const stop = figure.getByRole("application", { name: "Pitches sent and accepted" });
    await stop.focus();
    await stop.press("ArrowRight");
    await expect(figure.getByRole("status")).toContainText("Sent: 0Accepted: 0");
    await page.getByRole("link", { name: "Last 7 days" }).press("Enter");
    await expect(page).toHaveURL(/period=7d.*tab=pitches/);
    await expect(rows("Pitches sent and accepted")).toHaveCount(7 + 2);
    await page.getByText("Export Report").press("Enter");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Table (CSV)" }).press("Enter"),
    ]);
    expect(download.suggestedFilename()).toMatch(
      /^analytics-hollow-pine.*-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    );
    const lines = readFileSync(await download.path(), "utf8")
      .trim()
      .split("\r\n")
      // Text in quotes may hold commas; numbers have none.
      .map((line) => line.replaceAll(/"[^"]*"/g, "").split(","));
    const place = lines[0]?.indexOf("Pitches sent") ?? -1;
    expect(lines.slice(1, 9).map((cells) => Number(cells[place]))).toEqual([...[0, 0, 0, 0, 0, 0, 1, 1]]);
    await page.getByRole("switch", { name: "Mail me each month's figures" }).press("Space");
    await expect(page.getByText(/^Next: 1\s.*07:00\sUTC$/)).toBeVisible();
    await page.getByRole("link", { name: "Report to print" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Hollow Pine .*: report/);
    await expect(rows("Pitches sent and accepted").last()).toHaveText("All110");
    await expect(page.getByText("New: none in the period before").first()).toBeVisible();
    await checkScreen(page, "analytics-report");
    // Paper is light, and holds each chart whole above its table, with rows side by side as a wide screen has them.
    const size = isPhone(page) ? PHONE : DESKTOP;
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 718, height: 1046 });
    const paper = page.getByRole("figure", { name: "Pitches sent and accepted" }).first();
    const [drawn, table] = [paper.locator("svg").first(), paper.getByRole("table")];
    const boxes = await Promise.all([drawn.boundingBox(), table.boundingBox()]);
    expect(boxes[0]?.width).toBeGreaterThan(400);
    expect((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 999)).toBeLessThanOrEqual(718);
    expect((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 9999)).toBeLessThanOrEqual(boxes[1]?.y ?? 0);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(251, 248, 241)");
    await expect(page.getByRole("table", { name: "By pitch" }).getByRole("row").first()).toHaveCSS(
      "display",
      "table-row",
    );
    if (process.env.E2E_SHOTS) await page.pdf({ path: `${process.env.E2E_SHOTS}/report.pdf`, format: "A4" });
    await page.emulateMedia({ media: null, colorScheme: null });
    await page.setViewportSize(size);
  });

  await test.step("A figure leads to what it counts", async () => {
    await page.goto("/analytics?tab=pitches&period=7d");
    await expect(page.getByText(/^As Hollow Pine .*, counted up to \d\d:\d\d/)).toBeVisible();
    await page.getByRole("link", { name: "How Pitches sent is counted" }).press("Enter");
    await page.getByRole("link", { name: "Open the list" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pitches sent");
    await expect(page.getByRole("link", { name: /A winter without a road.*Maren Oduya/ })).toBeVisible();
    await checkScreen(page, "analytics-counted");
    await page.goto("/analytics/counted/downloads?period=7d");
    await expect(page.getByRole("table", { name: "By what was visited" })).toContainText("A mill");
    await checkScreen(page, "analytics-counted-pages");
  });

  await test.step("The score after each rating is a chart, a table and a file", async () => {
    await page.goto("/analytics?tab=reputation");
    const figure = page.getByRole("figure", { name: "Score after each rating" });
    await expect(figure.locator("svg .recharts-line-dots circle, svg .recharts-line-dots path")).toHaveCount(
      1,
    );
    if (isPhone(page)) await figure.getByRole("link", { name: "Table" }).click();
    await expect(rows("Score after each rating").last()).toHaveText(/Up3\.3$/);
    await page.getByText("Export Report").press("Enter");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Reputation (CSV)" }).press("Enter"),
    ]);
    expect(readFileSync(await download.path(), "utf8")).toMatch(
      /,Up,Maren Oduya,A winter without a road,3\.3\r\n/,
    );
  });

  await test.step("On a phone the table stays chosen over tabs, periods and a reload", async () => {
    await page.setViewportSize(PHONE);
    await page.goto("/analytics?tab=pitches");
    const table = page.getByRole("table", { name: "Pitches sent and accepted" });
    // Out of sight, it stays for screen readers.
    await expect(page.getByRole("table", { name: "Pitches sent and accepted" }).locator("..")).toHaveCSS(
      ...OUT_OF_SIGHT,
    );
    const figure = page.getByRole("figure", { name: "Pitches sent and accepted" });
    await figure.getByRole("link", { name: "Table" }).press("Enter");
    await expect(table).toBeVisible();
    await page.getByRole("tab", { name: "Reputation" }).press("Enter");
    await expect(page.getByRole("table", { name: "Score after each rating" })).toBeVisible();
    await checkScreen(page, "analytics-reputation-table");
    await page.getByRole("link", { name: "Last 7 days" }).press("Enter");
    await expect(page).toHaveURL(/period=7d/);
    await page.reload();
    await expect(page.getByRole("table", { name: "Thumbs up and down" })).toBeVisible();
    await page.getByRole("link", { name: "Chart" }).first().press("Enter");
    await expect(page.getByRole("table", { name: "Thumbs up and down" }).locator("..")).toHaveCSS(
      ...OUT_OF_SIGHT,
    );
    await page.setViewportSize(DESKTOP);
  });

  await test.step("Without scripts the table is there", async () => {
    const context = await browser.newContext({
      ...{
        baseURL,
        viewport: PHONE,
        javaScriptEnabled: false,
        storageState: await page.context().storageState(),
      },
    });
    const plain = await context.newPage();
    await plain.goto("/analytics?tab=reputation");
    await expect(plain.getByRole("table", { name: "Score after each rating" })).toBeVisible();
    await expect(plain.getByRole("link", { name: "Table", exact: true })).toHaveCount(0);
    await context.close();
  });

  await test.step("Own days are asked by keys, and refused in a sentence", async () => {
    await page.goto("/analytics?tab=matches");
    await page.getByText("Own dates").press("Enter");
    await page.getByLabel("First day").fill("2026-10-20");
    await page.getByLabel("Last day").fill("2026-10-02");
    await page.getByRole("button", { name: "Show these days" }).press("Enter");
    const form = page.locator("form").filter({ has: page.getByLabel("First day") });
    await expect(form.getByRole("alert")).toHaveText("The last day must not be before the first.");
    await expect(page.getByLabel("Last day")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("First day")).toHaveValue("2026-10-20");
    await expect(page.getByRole("table")).toHaveCount(0);
    for (const path of ["/analytics", "/analytics/report"]) {
      await page.goto(`${path}?from=2099-01-01&to=2099-01-02`);
      await expect(form.getByRole("alert")).toContainText("The first day must not be after today");
      await expect(page.getByLabel("First day")).toHaveValue("2099-01-01");
      await expect(page.getByRole("table")).toHaveCount(0);
    }
    // Days to come are left out: the period ends today.
    await page.goto(`/analytics?from=${dayFromNow(-9)}&to=${dayFromNow(30)}`);
    const today = utcDay(dayFromNow(0)).split(/\s/).join("\\s");
    await expect(page.getByText(new RegExp(`to ${today}, compared`))).toBeVisible();
    await page.goto("/analytics?tab=matches&period=30d&zone=Nowhere");
    await expect(page.getByText("“Nowhere” in the address is no time zone")).toBeVisible();
    await page.goto("/analytics?zone=Asia/Kathmandu");
    await expect(page.getByText("a day in Kathmandu begins at 00:45")).toBeVisible();
    await page.goto("/analytics?tab=matches&from=2026-10-02&to=2026-10-20");
    await expect(page.getByText(/2\sOctober\s2026 to 20\sOctober\s2026/)).toBeVisible();
    await expect(page.getByText("Nothing was counted in these days").first()).toBeVisible();
  });
});
