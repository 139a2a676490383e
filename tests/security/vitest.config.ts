import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * Tests of attacks on the production build over HTTP: two app processes over one database, one file after the
 * other.
 */
export default defineConfig({
  resolve: {
    alias: {
      "@": fileURLToPath(new URL("../..", import.meta.url)),
      "server-only": fileURLToPath(new URL("../setup/server-only.ts", import.meta.url)),
    },
  },
  test: {
    include: ["tests/security/*.test.ts"],
    globalSetup: ["tests/security/support/start-stack.ts"],
    setupFiles: ["tests/security/support/use-stack.ts"],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    pool: "forks",
    maxWorkers: 1,
    fileParallelism: false,
    isolate: false,
  },
});
