import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { takeLock } from "../launcher/launcher-state";
import { type Env, runChild } from "./child";
import { buildRuntime } from "./runtime";

const SOURCE_FOLDERS = ["app", "components", "lib", "db", "scripts"];
const SOURCE_FILES = [
  "middleware.ts",
  "instrumentation.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "package-lock.json",
];
/** The file names the sources that a finished build was made from. */
const MARK = "fivewire-build.json";
const markOf = (sources: string) => JSON.stringify({ sources });

/** The digest covers all that a build is made from: contents of the sources, names of the public files. */
export async function hashSources(project: string): Promise<string> {
  const hash = createHash("sha256");
  const files = [...SOURCE_FILES];
  for (const folder of SOURCE_FOLDERS) files.push(...(await listFiles(project, folder)));
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort()) {
    const content = await readFile(path.join(project, file)).catch(() => undefined);
    if (content) hash.update(`${file}\0${content.length}\0`).update(content);
  }
  for (const file of (await listFiles(project, "public")).sort()) hash.update(`${file}\0`);
  return hash.digest("hex");
}

async function listFiles(project: string, folder: string): Promise<string[]> {
  if (!existsSync(path.join(project, folder))) return [];
  const entries = await readdir(path.join(project, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)));
}

/** The build folder has to hold a finished build, made from sources with this digest where one is given. */
export async function isBuilt(project: string, distDir: string, sources?: string): Promise<boolean> {
  const folder = path.join(project, distDir);
  if (!existsSync(path.join(folder, "BUILD_ID"))) return false;
  if (sources === undefined) return true;
  // A half-written mark names none.
  return (await readFile(path.join(folder, MARK), "utf8").catch(() => "")) === markOf(sources);
}

type BuildOptions = {
  project: string;
  distDir: string;
  env: Env;
  say: (line: string) => void;
  signal: AbortSignal;
};

/** Builds the app unless a build of these very sources is there. Two starts at once build once. */
export async function ensureBuild(options: BuildOptions): Promise<void> {
  const { project, distDir } = options;
  const sources = await hashSources(project);
  if (await isBuilt(project, distDir, sources)) return;
  const release = await waitForLock(path.join(project, "node_modules", ".cache", `${distDir}.lock`), options);
  try {
    if (await isBuilt(project, distDir, sources)) return;
    options.say("Building the app. This takes a minute or two the first time.");
    await build(options, sources);
  } finally {
    await release();
  }
}

/** Next's own build comes first, and beside it our processes as plain JavaScript. */
async function build({ project, distDir, env, signal }: BuildOptions, sources: string): Promise<void> {
  const next = path.join(project, "node_modules", "next", "dist", "bin", "next");
  const production = {
    ...env,
    NODE_ENV: "production",
    NEXT_DIST_DIR: distDir,
    NEXT_TELEMETRY_DISABLED: "1",
  };
  const failure = "The build failed. What it printed above says why. Start again to build it anew.";
  const mark = path.join(project, distDir, MARK);
  // If it is cut off from here on, the folder holds parts of two builds.
  await rm(mark, { force: true });
  await runChild([next, "build", project], production, failure, signal);
  await buildRuntime(project, distDir);
  await writeFile(mark, markOf(sources));
}

async function waitForLock(
  file: string,
  { say, signal }: { say: (line: string) => void; signal: AbortSignal },
) {
  for (let isAnnounced = false; ; isAnnounced = true) {
    signal.throwIfAborted();
    const release = await takeLock(file);
    if (release) return release;
    if (!isAnnounced) say("Another start is building the app: waiting for it.");
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
