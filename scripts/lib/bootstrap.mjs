// Runs before anything is installed: plain Node, no packages, and syntax that old versions read too.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const STAMP = path.join(PROJECT, "node_modules", ".fivewire-install");

/** Ends the process with a sentence when this Node is older than package.json's `engines` says. */
export function checkNode() {
  const wanted = JSON.parse(readFileSync(path.join(PROJECT, "package.json"), "utf8")).engines.node;
  const [major, minor] = wanted.match(/\d+/g).map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  fail(
    `Node ${major}.${minor} or newer is needed; this is ${process.versions.node}. See https://nodejs.org.`,
  );
}

/** Reads `.env` beside package.json; what the environment says already wins. */
export function loadEnvFile() {
  const file = path.join(PROJECT, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Whether node_modules is what package-lock.json asks for. */
export function isInstalled() {
  const hidden = path.join(PROJECT, "node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockDigest()) return true;
  // Installed by hand: npm writes the hidden file last, so a newer one is of this lock file.
  return statSync(hidden).mtimeMs >= statSync(path.join(PROJECT, "package-lock.json")).mtimeMs;
}

/** Installs the packages with npm unless they are there; ends the process with a sentence when that fails. */
export function ensureInstalled() {
  if (!isInstalled()) {
    console.log("Installing the packages (npm ci). This takes a minute or two the first time.");
    const args = ["ci", "--no-audit", "--no-fund"];
    const npm = process.env.npm_execpath;
    const run =
      npm && /\.c?js$/.test(npm)
        ? spawnSync(process.execPath, [npm, ...args], { cwd: PROJECT, stdio: "inherit" })
        : spawnSync("npm", args, { cwd: PROJECT, stdio: "inherit", shell: process.platform === "win32" });
    if (run.signal) process.exit(1);
    if (run.status !== 0) fail("npm ci failed. What it printed above says why.");
  }
  writeFileSync(STAMP, lockDigest());
}

function lockDigest() {
  return createHash("sha256")
    .update(readFileSync(path.join(PROJECT, "package-lock.json")))
    .digest("hex");
}

/**
 * Runs a TypeScript script as a child with a session of its own, so that Ctrl-C reaches it once, through us.
 * It learns by IPC when we are gone. Ends with its exit code.
 */
export function runScript(name, args = [], env = process.env) {
  const script = path.join(PROJECT, "scripts", name);
  const tsx = path.join(PROJECT, "node_modules", "tsx", "dist", "loader.mjs");
  const child = spawn(process.execPath, ["--import", pathToFileURL(tsx).href, script, ...args], {
    cwd: PROJECT,
    env,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    detached: process.platform !== "win32",
    windowsHide: true,
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => fail(`${name} could not be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
