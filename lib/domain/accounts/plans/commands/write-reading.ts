import { eq, sql } from "drizzle-orm";
import { billingCustomers } from "@/db/schema/billing";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { markBeyondPlan } from "@/lib/domain/profiles/companies/plan";
import { readSubscription, type Subscription } from "@/lib/platform/billing/billing";
import { startReading } from "@/lib/platform/billing/customers";
import { planMailJob } from "../events";
import { planChange } from "../rules";
import type { Customer } from "../store";

/** A reading of the provider, numbered before it was asked. */
type Reading = { id: string; number: number; subscription: Subscription | null };

/** Asks the provider what a customer's subscription is now; null where there is no such customer. */
export async function takeReading(...which: Parameters<typeof startReading>): Promise<Reading | null> {
  const started = await startReading(...which);
  if (!started) return null;
  const { id, number, stripeCustomerId } = started;
  return { id, number, subscription: await readSubscription(stripeCustomerId) };
}

/**
 * Writes what a reading says, with the mail that a change asks for. A reading that was numbered before the one written
 * last knows nothing more than that one, so it is left out: whatever the order in which events come, the row ends as
 * the provider's last word has it. The caller has locked the row.
 */
export async function writeReading(
  tx: Transaction,
  effects: Effects,
  row: Customer,
  { number, subscription }: Reading,
): Promise<void> {
  if (number <= row.readWritten) return;
  const [after] = await tx
    .update(billingCustomers)
    .set({
      readWritten: number,
      readAt: sql`app_now()`,
      subscriptionId: subscription?.id ?? null,
      plan: subscription?.isPaidFor ? "premium" : "basic",
      isPastDue: subscription?.isPastDue ?? false,
      periodEnd: subscription?.periodEnd ?? null,
      endsAt: subscription?.endsAt ?? null,
    })
    .where(eq(billingCustomers.id, row.id))
    .returning();
  if (!after) return;
  if (after.companyId) await markBeyondPlan(tx, after.companyId);
  const kind = planChange(row, after);
  if (kind) effects.job(planMailJob, { customerId: row.id, kind, number });
}
