import type { Page } from "@playwright/test";
import { callApi } from "./support/api";
import { makeCollaborators } from "./support/calls";
import { expect, test } from "./support/fixtures";
import { signIn } from "./support/people";
import { deliver, shownOn, startPushService } from "./support/push";
import { checkScreen } from "./support/screens";
import { storyPort } from "./support/story-server";

test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

const SETTINGS = "/settings/notifications";
const section = (page: Page) => page.getByRole("region", { name: "Push on your devices" });
const cached = (page: Page, path: string) =>
  page.evaluate(async (path) => Boolean(await caches.match(path)), path);

test("pushes are switched on by a tap, arrive once, and end with the sign-out", async ({
  page,
  request,
  complaints,
}) => {
  const service = await startPushService(storyPort());
  const { brand, press } = await makeCollaborators(request);
  const company = (await callApi(request, "GET", "/auth/me", { token: brand.token })).json.data.user.profile
    .name;
  const [conversation] = (await callApi(request, "GET", "/messages/conversations", { token: press.token }))
    .json.data.conversations;
  const write = (content: string) =>
    callApi(request, "POST", "/messages", {
      ...{ token: brand.token, body: { conversationId: conversation.id, content } },
    });
  const pushes = (path: string) => service.arrived.filter((push) => push.path === path);
  const context = page.context();

  await service.standIn(page, "/press", "default");
  await signIn(page, press.email);

  await test.step("The inbox offers them beside the conversations, and asks inside the tap", async () => {
    await page.goto("/matching?tab=inbox&box=active");
    const card = page.getByRole("complementary", { name: "Hear of answers on this device?" });
    await expect(card).toBeVisible();
    await checkScreen(page, "push-card");
    await card.getByRole("button", { name: "Not here" }).click();
    await expect(card).toBeHidden();
    await page.reload();
    await expect(page.getByRole("region", { name: "Collaborations" })).toBeVisible();
    await expect(card).toBeHidden();
  });

  await test.step("The settings say what this device does, and switch it on", async () => {
    await page.goto(SETTINGS);
    await expect(section(page)).toContainText("This device");
    await expect(section(page).getByText("Off", { exact: true })).toBeVisible();
    await checkScreen(page, "push-off");
    await section(page).getByRole("button", { name: "Switch on" }).click();
    await expect(section(page).getByText("On", { exact: true })).toBeVisible();
    await expect(section(page)).toContainText("Nothing was pushed yet.");
    await expect(section(page).getByRole("switch")).toHaveCount(5);
    await checkScreen(page, "push-on");
  });

  await test.step("A test reaches the device, and its worker shows it", async () => {
    await section(page)
      .getByRole("button", { name: /^Send a test/ })
      .click();
    await expect.poll(() => pushes("/press").length).toBe(1);
    const [test] = pushes("/press");
    await deliver(context, page, JSON.stringify({ notification: test?.notice }));
    await expect
      .poll(() => shownOn(context))
      .toEqual(["Fivewire reaches this device: This is the test that you asked for."]);
    await page.reload();
    await expect(section(page)).toContainText(/Last push:/);
  });

  await test.step("A message arrives once, with its text; one that cannot be read shows that something came", async () => {
    await write("The first train leaves at 18:20.");
    await expect.poll(() => pushes("/press").length, { timeout: 60_000 }).toBe(2);
    const message = pushes("/press")[1]?.notice;
    expect(message).toMatchObject({ title: company, body: "The first train leaves at 18:20." });
    for (const data of [
      JSON.stringify({ notification: message }),
      JSON.stringify({ notification: message }),
      "?",
    ])
      await deliver(context, page, data);
    await expect
      .poll(() => shownOn(context))
      .toEqual(
        expect.arrayContaining([
          `${company}: The first train leaves at 18:20.`,
          "Fivewire: There is news for you.",
        ]),
      );
    expect((await shownOn(context)).filter((text) => text.startsWith(company))).toHaveLength(1);
  });

  await test.step("Without a connection the last inbox shows, and what is written waits", async () => {
    await page.goto(`/matching?tab=inbox&conversation=${conversation.id}`);
    await expect(page.getByRole("log", { name: "Messages" })).toContainText("18:20");
    await expect.poll(() => cached(page, `/offline/inbox/${conversation.id}`)).toBe(true);
    await expect.poll(() => cached(page, "/offline/inbox")).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    await checkScreen(page, "offline");
    await page.locator("summary", { hasText: company }).click();
    await expect(page.getByText("The first train leaves at 18:20.").last()).toBeVisible();
    await page.getByLabel(`Write to ${company}`).fill("I will be on it.");
    await expect(page.getByRole("status")).toHaveText("Stored in this window.");
    await checkScreen(page, "offline-open");
    await context.setOffline(false);
    await page.goto(`/matching?tab=inbox&conversation=${conversation.id}`);
    await expect(page.getByRole("textbox", { name: "Message", exact: true })).toHaveValue("I will be on it.");
    // What failed without a connection is what this step is about.
    complaints.length = 0;
  });

  await test.step("A service that answers 410 ends it, and the settings say so", async () => {
    service.answers.set("/press", 410);
    await page.goto(SETTINGS);
    await write("Another one");
    await expect.poll(() => pushes("/press").length, { timeout: 60_000 }).toBe(3);
    await page.reload();
    await expect(section(page)).toContainText("Switch them on there again.");
    service.answers.clear();
    await section(page).getByRole("button", { name: "Switch on" }).click();
    await expect(section(page).getByText("On", { exact: true })).toBeVisible();
  });

  await test.step("Signing out ends the pushes and leaves no inbox", async () => {
    // The counts are read once the socket stands: a session that ends meanwhile would refuse them.
    const counted = page.waitForResponse(/\/matches\/counts$/);
    await page.goto("/settings");
    await counted;
    await page.goto("/sign-out");
    await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => cached(page, "/offline/inbox")).toBe(false);
    const { json } = await callApi(request, "GET", "/push", { token: press.token });
    expect(json.data.devices).toEqual([]);
  });
  await service.stop();
});

test("a device that refused pushes is told how to allow them", async ({ page, request }) => {
  const service = await startPushService(storyPort());
  const { press } = await makeCollaborators(request);
  await service.standIn(page, "/denied", "denied");
  await signIn(page, press.email);
  await page.goto(SETTINGS);
  await expect(section(page)).toContainText("You did not allow pushes from this site.");
  await expect(section(page).getByRole("button")).toHaveCount(0);
  await service.stop();
});
