import { sql } from "drizzle-orm";
import { z } from "zod";
import { billingCustomers } from "@/db/schema/billing";
import { type Job, jobOf } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { feeMailJob } from "../events";
import { FEE_NOTICE_DAYS, plannedFees } from "../rules";

const plannedFee = z.object({ from: z.iso.date(), monthlyFee: z.int() });
/** One run announces to so many payers; the next day's run goes on. */
const BATCH = 1000;

/**
 * Announces the planned fees to whoever has the premium plan: once to each payer, at least 30 days before the day that
 * its mail names. The mark and the mail's job commit together.
 */
export const announceFees = command({
  name: "plans.announceFees",
  summary: "Announce changed fees to subscribers",
  input: z.object({
    fees: z
      .array(plannedFee)
      .max(20)
      .default([...plannedFees]),
  }),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Marks what goes out in a mail; nobody else sees a change." },
  run: async ({ db, effects, input }) => {
    for (const { from, monthlyFee } of input.fees) {
      const announced = await db.execute<{ id: string; day: string }>(sql`
        update ${billingCustomers} set fee_announced = ${from}::date
        where id in (select id from ${billingCustomers}
          where plan = 'premium' and (fee_announced is null or fee_announced < ${from}::date)
          order by id limit ${BATCH} for update skip locked)
        returning id, greatest(${from}::date,
          (app_now() at time zone 'utc')::date + ${FEE_NOTICE_DAYS + 1}::int)::text as day`);
      for (const { id: customerId, day } of announced)
        effects.job(feeMailJob, { customerId, day, monthlyFee });
    }
    return {};
  },
});
export const announceFeesJob: Job<{ fees?: { from: string; monthlyFee: number }[] }> = jobOf(announceFees, {
  cron: "23 7 * * *",
});
