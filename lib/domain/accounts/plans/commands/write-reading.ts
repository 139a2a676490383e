import { eq, sql } from "drizzle-orm";
import { memberships } from "@/db/schema/accounts";
import { billingCustomers } from "@/db/schema/billing";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { planOf } from "@/lib/domain/profiles/companies/plan";
import { readSubscription, type Subscription } from "@/lib/platform/billing/billing";
import { startReading } from "@/lib/platform/billing/customers";
import { planMailJob } from "../events";
import { planChange, plans } from "../rules";
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
  await markReadOnly(tx, after);
  const kind = planChange(row, after);
  if (kind) effects.job(planMailJob, { customerId: row.id, kind, number });
}

/**
 * Marks what a company has beyond its plan as read-only, with the moment, and takes the mark from what fits again. Its
 * Admins come first, then who joined first; of newsrooms those that are older. Members and newsrooms are counted anew
 * each time.
 */
async function markReadOnly(tx: Transaction, { companyId, plan }: Customer): Promise<void> {
  if (!companyId) return;
  const held = plans[planOf(plan)];
  await tx.execute(sql`
    update ${memberships} m set read_only_since = case when r.place > ${held.members} then
      coalesce(m.read_only_since, app_now()) end
    from (select user_id, row_number() over (order by role, created_at, user_id) as place
      from ${memberships} where company_id = ${companyId}) r
    where m.company_id = ${companyId} and m.user_id = r.user_id`);
  await tx.execute(sql`
    update ${profiles} p set read_only_since = case when r.place > ${held.newsrooms}::int then
      coalesce(p.read_only_since, app_now()) end
    from (select id, row_number() over (order by created_at, id) as place
      from ${profiles} where company_id = ${companyId}) r
    where p.id = r.id`);
}
