import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ICruiseResult } from "dependency-cruiser";
import { afterAll, describe, expect, it } from "vitest";

/** Files that exist only in this test's copy, and the rules that each breaks. */
const planted: Record<string, { text: string; rules: string[] }> = {
  "lib/domain/profiles/slugs/planted-violation.ts": {
    text: `import { revalidateTag } from "next/cache";
import { createElement } from "react";
import { listFollowers } from "@/lib/domain/profiles/follows/queries";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import { listDrafts } from "@/lib/domain/pitching/pitch-drafts/queries";
import { makeAnonymousActor } from "@/lib/platform/auth/make-actor";
import { database } from "@/lib/platform/database";
import { route } from "@/lib/transport/route";
import { people } from "@/scripts/seed/content";
export type Planted = PitchView;
export const planted = [revalidateTag, createElement, listFollowers, listDrafts, makeAnonymousActor];
export const others = [database, route, people];
`,
    rules: [
      "a-noun-keeps-its-queries-and-commands-to-itself",
      "a-noun-keeps-its-queries-and-commands-to-itself",
      "areas-point-one-way",
      "areas-point-one-way",
      "domain-knows-no-screen-and-no-transport",
      "domain-knows-no-screen-and-no-transport",
      "domain-knows-no-screen-and-no-transport",
      "one-road-to-data",
      "only-auth-and-tests-make-actors",
      "the-product-runs-no-scripts",
    ],
  },
  "lib/platform/planted-violation.ts": {
    text: `import { canSend } from "@/lib/domain/pitching/pitches/policy";
import { pickPort } from "@/scripts/lib/ports";
import { testDatabase } from "@/tests/setup/database";
export const planted = [canSend, pickPort, testDatabase];
`,
    rules: ["no-tests-in-the-product", "platform-knows-no-domain", "the-product-runs-no-scripts"],
  },
  "lib/actions/planted-violation.ts": {
    text: 'import "@/lib/core/execute";\nimport "@/db/schema/accounts";\n',
    rules: ["actions-bind", "actions-bind"],
  },
  "lib/client/planted-violation.ts": {
    text: `import { GET } from "@/app/api/v1/topics/route";
import { listDrafts } from "@/lib/domain/pitching/pitch-drafts/queries";
export const planted = [GET, listDrafts];
`,
    rules: ["the-client-knows-no-server", "the-client-knows-no-server"],
  },
  "lib/utils/planted-violation.ts": {
    text: 'import { settings } from "@/lib/platform/settings/settings";\nexport const planted = settings;\n',
    rules: ["utils-know-nothing"],
  },
  "components/ui/planted-violation.tsx": {
    text: `import { users } from "@/db/schema/accounts";
import { execute } from "@/lib/core/execute";
import { listDrafts } from "@/lib/domain/pitching/pitch-drafts/queries";
export const planted = [users, execute, listDrafts];
`,
    rules: ["components-draw", "components-draw", "components-draw"],
  },
  "components/profiles/inputs/planted-violation.tsx": {
    text: 'import type { NameOf } from "@/components/accounts/settings/account-values";\nexport type Planted = NameOf;\n',
    rules: ["profiles-draw-without-accounts"],
  },
  "app/planted-violation.tsx": {
    text: `import { openDatabase } from "@/db/client";
import { makeUserActor } from "@/lib/platform/auth/make-actor";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { embedText } from "@/lib/platform/meaning/embed";
export const planted = [openDatabase, makeUserActor, makeJobActor, embedText];
`,
    rules: [
      "one-road-to-data",
      "only-auth-and-tests-make-actors",
      "only-the-worker-and-tests-make-job-actors",
    ],
  },
};
const ROOTS = ["app", "components", "db", "lib", "middleware.ts", "scripts/seed"];
const CONFIG = ".dependency-cruiser.cjs";

/** Cruises the files of `roots` and their imports, `depth` imports deep where it is given. */
function run(folder: string, roots = ROOTS, depth?: number): ICruiseResult {
  const args = [
    "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
    // A link leads to the copy's packages; this option keeps their paths as the rules name them.
    ...["--preserve-symlinks", "--config", CONFIG, "--output-type", "json"],
    ...(depth === undefined ? [] : ["--max-depth", String(depth)]),
    ...roots,
  ];
  const options = { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 } as const;
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as ICruiseResult;
}

