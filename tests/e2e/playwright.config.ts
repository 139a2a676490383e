import { defineConfig } from "@playwright/test";

/** Journeys drive the production build that scripts/test.ts started; they never start a server themselves. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results",
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["list"],
    ...(process.env.E2E_RESULTS ? [["json", { outputFile: process.env.E2E_RESULTS }] as const] : []),
  ],
  use: {
    baseURL: process.env.E2E_URL,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace: "off",
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    // Without a browser: once is enough.
    { name: "api", testMatch: "api-*.spec.ts" },
    {
      name: "phone",
      testIgnore: "api-*.spec.ts",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      // The public journeys once more, on a process that delivers pages as Next does.
      name: "stock",
      testMatch: /(next-contract|page-delivery|public-pages|newsroom|profiles|pitch-dialog)\.spec\.ts$/,
      use: { baseURL: process.env.E2E_SECOND_URL, viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: "desktop", testIgnore: "api-*.spec.ts", use: { viewport: { width: 1440, height: 900 } } },
  ],
});
