import { and, count, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { memberships, users } from "@/db/schema/accounts";
import { billingCustomers } from "@/db/schema/billing";
import { profiles } from "@/db/schema/profiles";
import { query } from "@/lib/core/operation";
import { countCalls } from "@/lib/domain/accounts/tokens/store";
import { planInEffect } from "@/lib/domain/profiles/companies/plan";
import { mayActFor, memberMay } from "@/lib/domain/profiles/companies/policy";
import type { PlanName } from "@/lib/domain/profiles/companies/rules";
import { sellsPlans } from "@/lib/platform/billing/billing";
import { settings } from "@/lib/platform/settings/settings";
import { plans } from "./rules";
import { planSchema, plansOutput } from "./schema";
import { type Customer, countPitchesSent, countSeats, ofAccount, ofPayer } from "./store";

/** What each plan holds. */
export const listPlans = query({
  name: "plans.list",
  summary: "What each plan holds and costs",
  input: z.object({}),
  output: plansOutput,
  access: { public: "The plan page says the same to everybody." },
  run: () => ({
    onSale: sellsPlans(),
    plans: (Object.keys(plans) as PlanName[]).map((name) => ({ name, ...plans[name] })),
  }),
});

/** Meters of pitches count so far at most. */
const MOST_COUNTED = 10_000;

const toSubscription = (customer: Customer | undefined) =>
  customer?.subscriptionId
    ? {
        periodEndsAt: customer.periodEnd?.toISOString() ?? null,
        endsAt: customer.endsAt?.toISOString() ?? null,
        pastDue: customer.isPastDue,
      }
    : null;

/** The caller's plan, what pays for it, and what is used of it. */
export const readPlan = query({
  name: "plans.read",
  summary: "The caller's plan and what is used of it",
  input: z.object({}),
  output: z.object({ plan: planSchema }),
  access: "signedIn",
  run: async ({ db, actor }) => {
    const { userId, companyId } = actor;
    const beta = settings().BETA;
    const [plan, [customer], [own], pitchesSent, seats, calls] = await Promise.all([
      planInEffect(db, userId),
      db.select().from(billingCustomers).where(ofPayer({ userId, companyId })),
      db.select().from(billingCustomers).where(ofAccount(userId)),
      countPitchesSent(db, actor.profileId, companyId, MOST_COUNTED),
      countSeats(db, companyId),
      countCalls(db, userId, companyId),
    ]);
    const held = plans[plan];
    const mayChange = actor.userType !== "press" && mayActFor(actor, actor, "managePlan");
    return {
      plan: {
        plan,
        beta,
        onSale: sellsPlans(),
        ofCompany: companyId !== null,
        mayChange,
        subscription: toSubscription(customer),
        // Without a company's row, who may change the company's plan takes their own along.
        ownSubscription: companyId && (customer?.companyId || !mayChange) ? toSubscription(own) : null,
        readOnlyAt: actor.readOnlySince?.toISOString() ?? null,
        usage: {
          // Only brands have a quota of pitches.
          pitches: { used: pitchesSent, limit: actor.userType === "brand" ? held.pitches : null },
          members: { used: seats.members, limit: held.members },
          newsrooms: { used: seats.newsrooms, limit: held.newsrooms },
          apiCalls: { used: calls, limit: null },
        },
      },
    };
  },
});

/** Whom a mail about a plan goes to, and what it says; null once the payer is gone. */
export const readPlanMail = query({
  name: "plans.readMail",
  summary: "Whom a mail about a plan goes to",
  input: z.object({ customerId: z.uuid().optional(), companyId: z.uuid().optional() }),
  output: z
    .object({
      receivers: z.array(z.object({ userId: z.uuid(), email: z.string(), name: z.string() })),
      periodEndsAt: z.iso.datetime().nullable(),
      readOnly: z.object({ members: z.int(), newsrooms: z.int() }),
    })
    .nullable(),
  access: "jobs",
  run: async ({ db, input }) => {
    const [customer] = input.customerId
      ? await db.select().from(billingCustomers).where(eq(billingCustomers.id, input.customerId))
      : [];
    const companyId = customer?.companyId ?? input.companyId ?? null;
    const userId = customer?.userId ?? null;
    if (!companyId && !userId) return null;
    const ofCompany = sql`${memberships.companyId} = ${companyId} and ${memberMay(memberships, "managePlan")}`;
    const [receivers, [members], [newsrooms]] = await Promise.all([
      db
        .select({ userId: users.id, email: users.email, name: users.name })
        .from(users)
        .leftJoin(memberships, eq(memberships.userId, users.id))
        .where(and(isNull(users.deletedAt), companyId ? ofCompany : eq(users.id, userId ?? ""))),
      db
        .select({ count: count() })
        .from(memberships)
        .where(and(sql`${memberships.companyId} = ${companyId}`, isNotNull(memberships.readOnlySince))),
      db
        .select({ count: count() })
        .from(profiles)
        .where(and(sql`${profiles.companyId} = ${companyId}`, isNotNull(profiles.readOnlySince))),
    ]);
    return {
      receivers,
      periodEndsAt: (customer?.endsAt ?? customer?.periodEnd)?.toISOString() ?? null,
      readOnly: { members: members?.count ?? 0, newsrooms: newsrooms?.count ?? 0 },
    };
  },
});
