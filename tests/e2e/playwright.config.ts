import { defineConfig } from "@playwright/test";
import { launchArgs } from "./support/launch-args";
import { DESKTOP, PHONE } from "./support/widths";

const isLong = process.env.TEST_LONG === "1";
/** What of `stock` is its own: that the pages are Next's, and how they are drawn. */
const DELIVERY = /(next-contract|page-delivery)\.spec\.ts$/;
const PUBLIC = /(next-contract|page-delivery|public-pages|newsroom|profiles|pitch-dialog)\.spec\.ts$/;

/**
 * Journeys drive the production build that scripts/test.ts started; they never start a server themselves.
 *
 * A journey proves a flow, at one width: a phone's, or a desktop's where it is marked `@desktop`. The screens it comes
 * by are measured at both (support/screens.ts). The long run, `npm test -- --long`, also walks those marked `@long`,
 * which go where others have been by another way. It walks every journey at the other width as well, but for those marked
 * `@once`, in which the width plays no part, and the public ones once more as Next delivers pages, but for those marked
 * `@delivered-alike`: pages that are never cached, and what `fast` alone does.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results",
  fullyParallel: false,
  // Files side by side, the tests of one in order: each makes its own accounts.
  workers: 2,
  retries: 0,
  timeout: 600_000,
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
    // Requests go to the server itself; push.spec.ts is about the worker.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM,
      args: launchArgs,
    },
  },
  projects: [
    // Without a browser: once is enough.
    { name: "api", testMatch: "api-*.spec.ts" },
    // Before the others: the longest journey is one of them, and nobody waits for it at the end.
    {
      name: "desktop",
      testIgnore: "api-*.spec.ts",
      use: { viewport: DESKTOP },
      ...(isLong ? { grepInvert: /@once/ } : { grep: /@desktop/, grepInvert: /@long/ }),
    },
    {
      name: "phone",
      testIgnore: "api-*.spec.ts",
      use: { viewport: PHONE, hasTouch: true },
      ...(isLong ? {} : { grepInvert: /@desktop|@long/ }),
    },
    {
      // On a process that delivers pages as Next does.
      name: "stock",
      testMatch: isLong ? PUBLIC : DELIVERY,
      use: { baseURL: process.env.E2E_SECOND_URL, viewport: PHONE, hasTouch: true },
      grepInvert: /@delivered-alike/,
    },
  ],
});
