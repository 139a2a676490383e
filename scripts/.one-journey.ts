/**
 * The runner behind `npm test` runs every suite there is, and adds them up in one closing line. `npm test -- unit` (or
 * lint, types, knip, build, security, faults, e2e, bench) runs one suite alone; `--long` adds the endurance of each.
 */
import { spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findBrowser } from "./lib/browser";
import { ensureBuild } from "./lib/build";
import { PROJECT } from "./lib/child";
import { plantedSecrets } from "./lib/planted-secrets";
import { pickPort } from "./lib/ports";
import { findRelay, startRelay } from "./lib/relay";
import { startTestStack } from "./lib/test-stack";

/** `failures` names each test that failed and the first line of why: they stand beside the closing counts. */
type Count = {
  passed: number;
  failed: number;
  skipped?: number;
  failures?: string[];
  files?: FileTime[];
};
type FileTime = { file: string; seconds: number };
/** `budget` is in seconds, on two quiet cores. A suite over it is named at the end and never fails for it. */
type Suite = { name: string; title: string; budget: number; run: () => Promise<Count> };

const DIST_DIR = ".next-test";
const wanted = ["build", "e2e"];
const isLong = process.argv.includes("--long");
/** Tests read it where endurance is a number: kills, rounds of fuzzing, widths of a journey. */
if (isLong) process.env.TEST_LONG = "1";
const scratch = mkdtempSync(path.join(tmpdir(), "fivewire-results-"));
const ending = new AbortController();
const say = (line: string) => console.log(line);

/** Runs one of the packages' own commands; its output goes straight through. */
function runBin(script: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, [path.join("node_modules", script), ...args], {
    cwd: PROJECT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  ending.signal.addEventListener("abort", () => child.kill("SIGTERM"), { once: true });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code === 0)));
}

const one = (ok: boolean): Count => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** No report, or none passed, is a failure: a suite that ran nothing proves nothing. */
function readCount(ok: boolean, file: string, pick: (report: never) => Count): Count {
  try {
    const count = pick(JSON.parse(readFileSync(file, "utf8")) as never);
    if (count.passed + count.failed === 0 || (!ok && count.failed === 0))
      return { ...count, failed: count.failed + 1 };
    return count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const failure = (file: string, title: string, reason = "") =>
  `  ${path.relative(PROJECT, path.resolve(PROJECT, file))} › ${title}\n      ${stripVTControlCharacters(reason).trim().split("\n", 1)[0]?.slice(0, 300)}`;

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Runs vitest on the tests of code, or with `config` on attacks on the running product or its faults. */
async function runVitest(name: string, config: string[] = []): Promise<Count> {
  const file = path.join(scratch, `${name}.json`);
  const ok = await runBin("vitest/vitest.mjs", [
    "run",
    ...config,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  return readCount(ok, file, (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests || (report.numFailedTestSuites > 0 ? 1 : 0),
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === "failed");
      if (status === "failed" && failed.length === 0) return [failure(name, "did not run", message)];
      return failed.map((test) => failure(name, test.fullName, test.failureMessages[0]));
    }),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(PROJECT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }));
}

async function runBuild(): Promise<Count> {
  try {
    // A build reads no setting: with secrets about, none may get into it.
    const env = { ...process.env, ...plantedSecrets };
    await ensureBuild({ project: PROJECT, distDir: DIST_DIR, env, say, signal: ending.signal });
    return one(true);
  } catch (error) {
    console.error(error);
    return one(false);
  }
}

type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

/** How long a journey took, in ms; those of a file run one after the other. */
const durationOf = ({ suites = [], specs }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(durationOf))
    .reduce((total, duration) => total + duration, 0);

const failedJourneys = (suite: PlaywrightSuite): string[] => [
  ...suite.specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) =>
        failure(`tests/e2e/${file}`, `${title} [${projectName}]`, results[0]?.error?.message),
      ),
  ),
  ...(suite.suites ?? []).flatMap(failedJourneys),
];

