/**
 * The app's process. Under the launcher it serves and nothing else; by itself (`npm run serve`) it also brings
 * the database to this code's schema and, where no Pusher app is named, runs the embedded realtime server.
 */
import { migrate } from "../db/migrate";
import { jobs } from "../lib/jobs";
import { runWorker } from "../lib/platform/jobs/worker";
import { settings } from "../lib/platform/settings/settings";
import { startServer } from "../lib/server/app-server";
import { PROJECT } from "./lib/child";
import { completeEnvironment, embeddedRealtimeEnv, namesPusherApp } from "./lib/environment";
import { failWithSentence, stopOnRequest } from "./lib/lifecycle";
import { pickPort } from "./lib/ports";
import { startRealtime } from "./lib/realtime-child";

const stops: (() => Promise<void>)[] = [];

async function stopAll() {
  for (const stop of stops.splice(0).reverse()) await stop();
}

async function main() {
  const standalone = process.env.FIVEWIRE_LAUNCHER === undefined;
  if (standalone) await prepare();
  const { HOST, PORT, APP_URL } = settings();
  const server = await startServer({
    dir: PROJECT,
    port: PORT,
    host: HOST,
    distDir: process.env.NEXT_DIST_DIR,
    startJobs: () => runWorker(jobs),
  });
  stops.push(() => server.close());
  if (standalone) console.log(`Serving ${APP_URL} on ${HOST}:${server.port}.`);
}

async function prepare() {
  if (!process.env.DATABASE_URL) {
    throw new Error("DATABASE_URL is required: set it to a Postgres 15 or later. See .env.example.");
  }
  const authSecret = completeEnvironment(process.env, {}).settings.AUTH_SECRET;
  const embedded = !namesPusherApp(process.env);
  const port = embedded ? Number(process.env.REALTIME_PORT) || (await pickPort()) : 0;
  const { env } = completeEnvironment(process.env, embedded ? embeddedRealtimeEnv(authSecret, port) : {});
  Object.assign(process.env, env);
  await migrate(process.env.DATABASE_URL);
  if (!embedded) return;
  const realtime = startRealtime(env, console.log, (error) => {
    console.error(error.message);
    void stopAll().finally(() => process.exit(1));
  });
  stops.push(() => realtime.stop());
}

stopOnRequest(stopAll);
main().catch(async (error) => {
  await stopAll();
  failWithSentence(error);
});
