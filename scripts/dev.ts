/**
 * `npm run dev` has the same parts and demo content as `npm start`, without a build. Next renders from the sources and
 * replaces in the browser what changes; the worker is started again when its code changes.
 */
import { launch } from "./launcher/launch";
import { PROJECT, type SupervisedChild } from "./lib/child";
import { type ProcessOptions, startDevelopmentApp, startRealtime, startWorker } from "./lib/processes";
import { watchRuntime } from "./lib/runtime";

/** Only our own processes are here: Next's development build lies in .next/dev. */
const RUNTIME = ".next-dev";

let runtime: Awaited<ReturnType<typeof watchRuntime>> | undefined;

/** The worker is started again after every change of its code. */
function keepWorkerFresh(parts: ProcessOptions): SupervisedChild {
  let worker = startWorker(parts);
  let turn = Promise.resolve();
  runtime?.onChange(() => {
    turn = turn.then(async () => {
      await worker.stop();
      worker = startWorker(parts);
    });
  });
  return {
    pid: () => worker.pid(),
    stop: async () => {
      await runtime?.stop();
      await turn;
      await worker.stop();
    },
  };
}

launch({
  distDir: RUNTIME,
  env: { NODE_ENV: "development", NEXT_DIST_DIR: ".next" },
  build: async () => {
    runtime = await watchRuntime(PROJECT, RUNTIME);
  },
  run: ({ embeddedRealtime, ...parts }) => [
    ...(embeddedRealtime ? [startRealtime(parts)] : []),
    keepWorkerFresh(parts),
    startDevelopmentApp(parts),
  ],
});
