import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { billingCustomers } from "@/db/schema/billing";
import type { UserActor } from "@/lib/core/actor";
import { AppError, conflict, notFound } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { requireAct } from "@/lib/domain/profiles/companies/policy";
import {
  createCustomer,
  openCheckout,
  openPortal as openPortalAt,
  readCheckout,
  readSubscription,
  sellsPlans,
} from "@/lib/platform/billing/billing";
import { claimCustomer, findCustomer } from "@/lib/platform/billing/customers";
import { settings } from "@/lib/platform/settings/settings";
import { plans, planTexts } from "../rules";
import { checkoutOutput, portalInput, settleInput } from "../schema";
import { lockCustomer, ofAccount, ofPayer } from "../store";
import { takeReading, writeReading } from "./write-reading";

const payers = { roles: ["brand", "source", "paid_media"] } as const;
/** The provider answers within 8 seconds, or is asked again up to twice; up to four questions follow one another. */
const ASKING_SECONDS = 60;
const here = () => `${settings().APP_URL}/settings/subscription`;

/** What is asked of the provider happens before the transaction, so the caller's right is checked before it too. */
function requirePayer(actor: UserActor, isOwn = false): void {
  if (!isOwn) requireAct(actor, "managePlan");
  if (!sellsPlans()) throw conflict(planTexts.opensLater);
}

/**
 * Opens the page where the premium plan is paid. Tabs that ask at once get one customer and one page: the row is
 * unique, and the provider answers the same key with the same.
 */
export const startCheckout = command({
  name: "plans.checkout",
  summary: "Open the page where the premium plan is paid",
  input: z.object({}),
  output: checkoutOutput,
  access: payers,
  deadlineSeconds: ASKING_SECONDS,
  prepare: async ({ actor }) => {
    requirePayer(actor);
    const row = await claimCustomer(actor);
    const customerId = row.stripeCustomerId ?? (await createCustomer(row.id, row));
    if (row.stripeCustomerId && (await readSubscription(customerId))?.isPaidFor) {
      throw conflict(`You have the ${plans.premium.label} plan already.`);
    }
    const earlier = row.checkoutId ? await readCheckout(row.checkoutId) : null;
    if (earlier?.url) return { customerId, checkoutId: earlier.id, url: earlier.url };
    const { id, url } = await openCheckout(`${row.id}-${row.checkoutId ?? "first"}`, {
      customerId,
      returnUrl: `${here()}?session={CHECKOUT_SESSION_ID}`,
      cancelUrl: here(),
    });
    // The same key may bring back a page that was paid a moment ago.
    if (!url) throw new AppError("unavailable", undefined, { retryAfterSeconds: 5 });
    return { customerId, checkoutId: id, url };
  },
  subject: ({ db, actor }) => lockCustomer(db, ofPayer(actor)),
  audit: { kind: "plan", id: ({ subject }) => subject.id },
  run: async ({ db, subject, prepared: { customerId, checkoutId, url } }) => {
    await db
      .update(billingCustomers)
      .set({
        stripeCustomerId: sql`coalesce(${billingCustomers.stripeCustomerId}, ${customerId})`,
        checkoutId,
      })
      .where(eq(billingCustomers.id, subject.id));
    return { url };
  },
});

/**
 * Opens the page where a payer changes the card, reads invoices and cancels. A member whatever their role reaches what
 * they pay alone, beside their company's payment.
 */
export const openPortal = command({
  name: "plans.portal",
  summary: "Open the page where the payment is changed",
  input: portalInput,
  output: checkoutOutput,
  access: payers,
  deadlineSeconds: ASKING_SECONDS,
  prepare: async ({ actor, input }) => {
    requirePayer(actor, input.own);
    const customer = await findCustomer(input.own ? { ...actor, companyId: null } : actor);
    if (!customer?.stripeCustomerId) throw conflict("There is no subscription to manage yet.");
    return { url: await openPortalAt(customer.stripeCustomerId, here()) };
  },
  subject: ({ db, actor, input }) => lockCustomer(db, input.own ? ofAccount(actor.userId) : ofPayer(actor)),
  audit: { kind: "plan", id: ({ subject }) => subject.id },
  run: ({ prepared }) => prepared,
});

/** Settles a payment when its browser returns, by the page's id: the event about it may come later. */
export const settleCheckout = command({
  name: "plans.settle",
  summary: "Settle a payment whose page was left",
  input: settleInput,
  output: z.object({ paid: z.boolean().describe("The premium plan is paid for.") }),
  access: payers,
  deadlineSeconds: ASKING_SECONDS,
  prepare: async ({ actor, input }) => {
    requirePayer(actor);
    const customer = await findCustomer(actor);
    const checkout = customer && (await readCheckout(input.sessionId));
    // Another payer's page is nobody else's business.
    if (!checkout || checkout.customerId !== customer.stripeCustomerId) throw notFound();
    return takeReading({ id: customer.id });
  },
  subject: ({ db, actor }) => lockCustomer(db, ofPayer(actor)),
  audit: { kind: "plan", id: ({ subject }) => subject.id },
  run: async ({ db, effects, subject, prepared: reading }) => {
    if (reading) await writeReading(db, effects, subject, reading);
    return { paid: reading?.subscription?.isPaidFor ?? false };
  },
});
