import { sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { query } from "@/lib/core/operation";
import { isIn, isMail } from "@/lib/domain/staff/jobs/store";
import { overviewView } from "./schema";

export const readOverview = query({
  name: "overview.read",
  summary: "What waits for staff",
  input: z.object({}),
  output: z.object({ overview: overviewView }),
  access: "staff",
  run: async ({ db }) => {
    const row = only(
      await db.execute<
        Record<"reports" | "reviews" | "jobs" | "mails" | "stopped" | "held", number> & {
          oldest_report: string | null;
          oldest_review: string | null;
        }
      >(sql`
        select (select count(*)::int from reports where state in ('open', 'closing')) as reports,
          (select to_json(min(created_at)) #>> '{}' from reports where state in ('open', 'closing')) as oldest_report,
          (select count(*)::int from evidence_submissions where state = 'appealed') as reviews,
          (select to_json(min(appealed_at)) #>> '{}' from evidence_submissions where state = 'appealed') as oldest_review,
          (select count(*)::int from graphile_worker.jobs j where ${isIn.failed} and not coalesce(${isMail}, false)) as jobs,
          (select count(*)::int from graphile_worker.jobs j where ${isIn.failed} and ${isMail}) as mails,
          (select count(*)::int from stopped_addresses) as stopped,
          (select count(*)::int from users where held_at is not null and deleted_at is null) as held`),
    );
    const iso = (time: string | null) => time && new Date(time).toISOString();
    return {
      overview: {
        ...{ reports: row.reports, oldestReport: iso(row.oldest_report) },
        ...{ reviews: row.reviews, oldestReview: iso(row.oldest_review) },
        ...{ failedJobs: row.jobs, failedMails: row.mails, stoppedAddresses: row.stopped, held: row.held },
      },
    };
  },
});
