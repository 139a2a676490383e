/** The app's process is Next behind our own server. scripts/worker.ts does the jobs. */
import path from "node:path";
import { installPictureRunner } from "../lib/platform/images/picture-runner";
import { settings } from "../lib/platform/settings/settings";
import { startServer } from "../lib/server/app-server";
import { createPictureProcess } from "../lib/server/picture-process";
import { DIST_DIR, PROJECT } from "./lib/child";
import { failWithSentence, stopOnRequest } from "./lib/lifecycle";
import { startTelemetry, stopTelemetry } from "./lib/telemetry";

const { HOST, PORT } = settings();
const pictures = createPictureProcess({ script: path.join(PROJECT, DIST_DIR, "runtime", "pictures.mjs") });
installPictureRunner(pictures.run);

await startTelemetry("app");
const starting = startServer({ dir: PROJECT, port: PORT, host: HOST, distDir: DIST_DIR });
stopOnRequest(async () => {
  await (await starting).close();
  pictures.stop();
  await stopTelemetry();
});
starting.catch(failWithSentence);
