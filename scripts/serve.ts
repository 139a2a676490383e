/**
 * `npm run serve` brings the database to this code's schema, then runs the app, the worker and, where no Pusher app is
 * named, the embedded realtime server. `--only app` and `--only worker` run one of the two, for several machines.
 */
import { parseArgs } from "node:util";
import { migrate } from "../db/migrate";
import { canonicaliseAddresses } from "./lib/canonical-addresses";
import { DIST_DIR, type SupervisedChild } from "./lib/child";
import { demandConnectionRoom } from "./lib/connection-room";
import { completeEnvironment, embeddedRealtimeEnv, namesPusherApp, warningsAbout } from "./lib/environment";
import { failWithSentence, stopOnRequest } from "./lib/lifecycle";
import { demandFreePort, pickPort } from "./lib/ports";
import { startApp, startRealtime, startWorker } from "./lib/processes";
import { localAddress, waitUntilReady } from "./lib/ready";

const READY_MS = 60_000;

/** The parts are in the order of their start. */
const running: SupervisedChild[] = [];
const ending = new AbortController();
const say = (line: string) => console.log(line);

async function stopAll() {
  ending.abort();
  await started.catch(() => {});
  // They are stopped at once: together they have the ten seconds that those who stop us wait.
  await Promise.all(running.splice(0).map((part) => part.stop()));
}

function giveUp(error: Error) {
  if (ending.signal.aborted) return;
  console.error(error.message);
  void stopAll().finally(() => process.exit(1));
}

function readOnly(): "app" | "worker" | undefined {
  const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
  if (only === undefined || only === "app" || only === "worker") return only;
  throw new Error("npm run serve -- --only takes app or worker.");
}

/** A worker by itself cannot start a realtime server that the app's readers would not know of. */
async function chooseRealtimePort(only: "app" | "worker" | undefined): Promise<number | undefined> {
  if (namesPusherApp(process.env)) return undefined;
  const given = Number(process.env.REALTIME_PORT) || undefined;
  if (only === "worker" && given === undefined) {
    throw new Error(
      "The worker by itself must know where live events go: set PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET, " +
        "or on one machine the same REALTIME_PORT for it and for the app.",
    );
  }
  return given ?? pickPort();
}

async function start() {
  const only = readOnly();
  const url = process.env.DATABASE_URL;
  if (!url) {
    throw new Error("DATABASE_URL is required: set it to a Postgres 15 or later. See .env.example.");
  }
  const secret = completeEnvironment(process.env, {}).settings.AUTH_SECRET;
  const realtimePort = await chooseRealtimePort(only);
  const chosen = realtimePort ? embeddedRealtimeEnv(secret, realtimePort) : {};
  const { env, settings } = completeEnvironment(process.env, chosen);
  for (const warning of warningsAbout(settings)) console.warn(warning);
  const parts = { env, distDir: DIST_DIR, say, onGiveUp: giveUp };
  if (only !== "worker") await demandFreePort(settings.PORT, settings.HOST);
  const kinds = (["app", "worker"] as const).filter((kind) => only === undefined || only === kind);
  await demandConnectionRoom(url, kinds, settings.DATABASE_POOL);
  await migrate(url);
  await canonicaliseAddresses(url, say);
  ending.signal.throwIfAborted();
  const run = (part: SupervisedChild) => running.push(part);
  if (realtimePort && only !== "worker") run(startRealtime(parts));
  if (only !== "app") run(startWorker(parts));
  if (only === "worker") return say("The worker runs.");
  run(startApp(parts));
  const address = localAddress(settings.HOST, settings.PORT);
  await waitUntilReady(`${address}/api/v1/health/ready`, READY_MS, ending.signal);
  say(`Serving ${settings.APP_URL} on ${settings.HOST}:${settings.PORT}.`);
}

stopOnRequest(stopAll);
const started = start();
started.catch(async (error: unknown) => {
  if (ending.signal.aborted) return;
  await stopAll();
  failWithSentence(error);
});
