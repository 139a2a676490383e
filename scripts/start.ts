/** `npm start` runs the product on its own database and realtime server, built where its sources changed. */
import { launch } from "./launcher/launch";
import { ensureBuild } from "./lib/build";
import { DIST_DIR, PROJECT } from "./lib/child";
import { startApp, startRealtime, startWorker } from "./lib/processes";

launch({
  distDir: DIST_DIR,
  env: { NEXT_DIST_DIR: DIST_DIR },
  build: ({ given, ...rest }) => ensureBuild({ project: PROJECT, distDir: DIST_DIR, env: given, ...rest }),
  run: ({ embeddedRealtime, ...parts }) => [
    ...(embeddedRealtime ? [startRealtime(parts)] : []),
    startWorker(parts),
    startApp(parts),
  ],
});
