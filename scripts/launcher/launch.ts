import { statfs } from "node:fs/promises";
import path from "node:path";
import type { Settings } from "../../lib/platform/settings/settings";
import { PRODUCT_NAME } from "../../lib/product";
import { type Env, PROJECT, type SupervisedChild } from "../lib/child";
import { completeEnvironment, embeddedRealtimeEnv, namesPusherApp, readDeployment } from "../lib/environment";
import { failWithSentence, stopOnRequest } from "../lib/lifecycle";
import { demandFreePort, pickPort } from "../lib/ports";
import type { ProcessOptions } from "../lib/processes";
import { localAddress, waitUntilReady } from "../lib/ready";
import { listDemoLogins, prepareDatabase, startDatabase, type WatchedDatabase } from "./launch-database";
import { type LauncherState, loadState, markLockEnding, saveState, takeLockInTurn } from "./launcher-state";

/** A busy machine may take so long; a process that keeps falling ends the wait. */
const READY_MS = 10 * 60_000;

/** The product and its development differ in these. */
export interface LaunchPlan {
  /** The build's folder has the processes' compiled files. */
  distDir: string;
  /** Makes that build, while the database is prepared. `given` is the environment as it came. */
  build: (options: { given: Env; say: (line: string) => void; signal: AbortSignal }) => Promise<void>;
  /** Starts the processes in order; they are stopped in reverse. The realtime server starts only where it is ours. */
  run: (options: ProcessOptions & { embeddedRealtime: boolean }) => SupervisedChild[];
  /** These override what the processes would have otherwise. */
  env?: Env;
}

/** Bytes; a database that has less soon ends. */
const LEAST_ROOM = 32 * 1024 * 1024;

const stops: (() => Promise<void>)[] = [];
const ending = new AbortController();
const say = (line: string) => console.log(line);

async function stopAll() {
  for (const stop of stops.splice(0).reverse()) await stop();
}

/** Ends all with a sentence, because the start failed or a child fell too often. It is not waited for by what it stops. */
function fail(error: unknown): void {
  if (ending.signal.aborted) return;
  ending.abort();
  void isDiskFull().then(async (isFull) => {
    await stopAll().catch(() => {});
    failWithSentence(isFull ? { code: "ENOSPC" } : error);
  });
}

async function start(plan: LaunchPlan) {
  const given: Env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const demo = readDeployment(given) === "demo";
  const dataDir = findDataDir(given);
  const state = await claimDataDir(dataDir, Number(given.REALTIME_PORT) || undefined);
  const chosen: Env = {
    DATA_DIR: dataDir,
    AUTH_SECRET: given.AUTH_SECRET ?? (demo ? state.authSecret : undefined),
    LOG_LEVEL: given.LOG_LEVEL ?? "warn",
  };
  const { settings } = completeEnvironment(given, chosen);
  const ownPusherApp = namesPusherApp(given);
  await demandFreePort(settings.PORT, settings.HOST);

  const database = settings.DATABASE_URL ? undefined : await openDatabase(dataDir);
  const realtimePort = ownPusherApp ? undefined : state.realtimePort;
  const url = settings.DATABASE_URL ?? database?.server.url ?? "";
  const { env } = completeEnvironment(given, {
    ...chosen,
    DEPLOYMENT: settings.DEPLOYMENT,
    DATABASE_URL: url,
    FIVEWIRE_LAUNCHER: String(process.pid),
    ...(realtimePort ? embeddedRealtimeEnv(settings.AUTH_SECRET, realtimePort) : {}),
  });
  await together([
    (signal) =>
      prepareDatabase({
        url,
        dataDir,
        state,
        env,
        say,
        signal,
        embedded: database?.server,
        seed: settings.SEED_DEMO,
      }),
    (signal) => plan.build({ given, say, signal }),
  ]);
  const options = { env: { ...env, ...plan.env }, distDir: plan.distDir, say, onGiveUp: fail };
  for (const part of plan.run({ ...options, embeddedRealtime: realtimePort !== undefined })) keep(part);
  const address = localAddress(settings.HOST, settings.PORT);
  await waitUntilReady(`${address}/api/v1/health/ready`, READY_MS, ending.signal);
  await announce(settings);
}

const findDataDir = ({ DATA_DIR }: Env) => path.resolve(PROJECT, DATA_DIR || ".data");

function keep(part: { stop(): Promise<void> }) {
  stops.push(() => part.stop());
}

async function openDatabase(dataDir: string): Promise<WatchedDatabase> {
  const database = await startDatabase(dataDir, say, fail);
  keep(database);
  ending.signal.throwIfAborted();
  return database;
}

/** Claims the DATA_DIR for this launcher and returns its stored state, with the port of the realtime server. */
async function claimDataDir(dataDir: string, wantedPort: number | undefined): Promise<LauncherState> {
  const lock = path.join(dataDir, "launcher.lock");
  const release = await takeLockInTurn(lock, () =>
    say(`${PRODUCT_NAME} is still stopping on ${dataDir}: waiting for it.`),
  );
  if (!release) {
    throw new Error(
      `${PRODUCT_NAME} already runs on ${dataDir}. Stop that one first, or set DATA_DIR and PORT to others.`,
    );
  }
  stops.push(release);
  // The lock is marked from the first moment of the end on, so that the next start waits instead of giving up.
  ending.signal.addEventListener("abort", () => void markLockEnding(lock).catch(() => {}), { once: true });
  const state = await loadState(dataDir);
  const realtimePort = wantedPort ?? (await pickPort(state.realtimePort));
  await saveState(dataDir, { ...state, realtimePort });
  return { ...state, realtimePort };
}

/** Runs both at once; when one fails the other is ended before the failure is thrown. */
async function together(tasks: ((signal: AbortSignal) => Promise<void>)[]) {
  const either = new AbortController();
  const signal = AbortSignal.any([either.signal, ending.signal]);
  let failure: unknown;
  await Promise.all(
    tasks.map((task) =>
      task(signal).catch((error: unknown) => {
        failure ??= error;
        either.abort();
      }),
    ),
  );
  if (failure) throw failure;
  ending.signal.throwIfAborted();
}

async function announce(settings: Settings) {
  const logins = settings.SEED_DEMO ? listDemoLogins() : [];
  say(`\n${PRODUCT_NAME} runs at ${settings.APP_URL}\n`);
  if (logins.length > 0) say(`Demo logins:\n${logins.map((line) => `  ${line}`).join("\n")}\n`);
  say("Ctrl-C stops it. Its data stays.");
}

/** A full disk shows at a start in many ways, a fallen database among them. */
async function isDiskFull(): Promise<boolean> {
  const disk = await statfs(findDataDir(process.env)).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < LEAST_ROOM;
}

let started: Promise<void> = Promise.resolve();

/**
 * Starts database, realtime server, worker and app in this order and stops them in reverse, when this process is asked
 * to end or one of them fell too often.
 */
export function launch(plan: LaunchPlan): void {
  const stop = async () => {
    say("\nStopping.");
    ending.abort();
    await started.catch(() => {});
    await stopAll();
  };
  // The database is stopped last, however long its last writes take.
  stopOnRequest(stop, { patient: true });
  // Postgres' driver throws by itself when its server falls in the middle of a write.
  process.on("uncaughtException", fail);
  started = start(plan);
  started.catch(fail);
}
