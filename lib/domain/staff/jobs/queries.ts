import { sql } from "drizzle-orm";
import { z } from "zod";
import { query } from "@/lib/core/operation";
import { countUpTo, decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { jobListView, listJobsInput } from "./schema";
import { isIn, isMail, readJobs } from "./store";

/** Jobs that failed for good, or that wait for their next try; the newest first. */
export const listJobs = query({
  name: "jobs.list",
  summary: "Failed and waiting jobs, or mails alone",
  input: listJobsInput,
  output: jobListView,
  access: "staff",
  run: async ({ db, input }) => {
    const where = sql`${isIn[input.state]} and ${input.mail ? isMail : sql`true`}`;
    const [before] = input.cursor ? decodeCursor(input.cursor, [z.string().regex(/^\d{1,18}$/)]) : [null];
    const total = countUpTo(TOTAL_CAP + 1, sql`select 1 from graphile_worker.jobs j where ${where}`);
    const [jobs, [counted]] = await Promise.all([
      readJobs(
        db,
        before ? sql`${where} and j.id < ${before}::bigint` : where,
        input.limit + 1,
        offsetOf(input),
      ),
      db.execute<{ total: number }>(sql`select ${total} as total`),
    ]);
    const { rows, pagination } = toPage(jobs, input, counted?.total ?? 0, ({ id }) => [id]);
    return { jobs: rows, pagination };
  },
});
