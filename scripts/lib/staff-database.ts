import { existsSync } from "node:fs";
import path from "node:path";
import { loadState } from "../launcher/launcher-state";
import { startPostgres } from "../launcher/postgres";
import { PROJECT } from "./child";

/**
 * Names the embedded database of DATA_DIR to the settings where no DATABASE_URL is given, whether the product runs or
 * not; `create` makes one where there is none. Returns the function that stops it afterwards.
 */
export async function openStaffDatabase({ create = false } = {}): Promise<() => Promise<void>> {
  if (process.env.DATABASE_URL) return async () => {};
  const dataDir = path.resolve(PROJECT, process.env.DATA_DIR || ".data");
  if (!create && !existsSync(path.join(dataDir, "postgres.json"))) {
    throw new Error(`There is no database in ${dataDir}. Run npm start once, or set DATABASE_URL.`);
  }
  const server = await startPostgres({ dataDir });
  process.env.DEPLOYMENT ||= "demo";
  process.env.DATABASE_URL = server.url;
  process.env.AUTH_SECRET ||= (await loadState(dataDir)).authSecret;
  return server.reused ? async () => {} : () => server.stop();
}
