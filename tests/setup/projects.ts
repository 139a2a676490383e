import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What a test file needs around it, read off its source so that nobody has to list it:
 * - `isolated`: it starts processes, replaces modules, or moves the clock that modules remember. It has a process and
 *   modules of its own.
 * - `database`: it clones the migrated template; modules are shared between such files.
 * - `pure`: none of these. It has no database at all, and shares its modules.
 */
export type TestProject = "isolated" | "database" | "pure";

/** Code alone counts, not what a test quotes: nothing is quoted before it in its line. */
const inCode = (pattern: string) => new RegExp(`^[^"'\`\\n]*${pattern}`, "m");
const STARTS_PROCESSES = inCode(
  '(from "node:(child_process|worker_threads)"|from "[^"]*-process"|from "[^"]*/(postgres|launch)")',
);
const REPLACES_MODULES = inCode(
  "\\bvi\\.(mock|doMock|unmock|hoisted|resetModules|useFakeTimers|setSystemTime)\\(",
);
const USES_DATABASE = inCode("\\b(testDatabase|inject)\\(");

export function projectOf(source: string): TestProject {
  if (STARTS_PROCESSES.test(source) || REPLACES_MODULES.test(source)) return "isolated";
  return USES_DATABASE.test(source) ? "database" : "pure";
}

const ROOTS = ["app", "components", "db", "lib", "scripts", "tests"];
/** Suites of their own, with configurations of their own. */
const ELSEWHERE = /^tests\/(e2e|faults|security)\//;

/** Paths of all test files, relative to the project's folder. */
export function filesByProject(): Record<TestProject, string[]> {
  const files: Record<TestProject, string[]> = { pure: [], database: [], isolated: [] };
  for (const root of ROOTS)
    for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      const file = join(root, name);
      if (/\.test\.tsx?$/.test(file) && !ELSEWHERE.test(file))
        files[projectOf(readFileSync(file, "utf8"))].push(file);
    }
  return files;
}
