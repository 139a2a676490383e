import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * Tests of faults in a running product: processes killed, servers away. They drive a finished build
 * (`FAULTS_DIST_DIR`); `.long.ts` is for the long run.
 */
export default defineConfig({
  resolve: {
    alias: {
      "@": fileURLToPath(new URL("../..", import.meta.url)),
      "server-only": fileURLToPath(new URL("../setup/server-only.ts", import.meta.url)),
    },
  },
  test: {
    include: ["tests/faults/**/*.test.ts", ...(process.env.TEST_LONG ? ["tests/faults/**/*.long.ts"] : [])],
    setupFiles: ["tests/setup/worker.ts"],
    // The timeouts are generous, since each test waits for an outcome that comes or not.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    pool: "forks",
    // Each file starts processes of its own.
    maxWorkers: 1,
  },
});
