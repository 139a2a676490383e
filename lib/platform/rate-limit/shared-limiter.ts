import { sql as drizzle } from "drizzle-orm";
import { type RateLimiterAbstract, RateLimiterPostgres } from "rate-limiter-flexible";
import type { Transaction } from "@/db/types";
import { database } from "../database";
import { settings } from "../settings/settings";

export type LimiterOptions = {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
  inMemoryBlockOnConsumed?: number;
};

/** A counter of all processes: one statement of Postgres, or one script of Redis, for each use. */
export async function sharedLimiter(options: LimiterOptions): Promise<RateLimiterAbstract> {
  // Used up, a key is refused without asking the store again.
  const shared = { ...options, inMemoryBlockOnConsumed: options.points };
  const { REDIS_URL } = settings();
  // Its client is loaded only where there is one.
  if (REDIS_URL) return (await import("./redis-limiter")).redisLimiter(REDIS_URL, shared);
  return new RateLimiterPostgres({
    ...shared,
    storeClient: poolClient,
    storeType: "client",
    tableName: "rate_limits",
    // By a migration; and the hourly purge deletes what is over.
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

/** The process's pool in the shape that the library asks for; the statement is prepared once per connection. */
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
