import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as accounts from "./schema/accounts";
import * as builders from "./schema/builders";
import * as calls from "./schema/calls";
import * as imports from "./schema/imports";
import * as matching from "./schema/matching";
import * as messages from "./schema/messages";
import * as newsrooms from "./schema/newsrooms";
import * as pitches from "./schema/pitches";
import * as places from "./schema/places";
import * as platform from "./schema/platform";
import * as profiles from "./schema/profiles";
import * as verification from "./schema/verification";
import { type RunOutside, type WatchStatement, wrapClient } from "./wrap-client";

export const schema = {
  ...accounts,
  ...builders,
  ...calls,
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
 * The server lets a statement run, wait for a lock, and a transaction be idle for so long, and a connection may take so
 * long to open; in milliseconds, 0 for any time.
 */
export type Deadlines = { statement: number; lock: number; idle: number; connect: number };

/** Someone waits for a request: it fails, rather than occupy a connection that the next one needs. */
export const requestDeadlines: Deadlines = { statement: 5_000, lock: 2_000, idle: 8_000, connect: 5_000 };
/** Statements of jobs and scripts may go through whole tables. */
export const jobDeadlines: Deadlines = { statement: 60_000, lock: 10_000, idle: 60_000, connect: 5_000 };
/** Nobody waits for the seed: it ends on the busiest machine too. */
export const seedDeadlines: Deadlines = { statement: 0, lock: 0, idle: 0, connect: 120_000 };

export type DatabaseOptions = {
  url: string;
  pool: number;
  deadlines?: Deadlines | undefined;
  /** A durable commit waits until it is on the disk. The next one that does brings the others along. */
  isDurable?: boolean | undefined;
  /** It is called when a statement is sent; the function that it returns, when the statement has ended. */
  watch?: WatchStatement | undefined;
  /** It runs what must not keep a caller's asynchronous context. Without it the pool belongs to its callers. */
  runOutside?: RunOutside | undefined;
};

/** Seconds between two attempts to connect. The driver's own pauses grow to twenty, long after a restart is over. */
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
  runOutside = (work) => work(),
}: DatabaseOptions) {
  const client = postgres(url, {
    max: pool,
    connect_timeout: deadlines.connect / 1000,
    backoff: reconnectPause,
    // The timeout outlasts pauses between busy minutes, because opening a connection costs a key derivation
    // on both sides.
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
  const prepared = new Set<string>();
  return {
    sql: wrapClient(client, { runOutside }),
    db: drizzle(wrapClient(client, { runOutside, prepared, watch }), { schema }),
  };
}
