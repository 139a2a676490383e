import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const KNOWN = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/**
 * Takes an installed Chromium, else Debian's through apt (as root), else Playwright's own download. Returns its path,
 * or undefined for Playwright's; throws a sentence when there is none to be had.
 */
export function findBrowser(say: (line: string) => void): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const installed = KNOWN.find(existsSync);
  if (installed) return installed;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    say("Installing Debian's Chromium for the browser journeys.");
    const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    spawnSync("apt-get", ["update", "-qq"], options);
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], options);
    const debian = KNOWN.find(existsSync);
    if (debian) return debian;
  }
  say("Fetching Playwright's Chromium for the browser journeys.");
  const cli = "node_modules/playwright/cli.js";
  if (spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" }).status === 0)
    return undefined;
  throw new Error(
    "No browser was found. Install Chromium, or set CHROMIUM_PATH to one, and run npm test again.",
  );
}
