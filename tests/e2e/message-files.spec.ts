import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import JSZip from "jszip";
import { A_PDF, plainPicture } from "@/tests/factories/assets";
import { FAKE_DEVICES, makeCollaborators } from "./support/calls";
import { expect, test, watch } from "./support/fixtures";
import { launchArgs } from "./support/launch-args";
import { signIn } from "./support/people";
import { checkScreen } from "./support/screens";
import { startSite, storyPort } from "./support/story-server";
import { weigh } from "./support/weigh";

test.use({
  launchOptions: {
    executablePath: process.env.E2E_CHROMIUM,
    args: [...launchArgs, ...FAKE_DEVICES],
  },
});

const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const list = (page: Page) => page.getByRole("list", { name: "Files to send" });
const rowOf = (page: Page, name: string) => list(page).getByRole("listitem").filter({ hasText: name });
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();
const choose = (page: Page, label: string, ...files: { name: string; buffer: Buffer }[]) =>
  page.getByLabel(label).setInputFiles(files.map((file) => ({ mimeType: "", ...file })));

/** Compressed scripts of /matching with an open conversation: 133 kB of them are React and Next. */
const MAX_SCRIPT_BYTES = 280_000;

/** Takes an act from a message's menu. */
async function actOn(page: Page, excerpt: string, act: string) {
  await log(page)
    .getByRole("button", { name: `Actions of message: ${excerpt}` })
    .click();
  await page.getByRole("menuitem", { name: act }).click();
}

/** Lets go of a file over an element, as a mouse from the desktop does. */
async function drop(target: Locator, name: string, text: string) {
  const page = target.page();
  const dataTransfer = await page.evaluateHandle(
    ([fileName = "", content = ""]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName));
      return transfer;
    },
    [name, text],
  );
  await target.dispatchEvent("dragover", { dataTransfer });
  await expect(page.getByText(/^Drop files to send them/)).toBeVisible();
  await target.dispatchEvent("drop", { dataTransfer });
}

