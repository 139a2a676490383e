import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: {
      "@": fileURLToPath(new URL(".", import.meta.url)),
      // The package throws outside a React server build; under test everything is the server.
      "server-only": fileURLToPath(new URL("./tests/setup/server-only.ts", import.meta.url)),
    },
  },
  test: {
    include: ["{app,components,db,lib,scripts,tests}/**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "tests/e2e/**", "tests/faults/**", "tests/security/**"],
    globalSetup: ["tests/setup/global.ts"],
    setupFiles: ["tests/setup/worker.ts"],
    // Wide ceilings: machines are shared, and no test asserts a duration.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    pool: "forks",
    maxWorkers: 2,
  },
});
