import { defineConfig } from "@playwright/test";

/**
 * Journeys drive the production build that scripts/test.ts started; they never start a server themselves.
 *
 * They run at two widths, and the public ones a third time as Next delivers pages. `@once` marks those in which the
 * width plays no part; `@delivered-alike` those in which delivery plays none: pages that are never cached, whether a
 * screen is sound (its rules are held to be the same by page-delivery.spec.ts), and what `fast` alone does.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results",
  fullyParallel: false,
  // Files side by side, the tests of one in order: each makes its own accounts.
  workers: 2,
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
    screenshot: "only-on-failure",
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
      grepInvert: /@delivered-alike/,
      testMatch: /(next-contract|page-delivery|public-pages|newsroom|profiles|pitch-dialog)\.spec\.ts$/,
      use: { baseURL: process.env.E2E_SECOND_URL, viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: "desktop",
      testIgnore: "api-*.spec.ts",
      grepInvert: /@once/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
