import { sql as drizzle } from "drizzle-orm";
import type { Transaction } from "@/db/types";
import { database } from "@/lib/platform/database";
import { settings } from "@/lib/platform/settings/settings";

/** Tokens that are counted before a request; `day` is the UTC day on which they count. */
export type Reservation = { userId: string; day: string; tokens: number };

/**
 * Counts the most that a request may cost against the account's day (`AI_DAILY_COST_CAP`, by the database's clock),
 * on a connection of its own. Returns null where that exceeds what the day has left: the provider is not asked then.
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

/** Replaces the reservation by what the provider counted; without a count the reservation stays. */
export async function settleTokens(reserved: Reservation, used: number | null): Promise<void> {
  if (used === null) return;
  const { sql } = database();
  const difference = Math.min(used, MAX_TOKENS) - reserved.tokens;
  await sql`update ai_usage set tokens = greatest(0, least(tokens + ${difference}, ${MAX_TOKENS}))
    where user_id = ${reserved.userId} and day = ${reserved.day}::date`;
}

/** The column holds no more, and a provider may state anything. */
const MAX_TOKENS = 1_000_000_000;

/** Estimates at least as many tokens as any tokenizer finds, except for texts of rare characters. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 2);

export async function deleteOldUsage(tx: Transaction): Promise<void> {
  await tx.execute(drizzle`delete from ai_usage where day < (app_now() at time zone 'utc')::date - 1`);
}
