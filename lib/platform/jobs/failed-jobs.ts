import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/types";

/**
 * Deletes jobs that failed for good 30 days ago: their payloads may hold what a person wrote. A failure writes
 * when the next try would be, by the server's own clock; every other time of a job is that of its adding.
 */
export async function deleteFailedJobs(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null and run_at < now() - interval '30 days'`);
}
