import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import type { ICruiseResult } from "dependency-cruiser";
import { afterAll, describe, expect, it } from "vitest";

/** Files that do not exist outside this test, and the rules that each breaks. */
const planted: Record<string, { text: string; rules: string[] }> = {
  "lib/domain/slugs/planted-violation.ts": {
    text: `import { revalidateTag } from "next/cache";
import { createElement } from "react";
import { listDrafts } from "@/lib/domain/pitch-drafts/queries";
import { makeAnonymousActor } from "@/lib/platform/auth/make-actor";
import { database } from "@/lib/platform/database";
import { route } from "@/lib/transport/route";
export const planted = [revalidateTag, createElement, listDrafts, makeAnonymousActor, database, route];
`,
    rules: [
      "a-noun-keeps-its-queries-and-commands-to-itself",
      "domain-knows-no-screen-and-no-transport",
      "domain-knows-no-screen-and-no-transport",
      "domain-knows-no-screen-and-no-transport",
      "one-road-to-data",
      "only-auth-and-tests-make-actors",
    ],
  },
  "lib/platform/planted-violation.ts": {
    text: `import { canSend } from "@/lib/domain/pitches/policy";
import { pickPort } from "@/scripts/lib/ports";
import { testDatabase } from "@/tests/setup/database";
export const planted = [canSend, pickPort, testDatabase];
`,
    rules: ["no-tests-in-the-product", "platform-knows-no-domain", "the-product-runs-no-scripts"],
  },
  // Without an export: other gates import what lies here, at the same time.
  "lib/actions/planted-violation.ts": {
    text: 'import "@/lib/core/execute";\nimport "@/db/schema/accounts";\n',
    rules: ["actions-bind", "actions-bind"],
  },
  "lib/utils/planted-violation.ts": {
    text: 'import { settings } from "@/lib/platform/settings/settings";\nexport const planted = settings;\n',
    rules: ["utils-know-nothing"],
  },
  "components/ui/planted-violation.tsx": {
    text: `import { users } from "@/db/schema/accounts";
import { execute } from "@/lib/core/execute";
import { listDrafts } from "@/lib/domain/pitch-drafts/queries";
export const planted = [users, execute, listDrafts];
`,
    rules: ["components-draw", "components-draw", "components-draw"],
  },
  "app/planted-violation.tsx": {
    text: `import { openDatabase } from "@/db/client";
import { makeUserActor } from "@/lib/platform/auth/make-actor";
export const planted = [openDatabase, makeUserActor];
`,
    rules: ["one-road-to-data", "only-auth-and-tests-make-actors"],
  },
};
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
  afterAll(() => {
    for (const file of Object.keys(planted)) rmSync(file, { force: true });
  });

  it("point one way", () => {
    const result = run();
    // Under TypeScript 7 the tool can see nothing at all and call that clean.
    expect(result.summary.totalCruised).toBeGreaterThan(150);
    expect(broken(result)).toEqual([]);
  });

  it("are seen when they do not", () => {
    for (const [file, { text }] of Object.entries(planted)) writeFileSync(file, text);
    const { violations } = run().summary;
    for (const [file, { rules }] of Object.entries(planted)) {
      const seen = violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
      expect(seen.sort(), file).toEqual(rules);
    }
  });
});