/** A line of ARCHITECTURE.md: an area, its nouns, and the areas that it imports. */
const AREA = /^([a-z]+) {2,}([a-z, -]+?) {2,}→ ([a-z, ]+|nothing)$/gm;

/** The areas that ARCHITECTURE.md draws, from the top. */
function drawnAreas() {
  const list = (text: string) => (text === "nothing" ? [] : text.split(", ").toSorted());
  return [...readFileSync("ARCHITECTURE.md", "utf8").matchAll(AREA)].map(
    ([, name = "", nouns = "", imported = ""]) => ({
      name,
      nouns: list(nouns),
      imported: list(imported),
    }),
  );
}

/** The areas that each area of the product imports. */
function arrowsOf(result: ICruiseResult): Map<string, Set<string>> {
  const areaOf = (file: string) => /^lib\/domain\/([^/]+)\//.exec(file)?.[1];
  const arrows = new Map<string, Set<string>>();
  for (const { source, dependencies } of result.modules) {
    const area = areaOf(source);
    if (!area || /\.test\.tsx?$/.test(source)) continue;
    const imported = arrows.get(area) ?? new Set();
    arrows.set(area, imported);
    for (const { resolved } of dependencies) {
      const other = areaOf(resolved);
      if (other && other !== area) imported.add(other);
    }
  }
  return arrows;
}

const MODEL = /^lib\/platform\/meaning\/|^node_modules\/@energetic-ai\//;
/** The model is the worker's: the app loads none of it, which takes memory and holds up requests. */
const WITHOUT_MODEL =
  /^(app|components|lib\/(actions|client|core|server|transport)|middleware)(?!.*\.test\.tsx?$)/;

/** The files that may not load the model and do, through any number of imports. */
function loadTheModel({ modules }: ICruiseResult): string[] {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  const found = new Set([...importers.keys()].filter((file) => MODEL.test(file)));
  // A set that grows while it is walked hands out what was added too.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found].filter((file) => WITHOUT_MODEL.test(file));
}

const broken = (result: ICruiseResult) =>
  result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);

describe("dependencies", () => {
  const copy = mkdtempSync(join(tmpdir(), "fivewire-dependencies-"));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it("point one way", () => {
    const result = run(".");
    // Under TypeScript 7 the tool can find no files at all, and then reports no violation.
    expect(result.summary.totalCruised).toBeGreaterThan(150);
    expect(broken(result)).toEqual([]);
    expect(loadTheModel(result)).toEqual([]);

    const drawn = drawnAreas();
    const names = drawn.map(({ name }) => name);
    expect(drawn.map(({ name, nouns }) => [name, nouns]).toSorted()).toEqual(
      readdirSync("lib/domain").map((area) => [area, readdirSync(`lib/domain/${area}`).toSorted()]),
    );
    const ruled = [...readFileSync(CONFIG, "utf8").matchAll(/^ {2}([a-z]+): \[(.*)\],$/gm)];
    expect(
      ruled.map(([, area, imported = ""]) => [area, (imported.match(/[a-z]+/g) ?? []).toSorted()]),
    ).toEqual(drawn.map(({ name, imported }) => [name, imported]).toReversed());
    const arrows = arrowsOf(result);
    for (const [place, { name, imported }] of drawn.entries()) {
      expect([...(arrows.get(name) ?? [])].toSorted(), name).toEqual(imported);
      // Every import points to an area further down, so there is no circle.
      expect(
        imported.filter((other) => names.indexOf(other) <= place),
        name,
      ).toEqual([]);
    }
  });

  it("are seen when they do not", () => {
    for (const part of [...ROOTS, "scripts", "tests", "tsconfig.json", "package.json", CONFIG])
      if (existsSync(part)) cpSync(part, join(copy, part), { recursive: true });
    symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
    for (const [file, { text }] of Object.entries(planted)) writeFileSync(join(copy, file), text);
    const result = run(copy, Object.keys(planted), 1);
    expect(loadTheModel(result)).toEqual(["app/planted-violation.tsx"]);
    const { violations } = result.summary;
    for (const [file, { rules }] of Object.entries(planted)) {
      const seen = violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
      expect(seen.sort(), file).toEqual(rules);
    }
  });
});
