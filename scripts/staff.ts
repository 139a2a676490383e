/**
 * Platform staff alone use these commands: `npm run staff` shows how. They work on `DATABASE_URL`, or without it on the
 * embedded database of `DATA_DIR`, whether the product runs or not.
 */
import { allowLongStatements, closeDatabase } from "../lib/platform/database";
import { failWithSentence } from "./lib/lifecycle";
import { runStaff } from "./lib/staff-commands";
import { openStaffDatabase } from "./lib/staff-database";

allowLongStatements();
let stop: (() => Promise<void>) | undefined;
let failure: unknown;
try {
  stop = await openStaffDatabase();
  await runStaff(process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  failure = error;
}
await closeDatabase();
await stop?.();
if (failure) failWithSentence(failure);
