import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, vi } from "vitest";
import { resetSettings } from "@/lib/platform/settings/settings";

type TestProcess = { env: NodeJS.ProcessEnv; given: NodeJS.ProcessEnv; dataDir: string };

/**
 * Several files share a process and its modules. Each of them starts from the same environment, with settings that are
 * read anew and a folder of its own for what it writes.
 */
const holder = globalThis as { testProcess?: TestProcess };
holder.testProcess ??= startTestProcess();
const own = holder.testProcess;

function startTestProcess(): TestProcess {
  const dataDir = mkdtempSync(join(tmpdir(), "fivewire-unit-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  return { env: process.env, given: { ...process.env }, dataDir };
}

process.env = own.env;
for (const name of Object.keys(process.env)) if (!(name in own.given)) delete process.env[name];
Object.assign(process.env, own.given, {
  DEPLOYMENT: "demo",
  APP_URL: "http://localhost:3999",
  NEXTAUTH_URL: "http://localhost:3999",
  AUTH_SECRET: "a test secret that is long enough for every use of it",
  DATA_DIR: mkdtempSync(join(own.dataDir, "file-")),
  TESTING_MODE: "false",
  SEED_DEMO: "false",
  LOG_LEVEL: "silent",
  RATE_LIMIT_ANONYMOUS: "100000",
  RATE_LIMIT_USER: "100000",
  RATE_LIMIT_TOKEN: "100000",
});
delete process.env.DATABASE_URL;
resetSettings();

// The same cases are drawn each time, so that a change is judged by itself; the long run draws new ones.
if (!process.env.TEST_LONG) fc.configureGlobal({ seed: 1 });

// A part that a page loads later is on its way when a test has drawn the page. Files share their modules: one that
// failed to load because its file had ended would fail in those that come after it.
afterAll(() => vi.dynamicImportSettled());
