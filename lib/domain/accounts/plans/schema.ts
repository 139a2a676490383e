import { z } from "zod";
import { subscriptionLevels } from "@/db/enums";

const meterSchema = z.object({
  used: z.int().describe("Counted now, from the rows themselves."),
  limit: z.int().nullable().describe("Null where the plan sets none."),
});

const subscriptionSchema = z.object({
  periodEndsAt: z.iso.datetime().nullable().describe("It renews then, unless it ends."),
  endsAt: z.iso.datetime().nullable(),
  pastDue: z.boolean().describe("The last payment failed and is tried again."),
});

export const planSchema = z.object({
  plan: z
    .enum(subscriptionLevels)
    .describe("The plan in effect: premium for everybody while the beta lasts."),
  beta: z.boolean(),
  onSale: z.boolean().describe("Plans are sold here, outside the beta."),
  ofCompany: z.boolean().describe("The plan is the company's and counts for all its members."),
  mayChange: z.boolean().describe("The caller may change the plan and its payment."),
  subscription: subscriptionSchema
    .nullable()
    .describe("The subscription as the payment provider last said; null without one."),
  ownSubscription: subscriptionSchema
    .nullable()
    .describe("One that a member began to pay before they joined the company; null without one."),
  readOnlyAt: z.iso
    .datetime()
    .nullable()
    .describe(
      "Since then the caller, or the newsroom acted for, is over what the plan holds and can be read only.",
    ),
  usage: z.object({
    pitches: meterSchema.describe("Pitches ever sent, by all profiles of a company together."),
    members: meterSchema,
    newsrooms: meterSchema,
    apiCalls: meterSchema.describe(
      "Requests made with API tokens since the 1st of this month (UTC), by all of a company together.",
    ),
  }),
});
export type PlanView = z.output<typeof planSchema>;

const planHolds = z.object({
  name: z.enum(subscriptionLevels),
  label: z.string(),
  monthlyFee: z.int().describe("US dollars a month."),
  pitches: z
    .int()
    .nullable()
    .describe("Pitches that a brand may send in total; null where there is no limit."),
  members: z.int().nullable(),
  newsrooms: z.int().nullable(),
});
export const plansOutput = z.object({ plans: z.array(planHolds), onSale: z.boolean() });

export const checkoutOutput = z.object({
  url: z.url().describe("A page of the payment provider, for the browser to open."),
});

export const portalInput = z.object({
  own: z
    .boolean({ error: "own must be true or false" })
    .optional()
    .describe("The caller's own payment, beside their company's."),
});

const noPayment = "This is no payment of yours.";
export const settleInput = z.object({
  sessionId: z
    .string(noPayment)
    .max(200, noPayment)
    .regex(/^cs_\w+$/, noPayment),
});

export const planMailKinds = ["started", "ending", "renewed", "past_due", "ended", "beta_ended"] as const;
export type PlanMailKind = (typeof planMailKinds)[number];
