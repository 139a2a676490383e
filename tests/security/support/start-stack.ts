import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { TestProject } from "vitest/node";
import { ensureBuild } from "@/scripts/lib/build";
import { PROJECT } from "@/scripts/lib/child";
import { startTestStack, type TestStack } from "@/scripts/lib/test-stack";
import { SETTINGS } from "./settings";

/** The facts about the running product that the tests know, besides its addresses. */
export type Target = Omit<TestStack, "stop" | "pids"> & {
  /** The file in which its processes record the connections they try to open (record-connections.mjs). */
  connectionsFile: string;
};

declare module "vitest" {
  export interface ProvidedContext {
    target: Target;
  }
}

const DIST_DIR = ".next-test";
/**
 * The setting that switches off the demo's mailbox and gallery. The rest of the stack has the demo's outbox
 * in place of a mail server.
 */
const PRODUCTION = { DEPLOYMENT: "production" };
const RECORDER = pathToFileURL(path.join(import.meta.dirname, "record-connections.mjs")).href;

/** Starts the journeys' build: two app processes, one of each kind of page delivery, over one database. */
export default async function setup(project: TestProject) {
  const say = (line: string) => console.log(line);
  const { signal } = new AbortController();
  const scratch = await mkdtemp(path.join(tmpdir(), "fivewire-attacks-"));
  const connectionsFile = path.join(scratch, "connections.log");
  await ensureBuild({ project: PROJECT, distDir: DIST_DIR, env: process.env, say, signal });
  const {
    stop,
    pids: _,
    ...stack
  } = await startTestStack({
    distDir: DIST_DIR,
    apps: [PRODUCTION, { ...PRODUCTION, PAGE_DELIVERY: "stock" }],
    seed: false,
    env: { ...SETTINGS, NODE_OPTIONS: `--import ${RECORDER}`, CONNECTIONS_FILE: connectionsFile },
    say,
    signal,
  });
  project.provide("target", { ...stack, connectionsFile });
  return async () => {
    await stop();
    await rm(scratch, { recursive: true, force: true });
  };
}
