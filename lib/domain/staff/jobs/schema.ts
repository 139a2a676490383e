import { z } from "zod";
import { anyCaseEnum, flag, isoDate, NOT_FOUND_PARAMS, upperEnum } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";

export const jobStates = ["failed", "waiting"] as const;

export const listJobsInput = z.object({
  ...pageInput(),
  state: anyCaseEnum(jobStates, "state").default("failed"),
  /** Mails alone. */
  mail: flag().default(false),
});

/** A job's number in the queue. */
export const jobIdInput = z.object({
  id: z
    .string()
    .max(19)
    .refine((value) => /^\d{1,18}$/.test(value), { params: NOT_FOUND_PARAMS, message: "Unknown id" }),
});

/** What a job is about stays in its payload, which may hold what a person wrote: staff do not see it. */
export const jobView = z.object({
  id: z.string(),
  name: z.string(),
  /** FAILED jobs are not tried again by themselves. */
  state: upperEnum(jobStates),
  attempts: z.number().int(),
  maxAttempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: isoDate(),
  /** When it is tried next, or was tried last where it failed for good. */
  runAt: isoDate(),
});
export type JobView = z.infer<typeof jobView>;

export const jobListView = z.object({ jobs: z.array(jobView), pagination: paginationSchema });
