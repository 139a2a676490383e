import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

export type SubscriptionStatus = "active" | "past_due" | "canceled" | "unpaid" | "incomplete";
type Subscription = {
  id: string;
  customer: string;
  status: SubscriptionStatus;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
};
type Session = { id: string; customer: string; status: "open" | "complete"; successUrl: string };
type Answer = { status: number; body: object };

export type StripeServer = {
  url: string;
  /** The customers that exist, by id. */
  customers: Map<string, { email: string; name: string }>;
  /** Every call: "GET /v1/subscriptions". */
  calls: string[];
  /** Pays the page of this id as its customer would, and returns where the browser is sent. */
  pay: (sessionId: string) => string;
  /** Changes the customer's subscription, as the portal or time does. */
  change: (customerId: string, change: Partial<Omit<Subscription, "id" | "customer">>) => void;
  /** An event about this customer as Stripe sends it: the raw body and the signature over it. */
  event: (type: string, customerId: string | null, id?: string) => { body: string; signature: string };
  /** Is awaited before each answer, so that a test can hold one back or fail it. */
  beforeAnswer: (call: string) => Promise<void> | void;
  close: () => Promise<void>;
};

const DAY = 24 * 60 * 60;

/**
 * Starts a local stand-in of Stripe: customers, checkout, portal and subscriptions as the product asks for them, with
 * idempotency keys, and events signed by the SDK's own signer. Nothing of it leaves this machine.
 */
export async function startStripeServer({
  secret,
  port = 0,
}: {
  secret: string;
  port?: number;
}): Promise<StripeServer> {
  const customers: StripeServer["customers"] = new Map();
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const byKey = new Map<string, Answer>();
  const calls: string[] = [];
  let made = 0;
  const idOf = (prefix: string) => `${prefix}_${(++made).toString().padStart(6, "0")}`;
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? "/", origin());
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const call = `${request.method} ${url.pathname}`;
    calls.push(call);
    const [, page = "", sessionId = ""] = /^\/(pay|portal)(?:\/(cs_\w+))?$/.exec(url.pathname) ?? [];
    if (page) {
      if (request.method === "POST") response.writeHead(303, { location: stand.pay(sessionId) });
      else response.writeHead(200, { "content-type": "text/html" });
      return response.end(pageBody(page));
    }
    const key = request.headers["idempotency-key"]?.toString();
    const earlier = key && request.method === "POST" ? byKey.get(key) : undefined;
    const { status, body } = earlier ?? respond(call, url.searchParams, form);
    if (key) byKey.set(key, { status, body });
    await stand.beforeAnswer(call);
    response.writeHead(status, { "content-type": "application/json", "request-id": idOf("req") });
    response.end(JSON.stringify(body));
  }

  function respond(call: string, query: URLSearchParams, form: URLSearchParams): Answer {
    const [, collection = "", id = ""] = /^\w+ \/v1\/([a-z_/]+?)(?:\/((?:cus|cs)_\w+))?$/.exec(call) ?? [];
    const method = call.split(" ")[0];
    if (collection === "customers" && method === "POST") {
      const customer = { email: form.get("email") ?? "", name: form.get("name") ?? "" };
      const id = idOf("cus");
      customers.set(id, customer);
      return { status: 200, body: { id, object: "customer", ...customer } };
    }
    if (collection === "customers" && method === "DELETE" && customers.delete(id)) {
      for (const subscription of subscriptions.values()) {
        if (subscription.customer === id) subscription.status = "canceled";
      }
      return { status: 200, body: { id, object: "customer", deleted: true } };
    }
    if (collection === "checkout/sessions" && method === "POST") {
      const session: Session = {
        id: idOf("cs"),
        customer: form.get("customer") ?? "",
        status: "open",
        successUrl: form.get("success_url") ?? "",
      };
      sessions.set(session.id, session);
      return { status: 200, body: sessionBody(session) };
    }
    if (collection === "checkout/sessions" && method === "GET") {
      const session = sessions.get(id);
      if (session) return { status: 200, body: sessionBody(session) };
    }
    if (collection === "billing_portal/sessions") {
      return {
        status: 200,
        body: { id: idOf("bps"), object: "billing_portal.session", url: `${origin()}/portal` },
      };
    }
    if (collection === "subscriptions" && method === "GET") {
      const data = [...subscriptions.values()]
        .filter(({ customer }) => customer === query.get("customer"))
        .toReversed()
        .map(subscriptionBody);
      return { status: 200, body: { object: "list", url: "/v1/subscriptions", has_more: false, data } };
    }
    return {
      status: 404,
      body: { error: { type: "invalid_request_error", message: `No such ${collection}` } },
    };
  }

  const pageBody = (page: string) => `<!doctype html><html lang="en"><title>Stand-in of Stripe</title>
    <h1>${page === "pay" ? "Payment" : "Portal"}</h1>
    ${page === "pay" ? '<form method="post"><button>Pay</button></form>' : ""}`;
  const sessionBody = ({ id, customer, status }: Session) => ({
    ...{ id, object: "checkout.session", mode: "subscription", customer, status },
    url: status === "open" ? `${origin()}/pay/${id}` : null,
  });
  const subscriptionBody = ({ id, customer, status, periodEnd, cancelAtPeriodEnd }: Subscription) => ({
    ...{ id, object: "subscription", customer, status, cancel_at: null },
    cancel_at_period_end: cancelAtPeriodEnd,
    items: { object: "list", data: [{ id: `si_${id}`, current_period_end: periodEnd }] },
  });

  const stripe = new Stripe("sk_test_stand_in");
  const stand: StripeServer = {
    url: "",
    customers,
    calls,
    pay(sessionId) {
      const session = sessions.get(sessionId);
      if (session?.status !== "open") throw new Error("This page is not open.");
      session.status = "complete";
      const id = idOf("sub");
      const periodEnd = Math.floor(Date.now() / 1000) + 30 * DAY;
      subscriptions.set(id, {
        ...{ id, customer: session.customer, status: "active", periodEnd, cancelAtPeriodEnd: false },
      });
      return session.successUrl.replace("{CHECKOUT_SESSION_ID}", sessionId);
    },
    change(customerId, change) {
      const found = [...subscriptions.values()].findLast(({ customer }) => customer === customerId);
      if (!found) throw new Error("This customer has no subscription.");
      Object.assign(found, change);
    },
    event(type, customerId, id = idOf("evt")) {
      const object = {
        id: idOf("obj"),
        object: type.split(".").slice(0, -1).join("."),
        customer: customerId,
      };
      const body = JSON.stringify({ id, object: "event", type, data: { object } });
      return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret }) };
    },
    beforeAnswer: () => {},
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  stand.url = origin();
  return stand;
}
