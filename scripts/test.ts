/**
 * The runner behind `npm test`: every check there is, one after the other, and one closing line that adds them
 * up. `npm test -- unit` (or lint, types, knip, build, security, faults, e2e) runs one suite alone.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findBrowser } from "./lib/browser";
import { ensureBuild } from "./lib/build";
import { PROJECT } from "./lib/child";
import { plantedSecrets } from "./lib/planted-secrets";
import { startTestStack } from "./lib/test-stack";

/** `failures` names each test that failed and the first line of why: they stand beside the closing counts. */
type Count = { passed: number; failed: number; failures?: string[] };
type Suite = { name: string; title: string; run: () => Promise<Count> };

const DIST_DIR = ".next-test";
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

/** A runner's own count. No report, or none passed, is a failure: a suite that ran nothing proves nothing. */
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
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** One of vitest's runs: the tests of code, or with `config` attacks on the running product or its faults. */
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
    failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === "failed");
      if (status === "failed" && failed.length === 0) return [failure(name, "did not run", message)];
      return failed.map((test) => failure(name, test.fullName, test.failureMessages[0]));
    }),
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
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

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
  // The second one delivers pages as Next does: public journeys run against both. The third is without testing mode.
  const apps = [{}, { PAGE_DELIVERY: "stock" }, { TESTING_MODE: "false" }];
  const stack = await startTestStack({ distDir: DIST_DIR, apps, seed: false, say, signal: ending.signal });
  try {
    const ok = await runBin(
      "@playwright/test/cli.js",
      ["test", "--config", "tests/e2e/playwright.config.ts"],
      {
        E2E_URL: stack.urls[0] ?? "",
        E2E_SECOND_URL: stack.urls[1] ?? "",
        E2E_UNTESTED_URL: stack.urls[2] ?? "",
        E2E_DATABASE_URL: stack.databaseUrl,
        E2E_DATA_DIR: stack.dataDir,
        E2E_STORY_PORTS: stack.storyPorts.join(","),
        E2E_MODEL_PORT: String(stack.modelPort),
        E2E_DIST_DIR: path.join(PROJECT, DIST_DIR),
        E2E_RESULTS: file,
        ...(browser ? { E2E_CHROMIUM: browser } : {}),
      },
    );
    return readCount(ok, file, ({ stats, suites: files }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: files.flatMap(failedJourneys),
    }));
  } finally {
    await stack.stop();
  }
}

const suites: Suite[] = [
  {
    name: "lint",
    title: "Lint and format",
    run: async () => one(await runBin("@biomejs/biome/bin/biome", ["ci", "."])),
  },
  { name: "types", title: "Types", run: async () => one(await runBin("typescript/bin/tsc", ["--noEmit"])) },
  {
    name: "knip",
    title: "Unused files, exports and packages",
    run: async () => one(await runBin("knip/bin/knip.js", [])),
  },
  { name: "unit", title: "Architecture, unit, database and contract tests", run: () => runVitest("unit") },
  { name: "build", title: "Production build", run: runBuild },
  {
    name: "security",
    title: "Attacks",
    run: () => runVitest("security", ["--config", "tests/security/vitest.config.ts"]),
  },
  {
    name: "faults",
    title: "Faults",
    run: () => runVitest("faults", ["--config", "tests/faults/vitest.config.ts"]),
  },
  { name: "e2e", title: "Browser journeys", run: runJourneys },
];

async function main() {
  const wanted = process.argv.slice(2);
  const total: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const suite of suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    say(`\n== ${suite.title}`);
    const started = Date.now();
    const count = await suite.run().catch((error: unknown) => {
      console.error(error);
      return one(false);
    });
    total.passed += count.passed;
    total.failed += count.failed;
    lines.push(
      `${suite.title}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
      ...(count.failures ?? []),
    );
    if (ending.signal.aborted) break;
  }
  rmSync(scratch, { recursive: true, force: true });
  say(`\n${lines.join("\n")}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 || total.passed === 0 || ending.signal.aborted ? 1 : 0);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => ending.abort());
process.on("disconnect", () => ending.abort());
await main();
