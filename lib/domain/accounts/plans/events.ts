import { z } from "zod";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { deleteCustomer } from "@/lib/platform/billing/billing";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { settings } from "@/lib/platform/settings/settings";
import { feeMail } from "./mails/fee-mail";
import { planMail } from "./mails/plan-mail";
import { readPlanMail } from "./queries";
import { planMailKinds } from "./schema";

/** Mails a change of the plan to the account that pays, or to the Admins of the company. */
export const planMailJob = job({
  name: "plans.mail",
  queue: "mail",
  payload: z.object({ customerId: z.uuid(), kind: z.enum(planMailKinds), number: z.int() }),
  run: async ({ payload: { customerId, kind, number }, actor }) => {
    const facts = await execute(actor, readPlanMail, { customerId });
    if (!facts) return;
    const { APP_URL: appUrl } = settings();
    for (const { userId, email, name } of facts.receivers) {
      await sendMail({
        to: email,
        key: `plan-${kind}.${customerId}.${number}.${userId}`,
        template: planMail(kind, { ...facts, name, appUrl }),
      });
    }
  },
});

/** Mails a changed fee, and the day from which it applies to this payer. */
export const feeMailJob = job({
  name: "plans.feeMail",
  queue: "mail",
  payload: z.object({ customerId: z.uuid(), day: z.iso.date(), monthlyFee: z.int() }),
  run: async ({ payload: { customerId, day, monthlyFee }, actor }) => {
    const facts = await execute(actor, readPlanMail, { customerId });
    if (!facts) return;
    const { APP_URL: appUrl } = settings();
    for (const { userId, email, name } of facts.receivers) {
      await sendMail({
        to: email,
        key: `plan-fee.${customerId}.${day}.${userId}`,
        template: feeMail({ name, day, monthlyFee, appUrl }),
      });
    }
  },
});

/** Ends what an erased account pays, and has the provider forget its address. */
export const forgetCustomerJob = job({
  name: "plans.forgetCustomer",
  payload: z.object({ stripeCustomerId: z.string() }),
  run: ({ payload }) => deleteCustomer(payload.stripeCustomerId),
});
