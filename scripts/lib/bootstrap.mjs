// This runs before anything is installed: plain Node, no packages, and syntax that old versions read too.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  linkSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
export const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const STAMP = path.join(PROJECT, "node_modules", ".fivewire-install");
/** npm writes this file last, with all that it installed. */
const INSTALLED = path.join(PROJECT, "node_modules", ".package-lock.json");

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

/** node_modules has to be what package-lock.json asks for. */
export function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockDigest()) return true;
  // Somebody ran the install by hand, which is enough where it is newer than the lock file.
  return statSync(INSTALLED).mtimeMs >= statSync(path.join(PROJECT, "package-lock.json")).mtimeMs;
}

/**
 * Installs the packages with npm unless they are there; ends the process with a sentence when that fails. Two starts at
 * once install once: npm ci takes node_modules away first, while others use it.
 */
export async function ensureInstalled() {
  const release = takeInstallLock();
  try {
    if (!isInstalled()) await install();
    writeStamp();
  } finally {
    release();
  }
}

async function install() {
  console.log("Installing the packages (npm ci). This takes a minute or two the first time.");
  // The next start repeats an install that is cut off from here on.
  for (const file of [STAMP, INSTALLED]) rmSync(file, { force: true });
  const { code, signal } = await runNpm(["ci", "--no-audit", "--no-fund"]);
  if (signal) process.exit(1);
  const missing = code === 0 ? findMissing() : [];
  if (code === 0 && missing.length === 0) return;
  rmSync(INSTALLED, { force: true });
  if (code !== 0) fail("npm ci failed. What it printed above says why. Start again to go on.");
  fail(`Packages could not be fetched: ${missing.join(", ")}. Is there a network? Start again to go on.`);
}

/** npm runs in a session of its own, which ends with us, however we end: no second npm may meet it in node_modules. */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  const command = npm && /\.c?js$/.test(npm) ? [process.execPath, npm] : ["npm"];
  const { NODE_OPTIONS = "" } = process.env;
  const endWithUs = `--import=${new URL("end-with-parent.mjs", import.meta.url).href}`;
  return runChild("npm", command[0], [...command.slice(1), ...args], {
    env: {
      ...process.env,
      NODE_OPTIONS: `${NODE_OPTIONS} ${endWithUs}`.trim(),
      FIVEWIRE_STEP_OF: String(process.pid),
    },
    shell: process.platform === "win32" && command.length === 1,
  });
}

/** A child has a session of its own, so that Ctrl-C reaches it once, through us; by IPC it notices when we are gone. */
function runChild(name, command, args, options) {
  const child = spawn(command, args, {
    ...options,
    cwd: PROJECT,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    detached: process.platform !== "win32",
    windowsHide: true,
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) whenParentIsGone(() => child.kill("SIGTERM"));
  return new Promise((resolve) => {
    child.once("error", (error) => fail(`${name} could not be started: ${error.message}`));
    child.once("exit", (code, signal) => resolve({ code, signal }));
  });
}

/** npm passes a signal on to the shell between it and us, and most shells end by it without passing it on. */
function whenParentIsGone(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500);
  watch.unref();
}

/** npm leaves out silently what is made for one kind of machine and could not be fetched: this finds ours. */
function findMissing() {
  const { packages } = JSON.parse(readFileSync(path.join(PROJECT, "package-lock.json"), "utf8"));
  const own = process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
  const isOurs = ({ optional, os = [], cpu = [], libc = [own] }) =>
    optional && os.includes(process.platform) && cpu.includes(process.arch) && libc.includes(own);
  return Object.entries(packages)
    .filter(([folder, entry]) => isOurs(entry) && !existsSync(path.join(PROJECT, folder)))
    .map(([folder]) => folder.replace(/^.*node_modules\//, ""));
}

/** It is written only when it says something new, and whole: another start may be reading it. */
function writeStamp() {
  const digest = lockDigest();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === digest) return;
  const draft = `${STAMP}.${process.pid}`;
  writeFileSync(draft, digest);
  renameSync(draft, STAMP);
}

/** Waits until no other living process installs here; returns the function that lets the next one in. */
export function takeInstallLock(project = PROJECT) {
  const mark = createHash("sha256").update(realpathSync(project)).digest("hex").slice(0, 16);
  // npm ci removes node_modules, so the file is outside of it.
  const file = path.join(tmpdir(), `fivewire-install-${mark}`);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    for (let isAnnounced = false; !tryLink(draft, file); isAnnounced = true) {
      const owner = readOwner(file);
      if (owner !== undefined && !isAlive(owner)) {
        removeLockOf(owner, file);
        continue;
      }
      if (!isAnnounced) console.log("Another start is installing the packages: waiting for it.");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  // A process that ends by `fail` releases no lock: the next start finds its process ended.
  return () => rmSync(file, { force: true });
}

function tryLink(draft, file) {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

function readOwner(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Removes an ended owner's lock, but never one that another process has put in its place meanwhile. */
function removeLockOf(owner, file) {
  const taken = `${file}.dead-${process.pid}`;
  try {
    renameSync(file, taken);
  } catch (error) {
    if (error.code === "ENOENT") return;
    fail(
      `${file} is left from an install that was killed, and is another user's: remove it, then start again.`,
    );
  }
  if (readOwner(taken) !== owner) tryLink(taken, file);
  rmSync(taken, { force: true });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function lockDigest() {
  return createHash("sha256")
    .update(readFileSync(path.join(PROJECT, "package-lock.json")))
    .digest("hex");
}

/** Runs a script, TypeScript or plain, and ends with its exit code. */
export async function runScript(name, args = [], env = process.env) {
  const script = path.join(PROJECT, "scripts", name);
  const tsx = path.join(PROJECT, "node_modules", "tsx", "dist", "loader.mjs");
  const loader = name.endsWith(".ts") ? ["--import", pathToFileURL(tsx).href] : [];
  const { code, signal } = await runChild(name, process.execPath, [...loader, script, ...args], { env });
  process.exit(signal ? 1 : (code ?? 1));
}

/** Runs one of the compiled processes of the build folder by plain node; says what is missing instead. */
export function runBuilt(name, args) {
  if (!existsSync(path.join(PROJECT, "node_modules", "next")))
    fail("The packages are missing: run npm ci first.");
  const script = path.join(process.env.NEXT_DIST_DIR ?? ".next", "runtime", `${name}.mjs`);
  if (!existsSync(path.join(PROJECT, script))) fail("The app is not built: run npm run build first.");
  runScript(path.join("..", script), args, { ...process.env, NODE_ENV: "production" });
}

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
