import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chmod, cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listProcessesIn, waitUntil } from "@/scripts/launcher/process-state";
import type { Env } from "@/scripts/lib/child";
import { pickPort } from "@/scripts/lib/ports";

/** Each of eleven turns is a whole start, the last one to its end, on a machine that may be busy. */
const limit = 60 * 60_000;
const RUNS = "runs at http";

let project: string;
let url: string;
let env: Env;
let running: ChildProcess | undefined;
let output = "";

const inProject = (...parts: string[]) => path.join(project, ...parts);
const holds = (folder: string, count: number) =>
  existsSync(inProject(folder)) && readdirSync(inProject(folder)).length > count;
const names = (folder: string, part: string) =>
  existsSync(inProject(folder)) && readdirSync(inProject(folder)).some((name) => name.includes(part));

/** The moments at which a fresh start is cut off, in the order in which they occur. */
const moments: [string, () => boolean][] = [
  ["while npm makes the packages' folders", () => holds("node_modules", 100)],
  ["while npm fills them", () => existsSync(inProject("node_modules/next/package.json"))],
  ["while the database's folder is made", () => names(".data", ".new-")],
  ["while the database is brought up to date", () => output.includes("Bringing the database up to date.")],
  ["before the first account", () => output.includes("Writing the demo content.")],
  ["among the accounts' content", () => output.includes("84 people signed up.")],
  ["among what they did", () => output.includes("portfolios and pitches are written.")],
  ["in the build", () => output.includes("Compiled successfully")],
  ["at the build's end", () => existsSync(inProject(".next/BUILD_ID"))],
  ["when its processes start", () => existsSync(inProject(".next/fivewire-build.json"))],
];

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), "fivewire-fresh-"));
  // The account of the database needs to pass through this folder.
  await chmod(project, 0o711);
  const listing = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const file of listing.toString().split("\0").filter(existsSync)) await cp(file, inProject(file));
  const port = await pickPort();
  url = `http://localhost:${port}`;
  // A newcomer's shell has none of the variables that the test run sets.
  const { HOME, PATH } = process.env;
  env = { HOME, PATH, PORT: String(port) };
}, limit);

afterAll(async () => {
  await end("SIGTERM");
  await rm(project, { recursive: true, force: true });
}, limit);

function start() {
  const child = spawn("npm", ["start"], {
    cwd: project,
    env: env as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  running = child;
}

const isOver = () => running === undefined || running.exitCode !== null || running.signalCode !== null;

/** Sends npm the signal, and waits until all processes that it started have ended. */
async function end(signal: NodeJS.Signals) {
  running?.kill(signal);
  await waitUntil(() => isOver() && listProcessesIn(project).length === 0, limit);
}

/** Ends every process of the start at once as a crash of the machine would, the database's last. */
async function killAll() {
  for (const pid of listProcessesIn(project)) process.kill(pid, "SIGKILL");
  const pidFile = await readFile(inProject(".data/postgres/postmaster.pid"), "utf8").catch(() => "");
  if (pidFile) process.kill(Number(pidFile.split("\n")[0]), "SIGKILL");
  await end("SIGKILL");
}

it.each(moments)(
  "a start that is killed %s leaves nothing that stops the next one",
  async (_, isThere) => {
    output = "";
    expect(isThere()).toBe(false);
    start();
    expect(await waitUntil(() => isThere() || isOver() || output.includes(RUNS), limit, 5)).toBe(true);
    expect([isOver(), output.includes(RUNS)], output).toEqual([false, false]);
    await killAll();
  },
  limit,
);

it(
  "and the next one comes up with the whole demo",
  async () => {
    output = "";
    start();
    await waitUntil(() => isOver() || output.includes(RUNS), limit);
    expect(output).toContain(`${RUNS.replace(" http", "")} ${url}`);
    const page = await fetch(`${url}/press`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Maren Oduya");
  },
  limit,
);
