import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { companies, subscriptionLevel, users } from "./accounts";
import { createdAt, id, time } from "./columns";

/**
 * Who pays: a company, or an account without one. The provider's customer is made once for the row, and what the row
 * says of the subscription is what the provider said at the last reading.
 */
export const billingCustomers = pgTable(
  "billing_customers",
  {
    id: id(),
    companyId: uuid("company_id")
      .unique()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    stripeCustomerId: text("stripe_customer_id").unique(),
    /** The last page that was opened for a payment. */
    checkoutId: text("checkout_id"),
    subscriptionId: text("subscription_id"),
    plan: subscriptionLevel("plan").notNull().default("basic"),
    isPastDue: boolean("is_past_due").notNull().default(false),
    periodEnd: time("period_end"),
    endsAt: time("ends_at"),
    /** Each reading of the provider takes the next number before it asks, and the highest that was written counts. */
    readsStarted: integer("reads_started").notNull().default(0),
    readWritten: integer("read_written").notNull().default(0),
    readAt: time("read_at"),
    /** The mail about the fee that applies from this day on went out. */
    feeAnnounced: date("fee_announced"),
    createdAt: createdAt(),
  },
  (t) => [
    index("billing_customers_read").on(t.readAt).where(sql`${t.stripeCustomerId} is not null`),
    check("billing_customers_payer", sql`num_nonnulls(${t.companyId}, ${t.userId}) = 1`),
  ],
);

/** An event of the provider is acted on once: its row is written in the transaction that writes its effect. */
export const billingEvents = pgTable(
  "billing_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    customerId: uuid("customer_id").references(() => billingCustomers.id, { onDelete: "cascade" }),
    receivedAt: time("received_at").notNull().default(sql`app_now()`),
  },
  (t) => [index("billing_events_age").on(t.receivedAt)],
);
