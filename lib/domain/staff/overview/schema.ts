import { z } from "zod";
import { isoDate } from "@/lib/core/fields";

/** What waits for staff, and since when. */
export const overviewView = z.object({
  reports: z.number().int(),
  oldestReport: isoDate().nullable(),
  reviews: z.number().int(),
  oldestReview: isoDate().nullable(),
  failedJobs: z.number().int(),
  failedMails: z.number().int(),
  stoppedAddresses: z.number().int(),
  held: z.number().int(),
});
export type OverviewView = z.infer<typeof overviewView>;
