import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { filesByProject } from "./tests/setup/projects.ts";

const files = filesByProject();
const withDatabase = { globalSetup: ["tests/setup/global.ts"] };

/** What Postgres, and the driver, say of a connection that is ended from outside. */
const ENDED = ["57P01", "CONNECTION_DESTROYED"];

export default defineConfig({
  resolve: {
    alias: {
      "@": fileURLToPath(new URL(".", import.meta.url)),
      // The package throws outside a React server build; under test everything is the server.
      "server-only": fileURLToPath(new URL("./tests/setup/server-only.ts", import.meta.url)),
    },
  },
  test: {
    setupFiles: ["tests/setup/worker.ts"],
    // Wide ceilings: machines are shared, and no test asserts a duration.
    testTimeout: process.env.TEST_LONG ? 3_600_000 : 240_000,
    hookTimeout: 240_000,
    pool: "forks",
    maxWorkers: 2,
    unstubGlobals: true,
    // The projects share most modules: what one has transformed, the others and the next run read.
    experimental: { fsModuleCache: true },
    // A file's database is dropped at its end: a connection that was just closing is told so, which is nobody's failure.
    onUnhandledError: (error) => {
      if (!("code" in error)) return;
      // The driver names its query, so that a lost connection of anything else still fails.
      if (ENDED.includes(String(error.code)) || (error.code === "ECONNRESET" && "query" in error))
        return false;
    },
    projects: [
      { extends: true, test: { name: "pure", include: files.pure, isolate: false } },
      { extends: true, test: { name: "database", include: files.database, isolate: false, ...withDatabase } },
      { extends: true, test: { name: "isolated", include: files.isolated, ...withDatabase } },
    ],
  },
});
