/**
 * Records the demo that the landing page and Help show, on a stack of its own with the demo content: `node --import tsx
 * scripts/record-demo.ts`. It needs Debian's ffmpeg and Chromium and writes public/demo/watch-demo.*
 */
import path from "node:path";
import { chromium, type Locator, type Page } from "playwright";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../lib/domain/accounts/accounts/demo-accounts";
import { findBrowser } from "./lib/browser";
import { ensureBuild } from "./lib/build";
import { PROJECT } from "./lib/child";
import { startScreencast } from "./lib/screencast";
import { startTestStack } from "./lib/test-stack";

const DIST_DIR = ".next-test";
const SIZE = { width: 1280, height: 720 };
const POSTER_SECONDS = 3.5;
const PITCH = {
  Title: "Twelve nights on the sleeper",
  Who: "Hollow Pine and the twelve people who crew the Rjukan sleeper",
  What: "The first night train in 35 years takes twelve reporters along, one a night",
  Where: "Rjukan, Telemark, Norway",
  When: "From 12 December, 22:14 from Oslo",
  Why: "A town of 3,000 bought back one carriage by subscription; 412 households own a share in it.",
};

const ending = new AbortController();
const say = (line: string) => console.log(line);
const rest = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** The video shows this pointer; the real one is not drawn without a screen. */
function drawPointer() {
  const dot = document.createElement("div");
  dot.style.cssText =
    "position:fixed;z-index:2147483647;width:22px;height:22px;margin:-11px 0 0 -11px;border-radius:50%;background:rgb(35 31 26/.28);border:2px solid #fff;box-shadow:0 0 0 1px rgb(35 31 26/.4);pointer-events:none;left:640px;top:420px";
  const place = ({ clientX, clientY }: MouseEvent) => {
    dot.style.left = `${clientX}px`;
    dot.style.top = `${clientY}px`;
  };
  window.addEventListener("mousemove", place, { passive: true, capture: true });
  const show = () => document.documentElement.append(dot);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
  else show();
}

async function signedIn(url: string, key: string): Promise<Page> {
  const email = DEMO_ACCOUNTS.find((account) => account.key === key)?.email ?? "";
  const context = await browser.newContext({ viewport: SIZE, baseURL: url, colorScheme: "light" });
  await context.addInitScript(drawPointer);
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(/matching|dashboard/);
  return page;
}

/** The pointer moves there as a hand would, then presses. */
async function press(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${target}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 18 });
  await rest(0.25);
  await target.click();
}

async function glide(page: Page, by: number, seconds: number) {
  const steps = Math.round(seconds * 30);
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, by / steps);
    await rest(seconds / steps);
  }
}

await ensureBuild({ project: PROJECT, distDir: DIST_DIR, env: process.env, say, signal: ending.signal });
const stack = await startTestStack({
  distDir: DIST_DIR,
  apps: [{}],
  seed: true,
  env: { TESTING_MODE: "false" },
  say,
  signal: ending.signal,
});
const browser = await chromium.launch({ executablePath: findBrowser(say), args: ["--no-sandbox"] });
try {
  const [url = ""] = stack.urls;
  const brand = await signedIn(url, "hollow-pine");
  const journalist = await signedIn(url, "maren");
  await brand.goto("/matching?tab=create-pitch&edit=new");
  await brand.getByRole("textbox", { name: /^Title\b/ }).waitFor();
  const screencast = await startScreencast(SIZE);

  await screencast.record(brand);
  screencast.caption("Petra runs the newsroom of a brand. Her pitch answers five questions.");
  for (const [label, text] of Object.entries(PITCH)) {
    const field = brand.getByRole("textbox", { name: new RegExp(`^${label}\\b`) });
    await field.scrollIntoViewIfNeeded();
    await field.click();
    await field.pressSequentially(text, { delay: label === "Title" ? 45 : 9 });
    await rest(0.25);
  }
  await press(brand, brand.getByRole("button", { name: "Save Pitch & Start Matching" }));
  const like = brand.getByRole("button", { name: "Like", exact: true });
  await like.waitFor();
  screencast.caption("Saved, it finds the journalists it fits. Every match says why.");
  await rest(5);
  await press(brand, like);
  screencast.caption("Both said yes: it's a match. The pitch goes out with one more press.");
  const moment = brand.getByRole("dialog");
  await rest(1.5);
  await press(brand, moment.getByText(PITCH.Title));
  await press(brand, moment.getByRole("button", { name: "Send Pitch" }));
  await rest(2);

  await journalist.goto("/matching?tab=inbox");
  await journalist.getByRole("tab", { name: /Received/ }).waitFor();
  await screencast.record(journalist);
  screencast.caption("Maren is a journalist. Every pitch in her inbox answers the same five questions.");
  await rest(2.5);
  await press(journalist, journalist.getByRole("main").getByRole("listitem").getByRole("link").first());
  await rest(3);
  const pane = journalist.getByRole("region", { name: /^With / });
  await press(journalist, pane.getByRole("button", { name: "Accept Collaboration" }));
  const message = journalist.getByRole("textbox", { name: "Message" });
  await message.waitFor();
  screencast.caption("Accepted, the pitch becomes a conversation, with files and a date.");
  await message.pressSequentially("Count me in. Could I ride along on the first night?", { delay: 35 });
  await press(journalist, journalist.getByRole("button", { name: "Send", exact: true }));
  await rest(2.5);

  const visitor = await browser.newContext({ viewport: SIZE, baseURL: url, colorScheme: "light" });
  await visitor.addInitScript(drawPointer);
  const newsroom = await visitor.newPage();
  await newsroom.goto("/brand-newsroom/hollow-pine");
  await newsroom.getByRole("heading", { level: 1 }).waitFor();
  await screencast.record(newsroom);
  screencast.caption(
    "And the newsroom is open to everybody: news, pictures in print quality, a person to call.",
  );
  await rest(2);
  await glide(newsroom, 1500, 4.5);
  await rest(1.5);

  const { seconds } = await screencast.save(
    path.join(PROJECT, "public", "demo", "watch-demo"),
    POSTER_SECONDS,
  );
  say(`public/demo/watch-demo.mp4 is ${seconds.toFixed(1)} s long.`);
} finally {
  await browser.close();
  await stack.stop();
}
process.exit(0);
