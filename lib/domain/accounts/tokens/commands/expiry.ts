import { sql } from "drizzle-orm";
import { z } from "zod";
import { type Job, jobOf } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { tokenExpiryMailJob } from "../events";
import { TOKEN_WARNING_DAYS } from "../rules";

/** One run plans mails about so many tokens; when there are more, another run follows at once. */
const BATCH = 500;

/** Plans one mail about each token that expires within the days of the warning. */
export const warnOfExpiry = command({
  name: "tokens.warn",
  summary: "Plan the mails about API tokens that expire soon",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Marks what goes out in a mail; nobody else sees a change." },
  run: async ({ db, effects }) => {
    const planned = await db.execute<{ id: string }>(sql`
      update api_tokens set warned_at = app_now() where id in (
        select id from api_tokens
        where revoked_at is null and warned_at is null and expires_at > app_now()
          and expires_at <= app_now() + make_interval(days => ${TOKEN_WARNING_DAYS})
        order by id limit ${BATCH} for update skip locked)
      returning id`);
    for (const { id } of planned) effects.job(tokenExpiryMailJob, { id });
    if (planned.length === BATCH) effects.job(warnOfExpiryJob, {}, { key: "tokens.warn.more" });
    return {};
  },
});
export const warnOfExpiryJob: Job<Record<string, never>> = jobOf(warnOfExpiry, { cron: "30 7 * * *" });
