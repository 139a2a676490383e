import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readProcessState, waitUntil } from "../launcher/process-state";

const limit = 60_000;
/** A package whose lock entry is for this platform alone. */
const OWN = "node_modules/native-parts";
let folder: string;

/** Writes a project whose npm is the script `npm`, which gets the folder of what it installs. */
async function writeProject(npm: string) {
  await mkdir(path.join(folder, "scripts/lib"), { recursive: true });
  for (const file of ["bootstrap.mjs", "end-with-parent.mjs"])
    await cp(path.join("scripts/lib", file), path.join(folder, "scripts/lib", file));
  const { platform, arch } = process;
  const packages = { [OWN]: { optional: true, os: [platform], cpu: [arch] } };
  await writeFile(path.join(folder, "package-lock.json"), JSON.stringify({ packages }));
  await writeNpm(npm);
}

const writeNpm = (npm: string) =>
  writeFile(
    path.join(folder, "npm.cjs"),
    `const fs = require("fs"); fs.appendFileSync("runs", process.pid + " "); fs.mkdirSync("node_modules", { recursive: true });
     ${npm}`,
  );

const whole = `fs.mkdirSync("${OWN}", { recursive: true }); fs.writeFileSync("node_modules/.package-lock.json", "{}");`;

function install(): ChildProcess {
  const run = `import { ensureInstalled } from "./scripts/lib/bootstrap.mjs"; await ensureInstalled(); console.log("installed");`;
  return spawn(process.execPath, ["--input-type=module", "-e", run], {
    cwd: folder,
    env: { ...process.env, npm_execpath: path.join(folder, "npm.cjs") },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function outcomeOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  return { code, output };
}

const runsOf = async () =>
  (await readFile(path.join(folder, "runs"), "utf8").catch(() => "")).split(" ").filter(Boolean).map(Number);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fivewire-install-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it(
  "installs once, and again when the lock file asks for something else",
  async () => {
    await writeProject(whole);
    expect(await outcomeOf(install())).toMatchObject({ code: 0 });
    expect(await outcomeOf(install())).toMatchObject({ code: 0 });
    expect(await runsOf()).toHaveLength(1);
    await writeFile(path.join(folder, "package-lock.json"), '{"packages":{}} ');
    expect(await outcomeOf(install())).toMatchObject({ code: 0 });
    expect(await runsOf()).toHaveLength(2);
  },
  limit,
);

it(
  "says what could not be fetched although npm was content, and goes on at the next try",
  async () => {
    await writeProject(`fs.writeFileSync("node_modules/.package-lock.json", "{}");`);
    const first = await outcomeOf(install());
    expect(first.code).toBe(1);
    expect(first.output).toContain(
      "Packages could not be fetched: native-parts. Is there a network? Start again to go on.",
    );
    await writeNpm(whole);
    expect((await outcomeOf(install())).output).toContain("installed");
  },
  limit,
);

it(
  "does not take what a failed install left for whole",
  async () => {
    await writeProject(`${whole} process.exit(1);`);
    const { code, output } = await outcomeOf(install());
    expect(code).toBe(1);
    expect(output).toContain("npm ci failed. What it printed above says why. Start again to go on.");
    await writeNpm(whole);
    expect((await outcomeOf(install())).output).toContain("installed");
  },
  limit,
);

it(
  "takes npm with it when it is killed, and begins anew at the next try",
  async () => {
    await writeProject("setInterval(() => {}, 1000);");
    const killed = install();
    expect(await waitUntil(async () => (await runsOf()).length > 0, limit)).toBe(true);
    const [npm = 0] = await runsOf();
    expect(readProcessState(npm)).toBe("running");
    killed.kill("SIGKILL");
    expect(await waitUntil(() => readProcessState(npm) !== "running", limit)).toBe(true);
    await writeNpm(whole);
    expect((await outcomeOf(install())).output).toContain("installed");
  },
  limit,
);

it(
  "ends what it runs when npm was asked to end and only npm's shell heard it",
  async () => {
    await writeProject(whole);
    const endless = `require("fs").appendFileSync("runs", process.pid + " "); setInterval(() => {}, 1000);`;
    await writeFile(path.join(folder, "scripts/endless.cjs"), endless);
    const run = `import { runScript } from "./scripts/lib/bootstrap.mjs"; runScript("endless.cjs");`;
    await writeFile(path.join(folder, "run.mjs"), run);
    // A shell with a command left to run stays between npm and the script, as some shells always do.
    const shell = spawn("sh", ["-c", `"${process.execPath}" run.mjs; true`], {
      cwd: folder,
      env: { ...process.env, npm_lifecycle_event: "start" },
      stdio: "ignore",
    });
    expect(await waitUntil(async () => (await runsOf()).length > 0, limit)).toBe(true);
    const [script = 0] = await runsOf();
    expect(readProcessState(script)).toBe("running");
    shell.kill("SIGTERM");
    expect(await waitUntil(() => readProcessState(script) !== "running", limit)).toBe(true);
  },
  limit,
);