async function runJourneys(): Promise<Count> {
  const browser = findBrowser(say);
  const file = path.join(scratch, "playwright.json");
  // The second one delivers pages as Next does, the third is without testing mode and outside the beta.
  const apps = [{}, { PAGE_DELIVERY: "stock" }, { TESTING_MODE: "false", BETA: "false" }];
  const relayPort = findRelay(say) ? await pickPort(undefined) : undefined;
  const runningRelay = relayPort && startRelay(scratch, relayPort, plantedSecrets.TURN_SECRET);
  const relay = relayPort && {
    ...{ TURN_URLS: `turn:127.0.0.1:${relayPort}?transport=udp`, TURN_CREDENTIAL_SECONDS: "60" },
    TURN_SECRET: plantedSecrets.TURN_SECRET,
  };
  const stack = await startTestStack({
    ...{ distDir: DIST_DIR, apps, seed: false, env: relay || {}, say, signal: ending.signal },
  });
  try {
    const ok = await runBin(
      "@playwright/test/cli.js",
      ["test", "--config", "tests/e2e/playwright.config.ts", ...(process.env.ONE_ARGS ?? "").split(" ")],
      {
        E2E_URL: stack.urls[0] ?? "",
        E2E_SECOND_URL: stack.urls[1] ?? "",
        E2E_UNTESTED_URL: stack.urls[2] ?? "",
        E2E_DATABASE_URL: stack.databaseUrl,
        E2E_DATA_DIR: stack.dataDir,
        E2E_STORY_PORTS: stack.storyPorts.join(","),
        E2E_MODEL_PORT: String(stack.modelPort),
        E2E_STRIPE_PORT: String(stack.stripePort),
        E2E_DIST_DIR: path.join(PROJECT, DIST_DIR),
        E2E_RESULTS: file,
        ...(runningRelay ? { E2E_RELAY_PID: String(runningRelay.pid) } : {}),
        ...(browser ? { E2E_CHROMIUM: browser } : {}),
      },
    );
    const held = stack.heldLoop.map((jobs) => failure("scripts/worker.ts", "a job held up the others", jobs));
    return readCount(ok, file, ({ stats, suites: files }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + held.length,
      skipped: stats.skipped,
      failures: [...files.flatMap(failedJourneys), ...held],
      files: files.map((suite) => ({ file: `tests/e2e/${suite.file}`, seconds: durationOf(suite) / 1000 })),
    }));
  } finally {
    await stack.stop();
    if (runningRelay) runningRelay.kill("SIGKILL");
  }
}

const lint: Suite = {
  name: "lint",
  title: "Lint and format",
  budget: 10,
  run: async () => one(await runBin("@biomejs/biome/bin/biome", ["ci", "."])),
};
const types: Suite = {
  name: "types",
  title: "Types",
  budget: 45,
  run: async () => one(await runBin("typescript/bin/tsc", ["--noEmit"])),
};
const knip: Suite = {
  name: "knip",
  title: "Unused files, exports and packages",
  budget: 20,
  run: async () => one(await runBin("knip/bin/knip.js", [])),
};
const unit: Suite = {
  name: "unit",
  title: "Architecture, unit, database and contract tests",
  budget: 270,
  run: () => runVitest("unit"),
};
const build: Suite = { name: "build", title: "Production build", budget: 60, run: runBuild };
const attacks: Suite = {
  name: "security",
  title: "Attacks",
  budget: 160,
  run: () => runVitest("security", ["--config", "tests/security/vitest.config.ts"]),
};
const faults: Suite = {
  name: "faults",
  title: "Faults",
  budget: 100,
  run: () => runVitest("faults", ["--config", "tests/faults/vitest.config.ts"]),
};
const journeys: Suite = { name: "e2e", title: "Browser journeys", budget: 330, run: runJourneys };
/** The bench still has to measure each kind of row; `npm run bench` says how fast anything is. */
async function runBenchSmoke(): Promise<Count> {
  const file = path.join(scratch, "bench.json");
  copyFileSync(path.join(PROJECT, "docs", "bench.json"), file);
  const rows = ["scoring", "faults", "memory", "builder", "newsroom", "inbox", "messages"];
  return one(await runBin("tsx/dist/cli.mjs", ["scripts/bench.ts", ...rows], { BENCH_FILE: file }));
}
const bench: Suite = { name: "bench", title: "The bench's rows", budget: 300, run: runBenchSmoke };

/** Stages run one after the other; suites of one stage run side by side, where neither fills a machine by itself. */
const stages: Suite[][] = [
  [lint, types],
  [knip],
  [unit],
  [build],
  [attacks, faults],
  [journeys],
  ...(isLong || wanted.includes("bench") ? [[bench]] : []),
];

const SLOWEST = 10;

async function runSuite({ title, budget, run }: Suite) {
  say(`\n== ${title}`);
  const started = Date.now();
  const count = await run().catch((error: unknown) => {
    console.error(error);
    return one(false);
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  const over = seconds > budget && !isLong ? `, over its budget of ${budget} s` : "";
  const skipped = count.skipped ? `, ${count.skipped} skipped` : "";
  return {
    ...count,
    title: `${title}: ${count.passed} passed, ${count.failed} failed${skipped} (${seconds} s${over})`,
  };
}

async function main() {
  const done: Awaited<ReturnType<typeof runSuite>>[] = [];
  for (const stage of stages) {
    const asked = stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    done.push(...(await Promise.all(asked.map(runSuite))));
    if (ending.signal.aborted) break;
  }
  rmSync(scratch, { recursive: true, force: true });
  const slowest = done
    .flatMap(({ files = [] }) => files)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  if (slowest.length > 0) {
    say("\nThe slowest files:");
    for (const { file, seconds } of slowest) say(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
  say(`\n${done.flatMap(({ title, failures = [] }) => [title, ...failures]).join("\n")}`);
  const sum = (key: "passed" | "failed") => done.reduce((total, count) => total + count[key], 0);
  const [passed, failed] = [sum("passed"), sum("failed")];
  say(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 || ending.signal.aborted ? 1 : 0);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => ending.abort());
process.on("disconnect", () => ending.abort());
await main();
