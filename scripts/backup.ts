/**
 * `npm run backup -- --to FOLDER` writes all rows as of one moment and all stored files, while the product runs. It
 * works on `DATABASE_URL` and the settings' storage, or without them on the embedded database and the files of
 * `DATA_DIR`.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { settings } from "../lib/platform/settings/settings";
import { storage } from "../lib/platform/storage/storage";
import { failWithSentence } from "./lib/lifecycle";
import { openStaffDatabase } from "./lib/staff-database";
import { takeBackup } from "./lib/take-backup";

let stop: (() => Promise<void>) | undefined;
let failure: unknown;
try {
  const { to } = parseArgs({ options: { to: { type: "string" } } }).values;
  if (!to) throw new Error("Say where the back-up goes: npm run backup -- --to FOLDER");
  stop = await openStaffDatabase();
  const folder = path.resolve(to);
  const { tables, files } = await takeBackup({
    url: settings().DATABASE_URL ?? "",
    files: await storage(),
    folder,
  });
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  console.log(`Backed up ${rows} rows of ${tables.length} tables and ${files.count} files to ${folder}.`);
} catch (error) {
  failure = error;
}
await stop?.();
if (failure) failWithSentence(failure);
