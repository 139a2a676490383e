import { z } from "zod";
import { forgetOldEntries } from "@/lib/core/audit";
import { deleteOldResponses } from "@/lib/core/idempotency";
import { jobOf } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { forgetOldTokens } from "@/lib/domain/accounts/email-tokens";
import { forgetEndedSessions } from "@/lib/domain/accounts/sessions";
import { forgetOldAttempts } from "@/lib/platform/auth/account-limits";
import { forgetOldTags } from "@/lib/platform/cache/tags";

/** Deletes expired rows. Each period stands beside the code that writes the row. */
export const purge = command({
  name: "upkeep.purge",
  summary: "Forget what is past its time",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Forgets by the clock alone, every hour." },
  run: async ({ db }) => {
    const rules = [deleteOldResponses, forgetOldEntries, forgetOldAttempts];
    for (const forget of [...rules, forgetOldTags, forgetOldTokens, forgetEndedSessions]) await forget(db);
    return {};
  },
});
export const purgeJob = jobOf(purge, { cron: "17 * * * *" });
