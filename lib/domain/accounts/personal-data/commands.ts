import { sql } from "drizzle-orm";
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { isoDate } from "@/lib/core/fields";
import { command } from "@/lib/core/operation";
import { securityMail } from "@/lib/domain/accounts/accounts/events";
import { requireRecentlyConfirmed } from "@/lib/domain/accounts/accounts/policy";
import { uuidv7 } from "@/lib/utils/uuid";
import { COPIES_PER_DAY, copyMessages } from "./rules";

const NAME = "personalData.startCopy";

/**
 * Lets the caller have a copy of all that is stored about them; the surface then reads it page by page. It needs a
 * confirmation within the last ten minutes, counts against the day's copies, and mails the owner.
 */
export const startCopy = command({
  name: NAME,
  summary: "A copy of everything the account holds, as a zip",
  input: z.object({}),
  output: z.object({ startedAt: isoDate() }),
  access: "signedIn",
  // The lock makes copies that are asked for side by side count one after the other.
  subject: async ({ db, actor }) => {
    const [user] = await db.execute<{ id: string; now: string }>(sql`
      select id, to_json(app_now()) #>> '{}' as now from users where id = ${actor.userId} for update`);
    return user ?? null;
  },
  allow: ({ actor }) => requireRecentlyConfirmed(actor),
  audit: { kind: "account", id: ({ actor }) => actor.userId },
  run: async ({ db, actor: { userId }, subject, effects }) => {
    const [earlier] = await db.execute<{ count: number; wait: number }>(sql`
      select count(*)::int as count,
        coalesce(ceil(extract(epoch from min(created_at) + interval '1 day' - app_now())), 0)::int as wait
      from audit_entries
      where user_id = ${userId} and operation = ${NAME} and created_at > app_now() - interval '1 day'`);
    if (earlier && earlier.count >= COPIES_PER_DAY) {
      throw new AppError("rate_limited", copyMessages.tooMany, {
        retryAfterSeconds: Math.max(1, earlier.wait),
      });
    }
    const startedAt = new Date(subject.now).toISOString();
    effects.job(securityMail, { userId, requestId: uuidv7(), kind: "data_copied", at: startedAt });
    return { startedAt };
  },
});
