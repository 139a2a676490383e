import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/types";

/**
 * Deletes jobs that failed for good 30 days ago: their payloads may hold what a person wrote. By the server's own
 * clock, as the worker writes it.
 */
export async function deleteFailedJobs(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days'`);
}
