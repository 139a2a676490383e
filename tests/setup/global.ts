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

/**
 * One real Postgres for the run, in a folder of its own, with a migrated template that each worker clones in a
 * tenth of a second. Nothing is shared with `npm start`.
 */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), "fivewire-test-"));
  const server = await startPostgres({ dataDir, durability: false });
  const admin = postgres(server.url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${TEMPLATE}`);
  await migrate(withDatabase(server.url, TEMPLATE));
  await admin.end();
  project.provide("serverUrl", server.url);
  project.provide("templateName", TEMPLATE);
  return async () => {
    await server.stop();
    // As root the data lies outside of a private folder such as mkdtemp makes.
    for (const folder of [server.cluster, dataDir]) await rm(folder, { recursive: true, force: true });
  };
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
