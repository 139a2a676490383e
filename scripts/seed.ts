/**
 * Writes the demo content into an empty database (see `scripts/seed`). The launcher runs it as `node --import tsx
 * --conditions=react-server scripts/seed.ts` with the app's settings in the environment.
 */

import { closeDatabase, openForSeeding } from "../lib/platform/database";
import { log } from "../lib/platform/log";
import { failWithSentence } from "./lib/lifecycle";
import { seedDemo } from "./seed/steps/seed-demo";

// No client listens while the demo's past is seeded: without a realtime server to name, events end in their jobs, which
// the seed deletes at its end, and no warning is worth a line.
for (const name of ["PUSHER_APP_ID", "PUSHER_KEY", "PUSHER_SECRET", "REALTIME_PORT"])
  delete process.env[name];
log.level = "error";
openForSeeding();

try {
  await seedDemo((line) => console.log(line));
} catch (error) {
  await closeDatabase();
  failWithSentence(error);
}
await closeDatabase();
// The launcher's channel would keep the process alive.
process.exit(0);
