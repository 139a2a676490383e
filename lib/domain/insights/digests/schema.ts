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
