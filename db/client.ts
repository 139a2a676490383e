import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { withPreparedStatements } from "./prepared-statements";
import * as accounts from "./schema/accounts";
import * as matching from "./schema/matching";
import * as messages from "./schema/messages";
import * as newsrooms from "./schema/newsrooms";
import * as pitches from "./schema/pitches";
import * as places from "./schema/places";
import * as platform from "./schema/platform";
import * as profiles from "./schema/profiles";

export const schema = {
  ...accounts,
  ...matching,
  ...messages,
  ...newsrooms,
  ...pitches,
  ...places,
  ...platform,
  ...profiles,
};

export type DatabaseOptions = { url: string; pool: number; readUrl?: string };

/**
 * Opens a pool. Every statement has a deadline on both sides: the server's `statement_timeout`, and the
 * driver's connect timeout (postgres.js otherwise never settles when a server closes sockets at start-up).
 */
export function openDatabase({ url, pool }: DatabaseOptions) {
  const sql = postgres(url, {
    max: pool,
    connect_timeout: 10,
    // Longer than the pauses between busy minutes: opening one costs a key derivation on both sides.
    idle_timeout: 10 * 60,
    max_lifetime: 60 * 30,
    onnotice: () => {},
    connection: { application_name: "fivewire", statement_timeout: 15_000 },
  });
  return { sql, db: drizzle(withPreparedStatements(sql), { schema }) };
}
