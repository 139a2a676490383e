import { sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { conflict } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { jobIdInput, jobView } from "./schema";
import { isIn, readJobs } from "./store";

/** Tries a failed job again, with all its tries anew. Jobs do no harm when they are done twice. */
export const retryJob = command({
  name: "jobs.retry",
  summary: "Try a failed job again",
  input: jobIdInput,
  output: z.object({ job: jobView }),
  access: "staff",
  subject: async ({ db, input: { id } }) => {
    const [row] = await db.execute<{ failed: boolean }>(sql`
      select ${isIn.failed} as failed from graphile_worker._private_jobs j where id = ${id}::bigint for update`);
    return row ?? null;
  },
  allow: ({ subject }) => {
    if (!subject.failed) throw conflict("This job is tried again by itself, or at work.");
  },
  audit: { kind: "job", id: () => null },
  run: async ({ db, input: { id } }) => {
    await db.execute(
      sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`,
    );
    return { job: only(await readJobs(db, sql`j.id = ${id}::bigint`, 1)) };
  },
});
