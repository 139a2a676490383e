import { z } from "zod";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { isMeant, mailPerson } from "@/lib/domain/profiles/notifications/mail-person";
import { deleteCustomer } from "@/lib/platform/billing/billing";
import { settings } from "@/lib/platform/settings/settings";
import { feeMail } from "./mails/fee-mail";
import { planMail } from "./mails/plan-mail";
import { readPlanMail } from "./queries";
import { planMailKinds } from "./schema";

/** The one whom it is still owed to, where it waited for the end of their quiet hours. */
const userId = z.uuid().optional();

/** Mails a change of the plan to the account that pays, or to the Admins of the company. */
export const planMailJob = job({
  name: "plans.mail",
  queue: "mail",
  payload: z.object({
    /** The payer, or the company that has none. */
    customerId: z.uuid().optional(),
    companyId: z.uuid().optional(),
    kind: z.enum(planMailKinds),
    number: z.int(),
    userId,
  }),
  run: async (context) => {
    const { customerId, companyId, kind, number, userId: only } = context.payload;
    const facts = await execute(context.actor, readPlanMail, { customerId, companyId });
    if (!facts) return;
    const { APP_URL: appUrl } = settings();
    for (const { userId, email: to, name } of facts.receivers.filter(isMeant(only))) {
      await mailPerson(context, {
        ...{ userId, to, kind: null, key: `plan-${kind}.${customerId ?? companyId}.${number}.${userId}` },
        template: () => planMail(kind, { ...facts, name, appUrl }),
      });
    }
  },
});

/** Mails a changed fee, and the day from which it applies to this payer. */
export const feeMailJob = job({
  name: "plans.feeMail",
  queue: "mail",
  payload: z.object({ customerId: z.uuid(), day: z.iso.date(), monthlyFee: z.int(), userId }),
  run: async (context) => {
    const { customerId, day, monthlyFee, userId: only } = context.payload;
    const facts = await execute(context.actor, readPlanMail, { customerId });
    if (!facts) return;
    const { APP_URL: appUrl } = settings();
    for (const { userId, email: to, name } of facts.receivers.filter(isMeant(only))) {
      await mailPerson(context, {
        ...{ userId, to, kind: null, key: `plan-fee.${customerId}.${day}.${userId}` },
        template: () => feeMail({ name, day, monthlyFee, appUrl }),
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
