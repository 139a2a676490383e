import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Faults of a running product: processes killed, servers away. They drive a finished build (`FAULTS_DIST_DIR`); `.long.ts` is for the long run. */
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
    // Bounded by what comes out: a test that waits for it waits long.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    pool: "forks",
    // Each starts processes of its own.
    maxWorkers: 1,
  },
});
