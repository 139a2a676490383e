import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { migrate } from "@/db/migrate";
import { startPostgres } from "@/scripts/launcher/postgres";

declare module "vitest" {
  export interface ProvidedContext {
    serverUrl: string;
    templateName: string;
  }
}

const TEMPLATE = "fivewire_template";
/** Few tests ask for small places, and a clone without them is a fifth of the size. */
const LEAST_CITY = 100_000;
/** No table grows large enough to be vacuumed, no database lives long, and none has to survive its server. */
const TEST_SETTINGS = ["autovacuum = off", "synchronous_commit = off", "checkpoint_timeout = '1d'"];

type TestServer = { url: string; stop: () => Promise<void> };
const holder = globalThis as { testServer?: { started: Promise<TestServer>; users: number } };

/**
 * One real Postgres for the run, whose projects share it, in a folder of its own, with a migrated template that each
 * file clones. Nothing is shared with `npm start`.
 */
export default async function setup(project: TestProject) {
  holder.testServer ??= { started: start(), users: 0 };
  const shared = holder.testServer;
  shared.users++;
  const { url, stop } = await shared.started;
  project.provide("serverUrl", url);
  project.provide("templateName", TEMPLATE);
  return async () => {
    if (--shared.users > 0) return;
    delete holder.testServer;
    await stop();
  };
}

async function start(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "fivewire-test-"));
  const server = await startPostgres({ dataDir, durability: false });
  const admin = postgres(server.url, { max: 1, onnotice: () => {} });
  for (const setting of TEST_SETTINGS) await admin.unsafe(`alter system set ${setting}`);
  await admin`select pg_reload_conf()`;
  await admin.unsafe(`create database ${TEMPLATE}`);
  await migrate(withDatabase(server.url, TEMPLATE), { leastCity: LEAST_CITY });
  await admin.end();
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      // As root the data lies outside of a private folder such as mkdtemp makes.
      for (const folder of [server.cluster, dataDir]) await rm(folder, { recursive: true, force: true });
    },
  };
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
