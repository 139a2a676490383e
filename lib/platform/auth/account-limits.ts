import { sql as drizzle } from "drizzle-orm";
import type { Transaction } from "@/db/types";
import { AppError } from "@/lib/core/errors";
import { database } from "@/lib/platform/database";

/** Limits per account are fixed: 5 in 15 minutes (docs/product.md#limits). */
const MAX_PER_WINDOW = 5;

/**
 * Counted are sign-ins with an address (by that address), those from a device that is known for it (by the device),
 * passwords confirmed in a session and codes of a second factor (by the account), and mails.
 */
type Bucket = "login" | "device" | "confirm" | "code" | "mail";
export type Attempts = [bucket: Bucket, key: string];

/**
 * Counts one attempt against an account, on a connection of its own so that a refused transaction cannot take
 * the count back. Throws 429 past the limit.
 */
export async function countAttempt(...[bucket, key]: Attempts): Promise<void> {
  const { sql } = database();
  const [row] = await sql<{ count: number; wait: number }[]>`
    insert into account_limits as l (bucket, key, window_start, count) values (${bucket}, ${key}, app_now(), 1)
    on conflict (bucket, key) do update set
      count = case when l.window_start < app_now() - interval '15 minutes' then 1 else l.count + 1 end,
      window_start = case when l.window_start < app_now() - interval '15 minutes' then app_now() else l.window_start end
    returning count, ceil(extract(epoch from window_start + interval '15 minutes' - app_now()))::int as wait`;
  if (row && row.count > MAX_PER_WINDOW) throw tooMany(row.wait);
}

/** Throws 429 when the attempts are used up, without counting one: waiting is never made longer by trying. */
export async function requireAttemptsLeft(...[bucket, key]: Attempts): Promise<void> {
  const { sql } = database();
  const [row] = await sql<{ wait: number }[]>`
    select ceil(extract(epoch from window_start + interval '15 minutes' - app_now()))::int as wait from account_limits
    where bucket = ${bucket} and key = ${key} and count >= ${MAX_PER_WINDOW}
      and window_start >= app_now() - interval '15 minutes'`;
  if (row) throw tooMany(row.wait);
}

/**
 * Treats an attempt that succeeded as the last one needed. Throws 429 when the attempts were used up meanwhile:
 * guesses sent side by side count no more than those sent one after the other.
 */
export async function settleAttempts(...[bucket, key]: Attempts): Promise<void> {
  const { sql } = database();
  const [row] = await sql<{ wait: number }[]>`
    with settled as (
      delete from account_limits where bucket = ${bucket} and key = ${key}
        and (count < ${MAX_PER_WINDOW} or window_start < app_now() - interval '15 minutes'))
    select ceil(extract(epoch from window_start + interval '15 minutes' - app_now()))::int as wait from account_limits
    where bucket = ${bucket} and key = ${key} and count >= ${MAX_PER_WINDOW}
      and window_start >= app_now() - interval '15 minutes'`;
  if (row) throw tooMany(row.wait);
}

/** Resets the count, after a proof that the owner is there. */
export async function clearAttempts(...[bucket, key]: Attempts): Promise<void> {
  const { sql } = database();
  await sql`delete from account_limits where bucket = ${bucket} and key = ${key}`;
}

/** Resets an address's sign-ins, in the transaction that proves its owner is there. */
export async function restoreAttempts(tx: Transaction, ...[bucket, key]: Attempts): Promise<void> {
  await tx.execute(drizzle`delete from account_limits where bucket = ${bucket} and key = ${key}`);
}

function tooMany(waitSeconds: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
  const text = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new AppError("rate_limited", `Too many attempts for this account. Please try again in ${text}.`, {
    retryAfterSeconds: Math.max(1, waitSeconds),
  });
}

export async function deleteOldAttempts(tx: Transaction): Promise<void> {
  await tx.execute(drizzle`delete from account_limits where window_start < app_now() - interval '1 day'`);
}
