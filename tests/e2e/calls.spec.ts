import type { BrowserContext, Page } from "@playwright/test";
import { type Account, callApi, makeListed } from "./support/api";
import { agree, expectMedia, FAKE_DEVICES, makeCollaborators, watchCalls, wayOf } from "./support/calls";
import { test as base, expect, watch } from "./support/fixtures";
import { launchArgs } from "./support/launch-args";
import { signIn } from "./support/people";
import { checkScreen } from "./support/screens";
import { isPhone } from "./support/widths";

type Parties = { brand: Page; press: Page; pressAccount: Account; company: string; chat: string };

/** A brand and a journalist who agreed on a story, each signed in, with the address of their conversation. */
const test = base.extend<{ parties: Parties; way: "all" | "relay" }>({
  way: ["all", { option: true }],
  parties: async ({ page: brand, otherPage: press, request, way }, use) => {
    const { brand: brandAccount, press: pressAccount, pitchId } = await makeCollaborators(request);
    for (const page of [brand, press]) await watchCalls(page, way);
    await signIn(brand, brandAccount.email);
    await signIn(press, pressAccount.email);
    const { json } = await callApi(request, "GET", "/auth/me", { token: brandAccount.token });
    const chat = `/matching?tab=inbox&box=active&pitch=${pitchId}`;
    await use({ brand, press, pressAccount, company: json.data.user.profile.name, chat });
  },
});

test.use({
  launchOptions: {
    executablePath: process.env.E2E_CHROMIUM,
    args: [...launchArgs, ...FAKE_DEVICES],
  },
});

const callOf = (page: Page, name: string, kind = "Video") =>
  page.getByRole("dialog", { name: `${kind} call with ${name}` });
const act = (page: Page, name: string) =>
  page.getByRole("group", { name: "Call" }).getByRole("button", { name, exact: true });
const elsewhere = (page: Page) => page.getByRole("region", { name: "Call on another device" });
const entry = (page: Page, text: RegExp) => page.getByRole("log", { name: "Messages" }).getByText(text);
/** What screen readers heard last of calls. */
const spoken = (page: Page) => page.locator("p[aria-live=assertive]");
const toast = (page: Page, text: string) => page.getByRole("region", { name: /^Notices/ }).getByText(text);

