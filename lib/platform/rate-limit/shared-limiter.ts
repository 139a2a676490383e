import { sql as drizzle } from "drizzle-orm";
import { type RateLimiterAbstract, RateLimiterPostgres } from "rate-limiter-flexible";
import type { Transaction } from "@/db/types";
import { database } from "../database";
import { settings } from "../settings/settings";

export type LimiterOptions = {
  keyPrefix: string;
  points: number;
  /** The window's length in seconds. */
  duration: number;
  inMemoryBlockOnConsumed?: number;
};

/** Makes a counter that all processes share; each use runs one statement of Postgres, or one script of Redis. */
export async function sharedLimiter(options: LimiterOptions): Promise<RateLimiterAbstract> {
  // A key that is used up is refused without asking the store again.
  const shared = { ...options, inMemoryBlockOnConsumed: options.points };
  const { REDIS_URL } = settings();
  // The client is loaded only where Redis is used.
  if (REDIS_URL) return (await import("./redis-limiter")).redisLimiter(REDIS_URL, shared);
  return new RateLimiterPostgres({
    ...shared,
    storeClient: poolClient,
    storeType: "client",
    tableName: "rate_limits",
    // A migration made the table, and the hourly purge deletes what has expired.
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

/** Offers the process's pool in the form that the library asks for; the statement is prepared once per connection. */
const poolClient = {
  async query({ text, values }: { text: string; values: (string | number)[] }) {
    const rows = await database().sql.unsafe(text, values, { prepare: true });
    return { rows, rowCount: rows.count };
  },
};

/** Deletes counters whose window is over. */
export async function deleteOldCounters(tx: Transaction): Promise<void> {
  await tx.execute(drizzle`delete from rate_limits where expire < ${Date.now()}`);
}
