import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { apt } from "./apt";

/** Chromium without windows: it draws the same pages with a third less of the processor. */
const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/**
 * Takes Chromium's headless shell, as root Debian's through apt; else an installed Chromium, else Playwright's own
 * download. Returns its path, or undefined for Playwright's; throws a sentence when there is none to be had.
 */
export function findBrowser(say: (line: string) => void): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const isRoot = process.getuid?.() === 0;
  if (!existsSync(SHELL) && isRoot && spawnSync("apt-get", ["--version"]).status === 0) {
    say("Installing Debian's chromium-headless-shell for the browser journeys.");
    apt("update");
    apt("install", "-y", "chromium-headless-shell");
  }
  const installed = [SHELL, ...WHOLE].find(existsSync);
  if (installed) return installed;
  say("Fetching Playwright's Chromium for the browser journeys.");
  const cli = "node_modules/playwright/cli.js";
  if (
    spawnSync(process.execPath, [cli, "install", "--only-shell", "chromium"], { stdio: "inherit" }).status ===
    0
  )
    return undefined;
  throw new Error(
    "No browser was found. Install Chromium, or set CHROMIUM_PATH to one, and run npm test again.",
  );
}