test("a brand and a journalist talk: ring, answer, mute, devices, reload, take over, hang up @desktop", async ({
  parties: { brand, press, company, chat },
  browser,
  baseURL,
  complaints,
}) => {
  const ringer = (page: Page) => page.getByRole("dialog", { name: company, exact: true });

  await test.step("A call that was missed is said on a page that nobody has touched yet", async () => {
    await press.goto("/settings");
    await brand.goto(chat);
    await brand.getByRole("button", { name: "Video call" }).click();
    await expect(ringer(press)).toBeVisible();
    await expect(spoken(press)).toContainText("F6 leads to it");
    await press.keyboard.press("F6");
    await expect(ringer(press)).toBeFocused();
    await act(brand, "Hang up").click();
    await expect(spoken(brand)).toHaveText("You hung up");
    await expect(entry(brand, /^You hung up before Maren answered$/)).toBeVisible();
    await expect(toast(press, "Missed video call")).toBeVisible();
    await checkScreen(press, "call-missed");
  });

  await test.step("It rings on public pages too, and the one who answers hears and sees the other", async () => {
    await press.goto("/press");
    await brand.goto(chat);
    await brand.getByRole("button", { name: "Video call" }).click();
    await expect(callOf(brand, "Maren Oduya")).toContainText("Ringing…");
    await expect(ringer(press)).toContainText("Incoming video call");
    await expect(ringer(press)).toContainText("A winter without a road");
    await checkScreen(press, "call-ring");
    await ringer(press).getByRole("button", { name: "Answer", exact: true }).click();
    for (const page of [brand, press]) await expectMedia(page, ["audio", "video"]);
    await expect(callOf(brand, "Maren Oduya")).toHaveAttribute("data-phase", "connected");
    await expect(callOf(press, company)).toContainText("Nothing is recorded");
    await expect(brand.getByRole("timer", { name: "Call time" })).toHaveText(/^00:\d\d$/);
    await checkScreen(brand, "call");
  });

  await test.step("Who mutes is told of by what arrives, and heard again", async () => {
    await act(brand, "Mute").click();
    await expect(act(brand, "Mute")).toHaveAttribute("aria-pressed", "true");
    await expect(callOf(press, company)).toContainText(`${company}: microphone is off`);
    await act(brand, "Mute").click();
    await expect(callOf(press, company)).not.toContainText("microphone is off");
    await expect(spoken(press)).toHaveText(`${company}: microphone is on`);
    await act(press, "Camera").click();
    await expect(brand.getByLabel("Video of Maren Oduya")).toBeHidden();
    await act(press, "Camera").click();
    await expect(brand.getByLabel("Video of Maren Oduya")).toBeVisible();
  });

  await test.step("A screen is shared, which both read, and the camera is on again afterwards", async () => {
    if (isPhone(brand)) return;
    await act(brand, "Share screen").click();
    await expect(callOf(press, company)).toContainText("They share their screen");
    await expect(callOf(brand, "Maren Oduya")).toContainText("You share your screen");
    await act(brand, "Stop sharing").click();
    await expect(callOf(press, company)).toContainText("They stopped sharing their screen");
    await expect(act(brand, "Camera")).toHaveAttribute("aria-pressed", "true");
    await expectMedia(press, ["audio", "video"]);
  });

  await test.step("A microphone that is pulled is replaced, and both are told", async () => {
    await press.evaluate(() => {
      for (const track of window.seen.opened) if (track.kind === "audio") track.stop();
    });
    await expect(callOf(press, company)).toContainText("The microphone went away.");
    await expect(callOf(brand, "Maren Oduya")).toContainText("They speak by another microphone now");
    await expectMedia(brand, ["audio"]);
  });

  await test.step("The devices are chosen, and the call lies small over other pages", async () => {
    await act(brand, "Devices").click();
    await expect(brand.getByRole("region", { name: "Devices" }).getByRole("radio").first()).toBeVisible();
    await checkScreen(brand, "call-devices");
    await brand.keyboard.press("Escape");
    await expect(brand.getByRole("region", { name: "Devices" })).toHaveCount(0);
    await brand.keyboard.press("Escape");
    const small = brand.getByRole("region", { name: "Video call with Maren Oduya, small" });
    await expect(small).toBeVisible();
    if (isPhone(brand)) {
      await brand.getByRole("link", { name: "Back to inbox" }).click();
      await brand.getByRole("button", { name: "Open menu" }).click();
    }
    await brand.getByRole("link", { name: "Settings" }).first().click();
    await expect(brand).toHaveURL(/\/settings/);
    await expectMedia(brand, ["audio", "video"]);
    await checkScreen(brand, "call-small");
    await small.getByRole("button", { name: "Open the call" }).click();
  });

  await test.step("A reload rings no second time, and the call goes on", async () => {
    await press.reload();
    await expect(callOf(press, company)).toBeVisible();
    await expect(ringer(press)).toHaveCount(0);
    for (const page of [brand, press]) await expectMedia(page, ["audio", "video"]);
  });

  let tablet: BrowserContext | undefined;
  await test.step("Another device takes the call over, and the first one lets go", async () => {
    tablet = await browser.newContext({ baseURL, storageState: await press.context().storageState() });
    const second = await tablet.newPage();
    watch(second, complaints);
    await watchCalls(second);
    await second.goto("/dashboard");
    await second.getByRole("button", { name: "Take over here" }).click();
    await expect(callOf(press, company)).toHaveCount(0);
    await expect(elsewhere(press)).toContainText("Your video call is on another device");
    for (const page of [brand, second]) await expectMedia(page, ["audio"]);
    await second.close();
    // The device that lets go may have had a signal on its way, which is refused.
    const refused = complaints.findIndex((line) => /status of 409.*\/signals$/.test(line));
    if (refused >= 0) complaints.splice(refused, 1);
  });

  await test.step("A tab that is closed ends the call, and the conversation says so", async () => {
    // A browser too busy to send its goodbye is missed after SILENT_SECONDS, as one that crashed is.
    await expect(callOf(brand, "Maren Oduya")).toHaveCount(0, { timeout: 60_000 });
    await tablet?.close();
    await brand.goto(chat);
    await expect(entry(brand, /^Video call, \d+:\d\d, the line broke$/)).toBeVisible();
    await checkScreen(brand, "call-entries");
  });
});

