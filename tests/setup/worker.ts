import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, vi } from "vitest";

/** The settings every test file starts from. A file that needs the database adds it through `testDatabase`. */
const dataDir = mkdtempSync(join(tmpdir(), "fivewire-unit-"));

Object.assign(process.env, {
  DEPLOYMENT: "demo",
  APP_URL: "http://localhost:3999",
  NEXTAUTH_URL: "http://localhost:3999",
  AUTH_SECRET: "a test secret that is long enough for every use of it",
  DATA_DIR: dataDir,
  TESTING_MODE: "false",
  SEED_DEMO: "false",
  LOG_LEVEL: "silent",
  RATE_LIMIT_ANONYMOUS: "100000",
  RATE_LIMIT_USER: "100000",
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Accounts with one password share one hash: making each its own would be much of what the tests do. */
vi.mock("@/lib/platform/crypto/passwords", async (importOriginal) => {
  const passwords = await importOriginal<typeof import("@/lib/platform/crypto/passwords")>();
  const made = new Map<string, Promise<string>>();
  return {
    ...passwords,
    hashPassword: (password: string) => {
      const hash = made.get(password) ?? passwords.hashPassword(password);
      made.set(password, hash);
      return hash;
    },
  };
});
