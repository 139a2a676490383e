import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { type BuildOptions, build, context, type PluginBuild } from "esbuild";

/** Production runs these, each a file of `scripts/`. */
const ENTRIES = ["serve", "app", "worker", "pictures", "realtime", "staff", "backup", "restore"];
/** `npm run dev` runs these. */
const DEVELOPMENT_ENTRIES = ["app-dev", "worker", "pictures", "realtime"];

/**
 * Compiles our own processes to plain JavaScript: production neither transpiles while it runs nor holds source maps in
 * memory. Packages stay where they are, in node_modules.
 */
export async function buildRuntime(project: string, distDir: string): Promise<void> {
  const options = optionsFor(project, distDir, ENTRIES);
  await rm(options.outdir, { recursive: true, force: true });
  await build(options);
}

/** Compiles what `npm run dev` runs, and again whatever of it changes. */
export async function watchRuntime(project: string, distDir: string) {
  const options = optionsFor(project, distDir, DEVELOPMENT_ENTRIES);
  await rm(options.outdir, { recursive: true, force: true });
  let onChange = () => {};
  const notice = { name: "notice", setup: (run: PluginBuild) => run.onEnd(notify) };
  const notify = ({ errors }: { errors: unknown[] }) => {
    if (errors.length === 0) onChange();
  };
  const watching = await context({ ...options, plugins: [...options.plugins, notice] });
  await watching.rebuild();
  await watching.watch();
  return {
    /** Calls `listener` after every change that compiles. */
    onChange: (listener: () => void) => {
      onChange = listener;
    },
    stop: () => watching.dispose(),
  };
}

/** These packages are a JSON file: Node imports none without an attribute, so they are part of the bundle. */
const JSON_PACKAGES = /^disposable-email-domains$/;
const bundleJson = {
  name: "bundle-json",
  setup: (run: PluginBuild) =>
    run.onResolve({ filter: JSON_PACKAGES }, ({ path: name }) => ({
      path: createRequire(import.meta.url).resolve(name),
    })),
};

// The output is beside Next's own, so that one build folder is the whole product.
const optionsFor = (project: string, distDir: string, entries: string[]) =>
  compileOptions(
    project,
    entries.map((name) => `scripts/${name}.ts`),
    path.join(project, distDir, "runtime"),
  );

/** Compiles scripts of the project into a folder from which Node finds the project's packages. */
export const compileOptions = (project: string, entryPoints: string[], outdir: string) =>
  ({
    absWorkingDir: project,
    entryPoints,
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20.19",
    logLevel: "warning",
    plugins: [bundleJson],
  }) satisfies BuildOptions;
