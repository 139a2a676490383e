import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashSources, isBuilt } from "../lib/build";
import { RESTART_CODE, runChild, superviseChild } from "../lib/child";
import { completeEnvironment, embeddedRealtimeEnv, namesPusherApp, readDeployment } from "../lib/environment";
import { isPortFree, pickPort } from "../lib/ports";
import { localAddress } from "../lib/ready";
import { loadState, markLockEnding, saveState, takeLock, takeLockInTurn } from "./launcher-state";
import { readProcessState, waitUntil } from "./process-state";

const limit = 60_000;
const secret = "s".repeat(40);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fivewire-launch-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("what was generated once is stored, and only its owner may read it", async () => {
  const first = await loadState(folder);
  expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
  await saveState(folder, { ...first, realtimePort: 4711 });
  expect(await loadState(folder)).toEqual({ ...first, realtimePort: 4711 });
  expect((await stat(path.join(folder, "state.json"))).mode & 0o777).toBe(0o600);
  await writeFile(path.join(folder, "state.json"), "{");
  await expect(loadState(folder)).rejects.toThrow(/state\.json is damaged/);
});

test("a lock is one process's until it gives it back", async () => {
  const file = path.join(folder, "x.lock");
  const release = await takeLock(file);
  expect(release).toBeDefined();
  expect(await takeLock(file)).toBeUndefined();
  await release?.();
  const again = await takeLock(file);
  expect(again).toBeDefined();
  await again?.();
});

test("a lock whose process is ending is waited for, and one whose process runs is not", async () => {
  const file = path.join(folder, "x.lock");
  const waits: string[] = [];
  const inTurn = () => takeLockInTurn(file, () => waits.push("waits"));
  const first = await inTurn();
  expect(await inTurn()).toBeUndefined();
  expect(waits).toEqual([]);
  await markLockEnding(file);
  const second = inTurn();
  await waitUntil(() => waits.length > 0, limit);
  await first?.();
  const release = await second;
  expect(release).toBeDefined();
  expect(waits).toEqual(["waits"]);
  await release?.();
});

test.each([
  ["whose process is gone", async () => ({ pid: await deadPid(), birth: "1" })],
  ["whose process id went to another program", async () => ({ pid: process.pid, birth: "another" })],
])("a lock %s is taken over", async (_, owner) => {
  const file = path.join(folder, "x.lock");
  await writeFile(file, JSON.stringify(await owner()));
  expect(await takeLock(file)).toBeDefined();
});

test("a build is of its sources: a changed, new or renamed file asks for another, a test does not", async () => {
  await mkdir(path.join(folder, "app"));
  await mkdir(path.join(folder, "public"));
  await mkdir(path.join(folder, "scripts"));
  await writeFile(path.join(folder, "app", "page.tsx"), "one");
  const seen = new Set([await hashSources(folder)]);
  const changes: [string, string][] = [
    ["app/page.tsx", "two"],
    ["app/other.tsx", ""],
    ["scripts/worker.ts", ""],
    ["public/new.webp", ""],
    ["package-lock.json", "{}"],
  ];
  for (const [file, content] of changes) {
    await writeFile(path.join(folder, file), content);
    const digest = await hashSources(folder);
    expect(seen.has(digest), file).toBe(false);
    seen.add(digest);
  }
  const before = await hashSources(folder);
  await writeFile(path.join(folder, "app", "page.test.tsx"), "a test");
  await writeFile(path.join(folder, "public", "new.webp"), "other bytes, served as they are");
  expect(await hashSources(folder)).toBe(before);
});

test("a build counts only when it was finished, of these sources", async () => {
  const dist = path.join(folder, ".next");
  await mkdir(dist);
  expect(await isBuilt(folder, ".next", "a")).toBe(false);
  await writeFile(path.join(dist, "BUILD_ID"), "x");
  expect(await isBuilt(folder, ".next")).toBe(true);
  expect(await isBuilt(folder, ".next", "a")).toBe(false);
  await writeFile(path.join(dist, "fivewire-build.json"), '{"sources":"a');
  expect(await isBuilt(folder, ".next", "a")).toBe(false);
  await writeFile(path.join(dist, "fivewire-build.json"), '{"sources":"a"}');
  expect(await isBuilt(folder, ".next", "a")).toBe(true);
});

test("the demo needs nothing; production needs its secret and says so", () => {
  expect(readDeployment({})).toBe("demo");
  expect(readDeployment({ DATABASE_URL: "postgres://db/x" })).toBe("production");
  expect(() => completeEnvironment({ DEPLOYMENT: "production" }, {})).toThrow(/AUTH_SECRET is required/);
});

