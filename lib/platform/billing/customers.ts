import { database } from "@/lib/platform/database";
import { uuidv7 } from "@/lib/utils/uuid";

/**
 * A payer's row is found, and a reading numbered, on a connection of its own before the provider is asked: no
 * transaction waits for an answer from outside.
 */
export type Payer = { userId: string; companyId: string | null };

type FoundCustomer = {
  id: string;
  stripeCustomerId: string | null;
  checkoutId: string | null;
  email: string;
  name: string;
};

/**
 * Finds or makes the payer's row: the company's, or the account's where it has none. Calls at the same time get one
 * row. What an account paid alone comes along to the company that it founds.
 */
export async function claimCustomer({ userId, companyId }: Payer): Promise<FoundCustomer> {
  const { sql } = database();
  if (companyId) {
    await sql`update billing_customers set company_id = ${companyId}, user_id = null where user_id = ${userId}
      and not exists (select 1 from billing_customers where company_id = ${companyId})`;
  }
  await sql`insert into billing_customers (id, company_id, user_id)
    values (${uuidv7()}, ${companyId}, ${companyId ? null : userId}) on conflict do nothing`;
  const found = await findCustomer({ userId, companyId });
  if (!found) throw new Error("The payer's row is gone.");
  return found;
}

/** The company's row, else what the account pays alone; null where neither began to pay. */
export async function findCustomer({ userId, companyId }: Payer): Promise<FoundCustomer | null> {
  const { sql } = database();
  const [row] = await sql<FoundCustomer[]>`
    select b.id, b.stripe_customer_id as "stripeCustomerId", b.checkout_id as "checkoutId", u.email,
      coalesce(c.name, u.name) as name
    from users u left join companies c on c.id = ${companyId}
    join billing_customers b on b.company_id = c.id or b.user_id = u.id
    where u.id = ${userId} order by b.company_id nulls last limit 1`;
  return row ?? null;
}

/** A reading has a number, and of two that cross the one with the higher number knows more. */
export type StartedReading = { id: string; stripeCustomerId: string; number: number };

/** Numbers a reading of this customer, by our id or the provider's; null where there is no such customer. */
export async function startReading(
  customer: { id: string } | { stripeCustomerId: string },
): Promise<StartedReading | null> {
  const { sql } = database();
  const which =
    "id" in customer ? sql`id = ${customer.id}` : sql`stripe_customer_id = ${customer.stripeCustomerId}`;
  const [row] = await sql<StartedReading[]>`
    update billing_customers set reads_started = reads_started + 1 where ${which} and stripe_customer_id is not null
    returning id, stripe_customer_id as "stripeCustomerId", reads_started as number`;
  return row ?? null;
}
