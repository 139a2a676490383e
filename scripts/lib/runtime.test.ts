import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildRuntime } from "./runtime";

/**
 * The folder is inside the project, where the compiled files find its packages, and no other build uses it.
 */
const DIST_DIR = `.next-runtime-test-${process.pid}`;
const project = process.cwd();

describe("the compiled processes", () => {
  beforeAll(() => buildRuntime(project, DIST_DIR));
  afterAll(() => rm(path.join(project, DIST_DIR), { recursive: true, force: true }));

  it.each(["app", "worker"])("%s loads on plain Node, up to the settings it needs", (name) => {
    const file = path.join(project, DIST_DIR, "runtime", `${name}.mjs`);
    const { PATH } = process.env;
    const { stderr } = spawnSync(process.execPath, [file], {
      cwd: project,
      encoding: "utf8",
      env: { PATH, NODE_ENV: "production" },
    });
    expect(stderr).toContain("Settings are missing or wrong.");
  });
});

describe("the embedding model", () => {
  /** The module that starts the model's thread. */
  const THREAD = "lib/platform/meaning/embed.ts";
  /** The files and packages that an entry point can load, now or later, through whatever it imports. */
  async function modulesOf(name: string): Promise<string[]> {
    const { metafile } = await build({
      absWorkingDir: project,
      entryPoints: [`scripts/${name}.ts`],
      bundle: true,
      splitting: true,
      packages: "external",
      format: "esm",
      platform: "node",
      outdir: "unwritten",
      write: false,
      metafile: true,
      logLevel: "silent",
      external: ["disposable-email-domains"],
    });
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
    const packages = imports.filter(({ external }) => external).map(({ path: found }) => found);
    return [...Object.keys(metafile.inputs), ...packages];
  }

  it("is the worker's alone: the app and the other processes never come to load it", async () => {
    expect(await modulesOf("worker")).toContain(THREAD);
    for (const name of ["app", "pictures", "realtime", "serve", "staff"]) {
      const modules = await modulesOf(name);
      expect(
        modules.filter((found) => found === THREAD || found.startsWith("@energetic-ai/")),
        name,
      ).toEqual([]);
    }
  });
});

describe("OpenTelemetry", () => {
  /** The packages that an entry point loads at its start, without those that it imports on demand. */
  async function loadedBy(entry: string): Promise<Set<string>> {
    const { metafile } = await build({
      absWorkingDir: project,
      entryPoints: [entry],
      bundle: true,
      packages: "external",
      format: "esm",
      platform: "node",
      outdir: "unwritten",
      write: false,
      metafile: true,
      logLevel: "silent",
      external: ["disposable-email-domains"],
    });
    const packages = new Set<string>();
    const seen = new Set<string>();
    const follow = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const found of metafile.inputs[file]?.imports ?? []) {
        if (found.kind === "dynamic-import") continue;
        if (found.external) packages.add(found.path);
        else follow(found.path);
      }
    };
    follow(entry);
    return packages;
  }

  it("is loaded by no process that was not asked to", async () => {
    for (const name of ["app", "worker", "pictures", "realtime", "serve", "staff", "backup", "restore"]) {
      const packages = [...(await loadedBy(`scripts/${name}.ts`))];
      expect(packages.length, name).toBeGreaterThan(0);
      expect(
        packages.filter((found) => found.startsWith("@opentelemetry/")),
        name,
      ).toEqual([]);
    }
    expect(await loadedBy("lib/platform/telemetry/open-telemetry.ts")).toContain("@opentelemetry/sdk-node");
  });
});
