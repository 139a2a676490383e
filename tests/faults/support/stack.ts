import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { migrate } from "@/db/migrate";
import { resetSettings } from "@/lib/platform/settings/settings";
import { type PostgresServer, startPostgres } from "@/scripts/launcher/postgres";
import { type Env, PROJECT } from "@/scripts/lib/child";
import { completeEnvironment } from "@/scripts/lib/environment";
import { pickPort } from "@/scripts/lib/ports";
import { waitUntilReady } from "@/scripts/lib/ready";

/** The timeout is generous, because what is awaited comes soon or not at all. */
export const SOON = { timeout: 120_000, interval: 100 };

const DIST_DIR = process.env.FAULTS_DIST_DIR ?? ".next-test";

type Name = "app" | "worker" | "realtime";

export type Process = {
  /** Kills the process and all that it started. */
  kill: () => Promise<void>;
  /** Asks the process to end, and returns how it did. */
  terminate: () => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

export type FaultStack = Awaited<ReturnType<typeof startFaultStack>>;

/**
 * Starts a database with this code's schema and the compiled processes over it, each of which the test starts
 * and ends itself. Everything that they print is collected.
 */
export async function startFaultStack(overrides: Env = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fivewire-faults-"));
  let server: PostgresServer = await startPostgres({ dataDir, durability: false });
  await migrate(server.url, { withCities: false });
  const [port, smtpPort, realtimePort] = [await pickPort(), await pickPort(), await pickPort()];
  const { env } = completeEnvironment(
    { PATH: process.env.PATH, ...(process.env.TMPDIR ? { TMPDIR: process.env.TMPDIR } : {}) },
    {
      DEPLOYMENT: "production",
      DATA_DIR: dataDir,
      DATABASE_URL: server.url,
      AUTH_SECRET: "the secret of a stack that is broken on purpose",
      PORT: String(port),
      HOST: "127.0.0.1",
      APP_URL: `http://localhost:${port}`,
      NEXT_DIST_DIR: DIST_DIR,
      LOG_LEVEL: "trace",
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      PUSHER_APP_ID: "app",
      PUSHER_KEY: "key",
      PUSHER_SECRET: "secret",
      REALTIME_PORT: String(realtimePort),
      RATE_LIMIT_ANONYMOUS: "1000000",
      RATE_LIMIT_USER: "1000000",
      RATE_LIMIT_TOKEN: "1000000",
      MALLOC_ARENA_MAX: "2",
      ...overrides,
    },
  );
  // Operations that a test runs in its own process must use the same database.
  Object.assign(process.env, env, { LOG_LEVEL: "silent", NODE_ENV: "test" });
  resetSettings();
  const sql = postgres(server.url, { max: 4, onnotice: () => {}, backoff: () => 0.2, connect_timeout: 5 });
  const running = new Set<Process>();
  const printed: { from: string; isLog: boolean; text: string }[] = [];

  function spawnOne(name: Name, more: Env): ChildProcess {
    const child = spawn(process.execPath, [path.join(PROJECT, DIST_DIR, "runtime", `${name}.mjs`)], {
      cwd: PROJECT,
      env: { ...env, ...more } as NodeJS.ProcessEnv,
      // The channel lets the process notice when the test has ended.
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      detached: true,
    });
    const collect = (isLog: boolean) => (text: string) => void printed.push({ from: name, isLog, text });
    child.stdout?.setEncoding("utf8").on("data", collect(true));
    // The errors' stream holds sentences for the terminal, such as why a start failed.
    child.stderr?.setEncoding("utf8").on("data", collect(false));
    return child;
  }

  /** Starts one of the compiled processes, and restarts it when it ends unasked, as a supervisor would. */
  function start(name: Name, more: Env = {}): Process {
    let isEnding = false;
    let child = spawnOne(name, more);
    const again = () => {
      if (isEnding) return;
      child = spawnOne(name, more);
      child.once("exit", again);
    };
    child.once("exit", again);
    const end = async (how: () => void) => {
      isEnding = true;
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        how();
        await ended;
      }
      running.delete(one);
      return { code: child.exitCode, signal: child.signalCode };
    };
    const one: Process = {
      kill: async () => {
        await end(() => process.kill(-(child.pid ?? 0), "SIGKILL"));
      },
      terminate: () => end(() => child.kill("SIGTERM")),
    };
    running.add(one);
    return one;
  }

  const url = `http://127.0.0.1:${port}`;
  return {
    env,
    dataDir,
    url,
    smtpPort,
    realtimePort,
    sql,
    start,
    /** The lines of the log, of all processes or of those of one name. */
    lines: (from?: string) =>
      printed
        .filter((piece) => piece.isLog && (from === undefined || piece.from === from))
        .map(({ text }) => text)
        .join("")
        .split("\n")
        .filter(Boolean),
    /** Everything that was printed, on both streams. */
    printed: () => printed.map(({ text }) => text).join(""),
    async startApp(more: Env = {}): Promise<Process> {
      const app = start("app", more);
      await waitUntilReady(`${url}/api/v1/health/ready`, 300_000, new AbortController().signal);
      return app;
    },
    /**
     * Restarts the database as after a fault: every connection breaks, and none is accepted until it is up
     * again.
     */
    async restartDatabase(whileAway: () => Promise<void> = async () => {}) {
      await server.stop();
      await whileAway();
      server = await startPostgres({ dataDir, port: server.port, durability: false });
    },
    /** Ends the queue's pauses: pending jobs are due, and dead workers hold none. */
    makeDue: async () => {
      await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`;
      await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '5 minutes' where locked_at is not null`;
      await sql`update graphile_worker._private_job_queues set locked_at = locked_at - interval '5 minutes'
        where locked_at is not null`;
    },
    async stop() {
      for (const one of running) await one.kill();
      await sql.end({ timeout: 5 });
      await server.stop();
      for (const folder of [server.cluster, dataDir]) await rm(folder, { recursive: true, force: true });
    },
  };
}