test.each([
  ["PORT", "99999", "a port from 1 to 65535"],
  ["APP_URL", "ftp://x", "an address such as https://"],
  ["TRUSTED_PROXIES", "10.0.0.0/8, abc", "networks such as 10.0.0.0/8"],
  ["TRUSTED_PROXIES", "10.0.0.0/33", "networks such as 10.0.0.0/8"],
  ["DATABASE_URL", "nonsense", "an address such as postgres://"],
  ["DATABASE_POOL", "1", "a whole number from 2"],
  ["SMTP_URL", "mail.example:25", "an address such as smtp://"],
  ["BETA", "maybe", "true or false"],
  ["AUTH_SECRET", "short", "at least 32 characters"],
])("a mistake in %s stops the start with a sentence: %s", (name, value, text) => {
  const given = { DEPLOYMENT: "demo", AUTH_SECRET: secret, [name]: value };
  expect(() => completeEnvironment(given, {})).toThrow(new RegExp(`${name} .*${text}`));
});

test("the processes' environment is whole, and the launcher's database does not make a demo production", () => {
  const chosen = { AUTH_SECRET: secret, DATABASE_URL: "postgres://embedded", DEPLOYMENT: "demo" };
  const { env } = completeEnvironment({ PORT: "3100" }, chosen);
  expect(env).toMatchObject({
    DEPLOYMENT: "demo",
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    APP_URL: "http://localhost:3100",
    NEXTAUTH_URL: "http://localhost:3100",
    NEXTAUTH_SECRET: secret,
  });
});

test("the embedded realtime server's keys are stable, and none gives another away", () => {
  const env = embeddedRealtimeEnv(secret, 6001);
  expect(embeddedRealtimeEnv(secret, 6001)).toEqual(env);
  expect(embeddedRealtimeEnv(`${secret}x`, 6001).PUSHER_SECRET).not.toBe(env.PUSHER_SECRET);
  expect(env.PUSHER_SECRET).not.toContain(env.PUSHER_KEY);
});

test("half a Pusher app is refused with the names that are missing", () => {
  expect(namesPusherApp({})).toBe(false);
  expect(namesPusherApp({ PUSHER_APP_ID: "1", PUSHER_KEY: "k", PUSHER_SECRET: "s" })).toBe(true);
  expect(() => namesPusherApp({ PUSHER_KEY: "k" })).toThrow(/PUSHER_APP_ID and PUSHER_SECRET/);
});

test(
  "a child that falls is reported and started again, and given up after its last chance",
  async () => {
    const marks = path.join(folder, "starts");
    const output: string[] = [];
    const error = await new Promise<Error>((resolve) => {
      superviseChild({
        title: "The app",
        args: ["-e", `require("fs").appendFileSync(${JSON.stringify(marks)}, "x"); process.exit(3)`],
        env: process.env,
        maxRestarts: 2,
        firstPauseMs: 1,
        say: (line) => output.push(line),
        onGiveUp: resolve,
      });
    });
    expect(error.message).toMatch(/The app stopped with code 3 3 times/);
    expect(output).toHaveLength(2);
    expect(await readFile(marks, "utf8")).toBe("xxx");
  },
  limit,
);

test(
  "a child that asks for a fresh process gets one, and it counts as no failure",
  async () => {
    const marks = path.join(folder, "starts");
    const output: string[] = [];
    const code = `const fs = require("fs"); fs.appendFileSync(${JSON.stringify(marks)}, "x");
      process.exit(fs.readFileSync(${JSON.stringify(marks)}).length < 4 ? ${RESTART_CODE} : 3)`;
    const error = await new Promise<Error>((resolve) => {
      superviseChild({
        title: "The worker",
        args: ["-e", code],
        env: process.env,
        maxRestarts: 0,
        say: (line) => output.push(line),
        onGiveUp: resolve,
      });
    });
    expect(error.message).toMatch(/The worker stopped with code 3 1 times/);
    expect(await readFile(marks, "utf8")).toBe("xxxx");
    expect(output).toEqual([]);
  },
  limit,
);

test(
  "a stopped child ends and is not started again",
  async () => {
    const marks = path.join(folder, "starts");
    const output: string[] = [];
    const child = superviseChild({
      title: "The app",
      args: [
        "-e",
        `require("fs").appendFileSync(${JSON.stringify(marks)}, "x"); setInterval(() => {}, 1000)`,
      ],
      env: process.env,
      say: (line) => output.push(line),
      onGiveUp: () => {},
    });
    await waitUntil(
      () =>
        readFile(marks).then(
          () => true,
          () => false,
        ),
      limit,
    );
    await child.stop();
    expect(await readFile(marks, "utf8")).toBe("x");
    expect(output).toEqual([]);
  },
  limit,
);

test(
  "a step that fails is a sentence, and one that is called off ends",
  async () => {
    const never = new AbortController();
    await expect(
      runChild(["-e", "process.exit(1)"], process.env, "It failed.", never.signal),
    ).rejects.toThrow("It failed.");
    const soon = new AbortController();
    const endless = runChild(["-e", "setInterval(() => {}, 1000)"], process.env, "", soon.signal);
    soon.abort();
    await expect(endless).rejects.toThrow(/abort/i);
  },
  limit,
);

