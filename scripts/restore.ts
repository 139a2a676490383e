/**
 * `npm run restore -- --from FOLDER` writes a back-up's rows into an empty database, its files into the settings'
 * storage. It works on `DATABASE_URL`, or without it on an embedded database in `DATA_DIR`, which it makes.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { settings } from "../lib/platform/settings/settings";
import { storage } from "../lib/platform/storage/storage";
import { failWithSentence } from "./lib/lifecycle";
import { restoreBackup } from "./lib/restore-backup";
import { openStaffDatabase } from "./lib/staff-database";

let stop: (() => Promise<void>) | undefined;
let failure: unknown;
try {
  const { from } = parseArgs({ options: { from: { type: "string" } } }).values;
  if (!from) throw new Error("Say where the back-up lies: npm run restore -- --from FOLDER");
  stop = await openStaffDatabase({ create: true });
  const { takenAt, tables, files } = await restoreBackup({
    url: settings().DATABASE_URL ?? "",
    files: await storage(),
    folder: path.resolve(from),
  });
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  console.log(`Restored ${rows} rows and ${files.count} files as of ${takenAt}.`);
} catch (error) {
  failure = error;
}
await stop?.();
if (failure) failWithSentence(failure);
