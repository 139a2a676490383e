import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { migrate } from "../../db/migrate";
import { HELD_LOOP } from "../../lib/platform/jobs/loop-watch";
import { startPostgres } from "../launcher/postgres";
import { type Env, runChild, tsxArgs } from "./child";
import { completeEnvironment, embeddedRealtimeEnv } from "./environment";
import { plantedSecrets } from "./planted-secrets";
import { pickPort } from "./ports";
import { startApp, startRealtime, startWorker } from "./processes";
import { waitUntilReady } from "./ready";

export type TestStack = {
  /** The addresses of the app's processes; all serve one database and one realtime server. */
  urls: string[];
  /** The app's processes in the same order. */
  pids: number[];
  databaseUrl: string;
  dataDir: string;
  /** Tokens and cookies of this stack are signed with this. */
  authSecret: string;
  /** The realtime server's keys, for a client that connects to it directly. */
  realtime: { appId: string; key: string; secret: string; port: number };
  /** The app may fetch pages from these local ports, for the journeys' own web sites: one for each of their workers. */
  storyPorts: number[];
  /** The app looks for its AI provider at this port; nothing is there but what a test starts. */
  modelPort: number;
  /** The app asks this port in place of Stripe; nothing is there but what a test starts. */
  stripePort: number;
  /** The jobs that held the worker's loop for too long, so far. */
  heldLoop: string[];
  stop: () => Promise<void>;
};

type StackOptions = {
  distDir: string;
  /** The app's processes share the database; these are the settings that each has for itself. */
  apps: Env[];
  seed: boolean;
  env?: Env;
  say: (line: string) => void;
  signal: AbortSignal;
};

/**
 * Starts the whole product on ports and data of its own: Postgres, realtime, worker and one or more app processes over
 * a finished build. It is for the browser journeys and the bench, and shares nothing with `npm start`.
 */
export async function startTestStack({
  distDir,
  apps,
  seed,
  env: given = {},
  say,
  signal,
}: StackOptions): Promise<TestStack> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fivewire-stack-"));
  const stops: (() => Promise<void>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  const giveUp = (error: Error) => say(error.message);
  try {
    const server = await startPostgres({ dataDir, durability: false });
    // As root the data lies outside of a private folder such as mkdtemp makes.
    stops.push(() => rm(server.cluster, { recursive: true, force: true }));
    stops.push(() => server.stop());
    await migrate(server.url);
    const authSecret = plantedSecrets.AUTH_SECRET;
    const realtimePort = await pickPort(undefined);
    const storyPorts = [await pickPort(undefined), await pickPort(undefined)];
    const modelPort = await pickPort(undefined);
    const stripePort = await pickPort(undefined);
    const environmentFor = (port: number) =>
      completeEnvironment(
        { ...cleanEnvironment(), ...given },
        {
          DEPLOYMENT: "demo",
          DATA_DIR: dataDir,
          DATABASE_URL: server.url,
          AUTH_SECRET: authSecret,
          PORT: String(port),
          HOST: "127.0.0.1",
          NEXT_DIST_DIR: distDir,
          SEED_DEMO: "false",
          LOG_LEVEL: "warn",
          // Push is off until an address of the site is public.
          MAIL_FROM: "Fivewire <hello@wire.org>",
          // Every journey comes from one address, and `--long` signs more people up than a demo's limit takes.
          RATE_LIMIT_ANONYMOUS: "3000",
          LINK_PREVIEW_ALLOW_HOSTS: storyPorts.map((port) => `127.0.0.1:${port}`).join(","),
          AI_PROVIDER: "openai-compatible",
          AI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
          AI_API_KEY: plantedSecrets.AI_API_KEY,
          AI_MODEL: "stand-in",
          AI_TIMEOUT_SECONDS: "60",
          STRIPE_SECRET_KEY: plantedSecrets.STRIPE_SECRET_KEY,
          STRIPE_WEBHOOK_SECRET: plantedSecrets.STRIPE_WEBHOOK_SECRET,
          STRIPE_PRICE_ID: "price_premium",
          STRIPE_API_URL: `http://127.0.0.1:${stripePort}`,
          ...embeddedRealtimeEnv(authSecret, realtimePort),
        },
      ).env;
    const ports: number[] = [];
    for (const _ of apps) ports.push(await pickPort(undefined));
    const [first = 0] = ports;
    if (seed) {
      await runChild(
        tsxArgs("seed.ts", "--conditions=react-server"),
        environmentFor(first),
        "The seed failed.",
        signal,
      );
    }
    const parts = { distDir, say, onGiveUp: giveUp };
    const realtime = startRealtime({ ...parts, env: environmentFor(first) });
    stops.push(() => realtime.stop());
    const heldLoop: string[] = [];
    const onMessage = (message: unknown) => {
      const parsed = z.object({ [HELD_LOOP]: z.string() }).safeParse(message);
      if (parsed.success) heldLoop.push(parsed.data[HELD_LOOP]);
    };
    const worker = startWorker({ ...parts, env: environmentFor(first), onMessage });
    stops.push(() => worker.stop());
    const started = ports.map((port, n) => {
      const app = startApp({ ...parts, env: { ...environmentFor(port), ...apps[n] } });
      stops.push(() => app.stop());
      return app;
    });
    const isReady = (port: number) =>
      waitUntilReady(`http://127.0.0.1:${port}/api/v1/health/ready`, 120_000, signal);
    await Promise.all(ports.map(isReady));
    const env = environmentFor(first);
    const keys = {
      appId: env.PUSHER_APP_ID ?? "",
      key: env.PUSHER_KEY ?? "",
      secret: env.PUSHER_SECRET ?? "",
    };
    const realtimeServer = { ...keys, port: realtimePort };
    return {
      urls: ports.map((port) => `http://localhost:${port}`),
      pids: started.map((app) => app.pid() ?? 0),
      databaseUrl: server.url,
      dataDir,
      authSecret,
      realtime: realtimeServer,
      storyPorts,
      modelPort,
      stripePort,
      heldLoop,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Settings of ours in the caller's environment would change what is tested. */
function cleanEnvironment(): Env {
  const ours =
    /^(AI_|STRIPE_|DATABASE_|PUSHER_|SMTP_|S3_|RATE_LIMIT_|AUTH_SECRET|APP_URL|DATA_DIR|DEPLOYMENT|BETA|TESTING_MODE|NEXTAUTH_|CI$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}
