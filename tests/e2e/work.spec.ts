import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { makeListed } from "./support/api";
import { expect, test } from "./support/fixtures";
import { signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";

const CAPTIONS = "WEBVTT\n\n00:00.000 --> 00:02.000\nThe train, from outside.\n";
const pictureFile = async (width: number, height: number) => ({
  ...{ name: "poster.jpg", mimeType: "image/jpeg" },
  buffer: await sharp({ create: { width, height, channels: 3, background: "#2266aa" } })
    .jpeg()
    .toBuffer(),
});

/** Lets the next call of this address be performed, and loses its answer. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", async ({ requestId }) => {
    await session.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" });
    await session.detach();
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: `*${address}`, requestStage: "Response" }] });
}

test("a creator uploads a reel, sees it play, edits and deletes it, and shows a campaign", async ({
  page,
  otherPage: stranger,
  request,
  complaints,
}, info) => {
  const run = `${info.project.name} ${runMark()}`;
  const creator = await makeListed(request, { userType: "PAID_MEDIA", name: `Mira Lund ${run}` });
  const address = `/paid-media-profile/${creator.slug}`;
  await signIn(page, creator.email);

  await test.step("Empty, the room leads to the form, which says what is wrong", async () => {
    await page.goto("/work");
    await expect(page.getByRole("heading", { name: "Show a first piece" })).toBeVisible();
    await checkScreen(page, "work-empty");
    await page.getByRole("link", { name: "Add a piece" }).click();
    await page.getByLabel("Plays").fill("many");
    await page.getByRole("button", { name: "Show this piece" }).click();
    await expect(page.getByText("Write 850, 10k or 2.5M")).toBeVisible();
    await expect(page.getByText("Title is required")).toBeVisible();
    await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
    await page.getByLabel("Plays").fill("31k");
  });

  await test.step("What is typed survives a reload, and a file that is refused", async () => {
    await page.getByLabel("Title", { exact: true }).fill("Berth 61, all night");
    await page.getByLabel("Engagement").fill("5,4%");
    await page.getByLabel("Platform").fill("tiktok");
    await page.getByLabel("Picture file of").setInputFiles(await pictureFile(1080, 1920));
    await expect(page.getByRole("button", { name: /^Replace picture/ })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Berth 61, all night");
    await expect(page.getByLabel("Plays")).toHaveValue("31k");
    await expect(page.getByText("Read as 31,000")).toBeVisible();
    await page.getByLabel("Video file").setInputFiles({
      ...{ name: "berth.mov", mimeType: "video/quicktime", buffer: Buffer.from("no video") },
    });
    await expect(page.getByText("A video is an MP4 or WebM file")).toBeVisible();
  });

  await test.step("With its video and captions it plays on the public page", async () => {
    const buffer = await readFile("public/demo/reels/berth-61.mp4");
    await page.getByLabel("Video file").setInputFiles({ name: "berth.mp4", mimeType: "video/mp4", buffer });
    await page.getByLabel("Captions file").setInputFiles({
      ...{ name: "berth.vtt", mimeType: "text/vtt", buffer: Buffer.from(CAPTIONS) },
    });
    await checkScreen(page, "work-new");
    await loseAnswer(page, "/api/v1/users/work-samples");
    await page.getByRole("button", { name: "Show this piece" }).click();
    await expect(page.getByText(/^Unable to connect to the server/)).toBeVisible();
    expect(complaints.splice(0).filter((line) => !line.includes("ERR_CONNECTION_RESET"))).toEqual([]);
    // The first call was performed, so sending it again must not make a second piece.
    await page.getByRole("button", { name: "Show this piece" }).click();
    await expect(page.getByText("It stands on your profile.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit: Berth 61, all night" })).toHaveCount(1);
    await expect(page.getByText("Plays its own video")).toBeVisible();
    await expect(page.getByText("TikTok, 5.4% engagement, 31K plays")).toBeVisible();
    await checkScreen(page, "work");
    await stranger.goto(`${address}#socialreels`);
    const player = stranger.getByLabel("Berth 61, all night", { exact: true });
    await player.focus();
    await player.press("Space");
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0))
      .toBe(true);
    const cues = player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length);
    expect(await cues).toBe(1);
    await expect(player).toHaveAttribute("poster", /\/files\/previews\//);
  });

  await test.step("Edited, its texts and files change, each by itself", async () => {
    await page.getByRole("link", { name: "Edit: Berth 61, all night" }).click();
    await page.getByLabel("Title", { exact: true }).fill("Berth 62, all night");
    await page.getByRole("button", { name: "Remove captions" }).click();
    await checkScreen(page, "work-edit");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Saved. Your profile shows it at once.")).toBeVisible();
    await stranger.reload();
    const player = stranger.getByLabel("Berth 62, all night", { exact: true });
    await expect(player).toBeVisible();
    await expect(player.locator("track")).toHaveCount(0);
  });

  await test.step("A campaign of one's own picture opens the page", async () => {
    await page.goto("/work/campaigns");
    await page.getByRole("button", { name: "Add campaign 1" }).click();
    await page.getByLabel("Title *").fill("A winter without a road");
    await page.getByLabel("Platform and type").fill("TikTok, Reel");
    await page.getByLabel("Picture file of").setInputFiles(await pictureFile(2400, 1600));
    await expect(page.getByRole("button", { name: /^Replace picture/ })).toBeVisible();
    await checkScreen(page, "work-campaigns");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. Your page shows it at once.")).toBeVisible();
    await stranger.goto(address);
    const hero = stranger.getByRole("region", { name: "Campaigns" });
    await expect(hero.getByText("A winter without a road")).toBeVisible();
    const picture = hero.locator('img[src*="-1600.webp"]').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  });

  await test.step("Deleted, it is gone", async () => {
    await page.goto("/work?kind=reels");
    await page.getByRole("button", { name: "Delete: Berth 62, all night" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Deleted.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Show a first piece" })).toBeVisible();
    await stranger.goto(address);
    await expect(stranger.getByText("Berth 62, all night")).toHaveCount(0);
  });
});

test("a journalist gives a piece a picture of their own, and everybody sees it", async ({
  page,
  otherPage: stranger,
  request,
}, info) => {
  const run = `${info.project.name} ${runMark()}`;
  const journalist = await makeListed(request, { userType: "PRESS", name: `Robin Vale ${run}` });
  await signIn(page, journalist.email);
  await page.goto("/work/new");
  await page.getByLabel("Title", { exact: true }).fill("A winter by rail");
  await page.getByLabel("Outlet").fill("North Post");
  await page.getByLabel("Picture file of").setInputFiles({
    ...{ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") },
  });
  await expect(page.getByText("Please choose a JPG, PNG, WebP or GIF picture")).toBeVisible();
  await page.getByLabel("Picture file of").setInputFiles(await pictureFile(1200, 800));
  await expect(page.getByRole("button", { name: /^Replace picture/ })).toBeVisible();
  await checkScreen(page, "work-press-new");
  await page.getByRole("button", { name: "Show this piece" }).click();
  await expect(page.getByText("It stands on your profile.")).toBeVisible();
  // Journalists have no reels.
  await expect(page.getByText("Social Reels")).toHaveCount(0);
  await stranger.goto(`/press-profile/${journalist.slug}`);
  // One outlet is no carousel, so the piece stands in the open tab alone.
  const work = stranger.getByRole("tabpanel");
  await expect(work.getByText("A winter by rail")).toBeVisible();
  const picture = work.locator('img[src*="/files/previews/"]');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);

  await test.step("Others have no such room", async () => {
    const brand = await makeListed(request, {
      ...{ userType: "BRAND" as const, name: `Ada Holm ${run}`, company: `House ${run}` },
    });
    await signIn(stranger, brand.email);
    expect((await stranger.request.get("/work")).status()).toBe(404);
  });
});
