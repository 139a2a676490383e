import { existsSync } from "node:fs";
import { mkdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { pickPort } from "../lib/ports";
import { type PostgresBinaries, preparePostgresBinaries, runAsServer } from "./postgres-binaries";
import {
  clearDeadServer,
  isServerAlive,
  openCluster,
  readPidFile,
  SUPERUSER,
  saveMemory,
} from "./postgres-cluster";
import { listProcessesIn, waitUntil } from "./process-state";

const DATABASE = "fivewire";
/** A busy machine answers in its own time. */
const ANSWER_MS = 60_000;

export interface PostgresOptions {
  /** It stores port and password, and holds the data unless the server cannot enter it. */
  dataDir: string;
  /** The port to take; without it the stored one where it is free, else any free one. */
  port?: number;
  /** `false` is for tests: it is faster and survives a killed server, but no power cut. */
  durability?: boolean;
}

export interface PostgresServer {
  /** The address of the database `fivewire`, for a user who may create further databases. */
  url: string;
  port: number;
  /** The data folder, in DATA_DIR or in /var/lib/fivewire. */
  cluster: string;
  /** The server was found running and taken over instead of started. */
  reused: boolean;
  isAlive(): boolean;
  /** Throws the database away and makes an empty one in its place. */
  reset(): Promise<void>;
  /** Stops the server and waits until none of its processes is left. It may be called again. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded Postgres of a DATA_DIR on the loopback address, or takes over the one that runs there. It lives
 * in a session of its own (pg_ctl), so that Ctrl-C in the terminal does not reach it before `stop` does. Throws a
 * sentence when it cannot.
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const dataDir = path.resolve(options.dataDir);
  const durability = options.durability ?? true;
  // The server's own account must pass through this folder, and nobody needs to list it.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const binaries = await preparePostgresBinaries();
  const memory = await openCluster(dataDir, binaries, durability);
  const cluster = path.resolve(dataDir, memory.cluster);

  const found = await findLiveServer(cluster, memory.password, binaries.account);
  const port = found ?? (await launch(cluster, options.port, memory.port, durability, binaries));
  if (port !== memory.port) await saveMemory(dataDir, { ...memory, port });
  await ensureDatabase(port, memory.password);

  const pid = (await readPidFile(cluster))?.pid ?? 0;
  return {
    url: addressOf(port, memory.password, DATABASE),
    port,
    cluster,
    reused: found !== undefined,
    isAlive: () => isServerAlive(pid, cluster),
    reset: async () => {
      await query(addressOf(port, memory.password, "postgres"), (sql) =>
        sql.unsafe(`drop database if exists ${DATABASE} with (force)`),
      );
      await ensureDatabase(port, memory.password);
    },
    stop: () => stopServer(cluster, binaries),
  };
}

const addressOf = (port: number, password: string, database: string) =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

/** Returns the port of the server that runs on this cluster and answers, after clearing what an ended one left. */
async function findLiveServer(
  cluster: string,
  password: string,
  account: PostgresBinaries["account"],
): Promise<number | undefined> {
  const deadline = Date.now() + 3 * ANSWER_MS;
  for (;;) {
    const file = await readPidFile(cluster);
    if (!file || !isServerAlive(file.pid, cluster)) {
      await clearDeadServer(cluster, file?.pid, account);
      return undefined;
    }
    // The server may be starting or stopping, and either ends soon.
    if (file.ready && (await answers(file.port, password))) return file.port;
    if (Date.now() > deadline) {
      throw new Error(
        `A Postgres server (process ${file.pid}) runs on ${cluster} and does not answer: end it, then start again.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function answers(port: number, password: string) {
  try {
    await query(addressOf(port, password, "postgres"), (sql) => sql`select 1`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== "28P01") return false;
    throw new Error(
      "The embedded Postgres refuses the password that postgres.json in DATA_DIR remembers: put the right file back.",
    );
  }
}

async function launch(
  cluster: string,
  fixedPort: number | undefined,
  rememberedPort: number | undefined,
  durability: boolean,
  { pgCtl, account }: PostgresBinaries,
): Promise<number> {
  const log = path.join(cluster, "server.log");
  if (existsSync(log) && (await stat(log)).size > 10_000_000) await rm(log);
  let remembered = rememberedPort;
  for (let attempt = 1; ; attempt++) {
    const port = fixedPort ?? (await pickPort(remembered));
    const before = existsSync(log) ? (await stat(log)).size : 0;
    const started = await runAsServer(account, pgCtl, [
      "start",
      `--pgdata=${cluster}`,
      `--log=${log}`,
      "--wait",
      "--timeout=300",
      `--options=${serverFlags(port, durability)}`,
    ]);
    if (started.code === 0) return port;
    const logged = existsSync(log) ? (await readFile(log)).subarray(before).toString().trim() : "";
    const taken = /could not bind|Address already in use/i.test(logged);
    if (taken && fixedPort !== undefined) {
      throw new Error(`Port ${port} is taken: the embedded Postgres cannot use it. Choose another port.`);
    }
    if (!taken || attempt === 5) {
      throw new Error(`The embedded Postgres did not start on ${cluster}.\n${logged || started.output}`);
    }
    remembered = undefined;
  }
}

function serverFlags(port: number, durability: boolean): string {
  const flags: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "200",
    shared_buffers: "128MB",
    max_wal_size: "1GB",
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    log_min_messages: "warning",
    ...(durability ? {} : { fsync: "off", full_page_writes: "off" }),
  };
  return Object.entries(flags)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}

async function ensureDatabase(port: number, password: string) {
  const admin = addressOf(port, password, "postgres");
  const rows = await query(admin, (sql) => sql`select 1 from pg_database where datname = ${DATABASE}`);
  if (rows.length > 0) return;
  await query(admin, (sql) => sql.unsafe(`create database ${DATABASE}`)).catch((error: { code?: string }) => {
    if (error.code !== "42P04" && error.code !== "23505") throw error;
  });
}

/** Runs one query on a connection of its own, with a deadline: the driver never returns on some closed sockets. */
async function query<T>(url: string, run: (sql: postgres.Sql) => PromiseLike<T>): Promise<T> {
  const sql = postgres(url, { max: 1, connect_timeout: ANSWER_MS / 1000, onnotice: () => {} });
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const error = new Error(`The embedded Postgres did not answer in ${ANSWER_MS / 1000} seconds.`);
    timer = setTimeout(() => reject(error), ANSWER_MS);
  });
  try {
    return await Promise.race([run(sql), deadline]);
  } finally {
    clearTimeout(timer);
    await sql.end({ timeout: 1 }).catch(() => {});
  }
}

async function stopServer(cluster: string, { pgCtl, account }: PostgresBinaries): Promise<void> {
  const file = await readPidFile(cluster);
  if (file && isServerAlive(file.pid, cluster)) {
    for (const mode of ["fast", "immediate"]) {
      const args = ["stop", `--pgdata=${cluster}`, "--wait", "--timeout=30", `--mode=${mode}`];
      const { code } = await runAsServer(account, pgCtl, args);
      if (code === 0 || !isServerAlive(file.pid, cluster)) break;
    }
  }
  const gone = await waitUntil(() => listProcessesIn(cluster, account).length === 0, 10_000);
  if (!gone) throw new Error(`The embedded Postgres on ${cluster} did not stop.`);
}
