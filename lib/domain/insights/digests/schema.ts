import { z } from "zod";
import { flag, isoDate, timeZone } from "@/lib/core/fields";

export const scheduleInput = z.object({ on: flag(), zone: timeZone() });

export const reportSchedule = z.object({
  on: z.boolean(),
  /** The report goes by the days and the clock of this zone. */
  zone: z.string(),
  /** The next sending; null while it is off. */
  next: isoDate().nullable(),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

/** The mails that can be switched off, so their reader can see each one before it comes. */
export const previewKinds = [
  ...(["daily_digest", "weekly_digest", "release_digest", "monthly_report"] as const),
  ...(["pitch_received", "pitch_accepted", "first_message"] as const),
] as const;
export type PreviewKind = (typeof previewKinds)[number];
export const previewInput = z.object({
  kind: z.enum(previewKinds, { error: `kind must be one of ${previewKinds.join(", ")}` }),
});
