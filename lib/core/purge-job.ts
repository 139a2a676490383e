import { sql } from "drizzle-orm";
import { z } from "zod";
import { job } from "./jobs";

/** Forgets what is past its time: Idempotency-Keys after 24 hours, spent counters, dead tokens and sessions. */
export const purgeExpired = job({
  name: "core.purgeExpired",
  payload: z.object({}),
  cron: "17 * * * *",
  run: async ({ transact }) => {
    await transact(async (db) => {
      await db.execute(sql`delete from idempotency_keys where created_at < app_now() - interval '24 hours'`);
      await db.execute(sql`delete from audit_entries where created_at < app_now() - interval '400 days'`);
      await db.execute(sql`delete from account_limits where window_start < app_now() - interval '1 day'`);
      // No cached page lives longer than a day.
      await db.execute(sql`delete from cache_tags where stale_at < clock_timestamp() - interval '2 days'`);
      await db.execute(sql`delete from email_tokens where expires_at < app_now() - interval '30 days'`);
      await db.execute(
        sql`delete from sessions where coalesce(revoked_at, expires_at) < app_now() - interval '30 days'`,
      );
    });
  },
});
