import type Stripe from "stripe";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/platform/log";
import { outsideRequests } from "@/lib/platform/request-context";
import { type Settings, settings } from "@/lib/platform/settings/settings";

/** What the provider says of a customer's subscription now. */
export type Subscription = {
  id: string;
  /** The subscription gives what the plan holds; a payment that failed is tried again meanwhile. */
  isPaidFor: boolean;
  /** The last payment failed and is tried again. */
  isPastDue: boolean;
  /** The end of the period that is paid. */
  periodEnd: Date;
  /** It ends at this moment, by its owner's choice; null where it renews. */
  endsAt: Date | null;
};

/** An event of the provider by its id: it says what may have changed, and never what it is now. */
export type BillingEvent = { id: string; type: string; customerId: string | null };

const TIMEOUT_MS = 8000;

let current: { settings: Settings; stripe: Promise<Stripe> } | undefined;

/** Plans are sold outside the beta, where settings name the payment provider. */
export const sellsPlans = (): boolean => !settings().BETA && settings().STRIPE_SECRET_KEY !== undefined;

function client(): Promise<Stripe> {
  const now = settings();
  if (current?.settings !== now) {
    current = { settings: now, stripe: outsideRequests(() => createClient(now)) };
  }
  return current.stripe;
}

/** Without a key in the settings the SDK is not loaded. */
async function createClient({ STRIPE_SECRET_KEY, STRIPE_API_URL }: Settings): Promise<Stripe> {
  if (!STRIPE_SECRET_KEY) throw new Error("Billing is not set up: STRIPE_SECRET_KEY.");
  const { default: Stripe } = await import("stripe");
  const url = STRIPE_API_URL ? new URL(STRIPE_API_URL) : null;
  return new Stripe(STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(url ? { protocol: "http" as const, host: url.hostname, port: url.port } : {}),
  });
}

/** Puts a question to the provider. Where it does not answer, the caller may try again; its refusals are ours to mend. */
async function ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = await client();
  try {
    return await question(stripe);
  } catch (error) {
    const status = statusOf(error) ?? 500;
    // 409 says that the same question is being answered, 429 that there were too many.
    if (status < 500 && status !== 409 && status !== 429) throw error;
    const message = "The payment provider does not answer right now. Please try again in a moment.";
    throw new AppError("unavailable", message, { retryAfterSeconds: 5, cause: error });
  }
}

/** The provider's status; undefined where no answer came. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && "statusCode" in error ? (error.statusCode as number | undefined) : undefined;

type NewCustomer = { email: string; name: string };

/** Makes a customer. The same `key` gives the same one, also to calls that run at once. */
export async function createCustomer(key: string, { email, name }: NewCustomer): Promise<string> {
  const { id } = await ask((stripe) =>
    stripe.customers.create({ email, name, metadata: { owner: key } }, { idempotencyKey: `customer-${key}` }),
  );
  return id;
}

/** Deletes the customer, which ends its subscription at once. A customer that is gone already is no error. */
export async function deleteCustomer(customerId: string): Promise<void> {
  try {
    await ask((stripe) => stripe.customers.del(customerId));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

export type Checkout = {
  id: string;
  customerId: string | null;
  /** The page where it is paid; null once it is paid or out of date. */
  url: string | null;
};

/** Opens the page where a subscription is paid. The same `key` gives the same page. `{CHECKOUT_SESSION_ID}` in `returnUrl` becomes its id. */
export async function openCheckout(
  key: string,
  { customerId, returnUrl, cancelUrl }: { customerId: string; returnUrl: string; cancelUrl: string },
): Promise<Checkout> {
  const session = await ask((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: "subscription",
        customer: customerId,
        line_items: [{ price: settings().STRIPE_PRICE_ID, quantity: 1 }],
        success_url: returnUrl,
        cancel_url: cancelUrl,
      },
      { idempotencyKey: `checkout-${key}` },
    ),
  );
  return checkoutOf(session);
}

/** Returns null where there is no such page. */
export async function readCheckout(id: string): Promise<Checkout | null> {
  try {
    return checkoutOf(await ask((stripe) => stripe.checkout.sessions.retrieve(id)));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const checkoutOf = ({ id, customer, status, url }: Stripe.Checkout.Session): Checkout => ({
  id,
  customerId: idOf(customer),
  url: status === "open" ? url : null,
});

/** Opens the page where a customer changes the card, reads invoices and cancels. */
export async function openPortal(customerId: string, returnUrl: string): Promise<string> {
  const { url } = await ask((stripe) =>
    stripe.billingPortal.sessions.create({
      customer: customerId,
      return_url: returnUrl,
    }),
  );
  return url;
}

const GIVING: readonly Stripe.Subscription.Status[] = ["active", "trialing", "past_due"];

/** Reads the customer's subscription as it is now: the one that gives something, else the newest; null without one. */
export async function readSubscription(customerId: string): Promise<Subscription | null> {
  const { data } = await ask((stripe) =>
    stripe.subscriptions.list({
      customer: customerId,
      status: "all",
      limit: 100,
    }),
  );
  const found = data.find(({ status }) => GIVING.includes(status)) ?? data[0];
  if (!found) return null;
  const periodEnd = Math.max(...found.items.data.map((item) => item.current_period_end));
  const endsAt = found.cancel_at ?? (found.cancel_at_period_end ? periodEnd : null);
  return {
    id: found.id,
    isPaidFor: GIVING.includes(found.status),
    isPastDue: found.status === "past_due",
    periodEnd: new Date(periodEnd * 1000),
    endsAt: endsAt === null ? null : new Date(endsAt * 1000),
  };
}

/** Reads an event from the raw body of a call; null where the provider did not sign it, or too long ago. */
export async function readEvent(body: string, signature: string): Promise<BillingEvent | null> {
  const secret = settings().STRIPE_WEBHOOK_SECRET;
  if (!secret) return null;
  try {
    const { id, type, data } = (await client()).webhooks.constructEvent(body, signature, secret);
    const object = data.object as { id?: string; object?: string; customer?: string | { id: string } | null };
    return {
      id,
      type,
      customerId: object.object === "customer" ? (object.id ?? null) : idOf(object.customer),
    };
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.name : "unknown" }, "an event without a good signature");
    return null;
  }
}

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

const isMissing = (error: unknown): boolean => statusOf(error) === 404;
