/** The app's process: Next behind our own server. Jobs are done by scripts/worker.ts. */
import { settings } from "../lib/platform/settings/settings";
import { startServer } from "../lib/server/app-server";
import { DIST_DIR, PROJECT } from "./lib/child";
import { failWithSentence, stopOnRequest } from "./lib/lifecycle";

const { HOST, PORT } = settings();
const starting = startServer({ dir: PROJECT, port: PORT, host: HOST, distDir: DIST_DIR });
stopOnRequest(async () => (await starting).close());
starting.catch(failWithSentence);
