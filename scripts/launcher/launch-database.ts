import path from "node:path";
import postgres from "postgres";
import { migrate } from "../../db/migrate";
import { DEMO_ACCOUNTS } from "../../lib/domain/accounts/accounts/demo-accounts";
import { canonicaliseAddresses } from "../lib/canonical-addresses";
import { type Env, runChild, tsxArgs } from "../lib/child";
import { type LauncherState, saveState } from "./launcher-state";
import { type PostgresServer, startPostgres } from "./postgres";

const WATCH_MS = 2000;
/** The process that writes the demo content has this advisory lock. */
const SEED_LOCK = 7_315_003;

export interface WatchedDatabase {
  server: PostgresServer;
  stop(): Promise<void>;
}

/** Starts the embedded database and keeps it up: one that ended is started again on its port. */
export async function startDatabase(
  dataDir: string,
  say: (line: string) => void,
  onGiveUp: (error: Error) => void,
): Promise<WatchedDatabase> {
  let server = await startPostgres({ dataDir });
  say(server.reused ? "The database was still running and is used again." : "The database runs.");
  if (!server.cluster.startsWith(path.resolve(dataDir))) say(`Its data lies in ${server.cluster}.`);
  let restart: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (restart || server.isAlive()) return;
    say("The database stopped unexpectedly; starting it again.");
    restart = startPostgres({ dataDir, port: server.port })
      .then((started) => {
        server = started;
        restart = undefined;
      })
      .catch(onGiveUp);
  }, WATCH_MS);
  return {
    server,
    stop: async () => {
      clearInterval(watch);
      await restart;
      await server.stop();
    },
  };
}

type PrepareOptions = {
  url: string;
  /** It is ours to empty again when an earlier seeding was cut short; undefined for a database that was given. */
  embedded: PostgresServer | undefined;
  seed: boolean;
  dataDir: string;
  state: LauncherState;
  env: Env;
  say: (line: string) => void;
  signal: AbortSignal;
};

/** Brings the database to this code's schema and, where asked, fills an empty one with the demo content. */
export async function prepareDatabase(options: PrepareOptions): Promise<void> {
  const { url, embedded, dataDir, state, say, signal } = options;
  if (state.seeding && embedded) {
    say(
      "An earlier start was stopped while it wrote the demo content: beginning again with an empty database.",
    );
    await embedded.reset();
  }
  say("Bringing the database up to date.");
  await migrate(url);
  await canonicaliseAddresses(url, say);
  signal.throwIfAborted();
  if (options.seed) await seedOnce(options);
  await saveState(dataDir, { ...state, seeding: false });
}

/** Any number of starts may meet on one empty database: one writes, the others wait for it. */
async function seedOnce({ url, dataDir, state, env, say, signal }: PrepareOptions): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 60, onnotice: () => {} });
  signal.addEventListener("abort", () => void sql.end({ timeout: 0 }), { once: true });
  try {
    const [lock] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${SEED_LOCK}) as taken`;
    if (!lock?.taken) {
      say("Another start is writing the demo content: waiting for it.");
      await sql`select pg_advisory_lock(${SEED_LOCK})`;
    }
    signal.throwIfAborted();
    const [user] = await sql`select 1 from users limit 1`;
    if (user && state.seeding) {
      throw new Error(
        "An earlier start was stopped while it wrote the demo content into DATABASE_URL: empty that database, then start again.",
      );
    }
    if (user) return;
    say("Writing the demo content.");
    await saveState(dataDir, { ...state, seeding: true });
    // Domain modules may import server-only, which throws without this condition.
    const args = tsxArgs("seed.ts", "--conditions=react-server");
    await runChild(args, env, "The demo content could not be written. What was printed says why.", signal);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

export const listDemoLogins = (): string[] =>
  DEMO_ACCOUNTS.map(
    ({ userType, email, password }) => `${userType.padEnd(12)} ${email.padEnd(32)} ${password}`,
  );
