import { z } from "zod";
import { deleteOldEntries } from "@/lib/core/audit";
import { deleteOldEvents, forgetVisitors } from "@/lib/core/events";
import { deleteOldResponses } from "@/lib/core/idempotency";
import { jobOf } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { deleteOldTokens } from "@/lib/domain/accounts/accounts/email-tokens";
import { deleteEndedSessions } from "@/lib/domain/accounts/accounts/sessions";
import { deleteOldBillingEvents } from "@/lib/domain/accounts/plans/store";
import { deleteLapsedSubscribers } from "@/lib/domain/accounts/subscribers/store";
import { deleteEndedTokens } from "@/lib/domain/accounts/tokens/store";
import { deleteOldInvitations } from "@/lib/domain/profiles/companies/store";
import { deleteUnusedDevices } from "@/lib/domain/profiles/push/store";
import { deleteOldUsage } from "@/lib/platform/ai/token-budget";
import { deleteOldAttempts } from "@/lib/platform/auth/account-limits";
import { deleteOldTags } from "@/lib/platform/cache/tags";
import { deleteFailedJobs } from "@/lib/platform/jobs/failed-jobs";
import { deleteOldDeliveries } from "@/lib/platform/mail/deliveries";
import { deleteOldStops } from "@/lib/platform/mail/stopped-addresses";
import { deleteOldCounters } from "@/lib/platform/rate-limit/shared-limiter";
import { sweepUploads } from "@/lib/platform/uploads/upload-folder";
import { deleteOldDigests, deleteOldReports } from "./store";

/** Deletes expired rows, and files that no row refers to. Each period stands beside the code that writes the rows. */
export const purge = command({
  name: "upkeep.purge",
  summary: "Forget what is past its time",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Forgets by the clock alone, every hour." },
  prepare: () => sweepUploads(),
  run: async ({ db }) => {
    const rules = [
      deleteOldResponses,
      deleteOldEntries,
      deleteOldEvents,
      forgetVisitors,
      deleteOldAttempts,
      deleteOldCounters,
      deleteOldUsage,
      deleteOldTags,
      deleteOldTokens,
      deleteOldInvitations,
      deleteEndedSessions,
      deleteEndedTokens,
      deleteLapsedSubscribers,
      deleteOldBillingEvents,
      deleteFailedJobs,
      deleteOldStops,
      deleteOldDeliveries,
      deleteOldReports,
      deleteOldDigests,
      deleteUnusedDevices,
    ];
    for (const forget of rules) await forget(db);
    return {};
  },
});
export const purgeJob = jobOf(purge, { cron: "17 * * * *" });
