import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BenchRow } from "../../lib/domain/discovery/decks/bench-rows";
import { findBrowser } from "../../scripts/lib/browser";
import { median } from "./measure";

/**
 * The versions are pinned here and not in package.json, because neither start nor tests need their 185 MB
 * (docs/decisions/006).
 */
const PACKAGES = { lighthouse: "12.8.2", "third-party-web": "0.30.0" };
const RUNS = 5;

/**
 * Limits over an empty page, in milliseconds of the largest paint and of blocked input. Layout shift is the
 * page's own.
 */
const LIMITS = { paint: 600, blocked: 150, shift: 0.02 };

/** Milliseconds of the largest paint and of blocked input; layout shift has no unit. */
type Vitals = { paint: number; blocked: number; shift: number };

/**
 * Measures Lighthouse's mobile figures of pages beside those of an empty one: medians of five, in alternating
 * rounds.
 */
export async function benchLighthouse(
  pages: readonly { what: string; url: string }[],
  emptyUrl: string,
  say: (line: string) => void,
): Promise<BenchRow[]> {
  const cli = await installLighthouse(say);
  const chromium = findBrowser(say);
  const found = new Map<string, Vitals[]>();
  const addresses = [emptyUrl, ...pages.map(({ url }) => url)];
  for (let round = 0; round < RUNS; round++) {
    for (const url of addresses) {
      const vitals = audit(cli, chromium, url);
      found.set(url, [...(found.get(url) ?? []), vitals]);
    }
    say(`Lighthouse, round ${round + 1} of ${RUNS}`);
  }
  const middle = (url: string): Vitals => {
    const all = found.get(url) ?? [];
    return {
      paint: median(all.map(({ paint }) => paint)),
      blocked: median(all.map(({ blocked }) => blocked)),
      shift: median(all.map(({ shift }) => shift)),
    };
  };
  const empty = middle(emptyUrl);
  return pages.map(({ what, url }) => {
    const page = middle(url);
    return {
      what: `Lighthouse mobile, ${what} / an empty page`,
      ours: format(page),
      floor: format(empty),
      ratio: `${signed((page.paint - empty.paint) / 1000, 2)} s, ${signed(page.blocked - empty.blocked, 0)} ms`,
      goal: judge(page, empty),
    };
  });
}

const signed = (value: number, digits: number) => `${value < 0 ? "" : "+"}${value.toFixed(digits)}`;

/** Returns the limits, and which of them the page exceeds. */
function judge(page: Vitals, empty: Vitals): string {
  const over = {
    paint: page.paint - empty.paint > LIMITS.paint,
    blocked: page.blocked - empty.blocked > LIMITS.blocked,
    shift: page.shift >= LIMITS.shift,
  };
  const broken = Object.entries(over).flatMap(([name, isOver]) => (isOver ? [name] : []));
  const limits = `+${LIMITS.paint / 1000} s, +${LIMITS.blocked} ms, ${LIMITS.shift}`;
  return `${limits}: ${broken.length === 0 ? "met" : `${broken.join(", ")} NOT met`}`;
}

const format = ({ paint, blocked, shift }: Vitals) =>
  `paint ${(paint / 1000).toFixed(2)} s, blocked ${Math.round(blocked)} ms, shift ${shift.toFixed(3)}`;

async function installLighthouse(say: (line: string) => void): Promise<string> {
  const folder = path.join(tmpdir(), `fivewire-lighthouse-${PACKAGES.lighthouse}`);
  const cli = path.join(folder, "node_modules", "lighthouse", "cli", "index.js");
  if (existsSync(cli)) return cli;
  say("Fetching Lighthouse for the bench alone.");
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, "package.json"),
    JSON.stringify({ private: true, dependencies: PACKAGES }),
  );
  const install = spawnSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (install.status !== 0) throw new Error(`Lighthouse could not be installed: ${install.stderr}`);
  return cli;
}

/** Lighthouse's code for a recording without a beginning, after which it has to run again. */
const NOT_RECORDED = "NO_NAVSTART";
const TRIES = 4;

function runLighthouse(cli: string, chromium: string | undefined, url: string): string {
  for (let tries = 1; ; tries++) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        ...[cli, url, "--quiet", "--output=json", "--only-categories=performance", "--form-factor=mobile"],
        "--chrome-flags=--headless=new --no-sandbox",
      ],
      {
        encoding: "utf8",
        maxBuffer: 64 << 20,
        env: { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) },
      },
    );
    if (status === 0) return stdout;
    if (tries === TRIES || !stderr.includes(NOT_RECORDED))
      throw new Error(`Lighthouse failed on ${url}: ${stderr}`);
  }
}

function audit(cli: string, chromium: string | undefined, url: string): Vitals {
  const stdout = runLighthouse(cli, chromium, url);
  const { audits } = JSON.parse(stdout) as { audits: Record<string, { numericValue?: number }> };
  const read = (name: string) => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no ${name} on ${url}`);
    return value;
  };
  return {
    paint: read("largest-contentful-paint"),
    blocked: read("total-blocking-time"),
    shift: read("cumulative-layout-shift"),
  };
}
