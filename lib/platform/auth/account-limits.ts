import { sql as drizzle } from "drizzle-orm";
import type { Transaction } from "@/db/types";
import { AppError } from "@/lib/core/errors";
import { database } from "@/lib/platform/database";

/** Limits per account are fixed: 5 in 15 minutes (docs/product.md#limits). */
const MAX_PER_WINDOW = 5;
/** So many invitations are mailed in a day, by one member and for one company alike. */
export const MAX_INVITATION_MAILS = 30;

/**
 * Counted are sign-ins with an address (by that address), those from a device that is known for it (by the device),
 * passwords confirmed in a session and codes of a second factor (by the account), and mails.
 */
type Bucket = "login" | "device" | "confirm" | "code" | "mail";
export type Attempts = [bucket: Bucket, key: string];

const attempts = { max: MAX_PER_WINDOW, minutes: 15, refused: "Too many attempts for this account." };
/** What is mailed to people without an account is counted by the day. */
const invitations = {
  max: MAX_INVITATION_MAILS,
  minutes: 24 * 60,
  refused: `${MAX_INVITATION_MAILS} invitations were mailed within a day, those that were revoked included.`,
};

const reminders = { max: 1, minutes: 24 * 60, refused: "A reminder went out within the last day." };

/**
 * Counts one attempt against an account, on a connection of its own so that a refused transaction cannot take
 * the count back. Throws 429 past the limit.
 */
export const countAttempt = (...[bucket, key]: Attempts): Promise<void> => count(bucket, key, attempts);

/** Counts one mail of an invitation for its sender or its company, as `countAttempt` does. Throws 429 past the limit. */
export const countInvitationMail = (key: string): Promise<void> => count("invitation", key, invitations);

/** Counts one reminder of a company's two-factor sign-in. Throws 429 for the second within a day. */
export const countReminder = (companyId: string): Promise<void> =>
  count("reminder", `two-factor:${companyId}`, reminders);

async function count(bucket: string, key: string, { max, minutes, refused }: typeof attempts): Promise<void> {
  const { sql } = database();
  const window = `${minutes} minutes`;
  const [row] = await sql<{ count: number; wait: number }[]>`
    insert into account_limits as l (bucket, key, window_start, count) values (${bucket}, ${key}, app_now(), 1)
    on conflict (bucket, key) do update set
      count = case when l.window_start < app_now() - ${window}::interval then 1 else l.count + 1 end,
      window_start = case when l.window_start < app_now() - ${window}::interval then app_now() else l.window_start end
    returning count, ceil(extract(epoch from window_start + ${window}::interval - app_now()))::int as wait`;
  if (row && row.count > max) throw tooMany(row.wait, refused);
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

function tooMany(waitSeconds: number, refused = attempts.refused): AppError {
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
  const hours = Math.ceil(minutes / 60);
  const text = minutes === 1 ? "a minute" : minutes < 120 ? `${minutes} minutes` : `${hours} hours`;
  return new AppError("rate_limited", `${refused} Please try again in ${text}.`, {
    retryAfterSeconds: Math.max(1, waitSeconds),
  });
}

export async function deleteOldAttempts(tx: Transaction): Promise<void> {
  await tx.execute(drizzle`delete from account_limits where window_start < app_now() - interval '1 day'`);
}
