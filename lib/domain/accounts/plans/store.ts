import { and, count, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { billingCustomers, billingEvents } from "@/db/schema/billing";
import { pitches } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import { countPlaces } from "@/lib/domain/profiles/companies/store";
import type { Payer } from "@/lib/platform/billing/customers";

export type Customer = typeof billingCustomers.$inferSelect;

/** The company's row, else the one that the account pays alone. */
export const ofPayer = ({ userId, companyId }: Payer): SQL =>
  sql`${billingCustomers.id} = (select b.id from ${billingCustomers} b
    where b.company_id = ${companyId} or b.user_id = ${userId} order by b.company_id nulls last limit 1)`;

/** The row that the account pays alone. */
export const ofAccount = (userId: string): SQL => sql`${billingCustomers.userId} = ${userId}`;

/** Locks the payer's row, so that what follows from it is written once; null where nobody began to pay. */
export async function lockCustomer(tx: Transaction, which: SQL): Promise<Customer | null> {
  const [row] = await tx.select().from(billingCustomers).where(which).for("update");
  return row ?? null;
}

/** Returns whether the event is new: then its effect is written in this transaction as well. */
export async function noteEvent(
  tx: Transaction,
  event: { id: string; type: string; customerId: string | null },
): Promise<boolean> {
  const noted = await tx.insert(billingEvents).values(event).onConflictDoNothing().returning();
  return noted.length > 0;
}

/** The provider repeats an event for three days. */
export async function deleteOldBillingEvents(tx: Transaction): Promise<void> {
  await tx.delete(billingEvents).where(sql`${billingEvents.receivedAt} < app_now() - interval '30 days'`);
}

/** The provider's customers that go with an account, and with its company where nobody is left in it. */
export async function customersOf(db: Db, userId: string, companyId: string | null): Promise<string[]> {
  const rows = await db
    .select({ id: billingCustomers.stripeCustomerId })
    .from(billingCustomers)
    .where(
      or(
        eq(billingCustomers.userId, userId),
        companyId ? eq(billingCustomers.companyId, companyId) : undefined,
      ),
    );
  return rows.flatMap(({ id }) => (id ? [id] : []));
}

/** Counts the pitches ever sent, up to `most`. A company founded later counts its profiles' too. */
export async function countPitchesSent(
  db: Db,
  profileId: string,
  companyId: string | null,
  most: number,
): Promise<number> {
  const ofCompany = companyId
    ? or(
        eq(pitches.companyId, companyId),
        sql`${pitches.senderProfileId} in (select id from ${profiles} where company_id = ${companyId})`,
      )
    : undefined;
  const sent = await db
    .select({ id: pitches.id })
    .from(pitches)
    .where(and(isNotNull(pitches.sentAt), or(eq(pitches.senderProfileId, profileId), ofCompany)))
    .limit(most);
  return sent.length;
}

/** Counts a company's newsrooms and its places, which active members and open invitations hold; without one it is one of each. */
export async function countSeats(
  db: Db,
  companyId: string | null,
): Promise<{ members: number; newsrooms: number }> {
  if (!companyId) return { members: 1, newsrooms: 1 };
  const [{ members, invited }, [newsrooms]] = await Promise.all([
    countPlaces(db, companyId),
    db.select({ count: count() }).from(profiles).where(eq(profiles.companyId, companyId)),
  ]);
  return { members: members + invited, newsrooms: newsrooms?.count ?? 0 };
}
