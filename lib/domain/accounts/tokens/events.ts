import { z } from "zod";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { isMeant, mailPerson } from "@/lib/domain/profiles/notifications/mail-person";
import { settings } from "@/lib/platform/settings/settings";
import { tokenExpiryMail } from "./mails/token-expiry";
import { readTokenExpiry } from "./queries";

/** A person hears of their own token, and everybody who may rotate it of a company's. */
export const tokenExpiryMailJob = job({
  name: "tokens.expiryMail",
  queue: "mail",
  payload: z.object({ id: z.uuid(), userId: z.uuid().optional() }),
  run: async (context) => {
    const { id, userId: only } = context.payload;
    const facts = await execute(context.actor, readTokenExpiry, { id });
    if (!facts) return;
    const { receivers, ...rest } = facts;
    for (const { userId, email: to } of receivers.filter(isMeant(only))) {
      await mailPerson(context, {
        ...{ userId, to, kind: "account_news", key: `token-expiry:${id}:${rest.expiresAt}:${userId}` },
        template: (unsubscribeUrl) =>
          tokenExpiryMail({ ...rest, appUrl: settings().APP_URL, unsubscribeUrl }),
      });
    }
  },
});
