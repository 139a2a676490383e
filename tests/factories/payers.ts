import { NextRequest } from "next/server";
import { POST } from "@/app/api/stripe/route";
import { execute } from "@/lib/core/execute";
import { startCheckout } from "@/lib/domain/accounts/plans/commands/pay";
import { database } from "@/lib/platform/database";
import type { TestAccount } from "./accounts";
import { type StripeServer, startStripeServer } from "./stripe-server";

const SECRET = "whsec_stand_in";

/** Starts the stand-in and names it in the settings of the calling test file. */
export async function sellPlans(): Promise<StripeServer> {
  const stripe = await startStripeServer({ secret: SECRET });
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: "sk_test_stand_in",
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_PRICE_ID: "price_premium",
    STRIPE_API_URL: stripe.url,
  });
  return stripe;
}

/** What the billing row of this account, or of its company, holds. */
export async function customerOf({ userId, actor }: TestAccount) {
  const [row] = await database().sql<
    {
      id: string;
      stripe_customer_id: string;
      checkout_id: string;
      plan: string;
      ends_at: Date | null;
      is_past_due: boolean;
    }[]
  >`select * from billing_customers where company_id = ${actor.companyId} or user_id = ${userId}`;
  if (!row) throw new Error("This account never began to pay.");
  return row;
}

/** Pays premium up to where the provider knows of it and we do not yet. Returns the page's and the customer's ids. */
export async function payPremium(stripe: StripeServer, payer: TestAccount) {
  await execute(payer.actor, startCheckout, {});
  const { checkout_id: sessionId, stripe_customer_id: customerId } = await customerOf(payer);
  stripe.pay(sessionId);
  return { sessionId, customerId };
}

/** Delivers an event as the provider does, to the address that takes them. Returns the status. */
export async function deliver({ body, signature }: { body: string; signature: string }): Promise<number> {
  const request = new NextRequest("http://localhost:3999/api/stripe", {
    method: "POST",
    body,
    headers: { "stripe-signature": signature, "content-type": "application/json" },
  });
  return (await POST(request, { params: Promise.resolve({}) })).status;
}

/** The mails about plans that wait, by kind and in order; with `clear` they are taken out. */
export async function waitingPlanMails({ clear = false } = {}): Promise<string[]> {
  const { sql } = database();
  const rows = await sql<{ id: string; kind: string }[]>`
    select j.id, j.payload ->> 'kind' as kind from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'plans.mail' order by j.id`;
  if (clear && rows.length > 0)
    await sql`delete from graphile_worker._private_jobs where id = any(${rows.map(({ id }) => id)})`;
  return rows.map(({ kind }) => kind);
}
