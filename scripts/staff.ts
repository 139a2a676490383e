/**
 * What only platform staff may do, at the command line: `npm run staff` shows how. Works on
 * `DATABASE_URL`, or without it on the embedded database of `DATA_DIR`, whether the product runs or not.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { allowLongStatements, closeDatabase } from "../lib/platform/database";
import { loadState } from "./launcher/launcher-state";
import { startPostgres } from "./launcher/postgres";
import { PROJECT } from "./lib/child";
import { failWithSentence } from "./lib/lifecycle";
import { runStaff } from "./lib/staff-commands";

/** Names the embedded database to the settings; returns what to stop afterwards. */
async function openEmbedded(): Promise<(() => Promise<void>) | undefined> {
  const dataDir = path.resolve(PROJECT, process.env.DATA_DIR || ".data");
  if (!existsSync(path.join(dataDir, "postgres.json"))) {
    throw new Error(`There is no database in ${dataDir}. Run npm start once, or set DATABASE_URL.`);
  }
  const server = await startPostgres({ dataDir });
  process.env.DEPLOYMENT ||= "demo";
  process.env.DATABASE_URL = server.url;
  process.env.AUTH_SECRET ||= (await loadState(dataDir)).authSecret;
  return server.reused ? undefined : () => server.stop();
}

allowLongStatements();
let stop: (() => Promise<void>) | undefined;
let failure: unknown;
try {
  if (!process.env.DATABASE_URL) stop = await openEmbedded();
  await runStaff(process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  failure = error;
}
await closeDatabase();
await stop?.();
if (failure) failWithSentence(failure);
