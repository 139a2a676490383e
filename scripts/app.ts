/** The app's process is Next behind our own server. scripts/worker.ts does the jobs. */
import { settings } from "../lib/platform/settings/settings";
import { startServer } from "../lib/server/app-server";
import { DIST_DIR, PROJECT } from "./lib/child";
import { failWithSentence, stopOnRequest } from "./lib/lifecycle";
import { startPictures } from "./lib/pictures";
import { startTelemetry, stopTelemetry } from "./lib/telemetry";

const { HOST, PORT } = settings();
const pictures = startPictures();

await startTelemetry("app");
const starting = startServer({ dir: PROJECT, port: PORT, host: HOST, distDir: DIST_DIR });
stopOnRequest(async () => {
  await (await starting).close();
  pictures.stop();
  await stopTelemetry();
});
starting.catch(failWithSentence);
