import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import { billingCustomers } from "@/db/schema/billing";
import { AppError } from "@/lib/core/errors";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { readEvent } from "@/lib/platform/billing/billing";
import { settings } from "@/lib/platform/settings/settings";
import { lockCustomer, noteEvent } from "../store";
import { takeReading, writeReading } from "./write-reading";

const MAX_BODY = 1024 * 1024;

/** Events of these kinds say that a subscription may have changed. All others are noted. */
const CONCERNS = /^(checkout\.session|customer\.subscription|invoice)\./;

/**
 * Takes an event of the payment provider. The event only causes a reading of the subscription as it is now; its id and
 * the effect of the reading commit together, so that an event which comes again, or after a cut, has one effect.
 */
export const receiveBillingEvent = command({
  name: "plans.receiveEvent",
  summary: "Take an event of the payment provider",
  input: z.object({ body: z.string().max(MAX_BODY), signature: z.string().max(2000) }),
  output: z.object({}),
  access: { public: "The provider's signature over the raw body is the credential." },
  deadlineSeconds: 30,
  prepare: async ({ input }) => {
    const event = await readEvent(input.body, input.signature);
    if (!event) throw new AppError("invalid_input", "This is not signed by the payment provider.");
    const { customerId: stripeCustomerId } = event;
    const reading =
      stripeCustomerId && CONCERNS.test(event.type) ? await takeReading({ stripeCustomerId }) : null;
    return { event, reading };
  },
  audit: { kind: "plan", id: ({ prepared }) => prepared.reading?.id },
  run: async ({ db, effects, prepared: { event, reading } }) => {
    const row = reading && (await lockCustomer(db, eq(billingCustomers.id, reading.id)));
    const isNew = await noteEvent(db, { id: event.id, type: event.type, customerId: row?.id ?? null });
    if (isNew && row) await writeReading(db, effects, row, reading);
    return {};
  },
});

/** Compares a payer with the provider, whatever events came or did not, and counts its members and newsrooms anew. */
export const reconcilePlan = command({
  name: "plans.reconcile",
  summary: "Compare a subscription with the payment provider",
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  access: "jobs",
  prepare: ({ input }) => takeReading({ id: input.id }),
  audit: { skip: "It reads what others changed; what follows from that is mailed." },
  run: async ({ db, effects, prepared: reading }) => {
    const row = reading && (await lockCustomer(db, eq(billingCustomers.id, reading.id)));
    if (row) await writeReading(db, effects, row, reading);
    return {};
  },
});
export const reconcilePlanJob = jobOf(reconcilePlan, { maxAttempts: 3 });

export const findPlansToReconcile = command(
  sweep({
    name: "plans.findToReconcile",
    summary: "Find the subscriptions that were not read for a day",
    find: (db, limit) =>
      db
        .select({ id: billingCustomers.id })
        .from(billingCustomers)
        .where(
          and(
            isNotNull(billingCustomers.stripeCustomerId),
            // Without a key nobody can be asked.
            settings().STRIPE_SECRET_KEY ? undefined : sql`false`,
            or(
              isNull(billingCustomers.readAt),
              sql`${billingCustomers.readAt} < app_now() - interval '1 day'`,
            ),
          ),
        )
        .orderBy(billingCustomers.readAt)
        .limit(limit),
    add: (effects, { id }) => effects.job(reconcilePlanJob, { id }, { key: `plan:${id}` }),
  }),
);
export const findPlansToReconcileJob = jobOf(findPlansToReconcile, { cron: "41 * * * *" });
