import { rm } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

/** What production runs, each a file of `scripts/`. */
const ENTRIES = ["serve", "app", "worker", "pictures", "realtime", "staff"];

/**
 * Compiles our own processes to plain JavaScript: production neither transpiles while it runs nor keeps source maps
 * in memory. Packages stay where they are, in node_modules.
 */
export async function buildRuntime(project: string, distDir: string): Promise<void> {
  // Beside Next's own output, so that one build folder is the whole product.
  const outdir = path.join(project, distDir, "runtime");
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: project,
    entryPoints: ENTRIES.map((name) => `scripts/${name}.ts`),
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20.19",
    logLevel: "warning",
  });
}
