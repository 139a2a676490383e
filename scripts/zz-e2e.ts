/** Runs chosen journeys on one fresh test stack: node --import tsx scripts/zz-e2e.ts <spec names> [playwright args] (never commit) */
import { spawn } from "node:child_process";
import path from "node:path";
import { findBrowser } from "./lib/browser";
import { ensureBuild } from "./lib/build";
import { PROJECT } from "./lib/child";
import { startTestStack } from "./lib/test-stack";

const DIST_DIR = ".next-test";
const say = (line: string) => console.log(line);
async function main() {
  const ending = new AbortController();
  await ensureBuild({ project: PROJECT, distDir: DIST_DIR, env: process.env, say, signal: ending.signal });
  const apps = [{}, { PAGE_DELIVERY: "stock" }, { TESTING_MODE: "false" }];
  const stack = await startTestStack({ distDir: DIST_DIR, apps, seed: false, say, signal: ending.signal });
  const child = spawn(
    process.execPath,
    [
      path.join("node_modules", "@playwright/test/cli.js"),
      "test",
      "--config",
      "tests/e2e/playwright.config.ts",
      ...process.argv.slice(2),
    ],
    {
      cwd: PROJECT,
      stdio: "inherit",
      env: {
        ...process.env,
        E2E_URL: stack.urls[0] ?? "",
        E2E_SECOND_URL: stack.urls[1] ?? "",
        E2E_UNTESTED_URL: stack.urls[2] ?? "",
        E2E_DATABASE_URL: stack.databaseUrl,
        E2E_DATA_DIR: stack.dataDir,
        E2E_STORY_PORTS: stack.storyPorts.join(","),
        E2E_MODEL_PORT: String(stack.modelPort),
        E2E_DIST_DIR: path.join(PROJECT, DIST_DIR),
        E2E_RESULTS: path.join("/tmp", `zz-${process.pid}.json`),
        ...(findBrowser(say) ? { E2E_CHROMIUM: findBrowser(say) as string } : {}),
      },
    },
  );
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  await stack.stop();
  process.exit(code ?? 1);
}
void main();