test("a ring is declined, busy, refused, silent on other devices @desktop @long", async ({
  parties: { brand, press, pressAccount, company, chat },
  browser,
  baseURL,
  complaints,
  request,
}) => {
  const ringer = (page: Page) => page.getByRole("dialog", { name: company, exact: true });
  await brand.goto(chat);
  await press.goto("/dashboard");

  await test.step("Declined: the caller reads it, and the conversation keeps it", async () => {
    await brand.getByRole("button", { name: "Voice call" }).click();
    await ringer(press).getByRole("button", { name: "Decline" }).click();
    await expect(ringer(press)).toHaveCount(0);
    await expect(toast(brand, "Maren Oduya declined")).toBeVisible();
    await expect(callOf(brand, "Maren Oduya", "Voice")).toHaveCount(0);
  });

  await test.step("Answered on one device it falls silent on the other, where a late decline ends nothing", async () => {
    const context = await browser.newContext({ baseURL, storageState: await press.context().storageState() });
    const second = await context.newPage();
    watch(second, complaints);
    await watchCalls(second);
    await second.goto("/settings");
    await brand.getByRole("button", { name: "Voice call" }).click();
    await expect(ringer(second)).toBeVisible();
    await ringer(press).getByRole("button", { name: "Answer", exact: true }).click();
    await expect(ringer(second)).toHaveCount(0);
    await expect(elsewhere(second)).toContainText("Your voice call is on another device");
    for (const page of [brand, press]) await expectMedia(page, ["audio"]);
    await context.close();
  });

  await test.step("Who is in a call is busy for others", async () => {
    const other = await makeListed(request, {
      userType: "SOURCE",
      name: "Geert Hofstra",
      company: "Lauwers",
    });
    await agree(request, other, pressAccount);
    const conversations = await callApi(request, "GET", "/messages/conversations", { token: other.token });
    const { json } = await callApi(request, "POST", "/calls", {
      token: other.token,
      body: {
        ...{ conversationId: conversations.json.data.conversations[0].id, kind: "voice" },
        device: crypto.randomUUID(),
      },
    });
    expect(json.data.call).toMatchObject({ state: "ENDED", outcome: "BUSY" });
    await expect(toast(press, "Lauwers calls")).toBeVisible();
  });

  await test.step("Hung up, both read how long it was", async () => {
    await act(brand, "Hang up").click();
    await expect(callOf(press, company, "Voice")).toHaveCount(0);
    await expect(entry(brand, /^Voice call, \d+:\d\d$/)).toBeVisible();
  });

  await test.step("Without a camera a video call begins by sound", async () => {
    await brand.evaluate(() => {
      const open = MediaDevices.prototype.getUserMedia;
      MediaDevices.prototype.getUserMedia = function (wanted) {
        return wanted?.video
          ? Promise.reject(new DOMException("No", "NotAllowedError"))
          : open.call(this, wanted);
      };
    });
    await brand.getByRole("button", { name: "Video call" }).click();
    await ringer(press).getByRole("button", { name: "Answer without camera" }).click();
    await expect(callOf(brand, "Maren Oduya")).toContainText(
      "They cannot see you: no camera could be opened",
    );
    for (const page of [brand, press]) await expectMedia(page, ["audio"]);
    await act(brand, "Hang up").click();
  });

  await test.step("Without a microphone nothing rings, and the panel says why", async () => {
    await brand.evaluate(() => {
      MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException("No", "NotAllowedError"));
    });
    await brand.getByRole("button", { name: "Voice call" }).click();
    const panel = brand.getByRole("alert").filter({ hasText: "Call Error" });
    await expect(panel).toContainText("Failed to access camera/microphone. Please check permissions.");
    await checkScreen(brand, "call-error");
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toHaveCount(0);
  });
});

test.describe("by a relay", () => {
  test.use({ way: "relay" });

  test("a call goes by a relay alone, is lost and found again, and both offer at once @desktop", async ({
    parties: { brand, press, chat },
  }) => {
    test.skip(!process.env.E2E_RELAY_PID, "This machine has no coturn.");
    await brand.goto(chat);
    await press.goto("/dashboard");
    await brand.getByRole("button", { name: "Voice call" }).click();
    await press.getByRole("button", { name: "Answer", exact: true }).click();
    const call = callOf(brand, "Maren Oduya", "Voice");
    for (const page of [brand, press]) await expectMedia(page, ["audio"]);
    for (const page of [brand, press]) expect(await wayOf(page)).toBe("relay");

    await test.step("Without a network it says that it tries again, and goes on with it", async () => {
      const relay = Number(process.env.E2E_RELAY_PID);
      process.kill(relay, "SIGSTOP");
      await expect(call).toHaveAttribute("data-phase", "reconnecting");
      await expect(call).toContainText("Reconnecting…");
      process.kill(relay, "SIGCONT");
      await expect(call).toHaveAttribute("data-phase", "connected");
      for (const page of [brand, press]) await expectMedia(page, ["audio"]);
    });

    await test.step("Offers that collide end in one connection", async () => {
      const rounds = process.env.TEST_LONG ? 50 : 8;
      const restart = (page: Page) => page.evaluate(() => window.seen.connections.at(-1)?.restartIce());
      for (let round = 0; round < rounds; round++) await Promise.all([restart(brand), restart(press)]);
      for (const page of [brand, press]) {
        await expect
          .poll(() => page.evaluate(() => window.seen.connections.at(-1)?.signalingState))
          .toBe("stable");
        await expectMedia(page, ["audio"]);
      }
      await act(brand, "Hang up").click();
    });
  });
});
