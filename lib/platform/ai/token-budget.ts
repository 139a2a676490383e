import { sql as drizzle } from "drizzle-orm";
import type { Transaction } from "@/db/types";
import { database } from "@/lib/platform/database";
import { settings } from "@/lib/platform/settings/settings";

/** Tokens counted before a request; `day` is the UTC day they are counted on. */
export type Reservation = { userId: string; day: string; tokens: number };

/**
 * Counts what a request may cost at most against the account's day (`AI_DAILY_COST_CAP`, by the database's clock), on a
 * connection of its own. Null where that is more than the day has left: then the provider is not asked.
 */
export async function reserveTokens(userId: string, tokens: number): Promise<Reservation | null> {
  const cap = settings().AI_DAILY_COST_CAP;
  if (tokens > cap) return null;
  const { sql } = database();
  const [row] = await sql<{ day: string }[]>`
    insert into ai_usage as u (user_id, day, tokens)
    values (${userId}, (app_now() at time zone 'utc')::date, ${tokens})
    on conflict (user_id, day) do update set tokens = u.tokens + excluded.tokens
      where u.tokens + excluded.tokens <= ${cap}
    returning day::text`;
  return row ? { userId, day: row.day, tokens } : null;
}

/**
 * Replaces what was reserved by what the provider counted. Where it did not say, or the process ended before, the
 * reservation stays.
 */
export async function settleTokens(reserved: Reservation, used: number | null): Promise<void> {
  if (used === null) return;
  const { sql } = database();
  const difference = Math.min(used, MAX_TOKENS) - reserved.tokens;
  await sql`update ai_usage set tokens = greatest(0, least(tokens + ${difference}, ${MAX_TOKENS}))
    where user_id = ${reserved.userId} and day = ${reserved.day}::date`;
}

/** What the column holds; a provider may state anything. */
const MAX_TOKENS = 1_000_000_000;

/** At least as many as any tokenizer makes of a text, but for texts of rare signs. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 2);

/** Deletes the counts of days that are over. */
export async function deleteOldUsage(tx: Transaction): Promise<void> {
  await tx.execute(drizzle`delete from ai_usage where day < (app_now() at time zone 'utc')::date - 1`);
}
