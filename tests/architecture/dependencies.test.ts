import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import type { ICruiseResult } from "dependency-cruiser";
import { afterAll, describe, expect, it } from "vitest";

/** A file that does not exist outside this test, and breaks three rules. */
const planted = "lib/domain/slugs/planted-violation.ts";
const roots = ["app", "components", "db", "lib", "middleware.ts"].filter(existsSync);

function run(): ICruiseResult {
  const args = [
    "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
    ...roots,
    "--config",
    "--output-type",
    "json",
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as ICruiseResult;
}

const broken = (result: ICruiseResult) =>
  result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);

describe("dependencies", () => {
  afterAll(() => rmSync(planted, { force: true }));

  it("point one way", () => {
    const result = run();
    // Under TypeScript 7 the tool can see nothing at all and call that clean.
    expect(result.summary.totalCruised).toBeGreaterThan(150);
    expect(broken(result)).toEqual([]);
  });

  it("are seen when they do not", () => {
    writeFileSync(
      planted,
      `import { listDrafts } from "@/lib/domain/pitch-drafts/queries";
import { makeAnonymousActor } from "@/lib/platform/auth/make-actor";
import { database } from "@/lib/platform/database";
export const planted = [listDrafts, makeAnonymousActor, database];
`,
    );
    const names = run()
      .summary.violations.filter(({ from }) => from === planted)
      .map(({ rule }) => rule.name);
    expect(names.sort()).toEqual([
      "a-noun-keeps-its-queries-and-commands-to-itself",
      "one-road-to-data",
      "only-auth-and-tests-make-actors",
    ]);
  });
});
