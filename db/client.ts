import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { type WatchStatement, withPreparedStatements } from "./prepared-statements";
import * as accounts from "./schema/accounts";
import * as builders from "./schema/builders";
import * as imports from "./schema/imports";
import * as matching from "./schema/matching";
import * as messages from "./schema/messages";
import * as newsrooms from "./schema/newsrooms";
import * as pitches from "./schema/pitches";
import * as places from "./schema/places";
import * as platform from "./schema/platform";
import * as profiles from "./schema/profiles";
import * as verification from "./schema/verification";

export const schema = {
  ...accounts,
  ...builders,
  ...imports,
  ...matching,
  ...messages,
  ...newsrooms,
  ...pitches,
  ...places,
  ...platform,
  ...profiles,
  ...verification,
};

/**
 * How long the server lets a statement run, wait for a lock, and a transaction stand idle, and how long a connection
 * may take to open; in milliseconds, 0 for any time.
 */
export type Deadlines = { statement: number; lock: number; idle: number; connect: number };

/** For what someone waits for: a request fails, rather than keep its connection from the next one. */
export const requestDeadlines: Deadlines = { statement: 5_000, lock: 2_000, idle: 8_000, connect: 5_000 };
/** For jobs and scripts, whose statements may go through whole tables. */
export const jobDeadlines: Deadlines = { statement: 60_000, lock: 10_000, idle: 60_000, connect: 5_000 };
/** For the seed, which nobody waits for: it ends on the busiest machine too. */
export const seedDeadlines: Deadlines = { statement: 0, lock: 0, idle: 0, connect: 120_000 };

export type DatabaseOptions = {
  url: string;
  pool: number;
  deadlines?: Deadlines | undefined;
  /** Whether a commit waits until it is on the disk. Without that, the next one that does brings the others along. */
  isDurable?: boolean | undefined;
  /** Called when a statement is sent; what it returns, when it has ended. */
  watch?: WatchStatement | undefined;
};

/** Seconds between two attempts to connect. The driver's own grow to twenty, long after a restart is over. */
export const reconnectPause = () => 0.25 + Math.random() / 2;

/**
 * Opens a pool. Every statement has a deadline on both sides: the server's (`Deadlines`), and the driver's connect
 * timeout (postgres.js otherwise never settles when a server closes sockets at start-up).
 */
export function openDatabase({
  url,
  pool,
  deadlines = requestDeadlines,
  isDurable = true,
  watch,
}: DatabaseOptions) {
  const sql = postgres(url, {
    max: pool,
    connect_timeout: deadlines.connect / 1000,
    backoff: reconnectPause,
    // Longer than the pauses between busy minutes: opening one costs a key derivation on both sides.
    idle_timeout: 10 * 60,
    max_lifetime: 60 * 30,
    onnotice: () => {},
    connection: {
      application_name: "fivewire",
      statement_timeout: deadlines.statement,
      lock_timeout: deadlines.lock,
      idle_in_transaction_session_timeout: deadlines.idle,
      ...(isDurable ? {} : { synchronous_commit: "off" }),
    },
  });
  return { sql, db: drizzle(withPreparedStatements(sql, { watch }), { schema }) };
}
