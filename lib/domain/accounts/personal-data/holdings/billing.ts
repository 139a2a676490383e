import { sql } from "drizzle-orm";
import { billingCustomers, billingEvents } from "@/db/schema/billing";
import { holding } from "./holding";

export const billingHoldings = [
  holding({
    table: billingCustomers,
    purpose: "payments",
    copies: [
      {
        file: "plan",
        about: "Your subscription, or your company's, as the payment provider last said.",
        of: ({ userId }) => sql`(${billingCustomers.userId} = ${userId} or ${billingCustomers.companyId} in
          (select company_id from memberships where user_id = ${userId}))`,
        gives: [
          ...(["id", "plan", "isPastDue", "periodEnd", "endsAt", "readAt"] as const),
          ...(["feeAnnounced", "createdAt"] as const),
        ],
      },
    ],
    // With these ids one finds the payments at the provider.
    secret: ["stripeCustomerId", "checkoutId", "subscriptionId"],
    technical: ["companyId", "userId", "readsStarted", "readWritten"],
  }),
  holding({
    table: billingEvents,
    purpose: "paymentEvents",
    copies: [],
    technical: ["id", "type", "customerId", "receivedAt"],
  }),
];