/** Records 60 frames of changing colour, which any Chromium plays. */
async function recordVideo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
    const context = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: "video/webm;codecs=vp8" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.start();
    for (let frame = 0; frame < 60; frame++) {
      if (context) context.fillStyle = `hsl(${frame * 6} 60% 50%)`;
      context?.fillRect(0, 0, canvas.width, canvas.height);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test("two who agreed send each other photos, a contract, a voice note and a large file that goes on after a reload", async ({
  page: brand,
  otherPage: press,
  browser,
  baseURL,
  complaints,
  request,
}) => {
  const { brand: brandAccount, press: pressAccount, pitchId } = await makeCollaborators(request);
  await signIn(brand, brandAccount.email);
  await signIn(press, pressAccount.email);
  const chat = `/matching?tab=inbox&box=active&pitch=${pitchId}`;
  for (const page of [brand, press]) await page.goto(chat);

  await test.step("Photos are chosen and a contract is dropped; both come with one message", async () => {
    const picture = await plainPicture();
    await choose(brand, "Choose files", ...["one.jpg", "two.jpg"].map((name) => ({ name, buffer: picture })));
    await drop(brand.getByRole("region", { name: /^Conversation with/ }), "press-stay-contract.pdf", A_PDF);
    await expect(list(brand).getByRole("listitem")).toHaveCount(3);
    await brand
      .getByRole("textbox", { name: "Message" })
      .fill("Both, with the credit. The contract is below.");
    await expect(rowOf(brand, "contract").getByText(`${A_PDF.length} bytes`)).toBeVisible();
    await send(brand);
    await expect(list(brand)).toHaveCount(0);
    for (const page of [brand, press]) {
      const photo = log(page).getByRole("img", { name: "one.jpg" });
      await expect(photo).toBeVisible();
      await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
    const [saved] = await Promise.all([
      press.waitForEvent("download"),
      log(press).getByRole("link", { name: "press-stay-contract.pdf" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe("press-stay-contract.pdf");
    expect(await readFile(await saved.path(), "utf8")).toBe(A_PDF);
  });

  await test.step("A voice note is recorded and played", async () => {
    await brand.getByRole("button", { name: "Record a voice note" }).click();
    const recorder = brand.getByRole("group", { name: "Recording a voice note" });
    await expect(recorder.getByText("0:01")).toBeVisible();
    await checkScreen(brand, "message-recorder");
    await recorder.getByRole("button", { name: "Done" }).click();
    await expect(rowOf(brand, "voice-note.webm").getByText("KB")).toBeVisible();
    await send(brand);
    const note = log(press).getByLabel("Voice note", { exact: true });
    await expect.poll(() => note.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(0.5);
    await checkScreen(press, "message-files");
  });

  await test.step("A video comes with a picture of it, and loads when it is played", async () => {
    const fetched: string[] = [];
    press.on("request", (one) => fetched.push(one.url()));
    await choose(brand, "Choose files", { name: "walk.webm", buffer: await recordVideo(brand) });
    await expect(rowOf(brand, "walk.webm").getByText("KB")).toBeVisible();
    await send(brand);
    const video = log(press).getByLabel("walk.webm", { exact: true });
    await expect(video).toHaveAttribute("poster", /preview=1/);
    const poster = (await video.getAttribute("poster")) ?? "";
    const response = await press.request.get(poster);
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/webp"]);
    const isVideo = (url: string) => url.includes("/files/messages/") && !url.includes("preview=1");
    expect(fetched.filter(isVideo)).toEqual([]);
    await video.evaluate((player: HTMLVideoElement) => player.play());
    await expect.poll(() => fetched.some(isVideo)).toBe(true);
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.videoWidth)).toBe(320);
  });

  await test.step("An address gets its page's card, live for both, with a picture from us", async () => {
    const site = await startSite(storyPort(), "", await plainPicture(900, 600, "png"));
    try {
      // The long run walks this twice, and a page that was read before is not read again.
      const path = `/lamp-${Date.now()}`;
      const text = `This is last year’s piece, for the tone: http://127.0.0.1:${site.port}${path}`;
      await brand.getByRole("textbox", { name: "Message" }).fill(text);
      await send(brand);
      for (const page of [brand, press]) {
        const card = log(page).getByRole("link", { name: /^The night train is back/ });
        await expect(card.getByText("The Ledger")).toBeVisible();
        const picture = card.locator("img");
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600);
        expect(await picture.getAttribute("src")).toMatch(/^\/files\/links\//);
      }
      expect(site.hits).toEqual([path, "/picture.png"]);
      await checkScreen(press, "message-link");
    } finally {
      await site.stop();
    }
  });

  await test.step("A large file stops with the page and goes on from where it was", async () => {
    const large = Buffer.concat([
      Buffer.from("%PDF-1.4\n"),
      Buffer.alloc(7_000_000, 32),
      Buffer.from("\nstartxref\n0\n%%EOF\n"),
    ]);
    let pieces = 0;
    await brand.route("**/api/v1/messages/uploads/*", (route) => {
      if (route.request().method() !== "PATCH" || ++pieces < 3) return route.continue();
    });
    await choose(brand, "Choose files", { name: "winter-line.pdf", buffer: large });
    await expect.poll(() => pieces).toBe(3);
    await brand.reload();
    await brand.unrouteAll({ behavior: "ignoreErrors" });
    const row = rowOf(brand, "winter-line.pdf");
    await expect(row.getByText("Stopped at 4.2 MB of 7 MB. Nothing is lost")).toBeVisible();
    await checkScreen(brand, "message-upload-stopped");
    const sent = brand.waitForRequest((one) => one.method() === "PATCH");
    await choose(brand, "Choose winter-line.pdf again", { name: "winter-line.pdf", buffer: large });
    expect((await sent).headers()["upload-offset"]).toBe(String(4 * 1024 * 1024));
    await expect(row.getByRole("button", { name: "Remove" })).toBeVisible();
    await send(brand);
    await expect(log(press).getByRole("link", { name: "winter-line.pdf" })).toBeVisible();
  });

  await test.step("A program with the name of a PDF is refused beside its name, and not sent", async () => {
    await choose(brand, "Choose files", { name: "contract.pdf", buffer: Buffer.from("MZ a program") });
    await expect(rowOf(brand, "contract.pdf").getByRole("alert")).toContainText("PDF");
    await expect(brand.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
    await rowOf(brand, "contract.pdf").getByRole("button", { name: "Remove" }).click();
    await expect(list(brand)).toHaveCount(0);
    expect(complaints.splice(0)).toEqual([expect.stringContaining("415")]);
  });

  await test.step("All files of the conversation are in one place, and in one zip", async () => {
    await press.getByRole("button", { name: "More", exact: true }).click();
    await press.getByRole("menuitem", { name: "Files of this conversation" }).click();
    const panel = press.getByRole("complementary", { name: "Files of this conversation" });
    await expect(press).toHaveURL(/view=files/);
    await expect(panel.getByRole("listitem")).toHaveCount(6);
    await checkScreen(press, "message-files-panel");
    const [zip] = await Promise.all([
      press.waitForEvent("download"),
      panel.getByRole("link", { name: /^All 6 as zip/ }).click(),
    ]);
    const { files } = await JSZip.loadAsync(await readFile(await zip.path()));
    expect(Object.keys(files)).toHaveLength(6);
    await panel.getByRole("button", { name: "Close the files" }).click();
    await expect(panel).toHaveCount(0);
  });

  await test.step("A message is answered, edited and agreed to, each wording by itself", async () => {
    await actOn(press, "Both, with the credit. The contract is…", "Reply");
    await press.getByRole("textbox", { name: "Message" }).fill("The contract says two nights.");
    await send(press);
    await expect(log(brand).getByRole("button", { name: /^In answer to You/ })).toBeVisible();
    await actOn(brand, "The contract says two nights.", "Agreed");
    await expect(log(press).getByText("Agreed")).toBeVisible();
    await actOn(press, "The contract says two nights.", "Edit");
    await expect(press.getByRole("textbox", { name: "Message" })).toHaveValue(
      "The contract says two nights.",
    );
    await press.getByRole("textbox", { name: "Message" }).fill("The contract says three nights.");
    await send(press);
    for (const page of [brand, press]) {
      await expect(log(page).getByText("The contract says three nights.")).toBeVisible();
      await expect(log(page).getByText("before the edit")).toBeVisible();
    }
    await log(brand)
      .getByText(/^Edited .*, earlier text$/)
      .click();
    await expect(log(brand).getByText("The contract says two nights.")).toBeVisible();
    await checkScreen(brand, "message-wordings");
  });

  await test.step("A wording that was not taken stays in the field, and goes as a message of its own", async () => {
    const field = press.getByRole("textbox", { name: "Message" });
    await field.fill("Begun before.");
    await actOn(press, "The contract says three nights.", "Edit");
    await press.route("**/api/v1/messages/*", (route) =>
      route.request().method() === "PATCH" ? route.abort() : route.continue(),
    );
    await field.fill("The contract says four nights.");
    await send(press);
    await expect(press.getByRole("alert").filter({ hasText: "Unable to connect" })).toBeVisible();
    await expect(field).toHaveValue("The contract says four nights.");
    await checkScreen(press, "message-edit-refused");
    await press.getByRole("button", { name: "Send as new message" }).click();
    await expect(log(brand).getByText("The contract says four nights.")).toBeVisible();
    await expect(log(press).getByText("The contract says three nights.")).toBeVisible();
    await expect(field).toHaveValue("Begun before.");
    await press.unrouteAll({ behavior: "ignoreErrors" });
    await field.fill("");
    expect(complaints.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
  });

  await test.step("What is typed is on another device, and a message waits for the other one's morning", async () => {
    const field = brand.getByRole("textbox", { name: "Message" });
    const saved = brand.waitForResponse(/\/draft$/);
    await field.fill("The stationmaster can talk on Friday at ten.");
    await saved;
    await brand.evaluate(() => sessionStorage.clear());
    await brand.reload();
    await expect(field).toHaveValue("The stationmaster can talk on Friday at ten.");
    const context = await browser.newContext({ baseURL, storageState: await brand.context().storageState() });
    const device = await context.newPage();
    watch(device, complaints);
    await device.goto(chat);
    const there = device.getByRole("textbox", { name: "Message" });
    await expect(there).toHaveValue("The stationmaster can talk on Friday at ten.");
    await there.fill("The stationmaster can talk on Friday at eleven.");
    await expect(field).toHaveValue("The stationmaster can talk on Friday at eleven.");
    await brand.getByRole("button", { name: "Send later" }).click();
    await checkScreen(brand, "message-send-later");
    await brand.getByRole("menuitem", { name: "Next morning" }).click();
    const waiting = brand.getByRole("list", { name: "Sent later" });
    await expect(waiting.getByText(/^Goes /)).toBeVisible();
    for (const one of [field, there]) await expect(one).toHaveValue("");
    const waitingThere = device.getByRole("list", { name: "Sent later" });
    await expect(waitingThere.getByText(/^Goes /)).toBeVisible();
    await brand.reload();
    await field.fill("One more thing.");
    await waiting.getByRole("button", { name: /^Take back/ }).click();
    await expect(waiting).toHaveCount(0);
    await expect(waitingThere).toHaveCount(0);
    const both = "One more thing.\n\nThe stationmaster can talk on Friday at eleven.";
    for (const one of [field, there]) await expect(one).toHaveValue(both);
    await context.close();
    await expect(field).toBeFocused();
    await field.fill("");
  });

  await test.step("The open conversation is small to load", async () => {
    const context = await browser.newContext({ baseURL, storageState: await press.context().storageState() });
    const fresh = await context.newPage();
    watch(fresh, complaints);
    const { allScripts } = await weigh(fresh, press.request, chat);
    await context.close();
    console.log(`/matching loads ${allScripts} bytes of scripts`);
    expect(allScripts).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  });

  await test.step("What is taken back goes with its files", async () => {
    await actOn(brand, "Voice note", "Delete for both");
    await brand.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await expect(log(press).getByLabel("Voice note", { exact: true })).toHaveCount(0);
    await expect(log(press).getByText("Message deleted")).toBeVisible();
  });
});