test(
  "a step ends with the launcher that was killed, and so does what the step started",
  async () => {
    const mark = path.join(folder, "pids");
    const inner = "setInterval(() => {}, 1000)";
    const step = `const child = require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(inner)}]);
      require("fs").writeFileSync(${JSON.stringify(mark)}, process.pid + " " + child.pid); ${inner}`;
    const launcher = path.join(folder, "launcher.mts");
    await writeFile(
      launcher,
      `import { runChild } from ${JSON.stringify(path.resolve("scripts/lib/child.ts"))};
       await runChild(["-e", ${JSON.stringify(step)}], process.env, "", new AbortController().signal);`,
    );
    const running = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), launcher]);
    let pids: number[] = [];
    await waitUntil(async () => {
      pids = (await readFile(mark, "utf8").catch(() => "")).split(" ").map(Number);
      return pids.length === 2;
    }, limit);
    expect(pids.map(readProcessState)).toEqual(["running", "running"]);
    running.kill("SIGKILL");
    expect(await waitUntil(() => pids.every((pid) => readProcessState(pid) !== "running"), limit)).toBe(true);
  },
  limit,
);

test(
  "a lock that dead processes left is one process's, however many come for it",
  async () => {
    const file = path.join(folder, "x.lock");
    const winners = path.join(folder, "winners");
    await writeFile(file, JSON.stringify({ pid: await deadPid(), birth: "1" }));
    const script = path.join(folder, "taker.mts");
    await writeFile(
      script,
      `import { appendFileSync } from "node:fs";
       import { takeLock } from ${JSON.stringify(path.resolve("scripts/launcher/launcher-state.ts"))};
       if (await takeLock(${JSON.stringify(file)})) appendFileSync(${JSON.stringify(winners)}, "x");
       process.stdout.write("done");
       setInterval(() => {}, 1000);`,
    );
    const takers = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ["--import", import.meta.resolve("tsx"), script]),
    );
    await Promise.all(takers.map((taker) => new Promise((resolve) => taker.stdout.once("data", resolve))));
    for (const taker of takers) taker.kill("SIGKILL");
    expect(await readFile(winners, "utf8")).toBe("x");
  },
  limit,
);

test(
  "starts at once install one after the other, and a dead one's turn is over",
  async () => {
    const log = path.join(folder, "turns");
    const script = path.join(folder, "installer.mjs");
    await writeFile(
      script,
      `import { appendFileSync } from "node:fs";
       import { takeInstallLock } from ${JSON.stringify(path.resolve("scripts/lib/bootstrap.mjs"))};
       const release = takeInstallLock(${JSON.stringify(folder)});
       appendFileSync(${JSON.stringify(log)}, "(");
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
       appendFileSync(${JSON.stringify(log)}, ")");
       if (process.argv[2] === "dies") process.kill(process.pid, "SIGKILL");
       release();`,
    );
    const run = (...args: string[]) =>
      new Promise((resolve) => spawn(process.execPath, [script, ...args]).once("exit", resolve));
    await run("dies");
    await Promise.all(Array.from({ length: 4 }, () => run()));
    expect(await readFile(log, "utf8")).toBe("()".repeat(5));
  },
  limit,
);

test.runIf(process.env.TEST_LONG)(
  "a full disk is said in a sentence wherever it is met, and the start goes on where there is room again",
  async (context) => {
    const dataDir = path.join(folder, "small");
    await mkdir(dataDir);
    // The account of the database needs to pass through this folder.
    await chmod(folder, 0o711);
    const mount = (options: string) =>
      spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", dataDir]).status;
    if (mount("size=4m") !== 0) return context.skip();
    try {
      expect(await startOn(dataDir)).toBe("The disk is full: make room, then start again.\n");
      // The database's folder fits into this size, its content does not.
      mount("remount,size=160m");
      expect(await startOn(dataDir)).toBe("The disk is full: make room, then start again.\n");
      mount("remount,size=2g");
      expect(await startOn(dataDir)).toBe("The processes would start.\n");
    } finally {
      spawnSync("umount", [dataDir]);
    }
  },
  4 * limit,
);

/** Starts everything except a build and its processes, and returns the message with which that ended. */
async function startOn(dataDir: string): Promise<string> {
  const code = `
    import { launch } from ${JSON.stringify(new URL("launch.ts", import.meta.url).href)};
    launch({ distDir: "", build: async () => {}, run: () => { throw new Error("The processes would start.") } });`;
  const port = String(await pickPort());
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], {
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, PORT: port, SEED_DEMO: "false" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.on("data", (text) => {
    complaint += text;
  });
  await once(child, "close");
  return complaint;
}

test("a taken port is not picked", async () => {
  const { createServer } = await import("node:net");
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
  });
  expect(await isPortFree(port)).toBe(false);
  expect(await pickPort(port)).not.toBe(port);
  await new Promise((resolve) => server.close(resolve));
  expect(await pickPort(port)).toBe(port);
});

test("a server on all addresses is asked at its own machine", () => {
  expect(localAddress("0.0.0.0", 3000)).toBe("http://127.0.0.1:3000");
  expect(localAddress("::", 3000)).toBe("http://[::1]:3000");
  expect(localAddress("localhost", 3000)).toBe("http://localhost:3000");
});

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => child.once("exit", resolve));
  return child.pid ?? 0;
}
