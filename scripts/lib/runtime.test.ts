import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildRuntime } from "./runtime";

/** Inside the project, where the compiled files find its packages; no build of anybody's is there. */
const DIST_DIR = `.next-runtime-test-${process.pid}`;
const project = process.cwd();

describe("the compiled processes", () => {
  beforeAll(() => buildRuntime(project, DIST_DIR));
  afterAll(() => rm(path.join(project, DIST_DIR), { recursive: true, force: true }));

  it.each(["app", "worker"])("%s loads on plain Node, up to the settings it needs", (name) => {
    const file = path.join(project, DIST_DIR, "runtime", `${name}.mjs`);
    const { PATH } = process.env;
    const { stderr } = spawnSync(process.execPath, [file], {
      cwd: project,
      encoding: "utf8",
      env: { PATH, NODE_ENV: "production" },
    });
    expect(stderr).toContain("Settings are missing or wrong.");
  });
});
