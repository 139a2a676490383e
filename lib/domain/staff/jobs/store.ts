import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/types";
import type { JobView, jobStates } from "./schema";

type State = (typeof jobStates)[number];

export const isMail = sql`j.queue_name = 'mail'`;

/** Failed are jobs that used up their tries; jobs at work are neither. */
export const isIn: Record<State, SQL> = {
  failed: sql`j.attempts >= j.max_attempts and j.locked_at is null`,
  waiting: sql`j.attempts < j.max_attempts and j.locked_at is null`,
};

type JobRow = {
  id: string;
  name: string;
  failed: boolean;
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  created_at: string;
  run_at: string;
};

const MAX_ERROR = 500;

/** Reads jobs that `where` selects, the newest first. */
export async function readJobs(db: Db, where: SQL, take: number, skip = 0): Promise<JobView[]> {
  const rows = await db.execute<JobRow>(sql`
    select j.id::text as id, j.task_identifier as name, ${isIn.failed} as failed, j.attempts, j.max_attempts,
      left(j.last_error, ${MAX_ERROR}) as last_error, to_json(j.created_at) #>> '{}' as created_at,
      to_json(j.run_at) #>> '{}' as run_at
    from graphile_worker.jobs j where ${where} order by j.id desc limit ${take} offset ${skip}`);
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, attempts: row.attempts, maxAttempts: row.max_attempts },
    ...{ state: row.failed ? "FAILED" : "WAITING", lastError: row.last_error },
    ...{ createdAt: new Date(row.created_at).toISOString(), runAt: new Date(row.run_at).toISOString() },
  }));
}
