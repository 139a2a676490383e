import { callApi, makeListed, pitchBody } from "./support/api";
import { expect, test, watch } from "./support/fixtures";
import { signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";

/** A headless browser calls itself one, and is left out as a robot. */
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
    await plain.getByRole("link", { name: "Add the readers of one" }).click();
    await expect(plain.getByRole("heading", { name: "No story is linked yet" })).toBeVisible();
    await context.close();
  });
});
